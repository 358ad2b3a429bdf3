/* stick: a player who has a joystick and nothing else. A screen is shown by a function; the stick moves as a text says, a letter for each time
 * the game waits for it, however long that takes to come:
 *
 *     U D L R   the directions         F   the button         B   the second button; spaces are for the reader
 *
 * Whoever links this wraps JOYSTICK_WRAPS and the screens that it watches.
 */
#ifndef JOYSTICK_H
#define JOYSTICK_H

#include <stdint.h>

/* Screens of src/frontend, to be shown: the title, the menu and what it leads to until it goes back to the title, the menu until it leads to a
 * match. */
void joystick_title(void);
void joystick_menu(void);
void joystick_new_match(void);

/* One result: the screens shown by `show` are reached and left with these moves, and not one too many. */
void joystick_play(const char *name, void (*show)(void), const char *moves);

/* Counts the visits of a screen; joystick_visited tells whether there was one, and it was left again. */
typedef struct {
    const char *name;
    int entered, left;
} joystick_screen_t;
void joystick_visited(const joystick_screen_t *screen);

/* So many moves are made without waiting: for screens that look at keys without input_read and input_any. */
extern int joystick_eager;

/* Watches a screen of the game, and passes the call on: JOYSTICK_VOID(hall_show, (uint8_t row), (row)). */
#define JOYSTICK_WATCH(screen) static joystick_screen_t visits_##screen = {#screen, 0, 0};
#define JOYSTICK_VOID(screen, takes, given)                                                                            \
    JOYSTICK_WATCH(screen)                                                                                             \
    void __real_##screen takes;                                                                                        \
    void __wrap_##screen takes;                                                                                        \
    void __wrap_##screen takes {                                                                                       \
        visits_##screen.entered++;                                                                                     \
        __real_##screen given;                                                                                         \
        visits_##screen.left++;                                                                                        \
    }
#define JOYSTICK_BYTE(screen, takes, given)                                                                            \
    JOYSTICK_WATCH(screen)                                                                                             \
    uint8_t __real_##screen takes;                                                                                     \
    uint8_t __wrap_##screen takes;                                                                                     \
    uint8_t __wrap_##screen takes {                                                                                    \
        uint8_t result;                                                                                                \
        visits_##screen.entered++;                                                                                     \
        result = __real_##screen given;                                                                                \
        visits_##screen.left++;                                                                                        \
        return result;                                                                                                 \
    }

#endif
