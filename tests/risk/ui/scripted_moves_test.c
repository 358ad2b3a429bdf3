/*  Whole games by a player who intends a move and presses the keys for it: scripted_moves DISC. The screens make the
    intended move. He knows what is asked of him, where the cursor must be and what the keys are for, but nothing of
    what the screens make of them. */
#include <string.h>

#include "audio.h"
#include "host.h"
#include "keys.h"
#include "board.h"
#include "match_state.h"
#include "hotseat.h"
#include "pick.h"
#include "press.h"
#include "random_player.h"
#include "bot.h"
#include "screens.h"
#include "settings.h"
#include "tap.h"
#include "words.h"

#define MANY 10 /* armies that RETURN places, and ↑ adds */

static random_t chance;
static unsigned meant[RISK_VERBS], others, moves;
static risk_move_t intent;
static unsigned intent_of = ~0u; /* the move it is for */

/* Half of the moves are those of the machine player, so that games end; the others are random. */
static void make_up_mind(void) {
    if (intent_of == moves) return;
    intent_of = moves;
    if (random_below(&chance, 2)) {
        bot_advice_t advice;
        bot_look(&bot_view);
        bot_think(&bot_view, RISK_BOT_EASY, &advice);
        intent = advice.move;
    } else {
        random_player_move(&chance, &intent);
    }
    if (intent.verb == RISK_TRADE && risk_cards(risk_game.seat) < HAND_FULL && random_below(&chance, 2))
        intent.verb = RISK_KEEP;
    if (intent.verb == RISK_PLACE) { /* one by one, or ten at once */
        intent.n = 1;
        if (random_below(&chance, 2)) intent.n = risk_game.pool < MANY ? risk_game.pool : MANY;
    }
}

/* ---- the questions ---- */

static enum { NOTHING, TERRITORY, WORD, NUMBER, SET } question;
static uint8_t typed_digits, picked, count, chosen;
static uint16_t number;
static const uint8_t *words;

uint8_t __real_pick_territory(const risk_mask_t *among);
uint8_t __wrap_pick_territory(const risk_mask_t *among);
uint16_t __real_pick_number(uint8_t key, const risk_range_t *between, uint16_t start);
uint16_t __wrap_pick_number(uint8_t key, const risk_range_t *between, uint16_t start);
uint8_t __real_pick_word(const uint8_t *of, uint8_t how_many, uint8_t start);
uint8_t __wrap_pick_word(const uint8_t *of, uint8_t how_many, uint8_t start);
uint8_t __real_cards_choose(risk_move_t *move);
uint8_t __wrap_cards_choose(risk_move_t *move);

uint8_t __wrap_pick_territory(const risk_mask_t *among) {
    make_up_mind();
    typed_digits = 0;
    question = TERRITORY;
    uint8_t t = __real_pick_territory(among);
    question = NOTHING;
    return t;
}

uint16_t __wrap_pick_number(uint8_t key, const risk_range_t *between, uint16_t start) {
    make_up_mind();
    number = start;
    question = NUMBER;
    uint16_t n = __real_pick_number(key, between, start);
    question = NOTHING;
    return n;
}

uint8_t __wrap_pick_word(const uint8_t *of, uint8_t how_many, uint8_t start) {
    make_up_mind();
    words = of;
    count = how_many;
    picked = start;
    question = WORD;
    uint8_t word = __real_pick_word(of, how_many, start);
    question = NOTHING;
    return word;
}

uint8_t __wrap_cards_choose(risk_move_t *move) {
    make_up_mind();
    picked = chosen = 0;
    question = SET;
    uint8_t done = __real_cards_choose(move);
    question = NOTHING;
    return done;
}

/* ---- the keys ---- */

static void press_for_territory(void) {
    uint8_t goal = pick_base == NOWHERE ? intent.a : intent.b;
    if (intent.verb == RISK_STOP || intent.verb == RISK_STAY || (pick_base != NOWHERE && pick_base != intent.a)) {
        press.hit = KEY_ESC; /* also if the territory taken last is proposed as a base, but another one is meant */
    } else if (pick_at == goal) {
        press.hit = intent.verb == RISK_PLACE && intent.n > 1 ? KEY_RETURN : KEY_FIRE;
    } else if (typed_digits++ == 0) {
        press.typed = (char)('0' + (goal + 1) / 10);
    } else {
        press.typed = (char)('0' + (goal + 1) % 10);
    }
}

static void press_for_word(void) {
    uint8_t goal = 0; /* WORD_DONE */
    if (words[0] == WORD_DICE_1) goal = (uint8_t)(intent.n - 1);
    if (words[0] == WORD_DICE_ALL) {
        if (intent.verb != RISK_ATTACK || intent.a != match_memory.base || intent.b != match_memory.target) {
            press.hit = KEY_ESC; /* another battle */
            return;
        }
        goal = (uint8_t)(intent.n + 1);
    }
    press.hit = picked == goal ? KEY_FIRE : KEY_RIGHT;
    picked = (uint8_t)((picked + 1) % count);
}

