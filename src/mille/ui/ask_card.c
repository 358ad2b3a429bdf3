/* Choosing a card, and a rival to lay it on. The dialogue says what the card under the arrow does, or why it cannot be
 * played. */
#include "ask_card.h"
#include "audio.h"
#include "card_text.h"
#include "dialogue.h"
#include "hand.h"
#include "help.h"
#include "input.h"
#include "keys.h"
#include "match_state.h"
#include "settings.h"
#include "board.h"
#include "text.h"

#define KEY_AT VIDEO_AT(ASK_CARD_KEY_X, DIALOGUE_QUESTION *TEXT_STEP)

static mille_legal_t legal;
static uint8_t slot, up, purpose; /* the card under the arrow; those that may be chosen; the purpose */
uint8_t ask_card_fresh;

static uint8_t card(void) {
    return mille_hand(mille_game.seat)[slot];
}

_Static_assert(WORD_REASON_NO_NEED_TO_ROLL - WORD_REASON_NO_ROLL == REASON_NO_NEED_TO_ROLL - REASON_NO_ROLL,
               "words.txt follows the order of REASON_…");

/* Why the card cannot be played: REASON_NO_ROLL or a later one, because phase, slot and side are right. With several
 * rivals it is the reason for the first. */
static uint8_t why_not(void) {
    static mille_move_t move;
    move.verb = MILLE_PLAY;
    move.slot = slot;
    move.team = mille_team_of(mille_game.seat);
    if (card_family[card()] == FAMILY_HAZARD && ++move.team == mille_game.teams) move.team = 0;
    return (uint8_t)mille_check(&move);
}

static uint8_t may_choose(void) {
    return up >> slot & 1;
}

static const char *explain(void) {
    if (purpose & CARD_TO_PLAY && !may_choose())
        return word((uint8_t)(WORD_REASON_NO_ROLL + why_not() - REASON_NO_ROLL));
    return card_text(card());
}

static void describe(void) {
    uint8_t key = CARD_WORD(card());
    hand_point(slot);
    if (ask_card_fresh) {
        word_text(0, seat_name(mille_game.seat));
        key = WORD_TURN;
    } else if (purpose == CARD_TO_DISCARD) {
        word_key(0, key);
        key = WORD_DISCARD_CARD;
    }
    dialogue_say(DIALOGUE_QUESTION, word(key));
    if (purpose == CARD_QUICK && !ask_card_fresh) {
        text_begin(KEY_AT);
        text_write(word(WORD_KEY_DISCARD));
    }
    dialogue_say(DIALOGUE_ANSWERS, explain());
}

/* One choice of a card: returns the key that ended it, INPUT_OK, INPUT_DOWN or INPUT_BACK; INPUT_NONE if the hand must
 * be drawn again. */
static uint8_t chosen(void) {
    static uint8_t input, helped, last, place;
    last = (uint8_t)(mille_game.held[mille_game.seat] - 1);
    for (;;) {
        describe();
        do {
            input = input_read();
            helped = help_key();
            if (helped == HELP_DONE) return INPUT_NONE;
            if (helped) input = INPUT_BACK;
            place = (uint8_t)(keys_typed() - '1');
            if (place <= last) input = INPUT_UP, slot = place; /* a digit selects that card */
        } while (input == INPUT_NONE);
        ask_card_fresh = 0;
        switch (input) {
        case INPUT_PREVIOUS:
            slot = (uint8_t)(slot ? slot - 1 : last);
            break;
        case INPUT_NEXT:
            slot = (uint8_t)(slot == last ? 0 : slot + 1);
            break;
        case INPUT_OK:
            if (may_choose()) return input;
            if (up || purpose != CARD_QUICK) {
                sound_effect(EFFECT_ILLEGAL);
                input_again = dialogue_alert(explain()); /* a key ends the alert and acts at once */
                continue;
            }
            /* If no card can be played, this one is discarded. */
            /* fall through */
        case INPUT_DOWN:
            input = purpose == CARD_QUICK ? INPUT_DOWN : INPUT_BACK; /* the way back for a joystick */
            /* fall through */
        case INPUT_BACK:
            return input;
        }
        sound_effect(EFFECT_CURSOR);
    }
}

uint8_t ask_playable(void) {
    mille_legal(&legal);
    return legal.on[0] | legal.on[1] | legal.on[2];
}

/* Raises the cards that may be chosen: sorting may have moved them. */
static void raise(void) {
    up = purpose & CARD_TO_PLAY ? ask_playable() : 0x7f;
    hand_draw(up);
}

uint8_t ask_card(uint8_t wanted_for) {
    uint8_t ended;
    purpose = (uint8_t)(wanted_for & ~CARD_AGAIN);
    raise();
    if (wanted_for == purpose) {
        ask_card_fresh = purpose == CARD_QUICK;
        slot = 0;
        while (up && !may_choose())
            slot++;
    }
    for (;;) {
        ended = chosen();
        if (ended) break;
        raise();
    }
    hand_point(HAND_MAX);
    if (ended == INPUT_BACK) return CHOICE_BACK;
    return ended == INPUT_DOWN ? slot | CARD_DISCARDED : slot;
}

/* The next rival that the card may be laid on. */
static uint8_t next_rival(uint8_t team) {
    do
        if (++team >= mille_game.teams) team = 0;
    while (!(legal.on[team] >> slot & 1));
    return team;
}

uint8_t ask_rival(uint8_t with) {
    uint8_t team, input;
    slot = with;
    team = next_rival(TEAMS_MAX);
    if (next_rival(team) == team) return team;
    dialogue_say(DIALOGUE_QUESTION, word(WORD_WHOM));
    for (;;) {
        board_light(team);
        dialogue_point(seat_name(team));
        do
            input = input_read();
        while (input == INPUT_NONE);
        if (input == INPUT_OK) return team;
        if (input > INPUT_NEXT) return CHOICE_BACK; /* ↑ and ↓ for a joystick */
        team = next_rival(team);
    }
}
