/* Plays matches through the screens: see player.h. */
#include "player.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ask_card.h"
#include "bot.h"
#include "clock.h"
#include "events_digest.h"
#include "dialogue.h"
#include "host.h"
#include "keys.h"
#include "history.h"
#include "match_state.h"
#include "random_player.h"
#include "settings.h"
#include "words.h"
#include "tap.h"

#define MATCH_FRAMES 400000 /* a match must end within these */

player_report_t player_report;

static random_t dice; /* for the keys */
static player_record_t record;
static jmp_buf power;
static uint32_t cut_at = 0xffffffff; /* the move before which the match is saved and the machine switched off */
static mille_move_t intent;          /* of the person to act */
static uint32_t intent_of;           /* the move it is for: player_report.moves + 1 */
static uint8_t pressed, typed;

/* What is on the screen. */
static enum { NOTHING, CHOICE, CARD, RIVAL } question;
static const uint8_t *words;
static uint8_t count, picked, raised, purpose, slot, team;
static uint8_t discarding; /* a card was chosen to be discarded: a confirmation follows */
static uint8_t clumsy;     /* an illegal choice comes before the right one */
static bool bot_thinks;    /* mille_apply is called by the bot, on its view */

void player_go_on(const player_record_t *from) {
    record = *from;
    player_report = record.report;
    player_report.frames = 0;
    random_seed(&dice, record.seed);
    intent_of = 0;
    question = NOTHING;
    pressed = typed = 0;
}

void player_begin(uint32_t seed) {
    const player_record_t begins = {.seed = seed};
    player_go_on(&begins);
}

bool player_saves(uint32_t move, void (*match)(void), player_record_t *until) {
    cut_at = move;
    if (!setjmp(power)) match();
    *until = *player_record();
    return !player_report.ended;
}

const player_record_t *player_record(void) {
    record.report = player_report;
    return &record;
}

static void problem(const char *what) {
    if (!*player_report.problem)
        snprintf(player_report.problem, sizeof player_report.problem, "%s (move %u, phase %u, seat %u)", what,
                 (unsigned)player_report.moves, mille_game.phase, mille_game.seat);
}

/* Chooses the intended move: three in four are the bot's, so that matches end; the fourth is random. */
static void choose_move(void) {
    random_t choice;
    if (intent_of == player_report.moves + 1) return;
    intent_of = player_report.moves + 1;
    random_seed(&choice, record.seed + intent_of); /* independent of the keys pressed meanwhile */
    clumsy = random_below(&dice, 8) == 0;
    if (random_below(&choice, 4)) {
        bot_view_t view;
        bot_advice_t advice;
        bot_look(mille_game.seat, &view);
        bot_think(&view, BOT_EASY, &advice);
        intent = advice.move;
    } else {
        random_player_move(&choice, &intent);
    }
}

/* ---- the keys ---- */

void __real_clock_wait(void);
void __wrap_clock_wait(void);
uint8_t __wrap_keys_hit(void);
char __wrap_keys_typed(void);

void __wrap_clock_wait(void) {
    __real_clock_wait();
    if (++player_report.frames > MATCH_FRAMES) tap_die("the match does not end: %s", player_report.problem);
}

uint8_t __wrap_keys_hit(void) {
    return pressed;
}

char __wrap_keys_typed(void) {
    return (char)typed;
}

/* The word to choose, of those on the screen. */
static uint8_t wanted_word(void) {
    uint8_t yes = intent.verb == MILLE_EXTEND;
    switch (words[0]) {
    case WORD_YES:
        if (discarding)
            yes = intent.verb == MILLE_DISCARD;
        else if (mille_game.phase != PHASE_EXTEND)
            yes = mille_game.phase == PHASE_COUP && mille_game.seat == match_viewer && intent.verb == MILLE_COUP;
        return yes ? WORD_YES : WORD_NO;
    case WORD_PLAY:
        return intent.verb == MILLE_PLAY ? WORD_PLAY : WORD_DISCARD;
    default:
        if (mille_game.phase == PHASE_COUP && intent.verb == MILLE_COUP) return WORD_COUP;
        return words[1] == WORD_NO ? WORD_NO : WORD_DRAW;
    }
}

