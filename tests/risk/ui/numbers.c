/*  Territories and cards by their numbers: what is typed, what is picked, and the reason for those that may not be. */
#include <stdio.h>
#include <string.h>

#include "audio.h"
#include "dialogue.h"
#include "host.h"
#include "pick.h"
#include "screens.h"
#include "settings.h"
#include "tap.h"
#include "words.h"

static void begin(const char *script) {
    host_reset();
    host_limit(1000);
    host_script_text(script, "numbers");
    audio_apply();
}

static uint8_t ask(const char *script, const risk_mask_t *among) {
    begin(script);
    return pick_territory(among);
}

/* Alaska (01), Peru (11) and Japan (35) may be picked. The cursor is moved to Alaska first. */
static uint8_t pick(const char *script) {
    static const risk_mask_t alaska = {.in = {1 << ALASKA}};
    risk_mask_t among = alaska;
    among.in[PERU >> 3] |= 1 << (PERU & 7);
    among.in[JAPAN >> 3] |= 1 << (JAPAN & 7);
    ask("1 tap ESC\n", &alaska);
    return ask(script, &among);
}

/* The text in the line of answers. */
static char answer[80];
void __real_dialogue_say(uint8_t line, const char *text);
void __wrap_dialogue_say(uint8_t line, const char *text);
void __wrap_dialogue_say(uint8_t line, const char *text) {
    if (line == DIALOGUE_ANSWERS && *text) snprintf(answer, sizeof answer, "%s", text);
    __real_dialogue_say(line, text);
}

/* Types the number of every territory that may not be picked, and one that none has: is the reason the one that the
   rules have for that move? Where the base of a move is asked, the rules are asked about each of its neighbours. */
static bool is_explained(uint8_t phase, uint8_t verb, uint8_t base) {
    risk_mask_t among;
    unsigned refused = 0;
    risk_game.phase = phase;
    pick_base = base;
    if (base == NOWHERE)
        risk_choices(&among);
    else
        risk_targets(base, &among);
    for (uint8_t t = 0; t <= TERRITORIES; t++) {
        char script[40];
        bool right = false;
        if (t < TERRITORIES && MASK_HAS(among, t)) continue;
        snprintf(script, sizeof script, "5 type %02u\n40 tap ESC\n", t + 1);
        ask(script, &among);
        refused++;
        risk_move_t move = {.verb = verb, .a = base == NOWHERE ? t : base, .b = t, .n = 1};
        for (const uint8_t *near = t < TERRITORIES ? map_neighbours[t] : (const uint8_t[]){0, NOWHERE};
             *near != NOWHERE; near++) {
            if (base == NOWHERE) move.b = *near;
            risk_reason_t reason = risk_check(&move);
            uint8_t key = (uint8_t)(WORD_REASON_NO_TERRITORY + reason - REASON_NO_TERRITORY);
            bool alone = base == NOWHERE && verb != RISK_CLAIM && t < TERRITORIES &&
                         risk_game.owner[t] == risk_game.seat && risk_game.armies[t] > 1;
            right |= !strcmp(answer, word(alone ? WORD_REASON_NO_WAY : key));
        }
        if (!right) {
            printf("# %02u: %s\n", t + 1, answer);
            return false;
        }
    }
    pick_base = NOWHERE;
    return refused > 1;
}

/* Five cards, every fourth of the pack; which of them are handed in? */
static bool trades(const char *script, uint8_t a, uint8_t b, uint8_t c) {
    risk_move_t move;
    risk_game.phase = PHASE_TRADE;
    memset(risk_game.card, IN_PACK, CARDS);
    for (uint8_t i = 0; i < HAND_FULL; i++)
        risk_game.card[4 * i] = risk_game.seat;
    begin(script);
    cards_choose(&move);
    return move.verb == RISK_TRADE && move.a == 4 * a && move.b == 4 * b && move.c == 4 * c && cards_shown == 0;
}

int main(int count, char **words) {
    if (count != 2) return 2;
    host_disc(words[1]);
    risk_events_t events;
    settings_reset();
    risk_new(3, RISK_OPTION_DEAL, 1, &events);
    ok(pick("5 type 35\n40 tap SPACE\n") == JAPAN, "a number leads to its territory");
    ok(pick("5 type 1111\n") == PERU, "typed where the cursor is, it takes it");
    ok(pick("5 type 01\n") == ALASKA, "also at once");
    ok(pick("5 type 12\n40 tap SPACE\n") == ALASKA, "what may not be picked is not led to");
    ok(pick("5 type 00\n30 type 43\n60 type 99\n90 tap SPACE\n") == ALASKA, "no territory, no way");
    ok(pick("5 tap 3\n60 type 35\n90 tap SPACE\n") == JAPAN, "a digit alone is forgotten after half a second");
    ok(pick("5 type 1X35\n50 tap SPACE\n") == JAPAN, "or by a letter");
    ok(pick("5 tap RIGHT\n40 tap LEFT\n60 tap ESC\n") == PICK_BACK, "cursor keys and ESC do what they did");

    risk_game.seat = risk_game.turn = 0;
    for (uint8_t t = 0; t < TERRITORIES; t++)
        risk_game.armies[t] = (uint16_t)(1 + t % 3);
    for (uint8_t t = map_first[AFRICA]; t < map_first[ASIA]; t++)
        risk_game.owner[t] = 0; /* South Africa has own neighbours only */
    ok(is_explained(PHASE_PLACE, RISK_PLACE, NOWHERE), "of a territory where nothing can be placed it is said why");
    ok(is_explained(PHASE_ATTACK, RISK_ATTACK, NOWHERE), "of one that cannot attack");
    ok(is_explained(PHASE_ATTACK, RISK_ATTACK, NORTH_AFRICA), "of one that cannot be attacked from there");
    ok(is_explained(PHASE_MOVE, RISK_FREE, NOWHERE), "of one from which no army can move");
    ok(is_explained(PHASE_MOVE, RISK_FREE, NORTH_AFRICA), "of one to which it cannot move");
    risk_game.owner[PERU] = NOBODY;
    ok(is_explained(PHASE_CLAIM, RISK_CLAIM, NOWHERE), "and of one that is not free");
    ok(trades("5 tap 5\n15 tap SPACE\n25 tap 2\n35 tap SPACE\n45 tap 3\n55 tap SPACE\n", 4, 1, 2),
       "a digit leads to its card");
    ok(trades("5 tap 3\n15 tap 6\n25 tap SPACE\n35 tap 2\n45 tap 0\n55 tap SPACE\n65 tap 5\n75 tap SPACE\n", 2, 1, 4),
       "one that no card has does not");
    return tap_done();
}
