/* The sound player of the PC: plays the same banks (sound.h) as src/platform/cpc/sound_*.s, and sets the same
 * registers frame by frame, with an independent implementation. */
#include "sound.h"

#include <string.h>

#include "host.h"
#include "internal.h"

enum { VOICES = 3, THIRD = 2, FIRST_NOTE = 4, BACK = 2, CHORD_SECOND = -64, CHORD_THIRD = -63 };
enum { NOISE = 6, MIXER = 7, VOLUME = 8, SAVE_HEADER = 11, MIXER_TONES = 0x38, NO_TONE_C = 4, NO_NOISE_C = 0x20 };

typedef struct {
    uint8_t wait, length, instrument_wanted, soft_wanted, chord_wanted, soft, chord;
    int8_t transpose;
    int note;
    const uint8_t *stream, *path, *back[BACK]; /* NULL: over, silent */
} voice_t;

uint8_t host_psg[HOST_PSG];
static const uint8_t *bank;
static uint16_t tune_wanted, effect_wanted, tune_kind;
static uint8_t limit;
static voice_t voices[VOICES];
static struct {
    const uint8_t *next; /* NULL: none */
    uint16_t rank;
    uint8_t loops, frames, look, volume, fade;
    uint16_t value;
    int8_t glide;
} effect;

void sound_use(const uint8_t *chosen) {
    bank = chosen;
}

void sound_play(uint16_t tune) {
    if (!bank) host_stop("sound_play: no bank is in use");
    tune_wanted = tune;
}

void sound_effect(uint16_t wanted) {
    if (!bank) host_stop("sound_effect: no bank is in use");
    if (wanted >> 8 >= effect_wanted >> 8) effect_wanted = wanted;
}

void sound_stop(void) {
    tune_wanted = effect_wanted = 0;
    memset(voices, 0, sizeof voices);
    memset(&effect, 0, sizeof effect);
}

uint8_t sound_playing(void) {
    return voices[0].stream || tune_wanted;
}

void sound_level(uint8_t level) {
    limit = level;
}

void host_sound_reset(void) {
    sound_stop();
    limit = 0;
    bank = NULL;
    memset(host_psg, 0, sizeof host_psg);
}

/* The lowest octave, C1 to B1, halved as often as the note is higher. */
static uint16_t period_of(int note) {
    static const uint16_t lowest[12] = {1911, 1804, 1703, 1607, 1517, 1432, 1351, 1276, 1204, 1136, 1073, 1012};
    int octave = note / 12;
    if (!octave) return lowest[note];
    return (uint16_t)(((lowest[note % 12] >> (octave - 1)) + 1) >> 1);
}

static const uint8_t *address_at(const uint8_t *place) {
    return bank + (place[0] | place[1] << 8);
}

/* Commands up to the next note. */
static void fetch(voice_t *v) {
    while (v->stream && *v->stream >= SOUND_INSTRUMENT) {
        uint8_t command = *v->stream++;
        if (command < SOUND_LENGTH) {
            v->soft_wanted = (uint8_t)(command - SOUND_INSTRUMENT);
            v->instrument_wanted = *v->stream++;
        } else if (command < SOUND_CALL) {
            v->length = (uint8_t)(command - SOUND_LENGTH + 1);
        } else if (command < SOUND_TRANSPOSE) {
            v->back[1] = v->back[0];
            v->back[0] = v->stream;
            v->stream = address_at(bank + 2 * (command - SOUND_CALL));
        } else if (command == SOUND_TRANSPOSE) {
            v->transpose = (int8_t)*v->stream++;
        } else if (command == SOUND_CHORD) {
            v->chord_wanted = *v->stream++;
        } else if (command == SOUND_RETURN) {
            v->stream = v->back[0];
            v->back[0] = v->back[1];
        } else if (command == SOUND_JUMP) {
            v->stream = address_at(v->stream);
        } else {
            v->stream = NULL;
        }
    }
}

static void strike(voice_t *v) {
    uint8_t what = v->stream ? *v->stream++ : SOUND_REST;
    v->wait = v->length;
    if (what == SOUND_HOLD) return;
    v->path = NULL;
    if (what == SOUND_REST) return;
    v->note = what + v->transpose;
    v->soft = v->soft_wanted;
    v->chord = v->chord_wanted;
    v->path = bank + v->instrument_wanted;
}

/* Sets mixer and envelope for the third voice or the effect; returns the volume. */
static uint8_t loudness(uint8_t look, uint16_t period, uint8_t soft) {
    uint8_t volume = look & 15;
    if (look & SOUND_STEP_MUTE) host_psg[MIXER] |= NO_TONE_C;
    if (!(look & SOUND_STEP_ENVELOPE)) return volume > soft ? (uint8_t)(volume - soft) : 0;
    host_psg[SAVE_HEADER] = (uint8_t)(period >> 4);
    return 16;
}

