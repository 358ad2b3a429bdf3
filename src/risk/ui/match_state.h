/* match_state: what the screens remember of the match besides risk_game. */
#ifndef MATCH_STATE_H
#define MATCH_STATE_H

#include "match_file.h"

extern match_memory_t match_memory; /* saved with the game */
extern uint8_t match_skip;          /* 1: events are shown without pauses until a person is asked */

/* A new game begins: nothing is remembered. */
void match_clear(void);

#endif
