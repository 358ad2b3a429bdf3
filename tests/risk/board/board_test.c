/*  The map: the PC and the Z80 draw the same bytes, and the cursor reaches every territory.

        board_test BOARD.ihx
*/
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "map_data.h"
#include "card_picture.h"
#include "host.h"
#include "map_cursor.h"
#include "tap.h"
#include "map_view.h"
#include "z80_map_cursor.h"

#define STRIPS 0x5C00 /* where the area is put for the Z80 */

static unsigned random_under(unsigned below) {
    static uint32_t state = 1959;
    state = state * 1664525 + 1013904223;
    return (state >> 8) % below;
}

static void same(const z80_t *z, const char *sentence) {
    int at = 0;
    while (at < HOST_SCREEN_BYTES && host_screen[at] == z80_screen(z)[at])
        at++;
    if (!ok(at == HOST_SCREEN_BYTES, "%s", sentence))
        printf("# &%04X: PC %02X, CPC %02X\n", 0xC000 + at, host_screen[at], z80_screen(z)[at]);
}

/* One strip of any form that stays on the screen. */
static size_t any_strip(uint8_t *bytes) {
    int y = (int)random_under(VIDEO_HEIGHT), left = (int)random_under(2 * VIDEO_WIDTH), height = 1;
    int end = left + 1 + (int)random_under((unsigned)(2 * VIDEO_WIDTH - left));
    uint8_t *to = bytes + 4;
    bytes[0] = (uint8_t)y;
    bytes[1] = (uint8_t)left;
    bytes[2] = (uint8_t)end;
    for (int wanted = (int)random_under(60); y + height < VIDEO_HEIGHT && height < wanted; height++) {
        int new_left, new_end;
        do {
            new_left = left + (int)random_under(2 * VIDEO_AREA_STEP) - VIDEO_AREA_STEP;
            new_end = end + (int)random_under(2 * VIDEO_AREA_STEP) - VIDEO_AREA_STEP;
        } while (new_left < 0 || new_left >= new_end || new_end > 2 * VIDEO_WIDTH);
        *to++ = (uint8_t)((new_left - left + VIDEO_AREA_STEP) << 4 | (new_end - end + VIDEO_AREA_STEP));
        left = new_left;
        end = new_end;
    }
    bytes[3] = (uint8_t)height;
    return (size_t)(to - bytes);
}

static void test_areas(z80_t *z) {
    for (int i = 0; i < 200; i++) {
        uint8_t bytes[400];
        uint16_t paint = (uint16_t)random_under(0x10000);
        size_t size = any_strip(bytes);
        size += any_strip(bytes + size);
        bytes[size++] = VIDEO_AREA_END;
        video_area(bytes, paint);
        cpc_poke(z->cpc, STRIPS, bytes, size);
        z80_call(z, "video_area", (cpc_call_t){.hl = STRIPS, .de = paint});
    }
    same(z, "areas of any outline are painted alike");
}

static void any_game(z80_t *z, int free_too) {
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        risk_game.owner[t] = (uint8_t)random_under(free_too ? PLAYERS_MAX + 1 : PLAYERS_MAX);
        if (risk_game.owner[t] == PLAYERS_MAX) risk_game.owner[t] = NOBODY;
        risk_game.armies[t] = (uint16_t)random_under(random_under(2) ? 12 : 110);
    }
    cpc_poke(z->cpc, cpc_address(z->cpc, "risk_game"), &risk_game, sizeof risk_game);
}

static void test_map(z80_t *z) {
    for (int i = 0; i < 5; i++) {
        any_game(z, 1);
        map_view_draw();
        z80_call(z, "map_view_draw", (cpc_call_t){0});
    }
    same(z, "the board is drawn alike, whoever holds what");
    for (int i = 0; i < 100; i++) {
        uint8_t t = (uint8_t)random_under(TERRITORIES), lit = (uint8_t)random_under(2);
        if (i % 10 == 0) any_game(z, 1);
        map_view_light(t, lit);
        z80_call(z, "map_view_light", (cpc_call_t){.af = (uint16_t)(t << 8), .hl = lit});
    }
    same(z, "territories are drawn alike, lit and plain");
}

/* Title and presentation: they neither use nor change the game. */
static void test_continents(z80_t *z) {
    for (uint8_t coloured = 0; coloured < 2; coloured++) {
        any_game(z, 1);
        risk_t before = risk_game;
        map_view_draw_continents(coloured);
        z80_call(z, "map_view_draw_continents", (cpc_call_t){.af = (uint16_t)(coloured << 8)});
        ok(!memcmp(&before, &risk_game, sizeof before), "the map without a game changes none");
        same(z, coloured ? "continents are drawn alike" : "free land is drawn alike");
    }
}

