/* A team's tableau: its names, battle pile, speed pile, kilometres and safeties, which overlap the lower edge of the
 * piles. */
#include "tableau.h"
#include "input.h"
#include "card_picture.h"
#include "number_text.h"
#include "settings.h"
#include "match_state.h"
#include "text.h"

#define TOP          TABLEAU_TOP
#define BAR_HEIGHT   8
#define PILE_STEP    11 /* bytes from the battle pile to the speed pile */
#define PILE_Y       (TOP + BAR_HEIGHT + 1)
#define SAFETY_Y     (TOP + 57)
#define SAFETY_STEP  5
#define SAFETY_WIDTH 6
#define SAFETY_LINES 24 /* shown of a safety's 32 */
#define MARK_AT      VIDEO_AT(1, SAFETY_LINES - 8)
#define DIGIT_WIDTH  4
#define KM_Y         (PILE_Y + CARD_PICTURE_HEIGHT + 1)
#define KM_DIGITS    4
#define MIDDLE_X     ((TABLEAU_WIDTH - CARD_PICTURE_WIDTH) / 2) /* of a card in the middle of the tableau */
#define DISTANCE_Y   (PILE_Y + 10)                              /* where a distance card ends its way */
#define SAFETY_END_Y (SAFETY_Y - 25)                            /* where a safety does */

/* The symbols of an empty pile, from its upper left corner: three lamps, or "50". */
#define LAMPS       3
#define LAMPS_AT    VIDEO_AT(3, 10)
#define LAMP_STEP   VIDEO_AT(0, 12)
#define LAMP_SIZE   VIDEO_SIZE(4, 10)
#define LIMIT_BELOW VIDEO_AT(0, 14) /* below the first lamp's place */

/* A milestone for each 200 laid, between the piles: a red cap and a white stone. */
#define STONE_X      (PILE_STEP - 1)
#define STONES_DOWN  VIDEO_AT(STONE_X, 4)
#define STONE_STEP   VIDEO_AT(0, 14)
#define STONE_BELOW  VIDEO_AT(0, 3)
#define STONE_CAP    VIDEO_SIZE(1, 3)
#define STONE_HEIGHT 8

#define THREE    (mille_game.teams == 3)
#define PARTNERS (mille_game.players != mille_game.teams)

/* The present team: the column of its tableau and a copy of its cards, which the Z80 reaches quickly. */
static uint8_t left;
static mille_team_t side;

/* Sets the present team. The viewer's team is on the left, the last on the right. */
static void enter(uint8_t team) {
    static const uint8_t columns[TEAMS_MAX] = {0, TABLEAU_MIDDLE_X, VIDEO_WIDTH - TABLEAU_WIDTH};
    uint8_t place = (uint8_t)(team - match_home);
    side = *mille_team(team);
    if (place >= mille_game.teams) place += mille_game.teams;
    if (place && !THREE) place = TEAMS_MAX - 1;
    left = columns[place];
}

/* The piles lie below the second bar that partners have. */
static uint16_t pile_at(uint8_t pile) {
    uint16_t at = VIDEO_AT(left, PILE_Y);
    if (pile == SPEED) at += PILE_STEP;
    if (PARTNERS) at += VIDEO_AT(0, BAR_HEIGHT);
    return at;
}

/* The top card of a pile; an empty pile shows faintly what belongs there: traffic lights, or a limit. */
static void draw_pile(uint8_t pile) {
    static const uint16_t lamps[LAMPS] = {VIDEO_MIX(PEN_BLACK, PEN_RED), VIDEO_MIX(PEN_BLACK, PEN_WHITE),
                                          VIDEO_PEN(PEN_CLOTH)};
    uint16_t at = pile_at(pile);
    uint8_t card = side.pile[pile].top, n;
    card_picture_draw(card, at);
    if (card != CARD_NONE) return;
    at += LAMPS_AT;
    if (pile == BATTLE) {
        for (n = 0; n < LAMPS; n++, at += LAMP_STEP)
            video_fill(at, LAMP_SIZE, lamps[n]);
    } else {
        text_pens(PEN_CLOTH, PEN_BLACK);
        video_text(at + LIMIT_BELOW, "50");
    }
}

static void draw_200s(void) {
    uint16_t at = pile_at(BATTLE) + STONES_DOWN;
    uint8_t n;
    for (n = side.stones[CARD_200]; n; n--, at += STONE_STEP) {
        video_fill(at, STONE_CAP, VIDEO_PEN(PEN_RED));
        video_fill(at + STONE_BELOW, VIDEO_SIZE(1, STONE_HEIGHT), VIDEO_PEN(PEN_WHITE));
    }
}

