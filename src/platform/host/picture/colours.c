/* The 27 colours of the CPC. */
#include "colours.h"

#include <assert.h>

static const uint8_t level[3] = {0x00, 0x80, 0xFF};

/* Gate Array number of each firmware number. */
static const uint8_t gate_array[COLOURS] = {20, 4,  21, 28, 24, 29, 12, 5,  13, 22, 6,  23, 30, 0,
                                            31, 14, 7,  15, 18, 2,  19, 26, 25, 27, 10, 3,  11};

/* Five Gate Array numbers repeat colours that have another number too. */
static const struct { uint8_t number, colour; } repeated[] = {{1, 13}, {8, 7}, {9, 25}, {16, 1}, {17, 19}};

uint32_t colour_rgb(unsigned number) {
    assert(number < COLOURS);
    uint32_t blue = level[number % 3], red = level[number / 3 % 3], green = level[number / 9];
    return red << 16 | green << 8 | blue;
}

static int level_of(uint32_t channel) {
    switch (channel) {
    case 0x00:
        return 0;
    case 0x7F:
    case 0x80:
        return 1;
    case 0xFF:
        return 2;
    default:
        return -1;
    }
}

int colour_from_rgb(uint32_t rgb) {
    int red = level_of(rgb >> 16 & 255), green = level_of(rgb >> 8 & 255), blue = level_of(rgb & 255);
    if (red < 0 || green < 0 || blue < 0) return -1;
    return green * 9 + red * 3 + blue;
}

uint8_t colour_to_gate_array(unsigned number) {
    assert(number < COLOURS);
    return (uint8_t)(0x40 | gate_array[number]);
}

unsigned colour_from_gate_array(uint8_t command) {
    unsigned number = command & 31;
    for (unsigned i = 0; i < sizeof repeated / sizeof *repeated; i++)
        if (repeated[i].number == number) return repeated[i].colour;
    for (unsigned i = 0; i < COLOURS; i++)
        if (gate_array[i] == number) return i;
    assert(!"every Gate Array number is in one of the tables");
    return 0;
}
