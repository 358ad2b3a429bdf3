// Plays YM files with ym2149-wasm and writes the sound as WAV: node listen.mjs PACKAGE FILE.ym FILE.wav ...
import { readFileSync, writeFileSync } from "node:fs"
import { pathToFileURL } from "node:url"

const [folder, ...files] = process.argv.slice(2)
const rate = 44100
const { initSync, Ym2149Player } = await import(pathToFileURL(`${folder}/ym2149_wasm.js`).href)
initSync({ module: readFileSync(`${folder}/ym2149_wasm_bg.wasm`) })

function listen(file) {
    const player = new Ym2149Player(readFileSync(file))
    const count = player.frame_count() * (rate / 50)
    player.play()
    const heard = player.generateSamples(count)
    player.free()
    return heard
}

function wav(samples) {
    const bytes = Buffer.alloc(44 + 2 * samples.length)
    bytes.write("RIFF", 0)
    bytes.writeUInt32LE(36 + 2 * samples.length, 4)
    bytes.write("WAVEfmt ", 8)
    bytes.writeUInt32LE(16, 16)
    bytes.writeUInt16LE(1, 20)
    bytes.writeUInt16LE(1, 22)
    bytes.writeUInt32LE(rate, 24)
    bytes.writeUInt32LE(2 * rate, 28)
    bytes.writeUInt16LE(2, 32)
    bytes.writeUInt16LE(16, 34)
    bytes.write("data", 36)
    bytes.writeUInt32LE(2 * samples.length, 40)
    samples.forEach((s, i) => bytes.writeInt16LE(Math.max(-32768, Math.min(32767, Math.round(s * 32767))), 44 + 2 * i))
    return bytes
}

for (let i = 0; i + 1 < files.length; i += 2) writeFileSync(files[i + 1], wav(listen(files[i])))
