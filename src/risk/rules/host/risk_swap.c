/* Exchanging the current game: for tests and tools that hold several games. */
#include "risk.h"

void risk_swap(risk_t *other) {
    risk_t current = risk_game;
    risk_game = *other;
    *other = current;
}
