/* The decisions of a person. Classic prompts follow document 001, B to the letter; quick prompts, which document 001
 * did not have, draw automatically and begin with the card. */
#include "ask.h"
#include "ask_card.h"
#include "card_text.h"
#include "dialogue.h"
#include "hand.h"
#include "help.h"
#include "input.h"
#include "match_state.h"
#include "screens.h"
#include "settings.h"

static mille_move_t asked;
static uint8_t drawn; /* "Tirer une carte" was chosen while a coup fourré was possible: decline, then draw */
static uint8_t named; /* the card in the questions WORD_ANSWER and WORD_DISCARD_CARD */

static const uint8_t answers[] = {WORD_YES, WORD_NO, WORD_SAVE};
#define CHOICE_ABANDON 0xfd /* the person abandons the match, which answers neither yes nor no */

/* A question with answers below it: returns the index of the answer, CHOICE_BACK or CHOICE_ABANDON. It is asked again
 * when the history or a hint was shown in its place. To abandon at a question of yes or no must be confirmed. */
static uint8_t ask(uint8_t question, const uint8_t *words, uint8_t count, uint8_t start) {
    uint8_t picked, helped;
    do {
        if (question == WORD_ANSWER || question == WORD_DISCARD_CARD)
            word_key(0, CARD_WORD(named));
        else
            word_text(0, seat_name(mille_game.seat));
        dialogue_say(DIALOGUE_QUESTION, word(question));
        dialogue_offer(words, count, start);
        do {
            picked = dialogue_answer();
            helped = HELP_DONE;
            if (picked == CHOICE_TYPED) helped = help_key();
        } while (!helped);
        if (helped == HELP_ABANDON) {
            if (words != answers || question == WORD_SURE) return CHOICE_BACK;
            if (ask_sure()) return CHOICE_ABANDON;
        }
    } while (picked == CHOICE_TYPED);
    return picked;
}

/* A question of yes or no: the verb for yes, the next one for no, or MILLE_ABANDON. ESC is no; `start` is the answer
 * that SPACE gives. */
#define NO(verb) ((uint8_t)((verb) + 1))
_Static_assert(NO(MILLE_COUP) == MILLE_DECLINE && NO(MILLE_EXTEND) == MILLE_STAY, "yes, then no");
static uint8_t ask_yes(uint8_t question, uint8_t start, uint8_t verb) {
    uint8_t picked = ask(question, answers, 2, start);
    if (picked == CHOICE_ABANDON) return MILLE_ABANDON;
    return picked ? NO(verb) : verb;
}

uint8_t ask_coup(uint8_t hazard, uint8_t start) {
    uint8_t verb;
    named = hazard;
    verb = ask_yes(WORD_ANSWER, start, MILLE_COUP);
    dialogue_hush(); /* the next move may be another player's */
    return verb;
}

uint8_t ask_sure(void) {
    uint8_t picked = ask(WORD_SURE, answers, 3, 1);
    if (picked == 2) help_save();
    return picked == 0;
}

/* A choice among verbs, below a question: returns its word. ESC and Abandon must be confirmed; if they are not,
 * WORD_SURE. */
static uint8_t ask_verb(uint8_t question, const uint8_t *words, uint8_t count, uint8_t start) {
    uint8_t picked = ask(question, words, count, start);
    if (picked != CHOICE_BACK && words[picked] != WORD_ABANDON) return words[picked];
    return ask_sure() ? WORD_ABANDON : WORD_SURE;
}

/* Whether the attacked person is the next in turn anyway. */
static uint8_t is_next(void) {
    uint8_t next = (uint8_t)(mille_game.turn + 1);
    if (next == mille_game.players) next = 0;
    return next == mille_game.seat;
}

/* The first choice. Coup fourré is always offered, and nothing reveals whether one is possible; only a person asked
 * out of turn is told about the attack. */
static uint8_t first_choice(void) {
    static const uint8_t verbs[3] = {WORD_DRAW, WORD_COUP, WORD_ABANDON};
    return ask_verb(mille_game.phase == PHASE_COUP && !is_next() ? WORD_ANSWER : WORD_TURN, verbs, 3, 0);
}