/* One step towards the intended place: → until it is reached, then SPACE. */
static uint8_t step_to(uint8_t *at, uint8_t goal, uint8_t of) {
    if (*at == goal) return random_below(&dice, 2) ? KEY_FIRE : KEY_RETURN;
    *at = (uint8_t)((*at + 1) % of);
    return KEY_RIGHT;
}

static uint8_t press_for_choice(void) {
    uint8_t goal = 0, word = wanted_word();
    while (goal < count && words[goal] != word)
        goal++;
    if (goal == count) {
        problem("the intended choice is not offered");
        goal = 0;
    }
    return step_to(&picked, goal, count);
}

static uint8_t press_for_card(void) {
    uint8_t held = mille_game.held[mille_game.seat], goal = intent.slot, i;
    if (mille_game.phase == PHASE_COUP)
        for (goal = 0; mille_game.hand[mille_game.seat][goal] != SAFETY_FOR(mille_game.attack);)
            goal++;
    if (clumsy && intent.verb == MILLE_PLAY)
        for (i = 0; i < held; i++)
            if (!(raised >> i & 1)) goal = i;
    if (purpose == CARD_QUICK && intent.verb == MILLE_DISCARD && slot == goal) return KEY_DOWN;
    if (slot == goal && !(raised >> slot & 1)) {
        clumsy = 0;
        player_report.alerts++;
        return KEY_FIRE;
    }
    if (slot != goal && random_below(&dice, 3) == 0) { /* by its digit, at once */
        slot = goal;
        typed = (uint8_t)('1' + goal);
        return 0;
    }
    return step_to(&slot, goal, held);
}

/* The rivals come round in the order of their numbers. */
static uint8_t press_for_rival(void) {
    mille_legal_t legal;
    if (team == intent.team) return KEY_FIRE;
    mille_legal(&legal);
    do
        team = (uint8_t)((team + 1) % mille_game.teams);
    while (!(legal.on[team] >> intent.slot & 1));
    return KEY_RIGHT;
}

uint8_t __real_input_read(void);
uint8_t __wrap_input_read(void);
uint8_t __wrap_input_read(void) {
    uint8_t input;
    pressed = typed = 0;
    if (player_report.frames % 3 == 0) { /* a key is down for one frame in three */
        if ((question == CHOICE || question == CARD) && player_report.moves >= cut_at) {
            typed = 'D';
        } else if ((question == CHOICE || question == CARD) && random_below(&dice, 40) == 0) {
            typed = random_below(&dice, 2) ? 'L' : 'C';
            player_report.helps++;
        } else if (question == CHOICE) {
            pressed = press_for_choice();
        } else if (question == CARD) {
            pressed = press_for_card();
        } else if (question == RIVAL) {
            pressed = press_for_rival();
        } else {
            pressed = KEY_FIRE;
        }
    }
    input = __real_input_read();
    pressed = 0;
    return input;
}

/* ---- the questions ---- */

void __real_dialogue_offer(const uint8_t *list, uint8_t n, uint8_t start);
void __wrap_dialogue_offer(const uint8_t *list, uint8_t n, uint8_t start);
void __wrap_dialogue_offer(const uint8_t *list, uint8_t n, uint8_t start) {
    choose_move();
    words = list;
    count = n;
    picked = start;
    __real_dialogue_offer(list, n, start);
}

uint8_t __real_dialogue_answer(void);
uint8_t __wrap_dialogue_answer(void);
uint8_t __wrap_dialogue_answer(void) {
    uint8_t answer;
    question = CHOICE;
    answer = __real_dialogue_answer();
    question = NOTHING;
    return answer;
}

uint8_t __real_help_key(void);
uint8_t __wrap_help_key(void);
uint8_t __wrap_help_key(void) {
    int keep = question;
    uint8_t answer;
    question = NOTHING; /* the page that it shows waits for any key */
    answer = __real_help_key();
    if (typed == 'D') longjmp(power, 1);
    if (answer) typed = 0;
    question = keep;
    return answer;
}

