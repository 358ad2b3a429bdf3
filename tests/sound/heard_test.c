/* Compares the tunes on the CPC with abc2midi, which reads the same files: its notes must be ours, to the frame,
 * and the registers of the sound chip must be these notes with their instruments in every frame. test_legal checks
 * register values that must never occur. */
#include <stdlib.h>
#include <string.h>

#include "load.h"
#include "psg_log.h"
#include "sound.h"
#include "sounds.h"
#include "tables.h"
#include "tap.h"
#include "tune.h"
#include "z80.h"

enum { LEAD_IN = 3, MOST = 4000, MIDI_QUARTER = 480, MIDI_GRID = 40, MIDI_C1 = 24, STUCK = 4 * TUNE_RATE };

static const struct {
    uint16_t id;
    const char *path;
} pieces[] = {
#define PIECE(id, path) {id, path},
    SOUNDS_TUNES(PIECE)
#undef PIECE
};
enum { PIECES = sizeof pieces / sizeof *pieces };

static tune_t tune;
static table_t instruments;

static char *text_of(const char *path) {
    size_t length;
    char problem[256];
    char *text = (char *)load_bytes(path, 1 << 20, &length, problem);
    if (text) return text;
    ok(false, "%s", problem);
    exit(1);
}

/* ---- abc2midi's notes, as printed by mftext ---- */

typedef struct {
    int voice, start, end, pitch; /* frames */
} heard_t;

static heard_t heard[3 * MOST];
static int heards;

typedef struct {
    int tick, frame, quarter;
} tempo_t;

static int frame_at(const tempo_t *tempo, int tempos, int tick) {
    int i = tempos - 1;
    while (i && tempo[i].tick > tick)
        i--;
    return tempo[i].frame + (tick - tempo[i].tick) * tempo[i].quarter / MIDI_QUARTER;
}

/* Note-ons are a tick late, and each note of a chord ten more; all begin on a grid of a twelfth of a quarter. */
static void read_midi(const char *path) {
    tempo_t tempo[16] = {{0, 0, 16}};
    int tempos = 0, tick, pitch, micros, voice = -1;
    bool notes_here = false;
    char *text = text_of(path);
    heards = 0;
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        if (sscanf(line, "Time=%d Tempo, microseconds-per-MIDI-quarter-note=%d", &tick, &micros) == 2 && tempos < 16) {
            int quarter = (micros * TUNE_RATE + 500000) / 1000000, frame = tempos ? frame_at(tempo, tempos, tick) : 0;
            tempo[tempos++] = (tempo_t){tick, frame, quarter};
        } else if (!strncmp(line, "Track start", 11)) {
            notes_here = false;
        } else if (sscanf(line, "Time=%d Note on, chan=%*d pitch=%d", &tick, &pitch) == 2 && heards < 3 * MOST) {
            if (!notes_here) voice++;
            notes_here = true;
            int start = frame_at(tempo, tempos, (tick - 1) / MIDI_GRID * MIDI_GRID);
            heard[heards++] = (heard_t){voice, start, -1, pitch - MIDI_C1};
        } else if (sscanf(line, "Time=%d Note off, chan=%*d pitch=%d", &tick, &pitch) == 2) {
            for (int i = heards - 1; i >= 0; i--)
                if (heard[i].pitch == pitch - MIDI_C1 && heard[i].end < 0 && heard[i].voice == voice) {
                    heard[i].end = frame_at(tempo, tempos, tick);
                    break;
                }
        }
    }
    free(text);
}

static bool was_heard(int voice, const note_t *n, int pitch) {
    for (int i = 0; i < heards; i++)
        if (heard[i].voice == voice && heard[i].start == n->frame && heard[i].end == n->frame + n->frames &&
            heard[i].pitch == pitch) {
            heard[i].voice = -1; /* each once */
            return true;
        }
    return false;
}

static void test_opinion(const char *name) {
    int notes = 0, missing = 0, bar = 0;
    for (int v = 0; v < TUNE_VOICES; v++)
        for (int i = 0; i < tune.voice[v].notes; i++) {
            const note_t *n = &tune.voice[v].note[i];
            if (n->note < 0) continue;
            int pitches[3] = {n->note, n->note + n->second, n->note + n->third}, count = !n->second              ? 1
                                                                                         : n->second == n->third ? 2
                                                                                                                 : 3;
            for (int k = 0; k < count; k++) {
                notes++;
                if (!was_heard(v, n, pitches[k])) missing++, bar = bar ? bar : n->bar + 1;
            }
        }
    ok(!missing && notes == heards,
       "%s: abc2midi hears the same %d notes (it heard %d; %d of ours are not among them, first in bar %d)", name,
       notes, heards, missing, bar);
}

/* ---- the notes with their instruments, frame by frame ---- */

typedef struct {
    int volume, period, noise, envelope; /* noise and envelope: -1 if there is none */
    bool tone;
} state_t;

static state_t expected[TUNE_VOICES][MOST];