static void test_cards(z80_t *z) {
    any_game(z, 0);
    for (uint8_t card = 0; card < CARDS; card++) {
        uint16_t at = VIDEO_AT(random_under(VIDEO_WIDTH - CARD_WIDTH + 1),
                               35 + random_under(VIDEO_HEIGHT - 35 - CARD_HEIGHT + 1));
        uint16_t owners = (uint16_t)(cpc_address(z->cpc, "risk_game") + offsetof(risk_t, owner));
        card_picture_draw(card, risk_game.owner, at);
        cpc_poke(z->cpc, STACK, (const uint8_t[]){(uint8_t)at, (uint8_t)(at >> 8)}, 2);
        z80_call(z, "card_picture_draw", (cpc_call_t){.af = (uint16_t)(card << 8), .de = owners, .sp = STACK});
    }
    same(z, "cards are drawn alike");
}

/* Drawing stays inside its area: with the armies gone and back again the board is as it was. */
static void test_again(z80_t *z) {
    static uint8_t before[HOST_SCREEN_BYTES];
    any_game(z, 1);
    map_view_draw();
    memcpy(before, host_screen, sizeof before);
    risk_t table = risk_game;
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        risk_game.owner[t] = (uint8_t)(t % PLAYERS_MAX);
        risk_game.armies[t] = 88;
        map_view_light(t, 1);
    }
    risk_game = table;
    for (uint8_t t = 0; t < TERRITORIES; t++)
        map_view_territory(t);
    ok(!memcmp(before, host_screen, sizeof before),
       "a territory can be painted over and over, and nothing else changes");
}

/* ---- the cursor ---- */

/* How many of them can be reached from one of them. */
static int reached(const risk_mask_t *among, uint8_t from) {
    uint8_t found[TERRITORIES] = {from}, seen[TERRITORIES] = {0};
    int count = 1;
    seen[from] = 1;
    for (int i = 0; i < count; i++)
        for (uint8_t direction = MAP_CURSOR_LEFT; direction <= MAP_CURSOR_DOWN; direction++) {
            uint8_t to = map_cursor_move(found[i], direction, among);
            if (!MASK_HAS(*among, to)) return -1;
            if (!seen[to]) found[count++] = to;
            seen[to] = 1;
        }
    return count;
}

static int walk(const risk_mask_t *among) {
    int count = 0;
    for (uint8_t t = 0; t < TERRITORIES; t++)
        count += MASK_HAS(*among, t);
    for (uint8_t t = 0; t < TERRITORIES; t++)
        if (MASK_HAS(*among, t) && reached(among, t) != count) return 0;
    return 1;
}

static int diagonals(void) {
    int count = 0;
    for (int a = 0; a < TERRITORIES; a++)
        for (int b = 0; b < a; b++)
            count += abs(board_across[a] - board_across[b]) == abs(board_down[a] - board_down[b]);
    return count;
}

static risk_mask_t any_mask(void) {
    risk_mask_t mask = {{0}};
    unsigned share = 1 + random_under(8); /* of nine */
    for (uint8_t t = 0; t < TERRITORIES; t++)
        if (random_under(9) < share) mask.in[t >> 3] |= (uint8_t)(1 << (t & 7));
    return mask;
}

static void test_cursor(z80_t *z) {
    risk_mask_t mask;
    ok(!diagonals(), "no two places lie exactly diagonal to each other, as the cursor needs it");
    memset(&mask, 0xff, sizeof mask);
    mask.in[5] = 3;
    ok(walk(&mask), "the cursor comes from every territory to every other one");
    int failures = 0;
    for (int i = 0; i < 5000; i++) {
        mask = any_mask();
        failures += !walk(&mask);
    }
    ok(!failures, "and so it does among any of them (5000 choices, %d failed)", failures);
    ok(map_cursor_move(WESTERN_EUROPE, MAP_CURSOR_RIGHT, &(risk_mask_t){{0}}) == WESTERN_EUROPE,
       "where there is no other it stays");
    failures = 0;
    for (int i = 0; i < 500; i++) {
        mask = any_mask();
        uint8_t from = (uint8_t)random_under(TERRITORIES), direction = (uint8_t)random_under(4);
        failures += map_cursor_move(from, direction, &mask) != z80_map_cursor(z, from, direction, &mask);
    }
    ok(!failures, "the Z80 goes the same ways (%d others)", failures);
}

int main(int count, char **words) {
    if (count != 2) return 2;
    z80_t z = z80_open(words[1]);
    z80_call(&z, "restarts_swap", (cpc_call_t){0}); /* as cpc_init.s does */
    host_reset();
    z80_call(&z, "video_clear", (cpc_call_t){0});
    test_areas(&z);
    test_map(&z);
    test_continents(&z);
    test_cards(&z);
    test_again(&z);
    test_cursor(&z);
    z80_close(&z);
    return tap_done();
}
