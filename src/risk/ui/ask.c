/* Each phase of a turn asks for its move. A question that help has interrupted is put again. */
#include "ask.h"
#include "dialogue.h"
#include "help.h"
#include "input.h"
#include "board.h"
#include "pick.h"
#include "event_text.h"
#include "screens.h"
#include "words.h"

#define TEN 10

static risk_move_t asked;
static risk_mask_t mask;
static risk_range_t range;
static uint16_t until; /* attack until so many armies are left; 0: ask after each throw */

/* Of the attack that goes on. */
#define base   match_memory.base
#define target match_memory.target

void ask_begin(void) {
    pick_base = NOWHERE;
    until = 0;
}

uint8_t ask_leave(void) {
    static const uint8_t answers[2] = {WORD_NO, WORD_YES};
    dialogue_say(DIALOGUE_QUESTION, word(WORD_SURE));
    return pick_word(answers, 2, 0) == 1;
}

/* ESC where there is nothing to go back to: true if the phase or the game is to end. */
static uint8_t ask_end(uint8_t verb) {
    static const uint8_t all[] = {WORD_DONE, WORD_GO_ON, WORD_SAVE, WORD_ABANDON};
    uint8_t skip = verb == RISK_ABANDON, picked; /* without a way to end the phase, only the others */
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

/* A territory for the question; true when there is one, in asked.a. */
static uint8_t ask_territory(uint8_t question) {
    dialogue_say(DIALOGUE_QUESTION, word(question));
    asked.a = pick_territory(&mask);
    return asked.a < TERRITORIES;
}

/* Where it goes from asked.a: a territory in asked.b, or PICK_BACK. */
static void ask_target(uint8_t question) {
    pick_base = asked.a;
    risk_targets(&risk_table, pick_base, &mask);
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
    word_number(0, risk_table.left[risk_table.seat]);
    return ask_territory(WORD_ASK_DEPLOY) || (asked.a == PICK_BACK && ask_end(RISK_ABANDON));
}

static uint8_t ask_trade(void) {
    if (!cards_choose(&asked)) return 0;
    board_draw();
    return 1;
}

static uint8_t ask_place(void) {
    asked.verb = RISK_PLACE;
    word_number(0, risk_table.pool);
    if (!ask_territory(WORD_ASK_PLACE)) return asked.a == PICK_BACK && ask_end(RISK_ABANDON);
    asked.n = 1;
    if (pick_ten) asked.n = risk_table.pool < TEN ? risk_table.pool : TEN;
    return 1;
}

static uint8_t battle_goes_on(void) {
    return base != NOWHERE && risk_table.owner[base] == risk_table.seat && risk_table.armies[base] > 1 &&
           risk_table.owner[target] != risk_table.seat;
}

/* How many dice, or until the end. */
static uint8_t ask_dice(void) {
    static const uint8_t words[ATTACK_DICE_MAX][ATTACK_DICE_MAX + 1] = {
        {WORD_DICE_1, WORD_DICE_ALL},
        {WORD_DICE_1, WORD_DICE_2, WORD_DICE_ALL},
        {WORD_DICE_1, WORD_DICE_2, WORD_DICE_3, WORD_DICE_ALL},
    };
    uint8_t picked, most;
    risk_numbers(&risk_table, base, &range);
    most = (uint8_t)range.high;
    word_key(0, TERRITORY_WORD(base));
    word_key(1, TERRITORY_WORD(target));
    dialogue_say(DIALOGUE_QUESTION, word(WORD_ASK_DICE));
    picked = pick_word(words[most - 1], (uint8_t)(most + 1), (uint8_t)(most - 1));
    if (picked == PICK_BACK) base = NOWHERE;
    if (picked >= PICK_BACK) return 0;
    asked.n = (uint16_t)(picked + 1);
    if (picked < most) return 1;
    asked.n = most;
    range.low = 1;
    range.high = (uint16_t)(risk_table.armies[base] - 1);
    until = pick_number(WORD_ASK_KEEP, &range, 1);
    input_interrupted = 0; /* any key from here on stops the battle */
    return until != 0;
}

static uint8_t ask_attack(void) {
    asked.verb = RISK_ATTACK;
    if (!battle_goes_on()) base = NOWHERE;
    if (base == NOWHERE) {
        until = 0;
        if (!ask_territory(WORD_ASK_BASE)) return asked.a == PICK_BACK && ask_end(RISK_STOP);
        ask_target(WORD_ASK_TARGET);
        if (asked.b == PICK_BACK) return 0;
        base = asked.a;
        target = asked.b;
    }
    if (risk_table.armies[base] <= until || input_interrupted) until = 0;
    if (until) {
        risk_numbers(&risk_table, base, &range);
        asked.n = range.high;
    } else if (!ask_dice()) {
        return 0;
    }
    asked.a = base;
    asked.b = target;
    return 1;
}

static uint8_t ask_defend(void) {
    static const uint8_t words[2] = {WORD_DICE_1, WORD_DICE_2};
    uint8_t touched = input_interrupted;
    asked.verb = RISK_DEFEND;
    word_key(0, TERRITORY_WORD(risk_table.to));
    dialogue_say(DIALOGUE_QUESTION, word(WORD_ASK_DEFEND));
    asked.n = (uint16_t)(pick_word(words, 2, 1) + 1);
    input_interrupted = touched; /* only the attacker stops his battle */
    return asked.n <= DEFEND_DICE_MAX;
}

static uint8_t ask_advance(void) {
    asked.verb = RISK_ADVANCE;
    risk_numbers(&risk_table, NOWHERE, &range);
    asked.n = pick_number(WORD_ASK_ADVANCE, &range, range.high);
    base = NOWHERE;
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
    risk_numbers(&risk_table, asked.a, &range);
    asked.n = pick_number(WORD_ASK_MOVE_COUNT, &range, range.high);
    return asked.n != 0;
}

static uint8_t (*const ask[PHASE_OVER])(void) = {
    [PHASE_CLAIM] = ask_claim,   [PHASE_DEPLOY] = ask_deploy, [PHASE_TRADE] = ask_trade,     [PHASE_PLACE] = ask_place,
    [PHASE_ATTACK] = ask_attack, [PHASE_DEFEND] = ask_defend, [PHASE_ADVANCE] = ask_advance, [PHASE_MOVE] = ask_free,
};

void ask_move(risk_move_t *move) {
    if (risk_table.phase < PHASE_ATTACK)
        base = NOWHERE; /* a new turn, a new battle: the last one may have ended unasked */
    do
        risk_choices(&risk_table, &mask);
    while (!ask[risk_table.phase]());
    *move = asked;
}
