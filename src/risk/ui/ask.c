/* Asking a person for a move, phase by phase. A question that help has interrupted is asked again. */
#include "ask.h"
#include "dialogue.h"
#include "help.h"
#include "input.h"
#include "board.h"
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

void ask_begin(void) {
    pick_base = NOWHERE;
    until = 0;
}

uint8_t ask_leave(void) {
    static const uint8_t answers[2] = {WORD_NO, WORD_YES};
    dialogue_say(DIALOGUE_QUESTION, word(WORD_SURE));
    return pick_word(answers, 2, 0) == 1;
}

/* ESC with nothing to go back to: true if the phase or the game is to end. */
static uint8_t ask_end(uint8_t verb) {
    static const uint8_t all[] = {WORD_DONE, WORD_GO_ON, WORD_SAVE, WORD_ABANDON};
    uint8_t skip = verb == RISK_ABANDON, picked; /* the phase cannot be ended: without the first answer */
    dialogue_say(DIALOGUE_QUESTION, word(WORD_ASK_END));
    picked = pick_word(all + skip, (uint8_t)(sizeof all - skip), 0);
    if (picked >= PICK_BACK) return 0;
    picked += skip;
    asked.verb = verb;
    if (picked == 0) return 1;
    if (picked == 2) help_save();
    asked.verb = RISK_ABANDON;
    return picked == 3 && ask_leave();
}

/* Asks for a territory: true if there is one, in asked.a. */
static uint8_t ask_territory(uint8_t question) {
    dialogue_say(DIALOGUE_QUESTION, word(question));
    asked.a = pick_territory(&mask);
    return asked.a < TERRITORIES;
}

/* Asks for the target from asked.a: a territory in asked.b, or PICK_BACK. */
static void ask_target(uint8_t question) {
    pick_base = asked.a;
    risk_targets(pick_base, &mask);
    do
        ask_territory(question);
    while (asked.a == PICK_AGAIN);
    asked.b = asked.a;
    asked.a = pick_base;
    pick_base = NOWHERE;
}

static uint8_t ask_claim(void) {
    asked.verb = RISK_CLAIM;
    return ask_territory(WORD_ASK_CLAIM) || (asked.a == PICK_BACK && ask_end(RISK_ABANDON));
}

static uint8_t ask_deploy(void) {
    asked.verb = RISK_DEPLOY;
    word_number(0, risk_game.left[risk_game.seat]);
    return ask_territory(WORD_ASK_DEPLOY) || (asked.a == PICK_BACK && ask_end(RISK_ABANDON));
}

static uint8_t ask_trade(void) {
    if (!cards_choose(&asked)) return 0;
    board_draw();
    return 1;
}

static uint8_t ask_place(void) {
    asked.verb = RISK_PLACE;
    word_number(0, risk_game.pool);
    if (!ask_territory(WORD_ASK_PLACE)) return asked.a == PICK_BACK && ask_end(RISK_ABANDON);
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
    static const uint8_t words[ATTACK_DICE_MAX][ATTACK_DICE_MAX + 1] = {
        {WORD_DICE_1, WORD_DICE_ALL},
        {WORD_DICE_1, WORD_DICE_2, WORD_DICE_ALL},
        {WORD_DICE_1, WORD_DICE_2, WORD_DICE_3, WORD_DICE_ALL},
    };
    uint8_t picked, most;
    risk_numbers(match_memory.base, &range);
    most = (uint8_t)range.high;
    word_key(0, TERRITORY_WORD(match_memory.base));
    word_key(1, TERRITORY_WORD(match_memory.target));
    dialogue_say(DIALOGUE_QUESTION, word(WORD_ASK_DICE));
    picked = pick_word(words[most - 1], (uint8_t)(most + 1), (uint8_t)(most - 1));
    if (picked == PICK_BACK) match_memory.base = NOWHERE;
    if (picked >= PICK_BACK) return 0;
    asked.n = (uint16_t)(picked + 1);
    if (picked < most) return 1;
    asked.n = most;
    range.low = 1;
    range.high = (uint16_t)(risk_game.armies[match_memory.base] - 1);
    until = pick_number(WORD_ASK_KEEP, &range, 1);
    input_interrupted = 0; /* any key from here on stops the battle */
    return until != 0;
}

static uint8_t ask_attack(void) {
    asked.verb = RISK_ATTACK;
    if (!battle_goes_on()) match_memory.base = NOWHERE;
    if (match_memory.base == NOWHERE) {
        until = 0;
        if (!ask_territory(WORD_ASK_BASE)) return asked.a == PICK_BACK && ask_end(RISK_STOP);
        ask_target(WORD_ASK_TARGET);
        if (asked.b == PICK_BACK) return 0;
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
    return asked.n != 0;
}

static uint8_t ask_free(void) {
    if (!ask_territory(WORD_ASK_MOVE)) {
        asked.verb = RISK_STAY;
        return asked.a == PICK_BACK;
    }
    asked.verb = RISK_FREE;
    ask_target(WORD_ASK_MOVE_TO);
    if (asked.b == PICK_BACK) return 0;
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
        match_memory.base = NOWHERE; /* a new turn: the last battle may have ended without a question */
    do
        risk_choices(&mask);
    while (!ask[risk_game.phase]());
    *move = asked;
}
