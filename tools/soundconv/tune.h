/* tune: a tune as it is heard: three voices of notes, repeats expanded, with chord names and parts. abc.c reads it
 * from ABC notation, encode.c converts it to bytes, check.c checks it. */
#ifndef TUNE_H
#define TUNE_H

#include <stdbool.h>
#include <stdint.h>

#define TUNE_VOICES   3
#define TUNE_NOTES    2000
#define TUNE_MARKS    1000
#define TUNE_NAME     24
#define TUNE_NAMES    32
#define TUNE_BREAKS   16
#define TUNE_TEXT     200
#define TUNE_WHOLE    384 /* ticks of a whole note: a quarter is 96, a triplet of eighths three times 32 */
#define TUNE_QUARTER  (TUNE_WHOLE / 4)
#define TUNE_RATE     50 /* frames of a second */
#define TUNE_SHORTEST 4  /* minimum frames of a note: the player reads up to three frames ahead */

typedef struct {
    int start, length; /* ticks */
    int frame, frames;
    int note;          /* semitones from C1, the lowest of a chord; -1: a rest */
    int second, third; /* semitones above it; 0: it is a note alone */
    int instrument;    /* index in tune_t.name */
    int soft;          /* steps softer */
    int bar;           /* from 0 */
    unsigned line, column;
} note_t;

/* A chord by name: the harmony from here on. */
typedef struct {
    int start;
    int root;       /* 0 C to 11 B */
    unsigned tones; /* bit n: n semitones above the root belong to it */
    int bass;       /* of C/G: G; else the root */
    bool minor, seventh;
    unsigned line, column;
} harmony_t;

typedef struct {
    int start;
    char name[TUNE_NAME];
} part_t;

typedef struct {
    note_t note[TUNE_NOTES];
    int notes;
    int end; /* ticks */
    int end_frame;
} voice_t;

typedef struct {
    char path[TUNE_TEXT], title[TUNE_TEXT];
    bool signal;     /* N:signal: it counts as an effect */
    int beats, beat; /* of a bar; ticks of a beat */
    int key;         /* 0 C to 11 B */
    bool minor;
    int quarter;          /* frames of a quarter at the start */
    int loop, loop_frame; /* where it loops to at its end, in ticks; -1: it ends there */
    voice_t voice[TUNE_VOICES];
    int bars;
    int bar_frame[TUNE_MARKS]; /* the frame in which each begins */
    harmony_t harmony[TUNE_MARKS];
    int harmonies;
    part_t part[TUNE_MARKS];
    int parts;
    char name[TUNE_NAMES][TUNE_NAME]; /* of instruments */
    int names;
    struct {
        char rule[TUNE_NAME], why[TUNE_TEXT];
    } breaks[TUNE_BREAKS]; /* rules of the checker that it breaks on purpose */
    int broken;
} tune_t;

/* Ticks of a bar. */
static inline int tune_bar(const tune_t *tune) {
    return tune->beats * tune->beat;
}

/* Reads a tune in a subset of ABC 2.1 (see abc.c). Ends the program at the first error, naming path, line and
 * column. */
void abc_read(tune_t *tune, const char *text, const char *path);

#endif
