/* The state of a running game, for pages_test.c. */
#include "state.h"
#include <string.h>

#include "amsdos.h"
#include "disc_scenarios.h"

enum { PATIENCE = 500, ALL_SHOWN = 300, SCREEN = 0xC000 };

void copy_screen(screen_t *to, const uint8_t *from) {
    for (unsigned y = 0; y < LINES; y++)
        memcpy(to->byte + y * LINE_BYTES, from + (y & 7) * 0x800 + (y >> 3) * LINE_BYTES, LINE_BYTES);
}

static void platform_state(state_t *state) {
    copy_screen(&state->screen, driver_cpc->ram + SCREEN);
    state->sp = cpc_reg(driver_cpc, regSP);
    state->im = cpc_reg(driver_cpc, regIM);
    state->iff = cpc_reg(driver_cpc, regIFF1);
}

static bool next_wait(void) {
    bool good = driver_next_wait();
    scenario_crown();
    return good;
}

bool wait_frames(unsigned frames) {
    while (frames && next_wait())
        frames--;
    return !frames;
}

bool tap(const char *key) {
    driver_press(key, true);
    bool good = wait_frames(4);
    driver_press(key, false);
    return good && wait_frames(4);
}

/* Waits until the person has had to act for so long that all events before have been shown. */
static bool wait_asked(void) {
    for (unsigned frame = 0, acts = 0; acts < ALL_SHOWN; frame++) {
        if (frame == 20 * PATIENCE || !next_wait()) return false;
        acts = scenario_acts() ? acts + 1 : 0;
    }
    return true;
}

bool press_all(char *keys) {
    for (char *key = strtok(keys, " "); key; key = strtok(NULL, " "))
        if (!(strcmp(key, "ASKED") ? tap(key) && wait_frames(A_SCREEN) : wait_asked())) return false;
    return true;
}

/* A frame as the monitor shows it, and the restarts at its beginning: the interrupt vector changes with the zone. */
static bool paint(state_t *state) {
    cpc_paint(driver_cpc, true);
    bool good = driver_next_frame() && driver_next_frame();
    memcpy(state->picture, driver_cpc->beam.image, sizeof state->picture);
    memcpy(state->restarts, driver_cpc->ram, sizeof state->restarts);
    cpc_paint(driver_cpc, false);
    return good && driver_next_wait();
}

bool learn(state_t *state) {
    screen_t now;
    memset(state, 0, sizeof *state);
    if (!wait_frames(150)) return false;
    platform_state(state);
    for (unsigned frame = 0; frame < PATIENCE; frame++) {
        if (!driver_next_wait()) return false;
        copy_screen(&now, driver_cpc->ram + SCREEN);
        for (unsigned i = 0; i < sizeof now; i++)
            state->moving.byte[i] |= now.byte[i] ^ state->screen.byte[i];
    }
    return paint(state);
}

static bool shows(const screen_t *wanted, const screen_t *moving) {
    screen_t now;
    copy_screen(&now, driver_cpc->ram + SCREEN);
    for (unsigned i = 0; i < sizeof now; i++)
        if ((now.byte[i] ^ wanted->byte[i]) & (moving ? ~moving->byte[i] : 0xff)) return false;
    return true;
}

const char *comes(const screen_t *wanted) {
    for (unsigned frame = 0; !shows(wanted, NULL); frame++)
        if (frame == PATIENCE || !next_wait()) return "another screen than the PC draws";
    if (!amsdos.well) return "a call found the machine as the firmware does not want it, or a session changed it";
    return amsdos_is_left() ? NULL : "the machine is not the program's";
}

bool same_picture(const state_t *a, const state_t *b) {
    for (unsigned y = 0; y < BEAM_HEIGHT; y++) {
        unsigned line = y - 41; /* of the screen; a large number above it */
        bool moves = false;
        for (unsigned x = 0; line < LINES && x < LINE_BYTES; x++)
            moves |= a->moving.byte[line * LINE_BYTES + x];
        if (!moves && memcmp(a->picture[y], b->picture[y], BEAM_WIDTH)) return false;
    }
    return true;
}

const char *is_as(const state_t *wanted) {
    static state_t now;
    uint8_t image[13];
    for (unsigned frame = 0; !shows(&wanted->screen, &wanted->moving) || cpc_reg(driver_cpc, regSP) != wanted->sp;
         frame++)
        if (frame == PATIENCE || !next_wait()) return "another screen, or another stack";
    platform_state(&now);
    if (!paint(&now) || !same_picture(wanted, &now)) return "other inks";
    if (memcmp(now.restarts, wanted->restarts, sizeof now.restarts) || now.im != wanted->im || now.iff != wanted->iff)
        return "other interrupts";
    cpc_peek(driver_cpc, cpc_address(driver_cpc, "psg_image"), image, sizeof image);
    if (memcmp(driver_cpc->ppi.psg, image, sizeof image)) return "the sound chip was not told";
    return amsdos.well && amsdos_is_left() ? NULL : "the machine is not the program's";
}
