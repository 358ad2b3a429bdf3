/* pick: a territory, by the cursor on the board; a number; an answer. Over all of them the keys for help work. */
#ifndef PICK_H
#define PICK_H

#include "risk.h"

enum { PICK_BACK = 0xfe, PICK_AGAIN = 0xff }; /* ESC; the screen was drawn anew: the question must be put again */

/* Where an attack or a free move comes from, while its target is asked: rivals tell their odds; else NOWHERE. */
extern uint8_t pick_base;
extern uint8_t pick_ten; /* 1: it was taken with RETURN */

/* One of these territories, or PICK_… The cursor starts where it was last. A territory's number, 01 to 42 in the order of map.h, leads
   to it; typed where the cursor is, it takes it: so a finger on the page's board chooses, and once more takes. Of one that may not be
   picked the answers' line says why, and the event's whose it is and how many armies stand there. */
uint8_t pick_territory(const risk_mask_t *among);

/* A number from low to high, shown in the word's place {1}; 0 for ESC. low is not 0. */
uint16_t pick_number(uint8_t question, const risk_range_t *range, uint16_t start);

/* One of some words: its place, or PICK_… */
uint8_t pick_word(const uint8_t *words, uint8_t count, uint8_t start);

#endif
