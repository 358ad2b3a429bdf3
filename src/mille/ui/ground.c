/* A team's ground: its name, battle pile, speed pile, kilometres and safeties. Two teams have room for whole cards; of
 * those of three, the lower edge is cut off. */
#include "ground.h"
#include "input.h"
#include "face.h"
#include "settings.h"
#include "match.h"
#include "text.h"

typedef struct {
    uint16_t bar, pile[2], km;
    uint16_t safety[4];
} ground_t;

#define TOP GROUND_TOP

/* Two teams: own, rival. Three teams: own, first rival, second rival. */
static const ground_t grounds[5] = {
    {VIDEO_AT(0, TOP),
     {VIDEO_AT(0, TOP + 10), VIDEO_AT(11, TOP + 10)},
     VIDEO_AT(3, TOP + 68),
     {VIDEO_AT(22, TOP), VIDEO_AT(28, TOP), VIDEO_AT(22, TOP + 43), VIDEO_AT(28, TOP + 43)}},
    {VIDEO_AT(59, TOP),
     {VIDEO_AT(70, TOP + 10), VIDEO_AT(59, TOP + 10)},
     VIDEO_AT(61, TOP + 68),
     {VIDEO_AT(46, TOP), VIDEO_AT(52, TOP), VIDEO_AT(46, TOP + 43), VIDEO_AT(52, TOP + 43)}},
    {VIDEO_AT(0, TOP),
     {VIDEO_AT(0, TOP + 10), VIDEO_AT(11, TOP + 10)},
     VIDEO_AT(15, TOP),
     {VIDEO_AT(0, TOP + 59), VIDEO_AT(5, TOP + 59), VIDEO_AT(10, TOP + 59), VIDEO_AT(15, TOP + 59)}},
    {VIDEO_AT(35, TOP),
     {VIDEO_AT(35, TOP + 10), VIDEO_AT(46, TOP + 10)},
     VIDEO_AT(50, TOP),
     {VIDEO_AT(35, TOP + 59), VIDEO_AT(40, TOP + 59), VIDEO_AT(45, TOP + 59), VIDEO_AT(50, TOP + 59)}},
    {VIDEO_AT(58, TOP),
     {VIDEO_AT(58, TOP + 10), VIDEO_AT(69, TOP + 10)},
     VIDEO_AT(73, TOP),
     {VIDEO_AT(58, TOP + 59), VIDEO_AT(63, TOP + 59), VIDEO_AT(68, TOP + 59), VIDEO_AT(73, TOP + 59)}},
};

#define SMALL     (match_game.teams == 3)
#define BAR_WIDTH 21

/* Pictures, in bytes and lines; where on a safety its mark stands. */
#define DIGIT_WIDTH   4
#define SAFETY_WIDTH  6
#define SAFETY_HEIGHT 32
#define MARK_BELOW    VIDEO_AT(1, SAFETY_HEIGHT + 1)
#define MARK_WITHIN   VIDEO_AT(1, SAFETY_LINES - 8)

/* Where cards in flight come from and go to: the middle of a bar, of the digits, of the safeties. */
#define SOURCE_X 6
#define KM_X     3
#define KM_Y     (TOP + 27)
#define SAFETY_Y (TOP + 24)

/* With three teams: lines shown of a card, and of a safety. */
#define PILE_LINES   48
#define SAFETY_LINES 24

/* The team at hand: its ground and its cards, where the Z80 reaches them quickly. */
static ground_t here;
static mille_team_t side;
static uint16_t at;

/* The one who looks sits on the left. */
static void enter(uint8_t team) {
    uint8_t place = (uint8_t)(team - match_home);
    side = match_game.team[team];
    if (place >= match_game.teams) place += match_game.teams;
    if (SMALL) place += 2;
    here = grounds[place];
}

/* The upper `lines` of a picture. */
static void draw_top(uint8_t picture, uint8_t width, uint8_t lines) {
    static video_part_t part; /* left and top stay 0 */
    part.picture = picture;
    part.x = (uint8_t)at;
    part.y = (uint8_t)(at >> 8);
    part.width = width;
    part.height = lines;
    video_draw_part(&part);
}

