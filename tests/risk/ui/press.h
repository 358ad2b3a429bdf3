/* press: somebody at the keys in place of a script, who presses one every other frame. For programs linked with
 * --wrap=keys_hit and --wrap=keys_typed.
 *
 *     void press_choose(void) { press.hit = KEY_FIRE; }      the test's: what is pressed now; nothing yet
 */
#ifndef PRESS_H
#define PRESS_H

#include <stdint.h>

typedef struct {
    uint16_t frame;
    uint8_t hit; /* KEY_… */
    char typed;
} press_t;
extern press_t press;

void press_choose(void);

#endif
