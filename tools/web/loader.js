// Brings the files that a game needs: from the web server, or, where the page was opened from a folder, from scripts.
// A browser does not let a local page read other files, but it runs scripts beside it: local/<file>.js (written by
// tools/web/mkpage.mjs) holds the file, packed by gzip, in base64.
//
//     loadFile("cap32_libretro.wasm.gz", (bytes) => …)     its contents, unpacked; the function hears of its progress

const GZIP = [0x1f, 0x8b];

// For sentences to the visitor: `kind` is a key of the page's texts.
export class Problem extends Error {
    constructor(kind, detail) {
        super(`${kind}: ${detail}`);
        this.kind = kind;
    }
}

export function loadScript(address) {
    return new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = address;
        script.onload = resolve;
        script.onerror = () => reject(new Problem("missing", address));
        document.head.append(script);
    });
}

async function unpack(bytes) {
    if (!GZIP.every((byte, i) => bytes[i] === byte)) return bytes; // the server has unpacked it
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function loadLocal(name) {
    await loadScript(`local/${name}.js`);
    const letters = atob(window.localFiles[name]);
    delete window.localFiles[name];
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

async function fetchBytes(name, progress) {
    const answer = await fetch(name).catch((error) => { throw new Problem("missing", `${name}: ${error.message}`); });
    if (!answer.ok) throw new Problem("missing", `${name}: ${answer.status} ${answer.statusText}`);
    const parts = [];
    for (const reader = answer.body.getReader(); ; ) {
        const { done, value } = await reader.read();
        if (done) break;
        parts.push(value);
        progress(value.length);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export async function loadFile(name, progress = () => {}) {
    if (!("DecompressionStream" in window)) throw new Problem("old", "no DecompressionStream");
    return unpack(await (location.protocol === "file:" ? loadLocal(name) : fetchBytes(name, progress)));
}
