// A browser's sound system that plays nothing and keeps everything: what the emulator gives to it is recorded, and its clock goes on with the frames
// of the CPC, so that nothing is lost or late on a slow machine. It stands in for window.AudioContext before an emulator starts.

const FRAME = 0.019968; // seconds

const nothing = () => ({ gain: { value: 1 }, connect() {}, disconnect() {}, setPosition() {}, setOrientation() {} });
const samples = [];
const schedulers = []; // what the emulator would have called 40 times a second
let now = 0;

// Left and right together: of the chip's three channels one is left and one is right.
function bothEars(buffer) {
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
        return { playbackRate: {}, connect() {}, disconnect() {}, stop() {}, start() { samples.push(bothEars(this.buffer)); } };
    }
    async resume() {}
}

window.recorder = {
    install() {
        window.AudioContext = Recorder;
        window.setInterval = (callback) => schedulers.push(callback);
    },
    // A frame of the CPC has gone by.
    step() {
        now += FRAME;
        for (const schedule of schedulers) schedule();
    },
    // What was heard since the last time: samples from -1 to 1, as bytes in base64.
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