static void press_for_number(void) {
    if (number == intent.n) {
        press.hit = KEY_FIRE;
    } else if (number < intent.n) {
        press.hit = intent.n - number < MANY ? KEY_RIGHT : KEY_UP;
        number = (uint16_t)(number + (press.hit == KEY_UP ? MANY : 1));
    } else {
        press.hit = number - intent.n < MANY ? KEY_LEFT : KEY_DOWN;
        number = (uint16_t)(number - (press.hit == KEY_DOWN ? MANY : 1));
    }
}

/* The cards are shown in order, and picked in the order of the move. */
static void press_for_set(void) {
    const uint8_t cards[3] = {intent.a, intent.b, intent.c};
    uint8_t goal = 0;
    if (intent.verb == RISK_KEEP) {
        press.hit = KEY_ESC;
        return;
    }
    for (uint8_t card = 0; card < cards[chosen]; card++)
        if (risk_game.card[card] == risk_game.seat) goal++;
    press.hit = picked == goal ? KEY_FIRE : KEY_RIGHT;
    if (picked == goal)
        chosen = (uint8_t)((chosen + 1) % 3);
    else
        picked = (uint8_t)((picked + 1) % risk_cards(risk_game.seat));
}

void press_choose(void) {
    static void (*const press_for[])(void) = {
        [TERRITORY] = press_for_territory, [WORD] = press_for_word, [NUMBER] = press_for_number, [SET] = press_for_set};
    if (question == NOTHING)
        press.hit = KEY_FIRE;
    else
        press_for[question]();
}

/* ---- the check ---- */

/* The fields of a move that its verb uses. */
enum { A = 1, B = 2, C = 4, N = 8 };
static const uint8_t parts[RISK_VERBS] = {
    [RISK_CLAIM] = A,          [RISK_DEPLOY] = A, [RISK_TRADE] = A | B | C, [RISK_PLACE] = A | N,
    [RISK_ATTACK] = A | B | N, [RISK_DEFEND] = N, [RISK_ADVANCE] = N,       [RISK_FREE] = A | B | N};

static int differs(const risk_move_t *a, const risk_move_t *b) {
    uint8_t has = parts[a->verb];
    return a->verb != b->verb || (has & A && a->a != b->a) || (has & B && a->b != b->b) || (has & C && a->c != b->c) ||
           (has & N && a->n != b->n);
}

risk_reason_t __real_risk_apply(const risk_move_t *move, risk_events_t *events);
risk_reason_t __wrap_risk_apply(const risk_move_t *move, risk_events_t *events);

risk_reason_t __wrap_risk_apply(const risk_move_t *move, risk_events_t *events) {
    if (hotseat_is_person(risk_game.seat)) {
        int wrong = intent_of != moves || differs(&intent, move);
        if (wrong && !others)
            printf("# phase %d: meant %d %d %d %d %d, made %d %d %d %d %d\n", risk_game.phase, intent.verb, intent.a,
                   intent.b, intent.c, intent.n, move->verb, move->a, move->b, move->c, move->n);
        others += (unsigned)wrong;
        meant[move->verb]++;
    }
    moves++;
    return __real_risk_apply(move, events);
}

/* ---- the games ---- */

static unsigned won;

static void play(uint8_t players, uint8_t persons, unsigned seed) {
    random_seed(&chance, seed);
    host_reset();
    settings_reset();
    settings.players = players;
    settings.pace = PACE_FAST;
    settings.deal = seed & 1;
    settings.defender = 1;
    for (uint8_t s = 0; s < players; s++)
        settings.seat[s].kind = (uint8_t)(s < persons ? SEAT_PERSON : SEAT_EASY + (s + seed) % 3);
    audio_apply();
    play_match(MENU_MATCH);
    won += risk_game.winner != NOBODY;
}

int main(int argc, char **arguments) {
    static const char *const verbs[RISK_VERBS] = {"claim",  "deploy",  "trade", "keep", "place", "attack",
                                                  "defend", "advance", "stop",  "free", "stay"};
    if (argc != 2) return 2;
    host_disc(arguments[1]);
    for (unsigned i = 0; i < 6; i++)
        play((uint8_t)(2 + i % 5), (uint8_t)(1 + i % 2), i);
    ok(won == 6, "six games come to their end in %u moves", moves);
    ok(!others, "every move made is the one meant (%u were not)", others);
    for (int verb = 0; verb < RISK_ABANDON; verb++)
        ok(meant[verb] > 0, "%s was meant %u times", verbs[verb], meant[verb]);
    return tap_done();
}
