/* What a person decides at the table, as document 001, B asks it. */
#include "ask.h"
#include "ask_card.h"
#include "describe.h"
#include "dialogue.h"
#include "hand.h"
#include "help.h"
#include "match.h"
#include "settings.h"

static mille_move_t asked;
static uint8_t drawn;  /* "Tirer une carte" was chosen while a coup fourré was possible: decline, then draw */
static uint8_t hazard; /* the one that WORD_ANSWER asks about */

/* A question with answers below it: the place of one in words, or CHOICE_BACK. It is put again when the log or an advice was
 * shown in its place. */
static uint8_t put(uint8_t question, const uint8_t *words, uint8_t count, uint8_t start) {
    uint8_t picked;
    do {
        word_text(0, seat_name(match_game.seat));
        if (question == WORD_ANSWER) word_key(0, CARD_WORD(hazard));
        dialogue_say(DIALOGUE_QUESTION, word(question));
        dialogue_offer(words, count, start);
        do
            picked = dialogue_answer();
        while (picked == CHOICE_TYPED && !help_key());
    } while (picked == CHOICE_TYPED);
    return picked;
}

/* Yes or no, with no as the answer to ESC. */
static uint8_t ask_yes(uint8_t question) {
    static const uint8_t answers[2] = {WORD_YES, WORD_NO};
    return put(question, answers, 2, 1) == 0;
}

uint8_t ask_coup(uint8_t card) {
    hazard = card;
    return ask_yes(WORD_ANSWER);
}

/* A choice among verbs, below a question. ESC and Abandon ask whether it is meant. */
static uint8_t ask_verb(uint8_t question, const uint8_t *words, uint8_t count, uint8_t start) {
    uint8_t picked;
    for (;;) {
        picked = put(question, words, count, start);
        if (picked != CHOICE_BACK && words[picked] != WORD_ABANDON) return words[picked];
        if (ask_yes(WORD_SURE)) return WORD_ABANDON;
    }
}

/* The first choice. Coup-fourré is among them when there is one to call, or always with classic prompts, which do not
 * say whether there is. Among several the turn may go to somebody else, so that drawing is no answer to an attack. */
static uint8_t first_choice(void) {
    static const uint8_t all[3] = {WORD_DRAW, WORD_COUP, WORD_ABANDON}, two[2] = {WORD_DRAW, WORD_ABANDON};
    static const uint8_t others[3] = {WORD_COUP, WORD_NO, WORD_ABANDON};
    if (match_game.phase == PHASE_COUP && match_game.players > 2) return ask_verb(WORD_ANSWER, others, 3, 0);
    if (settings.classic) return ask_verb(WORD_TURN, all, 3, 0);
    return match_game.phase == PHASE_COUP ? ask_verb(WORD_ANSWER, all, 3, 1) : ask_verb(WORD_TURN, two, 2, 0);
}

/* The slot of the safety that answers the attack, chosen by the person where prompts are classic. */
static uint8_t coup_is_right(void) {
    uint8_t slot;
    if (match_game.phase == PHASE_COUP && !settings.classic) return 1;
    slot = ask_card(0x7f, 0);
    hand_draw(0);
    if (slot == CHOICE_BACK) return 0;
    if (match_game.phase == PHASE_COUP && match_game.hand[match_game.seat][slot] == SAFETY_FOR(match_game.attack))
        return 1;
    dialogue_alert(word(WORD_NO_COUP));
    return 0;
}

static uint8_t ask_first(void) {
    for (;;) {
        switch (first_choice()) {
        case WORD_DRAW:
            if (match_game.phase == PHASE_DRAW) return MILLE_DRAW;
            drawn = 1;
            return MILLE_DECLINE;
        case WORD_NO:
            return MILLE_DECLINE;
        case WORD_COUP:
            if (coup_is_right()) return MILLE_COUP;
            break;
        default:
            return MILLE_ABANDON;
        }
    }
}

/* The second choice, then the card; ESC goes back from the card. */
static uint8_t ask_second(void) {
    static const uint8_t verbs[2] = {WORD_PLAY, WORD_DISCARD};
    static uint8_t playable, verb;
    mille_legal(&match_game, &ask_legal);
    playable = ask_legal.on[0] | ask_legal.on[1] | ask_legal.on[2];
    for (;;) {
        hand_draw(playable);
        verb = ask_verb(WORD_TURN, verbs, 2, playable == 0);
        if (verb == WORD_ABANDON) return MILLE_ABANDON;
        if (verb == WORD_DISCARD) {
            asked.slot = ask_card(ask_legal.discard, 0);
            if (asked.slot != CHOICE_BACK) return MILLE_DISCARD;
        } else {
            asked.slot = ask_card(playable, 1);
            if (asked.slot == CHOICE_BACK) continue;
            asked.team = ask_rival(asked.slot);
            if (asked.team != CHOICE_BACK) return MILLE_PLAY;
        }
    }
}

static uint8_t ask_extension(void) {
    dialogue_say(DIALOGUE_QUESTION, word(WORD_EXTEND));
    dialogue_alert(word(WORD_EXTEND_STAKES));
    return ask_yes(WORD_EXTEND) ? MILLE_EXTEND : MILLE_STAY;
}

void ask_move(mille_move_t *move) {
    uint8_t draw_now = drawn;
    drawn = 0;
    hazard = match_game.attack;
    asked.slot = asked.team = 0;
    if (match_game.phase == PHASE_PLAY)
        asked.verb = ask_second();
    else if (match_game.phase == PHASE_EXTEND)
        asked.verb = ask_extension();
    else if (match_game.phase == PHASE_DRAW && draw_now)
        asked.verb = MILLE_DRAW;
    else
        asked.verb = ask_first();
    dialogue_hush();
    *move = asked;
}