static void expect_note(state_t *s, const note_t *n) {
    const sound_t *instrument = &instruments.sound[table_find(&instruments, tune.name[n->instrument])];
    const uint8_t *path = instrument->byte;
    for (int f = 0; f < n->frames; f++) {
        int noise = -1;
        for (; *path & 0x80; path++) {
            if (*path == 0x80) return;
            if (*path >= SOUND_STEP_NOISE)
                noise = *path - SOUND_STEP_NOISE;
            else
                path -= (*path & 63);
        }
        uint8_t look = *path++;
        int volume = (look & 15) - n->soft, pitch = n->note, offset = 0;
        if (look & SOUND_STEP_PITCH) {
            int byte = (int8_t)*path++;
            if (byte & 1)
                offset = byte >> 1;
            else
                pitch += byte >> 1 == -64 ? n->second : byte >> 1 == -63 ? n->third : byte >> 1;
        }
        s[n->frame + f] =
            (state_t){volume > 0 ? volume : 0, (int)note_period(pitch) + offset, noise, -1, !(look & SOUND_STEP_MUTE)};
    }
}

static void expect_tune(void) {
    memset(expected, 0, sizeof expected);
    for (int v = 0; v < TUNE_VOICES; v++)
        for (int i = 0; i < tune.voice[v].notes; i++)
            if (tune.voice[v].note[i].note >= 0) expect_note(expected[v], &tune.voice[v].note[i]);
}

static bool as_expected(const uint8_t *psg, int frame) {
    for (int v = 0; v < TUNE_VOICES; v++) {
        const state_t *s = &expected[v][frame];
        int period = psg[2 * v] | psg[2 * v + 1] << 8;
        if (psg[8 + v] != s->volume) return false;
        if (!s->volume) continue;
        if (s->tone && (period != s->period || psg[7] & 1 << v)) return false;
        if (s->noise >= 0 && (psg[6] != s->noise || psg[7] & 8 << v)) return false;
        if (s->noise < 0 && !(psg[7] & 8 << v)) return false;
    }
    return true;
}

/* ---- the CPC plays ---- */

static void play(z80_t *z, uint16_t id, int frames, psg_log_t *log) {
    uint8_t ask[2] = {(uint8_t)id, (uint8_t)(id >> 8)};
    cpc_run_to_frame(z->cpc, z->cpc->beam.frames + 1);
    cpc_poke(z->cpc, cpc_address(z->cpc, "tune_asked"), ask, 2);
    psg_log_start(log, z->cpc);
    cpc_run_to_frame(z->cpc, z->cpc->beam.frames + (uint32_t)frames);
    psg_log_stop(log);
}

static void test_frames(const psg_log_t *log, const char *name) {
    int end = tune.voice[0].end_frame, turn = tune.loop < 0 ? 0 : end - tune.loop_frame, wrong = -1;
    for (int f = 0; f < (int)log->frames - LEAD_IN && wrong < 0; f++) {
        int frame = f;
        if (turn)
            while (frame >= end)
                frame -= turn;
        if (!as_expected(log->frame[LEAD_IN + f], frame < MOST ? frame : MOST - 1)) wrong = f;
    }
    ok(wrong < 0, "%s: in every one of %u frames the chip has these notes and instruments%s (first difference: %d)",
       name, log->frames, turn ? ", the loop among them" : ", and silence after the end", wrong);
}

static void test_legal(const psg_log_t *log, const char *name) {
    int mixer = 0, volume = 0, low = 0, stuck = 0, row[TUNE_VOICES] = {0};
    for (unsigned f = 0; f < log->frames; f++) {
        const uint8_t *psg = log->frame[f];
        mixer += (psg[7] & 0xC0) != 0;
        for (int v = 0; v < TUNE_VOICES; v++) {
            int period = psg[2 * v] | psg[2 * v + 1] << 8;
            volume += psg[8 + v] > 16;
            low += psg[8 + v] && !(psg[7] & 1 << v) && (period < 16 || period > 4095);
            bool same = f && psg[8 + v] && !memcmp(psg + 2 * v, log->frame[f - 1] + 2 * v, 2) &&
                        psg[8 + v] == log->frame[f - 1][8 + v];
            row[v] = same ? row[v] + 1 : 0;
            stuck += row[v] > STUCK;
        }
    }
    ok(!mixer && !volume && !low && !stuck,
       "%s: mixer and volumes are legal, no pitch below the grid, no note is stuck", name);
}

static void test_piece(z80_t *z, int i, const char *midi) {
    const char *slash = strrchr(pieces[i].path, '/');
    char *text = text_of(pieces[i].path);
    abc_read(&tune, text, pieces[i].path);
    free(text);
    read_midi(midi);
    test_opinion(slash + 1);
    expect_tune();
    psg_log_t log;
    int end = tune.voice[0].end_frame;
    play(z, pieces[i].id, tune.loop < 0 ? end + 60 : 2 * end, &log);
    test_frames(&log, slash + 1);
    test_legal(&log, slash + 1);
    psg_log_free(&log);
}

int main(int count, char **words) {
    if (count != 3 + PIECES) return 2;
    z80_t z = z80_open(words[1]);
    char *text = text_of(words[2]);
    instruments_read(&instruments, text, words[2]);
    free(text);
    cpc_set_reg(z.cpc, regPC, 0x0040);
    cpc_run_to_frame(z.cpc, 5);
    cpc_poke(z.cpc, cpc_address(z.cpc, "bank"), GAME_SOUNDS, sizeof GAME_SOUNDS);
    for (int i = 0; i < PIECES; i++)
        test_piece(&z, i, words[3 + i]);
    z80_close(&z);
    return tap_done();
}
