/* The state of the match for the screens. */
#include "match_state.h"
#include <string.h>

match_memory_t match_memory;
uint8_t match_skip;

void match_clear(void) {
    memset(&match_memory, 0, sizeof match_memory);
    match_memory.base = NOWHERE;
}
