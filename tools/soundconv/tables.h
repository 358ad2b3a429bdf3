/* tables: instruments and effects, plain tables beside the tunes. A # begins a comment.
 *
 * instruments.txt: one line each, a name and its steps frame by frame
 *
 *     lead   15 14 13 |: 12 12 12~1 12~1 12 12 12~-1 12~-1
 *     snare  N9:14 N10:11 N12:8 N12:5
 *
 *     12        volume 12                      12+7 12-5   so many semitones higher or lower
 *     12~3      the period 3 longer            12x 12y     the second, the third note of a chord
 *     n9:12     with noise of period 9         N9:12       noise alone
 *     e         the envelope as the volume     E           the envelope alone
 *     12*5      five frames of it              |:          loop from here on; without it, silence follows
 *
 * effects.txt: a line with a name and a priority (1 to 15), and below it, indented, its segments
 *
 *     draw 2
 *         6 noise 20>8 volume 9>3
 *     horn 6
 *         1 tone F4 volume 12
 *         1 tone A4 volume 12
 *         again 5 of 2
 *
 *     6         frames, then:                  volume 9 or 9>3
 *     tone 400  a period, a note, or a glide: tone 400>900, tone C4>C5
 *     noise 20  a noise period, or a glide: noise 20>8; "tone 415 noise": both, and the noise's period is the
 *               tone's modulo 32
 *     buzz 1440 the envelope as the volume; the sound has this period, like a tone; "buzz 1440 tone": both
 *     silence   nothing
 *     again 5 of 2    repeat the last two five times
 */
#ifndef TABLES_H
#define TABLES_H

#include <stdint.h>

#define TABLES_NAME        24
#define TABLES_INSTRUMENTS 32
#define TABLES_EFFECTS     64
#define TABLES_BYTES       250

typedef struct {
    char name[TABLES_NAME];
    uint8_t byte[TABLES_BYTES];
    unsigned bytes;
    unsigned priority; /* of an effect */
    int third_only;    /* an instrument with noise or envelope */
    int tones;         /* steps of an instrument with a pitch, minus those of noise alone: below 0 for a drum */
    int loudest;       /* the volume of its loudest step */
    unsigned frames;   /* of an effect */
    unsigned line;
} sound_t;

typedef struct {
    sound_t sound[TABLES_EFFECTS];
    unsigned sounds;
} table_t;

/* Read from text; end the program at the first error, naming path, line and column. */
void instruments_read(table_t *table, const char *text, const char *path);
void effects_read(table_t *table, const char *text, const char *path);

/* -1: there is none. */
int table_find(const table_t *table, const char *name);

/* The sound chip's period of a note, in semitones from C1, as the players have it. */
unsigned note_period(int note);

#endif
