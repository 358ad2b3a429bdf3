/* Presses random keys. */
#include <stdio.h>
#include "cpc_driver.h"
#include "monkey.h"
#include "tap.h"

#define STILL_LIMIT 3000 /* frames of keys after which something must have changed */

void monkey_run(const monkey_t *monkey, uint32_t frames) {
    random_t dice;
    bool good = true, sound = true, alive = true;
    uint64_t print = 0;
    uint32_t changed = 0;
    random_seed(&dice, monkey->seed);
    while (good && sound && alive && driver_cpc->beam.frames < frames) {
        const char *key = monkey->keys[random_below(&dice, (uint8_t)monkey->count)];
        good = driver_press_once(monkey->choose(key, &dice), 1u + random_below(&dice, 8));
        sound = monkey->is_sound();
        monkey->look();
        if (driver_print() != print) {
            print = driver_print();
            changed = driver_cpc->beam.frames;
        }
        alive = driver_cpc->beam.frames - changed < STILL_LIMIT;
    }
    ok(good, "random keys for %u frames: no crash, no forbidden write", (unsigned)driver_cpc->beam.frames);
    ok(sound, "the game in memory is valid after every key");
    ok(alive, "no screen is a dead end");
}
