/* What assembly, the page and tests need to know of 1000 Bornes. */
#include "game_layout.h"
#include "layout.h"
#include "ask_card.h"
#include "card_picture.h"
#include "hall_of_fame.h"
#include "hand.h"
#include "match_file.h"
#include "save_format.h"
#include "settings.h"
#include "tableau.h"
#include "video.h"

static void print_game(void) {
    layout_symbol("PLAYS", "history_plays");
    LAYOUT_SIZE(MILLE, mille_t);
    LAYOUT_FIELD(MILLE, mille_t, random);
    LAYOUT_FIELD(MILLE, mille_t, hand_number);
    LAYOUT_FIELD(MILLE, mille_t, team);
    LAYOUT_FIELD(MILLE, mille_t, rules);
    LAYOUT_FIELD(MILLE, mille_t, players);
    LAYOUT_FIELD(MILLE, mille_t, teams);
    LAYOUT_FIELD(MILLE, mille_t, phase);
    LAYOUT_FIELD(MILLE, mille_t, seat);
    LAYOUT_FIELD(MILLE, mille_t, turn);
    LAYOUT_FIELD(MILLE, mille_t, dealer);
    LAYOUT_FIELD(MILLE, mille_t, goal);
    LAYOUT_FIELD(MILLE, mille_t, attack);
    LAYOUT_FIELD(MILLE, mille_t, caller);
    LAYOUT_FIELD(MILLE, mille_t, finisher);
    LAYOUT_FIELD(MILLE, mille_t, winner);
    LAYOUT_FIELD(MILLE, mille_t, blitz);
    LAYOUT_FIELD(MILLE, mille_t, discard);
    LAYOUT_FIELD(MILLE, mille_t, left);
    LAYOUT_FIELD(MILLE, mille_t, held);
    LAYOUT_FIELD(MILLE, mille_t, hand);
    LAYOUT_FIELD(MILLE, mille_t, seen);
    LAYOUT_FIELD(MILLE, mille_t, sabot);
    LAYOUT_SIZE(RULES, rules_t);
    LAYOUT_SIZE(TEAM, mille_team_t);
    LAYOUT_FIELD(TEAM, mille_team_t, points);
    LAYOUT_FIELD(TEAM, mille_team_t, pile);
    LAYOUT_FIELD(TEAM, mille_team_t, safeties);
    LAYOUT_FIELD(TEAM, mille_team_t, coups);
    LAYOUT_FIELD(TEAM, mille_team_t, stones);
    LAYOUT_FIELD(TEAM, mille_team_t, km);
    LAYOUT_SIZE(EVENT, mille_event_t);
    LAYOUT_FIELD(EVENT, mille_event_t, kind);
    LAYOUT_FIELD(EVENT, mille_event_t, seat);
    LAYOUT_FIELD(EVENT, mille_event_t, card);
    LAYOUT_FIELD(EVENT, mille_event_t, value);
    LAYOUT_FIELD(EVENT, mille_event_t, slot);
    LAYOUT_CONSTANT(PLAYERS_MAX);
    LAYOUT_CONSTANT(HAND_MAX);
    LAYOUT_CONSTANT(NOBODY);
}

static void print_phases(void) {
    LAYOUT_CONSTANT(PHASE_DRAW);
    LAYOUT_CONSTANT(PHASE_PLAY);
    LAYOUT_CONSTANT(PHASE_COUP);
    LAYOUT_CONSTANT(PHASE_EXTEND);
    LAYOUT_CONSTANT(PHASE_HAND_OVER);
    LAYOUT_CONSTANT(PHASE_MATCH_OVER);
    layout_number("PHASE_LAST", PHASE_MATCH_OVER);
}

/* The parts of the two files that the game writes. */
static void print_files(void) {
    static const uint8_t header[] = SETTINGS_HEAD;
    layout_bytes("SETTINGS_HEADER", header, sizeof header);
    LAYOUT_SIZE(PLAYS, plays_t);
}

/* The cards of the hand on the screen, in pixels of mode 1. */
static void print_hand(void) {
    layout_number("HAND_LEFT", PIXELS(HAND_X(0)));
    layout_number("HAND_STEP", PIXELS(HAND_X(1) - HAND_X(0)));
    layout_number("HAND_TOP", HAND_Y - HAND_RISE);
    layout_number("HAND_BOTTOM", HAND_Y + CARD_PICTURE_HEIGHT);
    layout_number("CARD_WIDTH", PIXELS(CARD_PICTURE_WIDTH));
    LAYOUT_CONSTANT(ARROW_Y);
    LAYOUT_CONSTANT(ARROW_HEIGHT);
}

/* The screens of a match that wait for a key, and what a tap on them needs. */
static void print_screens(void) {
    layout_function("ask_card");
    layout_function("ask_rival");
    layout_function("score_sheet_show");
    layout_function("winner_show");
    layout_symbol("HAND_ARROW", "hand_arrow");
    layout_symbol("CARD_FRESH", "ask_card_fresh");
    LAYOUT_FIELD(SETTINGS, settings_t, classic);
    layout_symbol("MATCH_HOME", "match_home");
    layout_symbol("MATCH_LIT", "match_lit");
    layout_symbol("MATCH_SHOWN", "match_shown");
    layout_symbol("DISCARD_AT", "board_discard_at");
    layout_symbol("WINNER_CHOICE", "winner_choice");
    layout_symbol("WINNER_PICKED", "winner_picked");
    layout_number("DISCARD_KEY_X", PIXELS(ASK_CARD_KEY_X));
    layout_number("CARD_HEIGHT", CARD_PICTURE_HEIGHT);
    LAYOUT_CONSTANT(TABLEAU_TOP);
    layout_number("TABLEAU_WIDTH", PIXELS(TABLEAU_WIDTH));
    layout_number("TABLEAU_MIDDLE_X", PIXELS(TABLEAU_MIDDLE_X));
}

int main(int argc, char **argv) {
    layout_begin(argc, argv);
    game_layout("mille_game");
    print_game();
    print_phases();
    print_files();
    print_hand();
    print_screens();
    return layout_end();
}
