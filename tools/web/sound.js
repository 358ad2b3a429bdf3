// A volume switch between the emulator and the loudspeaker: every connection to the loudspeaker goes through it.

const switches = new Map();
let silent = false;

const { connect } = AudioNode.prototype;
AudioNode.prototype.connect = function (to, ...rest) {
    if (!(to instanceof AudioDestinationNode) || switches.get(to) === this) return connect.call(this, to, ...rest);
    if (!switches.has(to)) {
        const gain = to.context.createGain();
        switches.set(to, gain);
        gain.gain.value = silent ? 0 : 1;
        gain.connect(to);
    }
    return connect.call(this, switches.get(to), ...rest);
};

export function mute(quiet) {
    silent = quiet;
    for (const gain of switches.values()) gain.gain.value = quiet ? 0 : 1;
}
