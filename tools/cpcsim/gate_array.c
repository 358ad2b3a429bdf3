/* The Gate Array. */
#include "gate_array.h"

#include <string.h>

enum { SAFE_LINES = 32 };

void ga_reset(ga_t *ga) {
    *ga = (ga_t){.config = 0x8D, .mode = 1};
    memset(ga->ink, GA_BLACK, sizeof ga->ink);
}

void ga_write(ga_t *ga, uint8_t value) {
    switch (value >> 6) {
    case 0:
        ga->pen = value & 0x10 ? GA_BORDER : value & 0x0F;
        break;
    case 1:
        ga->ink[ga->pen] = value & 0x1F;
        break;
    case 2:
        ga->config = value;
        if (value & 0x10) {
            ga->lines = 0;
            ga->interrupt = false;
        }
        break;
    default:
        break; /* memory banks: a 64 KB machine has none */
    }
}

void ga_take_mode(ga_t *ga) {
    ga->mode = ga->config & 3;
}

void ga_vsync(ga_t *ga) {
    ga->vsync_delay = 2;
}

void ga_hsync_over(ga_t *ga) {
    if (++ga->lines == GA_INTERRUPT_LINES) {
        ga->lines = 0;
        ga->interrupt = true;
    }
    if (ga->vsync_delay && --ga->vsync_delay == 0) {
        if (ga->lines >= SAFE_LINES) ga->interrupt = true;
        ga->lines = 0;
    }
}

/* The next interrupt is at least 32 lines after one that was acknowledged late. */
void ga_acknowledge(ga_t *ga) {
    ga->interrupt = false;
    ga->lines &= 0x1F;
}

/* The pixels of one byte, each `width` half-size pixels; each mode spreads their bits over the byte in its own way. */
static void byte_pens(unsigned mode, uint8_t byte, uint8_t pens[8]) {
    for (unsigned i = 0; i < 8; i++) {
        unsigned b = byte;
        unsigned wide = b << (i / 4); /* modes 0 and 3: two pixels */
        unsigned half = b << (i / 2); /* mode 1: four */
        unsigned two = (wide >> 7 & 1) | (wide >> 2 & 2);
        unsigned four = (wide >> 3 & 4) | (wide << 2 & 8);
        switch (mode) {
        case 0:
            pens[i] = (uint8_t)(two | four);
            break;
        case 1:
            pens[i] = (uint8_t)((half >> 7 & 1) | (half >> 2 & 2));
            break;
        case 2:
            pens[i] = (uint8_t)(b << i >> 7 & 1);
            break;
        default:
            pens[i] = (uint8_t)two;
            break;
        }
    }
}

void ga_pens(unsigned mode, uint8_t left, uint8_t right, uint8_t pens[16]) {
    byte_pens(mode, left, pens);
    byte_pens(mode, right, pens + 8);
}
