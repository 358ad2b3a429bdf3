/* Measures cpctelera's routines and ours in the same simulated CPC: bench CPCTELERA GAME.ihx JUKEBOX.ihx
 *
 * CPCTELERA.ihx and .noi are linked from a checkout. Prints the NOPs of one call each, from its first instruction to
 * the end of its RET, without passing arguments; the ratio is ours to theirs.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "load.h"
#include "pictures.h"
#include "sounds.h"
#include "z80.h"

enum { STACK = 0xBF00, DATA = 0x6000, SCREEN = 0xC000, LETTERS = 5, FRAMES = 600 };

typedef struct {
    uint64_t worst, total;
} frames_t;

static void line(const char *what, uint64_t ours, const char *name, uint64_t theirs) {
    printf("# cpctelera.%s %llu ours, %llu %s, ratio %.3f\n", what, (unsigned long long)ours,
           (unsigned long long)theirs, name, (double)ours / (double)theirs);
}

/* A call in SDCC's older convention, which cpctelera uses: all arguments on the stack. */
static uint64_t call(cpc_t *cpc, const char *name, const uint8_t *arguments, size_t count) {
    cpc_call_t there = {.address = cpc_address(cpc, name), .sp = STACK};
    cpc_poke(cpc, STACK, arguments, count);
    if (cpc_call(cpc, &there) != CPC_RETURNED) {
        fprintf(stderr, "cpctelera: %s\n", cpc->problem);
        exit(1);
    }
    return there.nops;
}
#define CALL(cpc, name, ...) call(cpc, name, (const uint8_t[]){__VA_ARGS__}, sizeof((const uint8_t[]){__VA_ARGS__}))
#define WORD(value)          (value) & 0xFF, (value) >> 8

static void picture(z80_t *ours, cpc_t *theirs) {
    z80_draw(ours, PICTURE_CARD_25, VIDEO_AT(0, 0)); /* unpacks it */
    z80_draw(ours, PICTURE_CARD_25, VIDEO_AT(0, 0));
    line("picture", ours->nops, "cpct_drawSprite", CALL(theirs, "cpct_drawSprite", WORD(DATA), WORD(SCREEN), 10, 56));
}

static void text(z80_t *ours, cpc_t *theirs) {
    static const char *const names[] = {"cpct_drawStringM1_f", "cpct_drawStringM1"};
    static const uint8_t letters[] = "OOOOO", none[] = "";
    z80_pens(ours, 1, 0);
    z80_text(ours, 0, "");
    uint64_t empty = ours->nops;
    z80_text(ours, 0, (const char *)letters);
    uint64_t a_letter = (ours->nops - empty) / LETTERS;
    for (int i = 0; i < 2; i++) {
        cpc_poke(theirs, DATA, none, sizeof none);
        empty = CALL(theirs, names[i], WORD(DATA), WORD(SCREEN), 1, 0);
        cpc_poke(theirs, DATA, letters, sizeof letters);
        line("letter", a_letter, names[i], (CALL(theirs, names[i], WORD(DATA), WORD(SCREEN), 1, 0) - empty) / LETTERS);
    }
}

static void keys(z80_t *ours, cpc_t *theirs) {
    z80_call(ours, "matrix_scan", (cpc_call_t){0});
    line("keys", ours->nops, "cpct_scanKeyboard_f", CALL(theirs, "cpct_scanKeyboard_f", 0));
    line("keys", ours->nops, "cpct_scanKeyboard", CALL(theirs, "cpct_scanKeyboard", 0));
}

static void clear(z80_t *ours, cpc_t *theirs) {
    z80_clear(ours, VIDEO_MIX(1, 2));
    line("clear", ours->nops, "cpct_memset_f64", CALL(theirs, "cpct_memset_f64", WORD(SCREEN), WORD(0), WORD(0x4000)));
}

/* A song for the Arkos player: every sixth frame each voice plays a note with an arpeggio of three steps, like our
 * title tune. All addresses in it are absolute. */
