/* Judges a tune by what makes tunes singable: the first voice is the melody, with the chords' names over it, the second
 * has bass and chords, the third a second voice. A rule that is broken is told with the bar; a tune may break one on
 * purpose and says why (N:breaks RULE because ...), and one that says so without breaking it is told, too.
 *
 *     beats        first beats are chord tones in 85 of 100 bars, or step to one within a beat; 65 of 100 of the time is
 *                  on chord tones
 *     range        an octave and a sixth at most; the highest note stands in at most two places of the written tune; the
 *                  average is in the middle third
 *     leaps        55 to 75 of 100 moves are steps, 15 to 30 thirds; after a sixth or more a step back; no seventh or
 *                  tritone but inside a dominant seventh; no two leaps over a fifth in one direction
 *     cadences     every 8 bars end on V, or on I after V (VI once); the tune ends on its tonic
 *     resolution   leading notes over V rise, sevenths fall or stay
 *     answer       bars 1-2 and 5-6 of a part agree in rhythm
 *     motifs       two rhythms of a bar make up 60 of 100 bars of a part; no bar comes more than three times in a row
 *     contrast     part B differs from part A in three of register, density, mode, rhythm and accompaniment
 *     breaths      a rest or a note of two beats at least every four bars
 *     density      1.5 to 4 notes a bar; no more than three bars of running eighths
 *     bass         on first beats the chord's root, fifth or named bass, and a root where the chord changes; E2 to C4; no
 *                  chord below it
 *     parallels    no three octaves or unisons in a row between voices; no fifths in parallel between melody and bass
 *                  into a cadence
 *     second       reeds and echoes apart, 70 of 100 of it are thirds and sixths, a third below the melody or more,
 *                  never a second on a beat; the melody does not come down to it
 *     apart        the melody is a third above bass and chords or more, the second voice above the bass
 *     volumes      the melody is 2 steps louder than the second voice, the bass 2 steps louder than the chords
 *     accidentals  notes outside the key are in the chord, or lead by a semitone to the next note
 *     form         parts of 4, 8 or 16 bars; a tune that comes back has V before it
 *
 * Drums have no pitch: what keeps voices apart is not for them.
 */
#ifndef CHECK_H
#define CHECK_H

#include "tables.h"
#include "tune.h"

/* Prints what is wrong, a line each. The instruments that the tune names are in the table. */
bool check_tune(const tune_t *tune, const table_t *instruments);

#endif