/* The distance in digits of an odometer; with three teams as text, at the end of the bar. */
static void draw_km(void) {
    static uint8_t zeros, x, n;
    const char *digit = number_text((uint16_t)(side.km * CARD_STEP_KM));
    zeros = video_text_width(digit);
    if (THREE) {
        video_text(VIDEO_AT(left + TABLEAU_WIDTH - zeros, TOP), digit);
        return;
    }
    x = left ? VIDEO_WIDTH - TABLEAU_WIDTH - KM_DIGITS * DIGIT_WIDTH : TABLEAU_WIDTH + 1;
    zeros = (uint8_t)(2 * KM_DIGITS - zeros); /* a digit is two bytes of text */
    for (n = 0; n != 2 * KM_DIGITS; n += 2) {
        video_draw((uint8_t)(PICTURE_DIGIT_0 + (n < zeros ? 0 : *digit++ - '0')), VIDEO_AT(x, KM_Y));
        x += DIGIT_WIDTH;
    }
}

/* The names of the team's players. */
void tableau_draw_bar(uint8_t team) {
    static uint8_t seat, y;
    enter(team);
    text_pens(PEN_WHITE, team == match_lit ? PEN_RED : PEN_BLACK);
    y = TOP;
    for (seat = team; seat < mille_game.players; seat += mille_game.teams) {
        text_line(VIDEO_AT(left, y), TABLEAU_WIDTH, seat_name(seat));
        y += BAR_HEIGHT;
    }
    if (THREE) draw_km();
}

static void draw_safeties(void) {
    static const video_part_t first = {PICTURE_SMALL_TANK, 0, SAFETY_Y, 0, 0, SAFETY_WIDTH, SAFETY_LINES};
    static video_part_t part;
    uint8_t bit = 1;
    part = first;
    part.x = left;
    for (; bit <= BIT_RIGHT_OF_WAY; bit = (uint8_t)(bit << 1)) {
        if (side.safeties & bit) {
            video_draw_part(&part);
            if (side.coups & bit) video_draw(PICTURE_MARK_CF, VIDEO_AT(part.x, SAFETY_Y) + MARK_AT);
        }
        part.picture++;
        part.x += SAFETY_STEP;
    }
}

void tableau_draw(uint8_t team) {
    enter(team);
    draw_pile(BATTLE);
    draw_pile(SPEED);
    draw_200s();
    draw_safeties();
    if (THREE)
        tableau_draw_bar(team);
    else
        draw_km();
}

/* A moving card has full size: its place is moved into the screen where only a small card will lie. */
static uint16_t landing(uint8_t x, uint8_t y) {
    if (x > VIDEO_WIDTH - CARD_PICTURE_WIDTH) x = VIDEO_WIDTH - CARD_PICTURE_WIDTH;
    return VIDEO_AT(x, y);
}

/* Cards come from the middle of the bar. */
uint16_t tableau_source(uint8_t team) {
    enter(team);
    return VIDEO_AT(left + MIDDLE_X, TOP);
}

uint16_t tableau_place(uint8_t team, uint8_t card) {
    enter(team);
    switch (card_family[card]) {
    case FAMILY_DISTANCE:
        return VIDEO_AT(left + MIDDLE_X, DISTANCE_Y);
    case FAMILY_SAFETY:
        return landing((uint8_t)(left + (card - CARD_TANK) * SAFETY_STEP), (uint8_t)SAFETY_END_Y);
    default:
        return pile_at(CARD_PILE(card));
    }
}

#define SHAKES     8
#define SHAKE_STEP 2 /* lines */
void tableau_shake(uint8_t team, uint8_t card) {
    static uint16_t place, at, edge;
    uint8_t n;
    enter(team);
    place = pile_at(CARD_PILE(card));
    for (n = SHAKES; n; n--) {
        input_frame();
        at = place;
        edge = (uint16_t)(place + VIDEO_AT(0, CARD_PICTURE_HEIGHT));
        if (n & 1) {
            edge = at;
            at += VIDEO_AT(0, SHAKE_STEP);
        }
        card_picture_draw(card, at);
        video_fill(edge, VIDEO_SIZE(CARD_PICTURE_WIDTH, SHAKE_STEP), VIDEO_PEN(PEN_CLOTH));
        input_frame();
    }
    draw_safeties();
}
