/*  Whole games through the screens, key by key: games DISC. A player presses random keys, mostly SPACE. Every move that
    the screens make is legal, has the same result as by the rules alone, and leads to a valid game; whenever a person
    is asked, the board on the screen equals a fresh drawing. */
#include <string.h>

#include "audio.h"
#include "validate.h"
#include "host.h"
#include "keys.h"
#include "board.h"
#include "pick.h"
#include "press.h"
#include "screens.h"
#include "settings.h"
#include "tap.h"
#include "video.h"
#include "map_view.h"

static uint32_t state;
static unsigned moves, illegal, astray, faults, asked, stale, out_of_reach;

static unsigned chance(unsigned below) {
    state = state * 1664525 + 1013904223;
    return (state >> 8) % below;
}

/* ---- the keys ---- */

void press_choose(void) {
    static const uint8_t keys[] = {KEY_FIRE,  KEY_FIRE, KEY_FIRE, KEY_FIRE,  KEY_LEFT,
                                   KEY_RIGHT, KEY_UP,   KEY_DOWN, KEY_RETURN};
    static const char letters[] = "HLTVMX0123";
    if (!chance(300))
        press.typed = letters[chance(sizeof letters - 1)];
    else
        press.hit = chance(60) ? keys[chance(sizeof keys)] : KEY_ESC;
}

/* ---- the checks ---- */

static risk_t twin; /* the same game by the rules alone */

uint8_t __real_risk_new(uint8_t players, uint8_t options, uint32_t seed, risk_events_t *events);
uint8_t __wrap_risk_new(uint8_t players, uint8_t options, uint32_t seed, risk_events_t *events);

uint8_t __wrap_risk_new(uint8_t players, uint8_t options, uint32_t seed, risk_events_t *events) {
    uint8_t made = __real_risk_new(players, options, seed, events);
    twin = risk_game;
    return made;
}

risk_reason_t __real_risk_apply(const risk_move_t *move, risk_events_t *events);
risk_reason_t __wrap_risk_apply(const risk_move_t *move, risk_events_t *events);

risk_reason_t __wrap_risk_apply(const risk_move_t *move, risk_events_t *events) {
    static risk_events_t others;
    moves++;
    if (move->verb == RISK_ABANDON && chance(8)) { /* else few games would be played to their end */
        events->count = 0;
        return REASON_NONE;
    }
    risk_swap(&twin);
    __real_risk_apply(move, &others);
    risk_swap(&twin);
    risk_reason_t reason = __real_risk_apply(move, events);
    illegal += reason != REASON_NONE;
    astray += memcmp(&twin, &risk_game, sizeof twin) ||
              memcmp(others.list, events->list, others.count * sizeof *others.list) || others.count != events->count;
    faults += risk_validate() != VALID;
    return reason;
}

static int board_differs(const uint8_t *a, const uint8_t *b) {
    for (int y = VIDEO_ZONE(1); y < VIDEO_ZONE(4); y++) {
        int line = (y & 7) * 0x800 + (y >> 3) * VIDEO_WIDTH;
        if (memcmp(a + line, b + line, VIDEO_WIDTH)) return 1;
    }
    return 0;
}

uint8_t __real_pick_territory(const risk_mask_t *among);
uint8_t __wrap_pick_territory(const risk_mask_t *among);

uint8_t __wrap_pick_territory(const risk_mask_t *among) {
    static uint8_t shown[HOST_SCREEN_BYTES];
    if (asked++ % 16 == 0) {
        memcpy(shown, host_screen, sizeof shown);
        map_view_draw();
        board_draw_seats();
        if (pick_base != NOWHERE) map_view_light(pick_base, 1); /* the base of an attack is lit */
        stale += (unsigned)board_differs(shown, host_screen);
        memcpy(host_screen, shown, sizeof shown);
    }
    uint8_t t = __real_pick_territory(among);
    out_of_reach += t < TERRITORIES && !MASK_HAS(*among, t);
    return t;
}

/* ---- the games ---- */

static unsigned won, given_up;

static void play(uint8_t players, uint8_t persons, unsigned seed) {
    state = seed;
    host_reset();
    settings_reset();
    settings.players = players;
    settings.pace = PACE_FAST;
    settings.deal = seed & 1;
    settings.defender = seed >> 1 & 1;
    for (uint8_t s = 0; s < players; s++)
        settings.seat[s].kind = (uint8_t)(s < persons ? SEAT_PERSON : SEAT_EASY + (s + seed) % 3);
    audio_apply();
    play_match(MENU_MATCH);
    if (risk_game.winner != NOBODY)
        won++;
    else
        given_up++;
}

int main(int count, char **words) {
    if (count != 2) return 2;
    host_disc(words[1]);
    for (unsigned i = 0; i < 10; i++)
        play((uint8_t)(2 + i % 5), (uint8_t)(1 + i % 2), i);
    ok(won >= 3, "games come to their end: %u won, %u given up, %u moves", won, given_up, moves);
    ok(!illegal, "every move that the screens make is legal (%u were not)", illegal);
    ok(!astray, "every move leads where the rules alone lead (%u did not)", astray);
    ok(!faults, "after every move the game is one that can be (%u were not)", faults);
    ok(!out_of_reach, "only what may be chosen is chosen (%u were not)", out_of_reach);
    ok(!stale, "the board on the screen is the board of the game, %u times looked at (%u were not)", (asked + 15) / 16,
       stale);
    return tap_done();
}
