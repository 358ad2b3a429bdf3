#include "video.h"

static const uint16_t powers[5] = {10000, 1000, 100, 10, 1};
static char digits[6];

/* By subtraction: the Z80 does not divide. */
const char *video_number(uint16_t value) FASTCALL {
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
