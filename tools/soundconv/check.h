/* check: checks a tune by rules for singable tunes. The first voice is the melody, with chord names above it; the
 * second has bass and chords; the third is a second voice. A broken rule is reported with its bar. A tune may break a
 * rule on purpose and say why (N:breaks RULE because ...); a reason without a broken rule is reported too.
 *
 *     beats        first beats are chord tones in 85 of 100 bars, or step to one within a beat; 65 of 100 of the time
 *                  is on chord tones
 *     range        at most an octave and a sixth; the highest note is in at most two places of the written tune; the
 *                  average is in the middle third
 *     leaps        55 to 75 of 100 moves are steps, 15 to 30 thirds; after a sixth or more a step back; a seventh or
 *                  tritone only inside a dominant seventh; no two leaps over a fifth in one direction
 *     cadences     every 8 bars end on V, or on I after V (VI once); the tune ends on its tonic
 *     resolution   leading notes over V rise, sevenths fall or stay
 *     answer       bars 1-2 and 5-6 of a part agree in rhythm
 *     motifs       two rhythms of a bar make up 60 of 100 bars of a part; no bar occurs more than three times in a row
 *     contrast     part B differs from part A in three of register, density, mode, rhythm and accompaniment
 *     breaths      a rest or a note of two beats at least every four bars
 *     density      1.5 to 4 notes per bar; no more than three bars of running eighths
 *     bass         on first beats the chord's root, fifth or named bass, and a root where the chord changes; E2 to C4;
 *                  no chord below it
 *     parallels    no three octaves or unisons in a row between voices; no fifths in parallel between melody and bass
 *                  into a cadence
 *     second       apart from reeds and echoes, 70 of 100 of it are thirds and sixths, at least a third below the
 *                  melody, never a second on a beat; the melody does not go below it
 *     apart        the melody is at least a third above bass and chords, the second voice above the bass
 *     volumes      the melody is 2 steps louder than the second voice, the bass 2 steps louder than the chords
 *     accidentals  notes outside the key are in the chord, or lead by a semitone to the next note
 *     form         parts of 4, 8 or 16 bars; a tune that loops has V before the loop
 *
 * Drums have no pitch: rules about the distance of voices do not apply to them.
 */
#ifndef CHECK_H
#define CHECK_H

#include "tables.h"
#include "tune.h"

/* Prints the broken rules, one per line. The table has the instruments that the tune names. */
bool check_tune(const tune_t *tune, const table_t *instruments);

#endif