uint8_t __real_ask_card(uint8_t wanted_for);
uint8_t __wrap_ask_card(uint8_t wanted_for);
uint8_t __wrap_ask_card(uint8_t wanted_for) {
    uint8_t answer;
    choose_move();
    question = CARD;
    purpose = (uint8_t)(wanted_for & ~CARD_AGAIN);
    raised = purpose & CARD_TO_PLAY ? ask_playable() : 0x7f;
    if (purpose == wanted_for)
        for (slot = 0; raised && !(raised >> slot & 1);)
            slot++;
    answer = __real_ask_card(wanted_for);
    question = NOTHING;
    discarding = answer != CHOICE_BACK && (answer & CARD_DISCARDED);
    return answer;
}

void __wrap_input_any(void);
void __wrap_input_any(void) {
    clock_wait();
}

uint8_t __real_ask_rival(uint8_t with);
uint8_t __wrap_ask_rival(uint8_t with);
uint8_t __wrap_ask_rival(uint8_t with) {
    mille_legal_t legal;
    uint8_t answer;
    mille_legal(&legal);
    for (team = 0; !(legal.on[team] >> with & 1);)
        team++;
    question = RIVAL;
    answer = __real_ask_rival(with);
    question = NOTHING;
    return answer;
}

/* ---- the moves ---- */

uint8_t __real_mille_new(uint8_t rules, uint8_t players, uint32_t seed, mille_events_t *events);
uint8_t __wrap_mille_new(uint8_t rules, uint8_t players, uint32_t seed, mille_events_t *events);
uint8_t __wrap_mille_new(uint8_t rules, uint8_t players, uint32_t seed, mille_events_t *events) {
    mille_events_t same;
    uint8_t good = __real_mille_new(rules, players, seed, events);
    mille_swap(&record.twin);
    __real_mille_new(rules, players, seed, &same);
    mille_swap(&record.twin);
    DIGEST_EVENTS(&record.shown, events);
    DIGEST_EVENTS(&record.meant, &same);
    return good;
}

void __real_bot_think(const bot_view_t *view, uint8_t level, bot_advice_t *advice);
void __wrap_bot_think(const bot_view_t *view, uint8_t level, bot_advice_t *advice);
void __wrap_bot_think(const bot_view_t *view, uint8_t level, bot_advice_t *advice) {
    bot_thinks = true;
    __real_bot_think(view, level, advice);
    bot_thinks = false;
}

mille_reason_t __real_mille_apply(const mille_move_t *move, mille_events_t *events);
mille_reason_t __wrap_mille_apply(const mille_move_t *move, mille_events_t *events);

static mille_reason_t move_twin(const mille_move_t *move, mille_events_t *events) {
    mille_reason_t reason;
    mille_swap(&record.twin);
    reason = __real_mille_apply(move, events);
    mille_swap(&record.twin);
    return reason;
}

mille_reason_t __wrap_mille_apply(const mille_move_t *move, mille_events_t *events) {
    mille_events_t same;
    mille_reason_t reason;
    if (bot_thinks) return __real_mille_apply(move, events); /* the bot tries a move */
    mille_move_t own = *move;
    if (settings.seat[mille_game.seat].kind == SEAT_PERSON && mille_game.phase != PHASE_HAND_OVER) {
        choose_move();
        own = intent;
    }
    player_report.moves++;
    discarding = 0;
    if (move_twin(&own, &same) != REASON_NONE) problem("the intended move is not legal");
    reason = __real_mille_apply(move, events);
    if (reason != REASON_NONE) problem("the screen made a move that is not legal");
    DIGEST_EVENTS(&record.shown, events);
    DIGEST_EVENTS(&record.meant, &same);
    digest_bytes(&record.history, &history_plays, sizeof history_plays);
    if (memcmp(&record.shown, &record.meant, sizeof record.shown) ||
        memcmp(&record.twin, &mille_game, sizeof record.twin))
        problem("the move made is not the intended move");
    if (mille_game.phase == PHASE_MATCH_OVER) player_report.ended = 1;
    return reason;
}