static void set_tone(int channel, uint16_t period) {
    host_psg[2 * channel] = (uint8_t)period;
    host_psg[2 * channel + 1] = (uint8_t)(period >> 8);
}

static int pitch(const voice_t *v, int8_t byte) {
    int shift = byte >> 1;
    if (byte & 1) return period_of(v->note) + shift;
    if (shift == CHORD_SECOND) shift = v->chord >> 4;
    if (shift == CHORD_THIRD) shift = v->chord & 15;
    return period_of(v->note + shift);
}

static void step(voice_t *v, int channel) {
    host_psg[VOLUME + channel] = 0;
    while (v->path && *v->path & 0x80) {
        uint8_t control = *v->path++;
        if (control >= SOUND_STEP_NOISE) {
            host_psg[NOISE] = control - SOUND_STEP_NOISE;
            host_psg[MIXER] &= (uint8_t)~NO_NOISE_C;
        } else {
            v->path = control == 0x80 ? NULL : v->path - (control & 63);
        }
    }
    if (!v->path) return;
    uint8_t look = *v->path++;
    uint16_t period = (uint16_t)(look & SOUND_STEP_PITCH ? pitch(v, (int8_t)*v->path++) : period_of(v->note));
    uint8_t volume = loudness(look, period, v->soft);
    host_psg[VOLUME + channel] = volume;
    if (volume) set_tone(channel, period);
}

static void start_tune(void) {
    tune_kind = tune_wanted & 0xF000;
    for (int i = 0; i < VOICES; i++) {
        voices[i].stream = bank + (tune_wanted & SOUND_ADDRESS) + 3 * i;
        voices[i].wait = FIRST_NOTE;
        voices[i].path = NULL;
        voices[i].transpose = 0;
    }
    tune_wanted = 0;
}

static void start_effect(void) {
    uint16_t rank = effect_wanted & 0xF000;
    if (rank >= effect.rank) {
        effect.rank = rank;
        effect.next = bank + (effect_wanted & SOUND_ADDRESS);
        effect.loops = 0;
        effect.frames = 1;
    }
    effect_wanted = 0;
}

static void next_segment(void) {
    const uint8_t *at = effect.next;
    while (*at & 0x80) {
        if (!effect.loops) effect.loops = (uint8_t)(at[0] - 0x7F);
        at += 2;
        if (--effect.loops) at -= at[-1];
    }
    if (!*at) {
        memset(&effect, 0, sizeof effect);
        return;
    }
    effect.frames = at[0];
    effect.look = at[1];
    effect.volume = (uint8_t)(at[1] << 4);
    effect.fade = (uint8_t)((at[2] >> 4) * 4 - (at[2] & 0x80 ? 64 : 0));
    effect.value = (uint16_t)((at[2] & 15) << 8 | at[3]);
    effect.glide = (int8_t)at[4];
    effect.next = at + 5;
}

static void play_effect(void) {
    if (effect_wanted) start_effect();
    if (effect.next && !--effect.frames) next_segment();
    if (!effect.next) return;
    uint16_t value = effect.value;
    uint8_t look = (uint8_t)((effect.look & 0xF0) | effect.volume >> 4);
    effect.value = (uint16_t)(effect.value + effect.glide);
    effect.volume = (uint8_t)(effect.volume + effect.fade);
    if (limit >= SOUND_OFF) return;
    host_psg[MIXER] = MIXER_TONES;
    if (look & SOUND_LOOK_NOISE) {
        host_psg[MIXER] &= (uint8_t)~NO_NOISE_C;
        host_psg[NOISE] = (uint8_t)(value & 31);
    }
    host_psg[VOLUME + THIRD] = loudness(look, value, 0);
    set_tone(THIRD, value);
}

void host_sound_frame(void) {
    bool sounds = host_psg[VOLUME] || host_psg[VOLUME + 1] || host_psg[VOLUME + 2];
    if (tune_wanted)
        start_tune();
    else if (!sounds && !voices[0].stream && !effect.next && !effect_wanted)
        return;
    host_psg[MIXER] = MIXER_TONES;
    for (int i = 0; i < VOICES; i++) {
        voice_t *v = voices + i;
        if (!--v->wait)
            strike(v);
        else if (v->wait == i + 1)
            fetch(v);
        step(v, i);
    }
    if (tune_kind >> 8 < limit) memset(host_psg + VOLUME, 0, VOICES);
    play_effect();
}
