/* pick: picking a territory with the cursor on the map, a number, or an answer. The help keys work meanwhile. */
#ifndef PICK_H
#define PICK_H

#include "risk.h"

enum { PICK_BACK = 0xfe, PICK_AGAIN = 0xff }; /* ESC; help was shown: the question must be asked again */

/* The base of an attack or a free move while its target is asked for, else NOWHERE: then the odds are shown. */
extern uint8_t pick_base;
extern uint8_t pick_ten; /* 1: it was taken with RETURN */
extern uint8_t pick_at;  /* the territory under the cursor */
/* The cursor starts on this target if the base allows it; NOWHERE: none is advised. */
extern uint8_t pick_target;

/* One of these territories, or PICK_… The cursor starts where it was last, or on the next one to the right. Typing a
 * number, 01 to 42 in the order of map.h, moves the cursor there, or picks the territory if the cursor is there
 * already; the web page types it for a touch. For a territory that may not be picked the line of answers says why not,
 * and the line of events its owner and armies. */
#define PICK_KEYS_X 48 /* column of the help keys, in the line below the map */
uint8_t pick_territory(const risk_mask_t *among);

/* A number of the range, shown as {1} of the question; 0 for ESC. low is not 0. */
uint16_t pick_number(uint8_t question, const risk_range_t *range, uint16_t start);

/* One of these words: its index, or PICK_… */
uint8_t pick_word(const uint8_t *words, uint8_t count, uint8_t start);

#endif
