/* What assembly, the page and tests need to know of RISK. */
#include "game_layout.h"
#include "layout.h"
#include "bot_core.h"
#include "card_picture.h"
#include "cards_layout.h"
#include "match_file.h"
#include "pick.h"
#include "screens.h"
#include "video.h"

static void print_game(void) {
    layout_symbol("MATCH_MEMORY", "match_memory");
    layout_symbol("CARDS_SHOWN", "cards_shown");
    LAYOUT_SIZE(RISK, risk_t);
    LAYOUT_FIELD(RISK, risk_t, random);
    LAYOUT_FIELD(RISK, risk_t, armies);
    LAYOUT_FIELD(RISK, risk_t, pool);
    LAYOUT_FIELD(RISK, risk_t, round);
    LAYOUT_FIELD(RISK, risk_t, sets);
    LAYOUT_FIELD(RISK, risk_t, owner);
    LAYOUT_FIELD(RISK, risk_t, card);
    LAYOUT_FIELD(RISK, risk_t, left);
    LAYOUT_FIELD(RISK, risk_t, players);
    LAYOUT_FIELD(RISK, risk_t, options);
    LAYOUT_FIELD(RISK, risk_t, phase);
    LAYOUT_FIELD(RISK, risk_t, seat);
    LAYOUT_FIELD(RISK, risk_t, turn);
    LAYOUT_FIELD(RISK, risk_t, starter);
    LAYOUT_FIELD(RISK, risk_t, alive);
    LAYOUT_FIELD(RISK, risk_t, captured);
    LAYOUT_FIELD(RISK, risk_t, from);
    LAYOUT_FIELD(RISK, risk_t, to);
    LAYOUT_FIELD(RISK, risk_t, dice);
    LAYOUT_FIELD(RISK, risk_t, winner);
    LAYOUT_SIZE(EVENT, risk_event_t);
    LAYOUT_FIELD(EVENT, risk_event_t, kind);
    LAYOUT_FIELD(EVENT, risk_event_t, seat);
    LAYOUT_FIELD(EVENT, risk_event_t, a);
    LAYOUT_FIELD(EVENT, risk_event_t, b);
    LAYOUT_FIELD(EVENT, risk_event_t, c);
    LAYOUT_FIELD(EVENT, risk_event_t, d);
    LAYOUT_FIELD(EVENT, risk_event_t, n);
    LAYOUT_SIZE(MASK, risk_mask_t);
    LAYOUT_SIZE(SURVEY, survey_t);
    LAYOUT_FIELD(SURVEY, survey_t, force);
    LAYOUT_SIZE(VIEW, bot_view_t);
    LAYOUT_FIELD(VIEW, bot_view_t, armies);
    LAYOUT_FIELD(VIEW, bot_view_t, pool);
    LAYOUT_FIELD(VIEW, bot_view_t, sets);
    LAYOUT_FIELD(VIEW, bot_view_t, owner);
    LAYOUT_FIELD(VIEW, bot_view_t, hand);
    LAYOUT_FIELD(VIEW, bot_view_t, held);
    LAYOUT_FIELD(VIEW, bot_view_t, players);
    LAYOUT_FIELD(VIEW, bot_view_t, seat);
    LAYOUT_FIELD(VIEW, bot_view_t, phase);
    LAYOUT_FIELD(VIEW, bot_view_t, captured);
    LAYOUT_FIELD(VIEW, bot_view_t, from);
    LAYOUT_FIELD(VIEW, bot_view_t, to);
    LAYOUT_FIELD(VIEW, bot_view_t, dice);
    LAYOUT_CONSTANT(PLAYERS_MAX);
    LAYOUT_CONSTANT(NOBODY);
    layout_number("MASK_BYTES", (long)sizeof(risk_mask_t));
    LAYOUT_CONSTANT(TERRITORIES);
    LAYOUT_CONSTANT(CARDS);
    LAYOUT_CONSTANT(IN_PACK);
    LAYOUT_CONSTANT(IN_DISCARD);
}

static void print_phases(void) {
    LAYOUT_CONSTANT(PHASE_CLAIM);
    LAYOUT_CONSTANT(PHASE_DEPLOY);
    LAYOUT_CONSTANT(PHASE_TRADE);
    LAYOUT_CONSTANT(PHASE_PLACE);
    LAYOUT_CONSTANT(PHASE_ATTACK);
    LAYOUT_CONSTANT(PHASE_DEFEND);
    LAYOUT_CONSTANT(PHASE_ADVANCE);
    LAYOUT_CONSTANT(PHASE_MOVE);
    LAYOUT_CONSTANT(PHASE_OVER);
    layout_number("PHASE_LAST", PHASE_OVER);
}

/* Territories that tests play with. */
static void print_territories(void) {
    LAYOUT_CONSTANT(ALASKA);
    LAYOUT_CONSTANT(ONTARIO);
    LAYOUT_CONSTANT(PERU);
    LAYOUT_CONSTANT(BRAZIL);
    LAYOUT_CONSTANT(ARGENTINA);
    LAYOUT_CONSTANT(ICELAND);
    LAYOUT_CONSTANT(NORTH_AFRICA);
    LAYOUT_CONSTANT(SOUTH_AFRICA);
    LAYOUT_CONSTANT(MADAGASCAR);
    LAYOUT_CONSTANT(JAPAN);
    LAYOUT_CONSTANT(NEW_GUINEA);
}

/* The parts of the two files that the game writes. */
static void print_files(void) {
    layout_number("MATCH_MEMORY_SIZE", MATCH_MEMORY_BYTES);
}

/* The page with the cards of a hand, in pixels of mode 1: a row of CARDS_COLUMNS in the middle, or two rows. */
static void print_cards(void) {
    LAYOUT_CONSTANT(CARDS_ASKED);
    LAYOUT_CONSTANT(CARDS_COLUMNS);
    layout_number("CARDS_LEFT", PIXELS(CARDS_LEFT));
    LAYOUT_CONSTANT(CARDS_TOP);
    LAYOUT_CONSTANT(CARDS_ROW_HEIGHT);
    layout_number("CARD_WIDTH", PIXELS(CARD_WIDTH));
}

/* The screens of a match that wait for a key, and what a tap on them needs. */
static void print_screens(void) {
    layout_function("pick_territory");
    layout_function("pick_number");
    layout_function("cards_show");
    layout_function("cards_choose");
    layout_symbol("PICK_AT", "pick_at");
    layout_symbol("CARDS_AT", "cards_at");
    layout_number("HELP_KEYS_X", PIXELS(PICK_KEYS_X));
}

int main(int argc, char **argv) {
    layout_begin(argc, argv);
    game_layout("risk_game");
    print_game();
    print_phases();
    print_territories();
    print_files();
    print_cards();
    print_screens();
    return layout_end();
}