static void draw_pile(uint8_t card) {
    if (!SMALL)
        face_draw(card, at);
    else if (card == CARD_NONE)
        video_fill(at, VIDEO_SIZE(FACE_WIDTH, PILE_LINES), VIDEO_MIX(PEN_CLOTH, PEN_BLACK));
    else
        draw_top(FACE_OF(card), FACE_WIDTH, PILE_LINES);
}

/* The distance in digits of an odometer; with three teams in letters, at the end of the bar. */
static void draw_km(void) {
    const char *digit = video_number((uint16_t)(side.km * CARD_STEP_KM));
    uint8_t n = 4, zeros = 4;
    const char *end;
    at = here.km;
    if (SMALL) {
        video_text((uint16_t)(here.bar + BAR_WIDTH - video_text_width(digit)), digit);
        return;
    }
    for (end = digit; *end; end++)
        zeros--;
    for (; n; n--) {
        if (zeros) {
            zeros--;
            video_draw(PICTURE_DIGIT_0, at);
        } else {
            video_draw((uint8_t)(PICTURE_DIGIT_0 - '0' + *digit++), at);
        }
        at += DIGIT_WIDTH;
    }
}

/* The bar names the member of the team who is to act, or else the first. */
void ground_draw_bar(uint8_t team) {
    static const char *name;
    enter(team);
    name = seat_name(MILLE_TEAM(&match_game, match_game.seat) == team ? match_game.seat : team);
    text_pens(PEN_WHITE, team == match_lit ? PEN_RED : PEN_BLACK);
    if (SMALL) {
        text_line(here.bar, BAR_WIDTH, name);
        draw_km();
    } else {
        text_centred(here.bar, BAR_WIDTH, name);
    }
}

static void draw_safeties(void) {
    uint8_t i, bit = 1;
    for (i = 0; i < 4; i++, bit = (uint8_t)(bit << 1)) {
        if (!(side.safeties & bit)) continue;
        at = here.safety[i];
        draw_top(PICTURE_SMALL_TANK + i, SAFETY_WIDTH, SMALL ? SAFETY_LINES : SAFETY_HEIGHT);
        if (side.coups & bit) video_draw(PICTURE_MARK_CF, (uint16_t)(at + (SMALL ? MARK_WITHIN : MARK_BELOW)));
    }
}

void ground_draw(uint8_t team) {
    enter(team);
    at = here.pile[BATTLE];
    draw_pile(side.pile[BATTLE].top);
    at = here.pile[SPEED];
    draw_pile(side.pile[SPEED].top);
    draw_safeties();
    if (SMALL)
        ground_draw_bar(team);
    else
        draw_km();
}

/* A card in flight is a whole one: it ends within the screen even where only a small one will lie. */
static uint16_t landing(uint16_t place) {
    uint8_t x = (uint8_t)place;
    if (x > VIDEO_WIDTH - FACE_WIDTH) x = VIDEO_WIDTH - FACE_WIDTH;
    return (place & 0xff00) | x;
}

uint16_t ground_source(uint8_t team) {
    enter(team);
    return landing((uint16_t)(here.bar + SOURCE_X));
}

uint16_t ground_place(uint8_t team, uint8_t card) {
    enter(team);
    switch (card_family[card]) {
    case FAMILY_DISTANCE:
        return landing(VIDEO_AT((uint8_t)here.km + KM_X, KM_Y));
    case FAMILY_SAFETY:
        return landing(VIDEO_AT((uint8_t)here.safety[card - CARD_TANK], SAFETY_Y));
    default:
        return landing(here.pile[CARD_PILE(card)]);
    }
}

#define SHAKES 8
void ground_shake(uint8_t team, uint8_t card) {
    static uint16_t place, edge, size;
    uint8_t n;
    enter(team);
    place = here.pile[CARD_PILE(card)];
    size = VIDEO_SIZE(FACE_WIDTH, 2);
    for (n = SHAKES; n; n--) {
        input_frame();
        at = place;
        edge = (uint16_t)(place - VIDEO_AT(0, 2));
        if (!(n & 1)) {
            at = edge;
            edge = (uint16_t)(place + (SMALL ? VIDEO_AT(0, PILE_LINES - 2) : VIDEO_AT(0, FACE_HEIGHT - 2)));
        }
        draw_pile(card);
        video_fill(edge, size, VIDEO_PEN(PEN_CLOTH));
        input_frame();
    }
}
