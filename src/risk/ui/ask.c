/* Asking a person for a move, phase by phase. A question that help has interrupted is asked again. */
#include <string.h>

#include "ask.h"
#include "advice.h"
#include "computer.h"
#include "dialogue.h"
#include "dice.h"
#include "help.h"
#include "input.h"
#include "board.h"
#include "map_view.h"
#include "match_state.h"
#include "pick.h"
#include "event_text.h"
#include "screens.h"
#include "words.h"

#define TEN 10

static risk_move_t asked;
static risk_mask_t mask;
static risk_range_t range;
static uint16_t until; /* attack until this many armies are left; 0: ask after each throw */
static uint8_t to_end; /* 1: the last battle was fought until won, which is proposed for the next one */
/* In set-up: how many more armies a seat puts into the same territory, one per round; BY_MACHINE: all of them, where
 * the machine player thinks best. */
#define BY_MACHINE 0xff
typedef struct {
    uint8_t count, territory;
} more_t;
static more_t more[PLAYERS_MAX], *mine; /* mine: of the seat that is asked */
static uint8_t conquest;                /* the territory taken last, proposed as the next base; else NOWHERE */

void ask_begin(void) {
    pick_base = pick_target = conquest = NOWHERE;
    until = to_end = dice_face[0] = 0;
    asked.verb = RISK_STOP;
    memset(more, 0, sizeof more);
}

uint8_t ask_leave(void) {
    static const uint8_t answers[2] = {WORD_NO, WORD_YES};
    dialogue_say(DIALOGUE_QUESTION, word(WORD_SURE));
    return pick_word(answers, 2, 0) == 1;
}

/* ESC with nothing to go back to: true if the attacks or the game are to end. In set-up the rest may be left to the
 * machine. */
static uint8_t ask_end(void) {
    static const uint8_t all[] = {WORD_DONE, WORD_GO_ON, WORD_SAVE, WORD_ABANDON, WORD_REST};
    uint8_t skip = risk_game.phase != PHASE_ATTACK,
            picked; /* another phase cannot be ended: without the first answer */
    dialogue_say(DIALOGUE_QUESTION, word(WORD_ASK_END));
    picked = pick_word(all + skip, risk_game.phase == PHASE_PLACE ? 3 : 4, 0);
    if (picked >= PICK_BACK) return 0;
    picked += skip;
    asked.verb = RISK_STOP;
    if (picked == 0) return 1;
    if (picked == 2) help_save();
    if (picked == 4) mine->count = BY_MACHINE;
    asked.verb = RISK_ABANDON;
    return picked == 3 && ask_leave();
}

/* The cursor goes to the advised territory; the advised target follows when the base is picked. */
static void follow_advice(void) {
    uint8_t verb = advice_given.move.verb;
    if (advice_state != ADVICE_SHOWN) return;
    advice_state = ADVICE_NONE;
    if (verb == RISK_STOP || verb == RISK_STAY) return;
    if (pick_base == NOWHERE) pick_at = advice_given.move.a;
    if (verb == RISK_ATTACK || verb == RISK_FREE) pick_target = advice_given.move.b;
}

/* Asks for a territory: true if there is one, in asked.a. */
static uint8_t ask_territory(uint8_t question) {
    follow_advice();
    dialogue_say(DIALOGUE_QUESTION, word(question));
    asked.a = pick_territory(&mask);
    return asked.a < TERRITORIES;
}

/* Asks for the target from asked.a: true if there is one, in asked.b. The base is lit meanwhile. */
static uint8_t ask_target(uint8_t question) {
    pick_base = asked.a;
    risk_targets(pick_base, &mask);
    map_view_light(pick_base, 1);
    do
        ask_territory(question);
    while (asked.a == PICK_AGAIN && advice_state != ADVICE_ACCEPTED);
    map_view_light(pick_base, 0);
    asked.b = asked.a;
    asked.a = pick_base;
    pick_base = NOWHERE;
    return asked.b < TERRITORIES;
}

/* In set-up: true if asked.a is known without a question. */
static uint8_t is_known(void) {
    if (mine->count == BY_MACHINE) {
        input_frame(); /* plays sound */
        computer_move(RISK_BOT_HARD, &asked);
        return 1;
    }
    asked.a = mine->territory;
    return mine->count && mine->count--;
}

static uint8_t ask_claim(void) {
    asked.verb = RISK_CLAIM;
    return is_known() || ask_territory(WORD_ASK_CLAIM) || (asked.a == PICK_BACK && ask_end());
}

static uint8_t ask_deploy(void) {
    asked.verb = RISK_DEPLOY;
    if (is_known()) return 1;
    word_number(0, risk_game.left[risk_game.seat]);
    if (!ask_territory(WORD_ASK_DEPLOY)) return asked.a == PICK_BACK && ask_end();
    if (pick_ten) mine->count = TEN - 1;
    mine->territory = asked.a;
    return 1;
}

static uint8_t ask_trade(void) {
    if (!cards_choose(&asked) && advice_state != ADVICE_ACCEPTED) return 0;
    cards_shown = 0;
    board_draw();
    return 1;
}

static uint8_t ask_place(void) {
    asked.verb = RISK_PLACE;
    word_number(0, risk_game.pool);
    if (!ask_territory(WORD_ASK_PLACE)) return asked.a == PICK_BACK && ask_end();
    asked.n = 1;
    if (pick_ten) asked.n = risk_game.pool < TEN ? risk_game.pool : TEN;
    return 1;
}