/* The person chooses the safety that answers the attack. */
static uint8_t coup_is_right(void) {
    uint8_t slot = ask_card(CARD_FOR_COUP);
    hand_draw(0);
    if (slot == CHOICE_BACK) return 0;
    if (mille_game.phase == PHASE_COUP && mille_hand(mille_game.seat)[slot] == SAFETY_FOR(mille_game.attack)) return 1;
    dialogue_alert(word(WORD_NO_COUP));
    return 0;
}

static uint8_t ask_first(void) {
    for (;;) {
        switch (first_choice()) {
        case WORD_DRAW:
            if (mille_game.phase != PHASE_COUP) return MILLE_DRAW;
            drawn = is_next(); /* otherwise the card is drawn when the turn comes */
            return MILLE_DECLINE;
        case WORD_COUP:
            if (coup_is_right()) return MILLE_COUP;
            break;
        case WORD_ABANDON:
            return MILLE_ABANDON;
        }
    }
}

/* The second choice, then the card; ESC goes back from the card. A person who does not confirm to abandon is back at
 * the first choice; the card that is drawn already is not drawn again. */
static uint8_t ask_second(void) {
    static const uint8_t verbs[2] = {WORD_PLAY, WORD_DISCARD};
    static uint8_t playable, verb;
    for (;;) {
        playable = ask_playable();
        hand_draw(playable);
        verb = ask_verb(WORD_TURN, verbs, 2, playable == 0);
        if (verb == WORD_SURE) verb = ask_first() == MILLE_ABANDON ? WORD_ABANDON : WORD_SURE;
        if (verb == WORD_ABANDON) return MILLE_ABANDON;
        if (verb == WORD_DISCARD) {
            asked.slot = ask_card(CARD_TO_DISCARD);
            if (asked.slot != CHOICE_BACK) return MILLE_DISCARD;
        }
        if (verb != WORD_PLAY) continue;
        asked.slot = ask_card(CARD_TO_PLAY);
        if (asked.slot == CHOICE_BACK) continue;
        asked.team = ask_rival(asked.slot);
        if (asked.team != CHOICE_BACK) return MILLE_PLAY;
    }
}

/* Quick prompts: SPACE plays the card, ↓ discards it, ESC abandons; each may be cancelled. */
static uint8_t ask_quick(void) {
    uint8_t purpose = CARD_QUICK, verb;
    for (;;) {
        asked.slot = ask_card(purpose);
        purpose = CARD_QUICK | CARD_AGAIN;
        if (asked.slot == CHOICE_BACK) {
            if (ask_sure()) return MILLE_ABANDON;
            purpose = CARD_QUICK; /* start again, with the arrow at a card that can be played */
        } else if (asked.slot & CARD_DISCARDED) {
            asked.slot &= (uint8_t)~CARD_DISCARDED;
            named = mille_hand(mille_game.seat)[asked.slot];
            verb = ask_yes(WORD_DISCARD_CARD, 0, MILLE_DISCARD);
            if (verb != NO(MILLE_DISCARD)) return verb;
        } else {
            asked.team = ask_rival(asked.slot);
            if (asked.team != CHOICE_BACK) return MILLE_PLAY;
        }
    }
}

static uint8_t ask_play(void) {
    return settings.classic ? ask_second() : ask_quick();
}

static uint8_t ask_extension(void) {
    word_key(0, rules_failed_word(mille_rules()));
    dialogue_say(DIALOGUE_EVENT, word(WORD_EXTEND_STAKES));
    return ask_yes(WORD_EXTEND, 1, MILLE_EXTEND);
}

void ask_move(mille_move_t *move) {
    uint8_t draw_now = (uint8_t)(drawn | !settings.classic);
    drawn = 0;
    named = mille_game.attack;
    asked.slot = asked.team = 0;
    if (mille_game.phase == PHASE_PLAY)
        asked.verb = ask_play();
    else if (mille_game.phase == PHASE_EXTEND)
        asked.verb = ask_extension();
    else if (mille_game.phase == PHASE_DRAW && draw_now)
        asked.verb = MILLE_DRAW;
    else if (settings.classic)
        asked.verb = ask_first();
    else
        asked.verb = ask_yes(WORD_ANSWER, 0, MILLE_COUP);
    dialogue_hush();
    *move = asked;
}
