/* abc: the contents of an ABC file before repeats are expanded. abc.c reads it, abc_play.c expands it. */
#ifndef ABC_H
#define ABC_H

#include <stddef.h>

#include "tune.h"

#define ABC_TOKENS 4000

typedef enum { NOTE, BAR, ENDING, REPEAT_START, REPEAT_END, INSTRUMENT, SOLO_LOOP, HARMONY, PART, TEMPO } abc_kind_t;

typedef struct {
    abc_kind_t kind;
    int note, second, third, length; /* of a note */
    int value, value2, soft;         /* number of an ending, frames of a quarter, index of an instrument or a harmony */
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
        int accidental[12 * 10]; /* by letter and octave, in this bar; NONE: as in the key */
    } voices[TUNE_VOICES];
} abc_t;

enum { ABC_LETTERS = 7 };
extern const int abc_letter_semitone[ABC_LETTERS]; /* A to G */

/* Ends the program with a message that names the file and the place; abc_wrong: the current place. */
_Noreturn void abc_wrong(const abc_t *r, const char *what);
_Noreturn void abc_wrong_at(const abc_t *r, unsigned line, unsigned column, const char *what, const char *detail);

/* Reading from r->at. */
unsigned abc_column(const abc_t *r);
int abc_number(abc_t *r, int least, int most, const char *what);
void abc_skip_blanks(abc_t *r);
void abc_skip_line(abc_t *r);
void abc_rest_of(abc_t *r, char *to, size_t capacity, char end);
abc_token_t *abc_add(abc_t *r, abc_kind_t kind);
int abc_name_index(abc_t *r, const char *name);

/* abc_fields.c */
void abc_read_field(abc_t *r);
int abc_read_tempo(abc_t *r);
void abc_read_part(abc_t *r, char end);
void abc_read_quoted(abc_t *r);

/* Fills r->tune with the notes that are heard. */
void abc_play(abc_t *r);

#endif
