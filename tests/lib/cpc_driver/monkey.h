/* monkey: runs a game's own binary with random keys.
 *
 *     static const monkey_t monkey = {keys, sizeof keys / sizeof *keys, 1959, choose, is_sound, look};
 *     monkey_run(&monkey, 200000);           prints the results that every game has
 */
#ifndef MONKEY_H
#define MONKEY_H

#include <stdbool.h>
#include "random.h"

typedef struct {
    const char *const *keys; /* one of them is chosen at random … */
    unsigned count;
    uint16_t seed;
    const char *(*choose)(const char *key, random_t *dice); /* … or the game's own choice instead */
    bool (*is_sound)(void);                                 /* Is the game in memory a possible one? */
    void (*look)(void);                                     /* after each key */
} monkey_t;

void monkey_run(const monkey_t *monkey, uint32_t frames);

#endif
