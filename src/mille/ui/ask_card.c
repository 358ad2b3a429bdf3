/* Choosing a card, and a rival to lay it on. The card under the arrow says what it does or why it cannot be played. */
#include "ask_card.h"
#include "audio.h"
#include "describe.h"
#include "dialogue.h"
#include "hand.h"
#include "help.h"
#include "input.h"
#include "match.h"
#include "settings.h"
#include "table.h"

mille_legal_t ask_legal;
static uint8_t slot, up, playing; /* the card under the arrow; those that may be chosen; to be laid or thrown away */

static uint8_t card(void) {
    return match_game.hand[match_game.seat][slot];
}

_Static_assert(WORD_REASON_NO_NEED_TO_ROLL - WORD_REASON_NO_ROLL == REASON_NO_NEED_TO_ROLL - REASON_NO_ROLL,
               "words.txt follows the order of REASON_…");

/* Why the card cannot be played: REASON_NO_ROLL or a later one, as the phase is right, the card is held and the team is of the
 * right side. Of several rivals the first one's reason. */
static uint8_t why_not(void) {
    static mille_move_t move;
    move.verb = MILLE_PLAY;
    move.slot = slot;
    move.team = MILLE_TEAM(&match_game, match_game.seat);
    if (card_family[card()] == FAMILY_HAZARD && ++move.team == match_game.teams) move.team = 0;
    return (uint8_t)mille_check(&match_game, &move);
}

static uint8_t may_choose(void) {
    return up >> slot & 1;
}

static const char *explain(void) {
    if (playing && !may_choose()) return word((uint8_t)(WORD_REASON_NO_ROLL + why_not() - REASON_NO_ROLL));
    return describe_card(card());
}

static void describe(void) {
    hand_point(slot);
    dialogue_say(DIALOGUE_QUESTION, word(CARD_WORD(card())));
    dialogue_say(DIALOGUE_ANSWERS, explain());
}

/* One choice of a card; true when it is made. */
static uint8_t chosen(void) {
    uint8_t input, last = (uint8_t)(match_game.held[match_game.seat] - 1);
    for (;;) {
        describe();
        do {
            input = input_read();
            if (help_key()) return 0;
        } while (input == INPUT_NONE);
        if (input == INPUT_PREVIOUS) slot = (uint8_t)(slot ? slot - 1 : last);
        if (input == INPUT_NEXT) slot = (uint8_t)(slot == last ? 0 : slot + 1);
        if (input == INPUT_BACK) slot = CHOICE_BACK;
        if (input == INPUT_BACK || (input == INPUT_OK && may_choose())) return 1;
        if (input == INPUT_OK) {
            sound_effect(EFFECT_ILLEGAL);
            dialogue_alert(explain());
        } else {
            sound_effect(EFFECT_CURSOR);
        }
    }
}

uint8_t ask_card(uint8_t raised, uint8_t to_play) {
    up = raised;
    playing = to_play;
    slot = 0;
    while (raised && !may_choose())
        slot++;
    do
        hand_draw(raised);
    while (!chosen());
    hand_point(HAND_MAX);
    return slot;
}

/* The next rival that the card may be laid on. */
static uint8_t next_rival(uint8_t team) {
    do
        if (++team >= match_game.teams) team = 0;
    while (!(ask_legal.on[team] >> slot & 1));
    return team;
}

uint8_t ask_rival(uint8_t with) {
    uint8_t team, input;
    slot = with;
    team = next_rival(TEAMS_MAX);
    if (next_rival(team) == team) return team;
    dialogue_say(DIALOGUE_QUESTION, word(WORD_WHOM));
    for (;;) {
        table_light(team);
        dialogue_point(seat_name(team));
        do
            input = input_read();
        while (input == INPUT_NONE);
        if (input == INPUT_OK) return team;
        if (input == INPUT_BACK) return CHOICE_BACK;
        team = next_rival(team);
    }
}
