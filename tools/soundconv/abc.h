#ifndef ABC_H
#define ABC_H
/*  What stands in an ABC file, before repeats are played out: abc.c reads it, abc_play.c plays it. */
#include "tune.h"

#define ABC_TOKENS 4000

typedef enum { NOTE, BAR, ENDING, REPEAT_START, REPEAT_END, INSTRUMENT, SOLO_LOOP, HARMONY, PART, TEMPO } abc_kind_t;

typedef struct {
    abc_kind_t kind;
    int note, second, third, length; /* of a note */
    int value, value2, soft;         /* number of an ending, frames of a quarter, index of an instrument, a harmony's */
    bool tied, uneven;               /* in a triplet, lengths need not be whole frames */
    char name[TUNE_NAME];
    harmony_t harmony;
    unsigned line, column;
} abc_token_t;

typedef struct {
    tune_t *tune;
    const char *path, *at, *line_start;
    unsigned line;
    int unit; /* ticks of the unit length, L: */
    int sharps;
    bool key_known, metre_known, in_body;
    int voice;
    struct {
        abc_token_t token[ABC_TOKENS];
        int tokens;
        int accidental[12 * 10]; /* by letter and octave, in this bar; NONE: as the key says */
    } voices[TUNE_VOICES];
} abc_t;

/* Ends the program with a message that names the file and the place. */
_Noreturn void abc_wrong_at(const abc_t *r, unsigned line, unsigned column, const char *what, const char *detail);

/* Fills r->tune with what is heard. */
void abc_play(abc_t *r);

#endif
