/* A number as text. */
#include "number_text.h"

static const uint16_t powers[5] = {10000, 1000, 100, 10, 1};
static char digits[6];

/* By subtraction: the Z80 has no division. */
const char *number_text(uint16_t value) FASTCALL {
    char *end = digits;
    uint8_t i;
    for (i = 0; i < 5; i++) {
        char digit = '0';
        while (value >= powers[i]) {
            value -= powers[i];
            digit++;
        }
        if (digit != '0' || end != digits || i == 4) *end++ = digit;
    }
    *end = 0;
    return digits;
}
