/* Positions of the territories for the cursor. */
#include <stdlib.h>

#include "atlas.h"

/* Lines as a measure of length: a pixel is almost two lines wide. The offset keeps all numbers positive when a
 * position is shifted. */
#define DOWN(line) ((line)*6 / 11 + 8)

static int is_diagonal(const uint8_t *across, const uint8_t *down, int count, int y) {
    for (int i = 0; i < count; i++)
        if (abs(across[i] - across[count]) == abs(down[i] - y)) return 1;
    return 0;
}

void atlas_places(const atlas_t *atlas, uint8_t across[TERRITORIES], uint8_t down[TERRITORIES]) {
    for (int i = 0; i < TERRITORIES; i++) {
        int y = DOWN(atlas->territory[i].y);
        across[i] = (uint8_t)atlas->territory[i].x;
        for (int step = 1; is_diagonal(across, down, i, y); step++) /* 1 down, 1 up, 2 down … */
            y += step & 1 ? step : -step;
        down[i] = (uint8_t)y;
    }
}