static uint8_t battle_goes_on(void) {
    return match_memory.base != NOWHERE && risk_game.owner[match_memory.base] == risk_game.seat &&
           risk_game.armies[match_memory.base] > 1 && risk_game.owner[match_memory.target] != risk_game.seat;
}

/* Asks for the number of dice, or for a battle to the end. */
static uint8_t ask_dice(void) {
    static const uint8_t words[] = {WORD_DICE_ALL, WORD_DICE_KEEP, WORD_DICE_1, WORD_DICE_2, WORD_DICE_3};
    enum { PICK_ALL, PICK_KEEP, PICK_ONE };
    static uint8_t picked;
    risk_numbers(match_memory.base, &range);
    asked.n = range.high;
    picked = (uint8_t)(PICK_ONE - 1 + range.high);
    if (to_end) picked = PICK_ALL;
    word_key(0, TERRITORY_WORD(match_memory.base));
    word_key(1, TERRITORY_WORD(match_memory.target));
    dialogue_say(DIALOGUE_QUESTION, word(WORD_ASK_DICE));
    picked = pick_word(words, (uint8_t)(PICK_ONE + range.high), picked);
    if (picked == PICK_BACK) match_memory.base = NOWHERE;
    if (picked >= PICK_BACK) return 0;
    to_end = picked == PICK_ALL;
    if (picked >= PICK_ONE) {
        asked.n = (uint16_t)(picked - PICK_ONE + 1);
        return 1;
    }
    until = 1;
    if (!to_end) {
        range.low = 1;
        range.high = (uint16_t)(risk_game.armies[match_memory.base] - 1);
        until = pick_number(WORD_ASK_KEEP, &range, 1);
    }
    input_interrupted = 0; /* any key from here on stops the battle */
    return until != 0;
}

static uint8_t ask_attack(void) {
    asked.verb = RISK_ATTACK;
    if (!battle_goes_on()) match_memory.base = NOWHERE;
    if (match_memory.base == NOWHERE) {
        until = 0;
        asked.a = conquest;
        conquest = NOWHERE;
        if ((asked.a == NOWHERE || !MASK_HAS(mask, asked.a)) && !ask_territory(WORD_ASK_BASE))
            return asked.a == PICK_BACK && ask_end();
        if (!ask_target(WORD_ASK_TARGET)) return 0;
        match_memory.base = asked.a;
        match_memory.target = asked.b;
    }
    if (risk_game.armies[match_memory.base] <= until || input_interrupted) until = 0;
    if (until) {
        risk_numbers(match_memory.base, &range);
        asked.n = range.high;
    } else if (!ask_dice()) {
        return 0;
    }
    asked.a = match_memory.base;
    asked.b = match_memory.target;
    return 1;
}

static uint8_t ask_defend(void) {
    static const uint8_t words[2] = {WORD_DICE_1, WORD_DICE_2};
    uint8_t interrupted = input_interrupted;
    asked.verb = RISK_DEFEND;
    word_key(0, TERRITORY_WORD(risk_game.to));
    dialogue_say(DIALOGUE_QUESTION, word(WORD_ASK_DEFEND));
    asked.n = (uint16_t)(pick_word(words, 2, 1) + 1);
    input_interrupted = interrupted; /* only the attacker can stop the battle */
    return asked.n <= DEFEND_DICE_MAX;
}

static uint8_t ask_advance(void) {
    asked.verb = RISK_ADVANCE;
    risk_numbers(NOWHERE, &range);
    asked.n = pick_number(WORD_ASK_ADVANCE, &range, range.high);
    match_memory.base = NOWHERE;
    conquest = risk_game.to;
    return asked.n != 0;
}

static uint8_t ask_free(void) {
    if (asked.verb < RISK_STOP) { /* it was not the player who ended the attacks */
        dialogue_hush();
        dialogue_alert(word(WORD_NO_ATTACK));
    }
    asked.verb = RISK_STAY;
    if (!ask_territory(WORD_ASK_MOVE)) return asked.a == PICK_BACK;
    asked.verb = RISK_FREE;
    if (!ask_target(WORD_ASK_MOVE_TO)) return 0;
    risk_numbers(asked.a, &range);
    asked.n = pick_number(WORD_ASK_MOVE_COUNT, &range, range.high);
    return asked.n != 0;
}

static uint8_t (*const ask[PHASE_OVER])(void) = {
    [PHASE_CLAIM] = ask_claim,   [PHASE_DEPLOY] = ask_deploy, [PHASE_TRADE] = ask_trade,     [PHASE_PLACE] = ask_place,
    [PHASE_ATTACK] = ask_attack, [PHASE_DEFEND] = ask_defend, [PHASE_ADVANCE] = ask_advance, [PHASE_MOVE] = ask_free,
};

void ask_move(risk_move_t *move) {
    if (risk_game.phase < PHASE_ATTACK)
        match_memory.base = pick_target = conquest =
            NOWHERE; /* a new turn: the last battle may have ended without a question */
    advice_state = ADVICE_NONE;
    mine = more + risk_game.seat;
    do
        risk_choices(&mask);
    while (!ask[risk_game.phase]() && advice_state != ADVICE_ACCEPTED);
    if (advice_state == ADVICE_ACCEPTED) asked = advice_given.move;
    if (asked.verb == RISK_ATTACK) { /* it may continue */
        match_memory.base = asked.a;
        match_memory.target = asked.b;
    }
    *move = asked;
}
