/* Choosing a card, and a rival to lay it on. The card under the arrow says what it does or why it cannot be played. */
#include "table.h"
#include "ask.h"
#include "describe.h"
#include "help.h"
#include "settings.h"
#include "widgets.h"
#include "words.h"

/* Why the card in a slot cannot be played; of several rivals the first one's reason. */
static uint8_t why_not(uint8_t slot) {
    mille_move_t move;
    uint8_t card = match_game.hand[match_game.seat][slot], own = MILLE_TEAM(&match_game, match_game.seat);
    move.verb = MILLE_PLAY;
    move.slot = slot;
    move.team = own;
    if (card_family[card] == FAMILY_HAZARD) move.team = (uint8_t)(own + 1 == match_game.teams ? 0 : own + 1);
    return (uint8_t)mille_check(&match_game, &move);
}

static const char *explain(uint8_t slot, uint8_t raised, uint8_t playing) {
    uint8_t card = match_game.hand[match_game.seat][slot];
    if (playing && !(raised >> slot & 1)) return word((uint8_t)(WORD_REASON_DRAW_FIRST - 1 + why_not(slot)));
    return describe_card(card);
}

static void describe(uint8_t slot, uint8_t raised, uint8_t playing) {
    dialogue_say(0, word((uint8_t)(WORD_CARD_25 + match_game.hand[match_game.seat][slot])));
    dialogue_say(1, explain(slot, raised, playing));
}

uint8_t ask_card(uint8_t raised, uint8_t playing) {
    uint8_t slot = 0, held = match_game.held[match_game.seat], input;
    while (slot + 1 < held && !(raised >> slot & 1))
        slot++;
    if (!(raised >> slot & 1)) slot = 0;
    for (;;) {
        hand_draw(raised);
        hand_point(slot);
        describe(slot, raised, playing);
        do {
            input = ui_input();
            if (input == INPUT_PREVIOUS) slot = (uint8_t)(slot ? slot : held) - 1;
            if (input == INPUT_NEXT) slot = (uint8_t)(slot + 1 == held ? 0 : slot + 1);
            if (input == INPUT_PREVIOUS || input == INPUT_NEXT) {
                hand_point(slot);
                describe(slot, raised, playing);
            }
        } while (input != INPUT_OK && input != INPUT_BACK && !help_key());
        if (input == INPUT_OK && (raised >> slot & 1)) break;
        if (input == INPUT_OK) dialogue_alert(explain(slot, raised, playing));
        if (input == INPUT_BACK) {
            slot = CHOICE_BACK;
            break;
        }
    }
    hand_point(HAND_MAX);
    return slot;
}

uint8_t ask_rival(uint8_t slot) {
    mille_legal_t legal;
    uint8_t team, input, rivals = 0, first = NOBODY;
    mille_legal(&match_game, &legal);
    for (team = 0; team < match_game.teams; team++)
        if (legal.on[team] >> slot & 1) {
            rivals++;
            if (first == NOBODY) first = team;
        }
    team = first;
    if (rivals == 1) return team;
    dialogue_say(0, word(WORD_WHOM));
    for (;;) {
        ground_draw_bar(team, 1);
        ui_paint(1, 0);
        ui_centred(VIDEO_AT(1, 10), VIDEO_WIDTH - 2, settings.seat[team].name);
        do
            input = ui_input();
        while (input == INPUT_NONE);
        ground_draw_bar(team, 0);
        if (input == INPUT_OK) return team;
        if (input == INPUT_BACK) return CHOICE_BACK;
        do
            team = (uint8_t)(team + 1 == match_game.teams ? 0 : team + 1);
        while (!(legal.on[team] >> slot & 1));
    }
}
