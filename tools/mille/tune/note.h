/* The tuner's own note.c: a thing noticed is not only added up but also counted. */
#ifndef NOTE_H
#define NOTE_H

#include "judge.h"

extern double *note_times; /* where things are counted, WORTH_COUNT of them, or NULL */
extern double note_factor; /* how much one counts */

#endif
