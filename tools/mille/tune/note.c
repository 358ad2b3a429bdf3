/* Adds up and counts: stands in for src/mille/bot/note.c. */
#include "note.h"

int16_t judge_sum;
double *note_times, note_factor;

void judge_note(uint8_t place, uint16_t group) {
    judge_sum = (int16_t)(judge_sum + worth_table[group + place]);
    if (note_times) note_times[group + place] += note_factor;
}
