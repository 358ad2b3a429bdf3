/* What becomes of a thing that is noticed: its worth counts. */
#include "judge.h"

int16_t judge_sum;

void judge_note(uint8_t place, uint16_t group) {
    judge_sum += worth_table[group + place];
}
