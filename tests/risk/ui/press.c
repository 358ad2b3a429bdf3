/* One press every other frame. */
#include "press.h"
#include "clock.h"

press_t press;
uint8_t __wrap_keys_hit(void);
char __wrap_keys_typed(void);

static void look(void) {
    if (press.frame == clock_frames()) return;
    press = (press_t){.frame = clock_frames()};
    if (!(press.frame & 1)) press_choose();
}

uint8_t __wrap_keys_hit(void) {
    look();
    return press.hit;
}

char __wrap_keys_typed(void) {
    look();
    return press.typed;
}
