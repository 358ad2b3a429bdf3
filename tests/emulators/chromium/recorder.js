// A replacement for window.AudioContext that records the emulator's sound instead of playing it. Its clock is advanced
// by the frames of the CPC, so nothing is lost or late on a slow machine. It is installed before an emulator starts.

const FRAME = 0.019968; // seconds

const nothing = () => ({ gain: { value: 1 }, connect() {}, disconnect() {}, setPosition() {}, setOrientation() {} });
const samples = [];
const schedulers = []; // functions that the emulator wants called 40 times a second
let now = 0;

// Left and right mixed: one of the chip's three channels is left, one is right.
function mono(buffer) {
    const left = buffer.getChannelData(0), right = buffer.getChannelData(buffer.numberOfChannels - 1);
    return left.map((sample, i) => (sample + right[i]) / 2);
}

class Recorder {
    sampleRate = 44100;
    state = "running";
    destination = nothing();
    listener = nothing();
    createGain = nothing;
    createPanner = nothing;
    get currentTime() {
        return now;
    }
    createBuffer(numberOfChannels, length, sampleRate) {
        return new AudioBuffer({ numberOfChannels, length, sampleRate });
    }
    createBufferSource() {
        return {
            playbackRate: {},
            connect() {},
            disconnect() {},
            stop() {},
            start() {
                samples.push(mono(this.buffer));
            },
        };
    }
    async resume() {}
}

window.recorder = {
    install() {
        window.AudioContext = Recorder;
        window.setInterval = (callback) => schedulers.push(callback);
    },
    // Called after each frame of the CPC.
    step() {
        now += FRAME;
        for (const schedule of schedulers) schedule();
    },
    // The samples since the last call, from -1 to 1, as bytes in base64.
    take() {
        const all = new Float32Array(samples.reduce((length, part) => length + part.length, 0));
        let to = 0;
        for (const part of samples.splice(0)) {
            all.set(part, to);
            to += part.length;
        }
        return emulatorFrame.base64(new Uint8Array(all.buffer));
    },
};
