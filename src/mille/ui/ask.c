/* What a person decides at the table, as document 001, B asks it. */
#include "ask.h"
#include "choice.h"
#include "dialogue.h"
#include "hand.h"
#include "settings.h"
#include "table.h"
#include "words.h"

static mille_move_t asked;
static uint8_t drawn; /* "Tirer une carte" was chosen while a coup fourré was possible: decline, then draw */

uint8_t ask_yes(uint8_t question) {
    static const uint8_t answers[2] = {WORD_YES, WORD_NO};
    uint8_t answer;
    do {
        dialogue_say(0, word(question));
        answer = dialogue_choose(answers, 2, 1);
    } while (answer == DIALOGUE_AGAIN);
    return answer == 0;
}

/* A choice among verbs, below a question. ESC and the last one, Abandon, ask whether it is meant. */
static uint8_t ask_verb(uint8_t question, const uint8_t *words, uint8_t count, uint8_t start) {
    uint8_t picked;
    for (;;) {
        word_text(0, settings.seat[match_game.seat].name);
        if (question == WORD_ANSWER) word_key(0, (uint8_t)(WORD_CARD_25 + match_game.attack));
        dialogue_say(0, word(question));
        picked = dialogue_choose(words, count, start);
        if (picked == DIALOGUE_AGAIN) continue;
        if (picked < count && words[picked] != WORD_ABANDON) return words[picked];
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
    static const uint8_t verbs[3] = {WORD_PLAY, WORD_DISCARD, WORD_ABANDON};
    static mille_legal_t legal;
    static uint8_t playable, verb;
    mille_legal(&match_game, &legal);
    playable = legal.on[0] | legal.on[1] | legal.on[2];
    for (;;) {
        hand_draw(playable);
        verb = ask_verb(WORD_TURN, verbs, 2, playable == 0);
        if (verb == WORD_ABANDON) return MILLE_ABANDON;
        if (verb == WORD_DISCARD) {
            asked.slot = ask_card(legal.discard, 0);
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
    dialogue_say(0, word(WORD_EXTEND));
    dialogue_alert(word(WORD_EXTEND_STAKES));
    return ask_yes(WORD_EXTEND) ? MILLE_EXTEND : MILLE_STAY;
}

void ask_move(mille_move_t *move) {
    uint8_t draw_now = drawn;
    drawn = 0;
    asked.slot = asked.team = 0;
    if (match_game.phase == PHASE_PLAY)
        asked.verb = ask_second();
    else if (match_game.phase == PHASE_EXTEND)
        asked.verb = ask_extension();
    else if (match_game.phase == PHASE_DRAW && draw_now)
        asked.verb = MILLE_DRAW;
    else
        asked.verb = ask_first();
    *move = asked;
}