static void write_song(cpc_t *cpc) {
    enum {
        INSTRUMENTS = DATA + 12,
        SILENCE = INSTRUMENTS + 4,
        LEAD = SILENCE + 6,
        LINKER = LEAD + 11,
        ENTRY = LINKER + 6
    };
    enum { WAIT = ENTRY + 10, TRACK = WAIT + 1, FIRST = 48, LINES = 16 };
    enum { NOTE_AND_INSTRUMENT = 0x61, RESTART = 0x0D, ARPEGGIO = 0x40 };
    const uint8_t song[] = {'A',
                            'T',
                            '1',
                            '0',
                            1,
                            0,
                            0,
                            0,
                            0,
                            6,
                            WORD(LINKER - INSTRUMENTS), /* six frames per line */
                            WORD(SILENCE),
                            WORD(LEAD), /* instruments */
                            1,
                            0,
                            0,
                            RESTART,
                            WORD(SILENCE + 2), /* speed, no envelope, volume 0 */
                            1,
                            0,
                            ARPEGGIO | 15 << 2,
                            0,
                            ARPEGGIO | 13 << 2,
                            4,
                            ARPEGGIO | 12 << 2,
                            7,
                            RESTART,
                            WORD(LEAD + 2),
                            LINES,
                            0,
                            0,
                            0,
                            WORD(WAIT), /* the first pattern */
                            0,
                            WORD(TRACK),
                            WORD(TRACK),
                            WORD(TRACK),
                            1,
                            WORD(ENTRY), /* and loop */
                            0,           /* no special track */
                            (FIRST + 33) << 1,
                            NOTE_AND_INSTRUMENT,
                            1};
    uint8_t notes[LINES];
    for (int i = 0; i < LINES; i++)
        notes[i] = (uint8_t)((FIRST - 20 + i) << 1 | 1);
    cpc_poke(cpc, DATA, song, sizeof song);
    cpc_poke(cpc, DATA + sizeof song, notes, sizeof notes);
}

static void add(frames_t *cost, uint64_t nops) {
    cost->total += nops;
    if (nops > cost->worst) cost->worst = nops;
}

static void music(z80_t *ours, cpc_t *theirs) {
    frames_t mine = {0}, arkos = {0};
    uint16_t bank = cpc_address(ours->cpc, "bank");
    cpc_poke(ours->cpc, bank, GAME_SOUNDS, sizeof GAME_SOUNDS);
    z80_call(ours, "sound_use", (cpc_call_t){.hl = bank});
    z80_call(ours, "sound_play", (cpc_call_t){.hl = TUNE_TITLE});
    write_song(theirs);
    CALL(theirs, "cpct_akp_musicInit", WORD(DATA));
    for (int i = 0; i < FRAMES; i++) {
        z80_call(ours, "sound_frame", (cpc_call_t){0});
        add(&mine, ours->nops);
        add(&arkos, CALL(theirs, "cpct_akp_musicPlay", 0));
    }
    line("music.mean", mine.total / FRAMES, "cpct_akp_musicPlay", arkos.total / FRAMES);
    line("music.worst", mine.worst, "cpct_akp_musicPlay", arkos.worst);
}

int main(int count, char **words) {
    char path[256];
    if (count != 4) return 2;
    z80_t game = z80_open(words[2]), jukebox = z80_open(words[3]);
    cpc_t *theirs = cpc_new();
    snprintf(path, sizeof path, "%s.ihx", words[1]);
    bool loaded = load_file(theirs, path, 0);
    snprintf(path, sizeof path, "%s.noi", words[1]);
    if (!loaded || !symbols_load(&theirs->symbols, path, theirs->problem)) {
        fprintf(stderr, "cpctelera: %s\n", theirs->problem);
        return 1;
    }
    cpc_poke(theirs, 0x0038, &(uint8_t){0xC9}, 1); /* some routines enable interrupts at their end: a RET for them */
    picture(&game, theirs);
    text(&game, theirs);
    keys(&game, theirs);
    clear(&game, theirs);
    music(&jukebox, theirs);
    cpc_free(theirs);
    z80_close(&game);
    z80_close(&jukebox);
    return 0;
}
