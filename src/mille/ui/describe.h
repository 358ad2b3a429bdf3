#ifndef DESCRIBE_H
#define DESCRIBE_H
/*  What a card does, in one sentence that stands until the next call of word(). */
#include <stdint.h>

char *describe_card(uint8_t card);

#endif
