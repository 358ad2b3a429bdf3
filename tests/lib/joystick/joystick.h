/* joystick: plays with a joystick alone. A function shows a screen; a text says how the joystick moves, one letter for
 * each time that the game waits for input:
 *
 *     U D L R   directions         F   fire         B   second button; spaces are ignored
 *
 * A program that links this must wrap JOYSTICK_WRAPS and the screens it watches (ld --wrap).
 */
#ifndef JOYSTICK_H
#define JOYSTICK_H

#include <stdint.h>

/* Screens of src/frontend to show: the title; the menu and its screens until it returns to the title; the menu
 * until it starts a match. */
void joystick_title(void);
void joystick_menu(void);
void joystick_new_match(void);

/* One result: the screens shown by `show` are reached and left with exactly these moves. */
void joystick_play(const char *name, void (*show)(void), const char *moves);

/* Counts the visits of a screen. */
typedef struct {
    const char *name;
    int entered, left;
} joystick_screen_t;

/* One result for each screen that all games have, and for each of the game's own: it was visited, and left again. */
void joystick_visited(const joystick_screen_t *const own[], unsigned count);

/* So many moves are made without waiting: for screens that read keys without input_read and input_any. */
extern int joystick_eager;

/* Watches one of the game's own screens and forwards the call: JOYSTICK_VOID(hall_show, (uint8_t row), (row)). */
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
