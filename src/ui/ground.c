/* A team's ground: its name, battle pile, speed pile, kilometres and safeties. Two teams have room for whole cards,
 * three get the small ones. */
#include "table.h"
#include "settings.h"
#include "widgets.h"
#include "pictures.h"

typedef struct {
    uint16_t bar, pile[2], km;
    uint16_t safety[4];
} ground_t;

#define TOP 92

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
     {VIDEO_AT(0, TOP + 10), VIDEO_AT(7, TOP + 10)},
     VIDEO_AT(14, TOP + 18),
     {VIDEO_AT(0, TOP + 44), VIDEO_AT(5, TOP + 44), VIDEO_AT(10, TOP + 44), VIDEO_AT(15, TOP + 44)}},
    {VIDEO_AT(34, TOP),
     {VIDEO_AT(34, TOP + 10), VIDEO_AT(41, TOP + 10)},
     VIDEO_AT(48, TOP + 18),
     {VIDEO_AT(34, TOP + 44), VIDEO_AT(39, TOP + 44), VIDEO_AT(44, TOP + 44), VIDEO_AT(49, TOP + 44)}},
    {VIDEO_AT(58, TOP),
     {VIDEO_AT(58, TOP + 10), VIDEO_AT(65, TOP + 10)},
     VIDEO_AT(72, TOP + 18),
     {VIDEO_AT(58, TOP + 44), VIDEO_AT(63, TOP + 44), VIDEO_AT(68, TOP + 44), VIDEO_AT(73, TOP + 44)}},
};

#define SMALL     (match_game.teams == 3)
#define BAR_WIDTH 21

/* The ground of a team: the one who looks sits on the left. */
static const ground_t *ground_of(uint8_t team) {
    uint8_t place = (uint8_t)(team >= table_team ? team - table_team : team + match_game.teams - table_team);
    return &grounds[SMALL ? place + 2 : place];
}

/* The member of a team who is named in the bar: the one to act, or else the first. */
static uint8_t spokesman(uint8_t team) {
    return MILLE_TEAM(&match_game, match_game.seat) == team ? match_game.seat : team;
}

void ground_draw_bar(uint8_t team, uint8_t lit) {
    uint16_t at = ground_of(team)->bar;
    const char *name = settings.seat[spokesman(team)].name;
    uint8_t margin = (uint8_t)(BAR_WIDTH - video_text_width(name)) / 2;
    uint8_t end;
    uint16_t paint = lit ? VIDEO_PEN(3) : VIDEO_PEN(2);
    video_pens(1, lit ? 3 : 2);
    end = video_text(VIDEO_MOVED(at, margin, 0), name);
    video_fill(at, VIDEO_SIZE(margin, 8), paint);
    video_fill((uint16_t)((at & 0xff00) | end), VIDEO_SIZE((uint8_t)at + BAR_WIDTH - end, 8), paint);
}

static void draw_pile(uint8_t card, uint16_t at) {
    if (!SMALL)
        table_draw_card(card, at);
    else if (card == CARD_NONE)
        video_fill(at, VIDEO_SIZE(6, 32), VIDEO_MIX(0, 2));
    else
        video_draw(card - CARD_OUT_OF_GAS + PICTURE_SMALL_OUTOFGAS, at);
}

void ground_draw_km(uint8_t team) {
    uint16_t at = ground_of(team)->km;
    const char *digit = video_number((uint16_t)(match_game.team[team].km * CARD_STEP_KM));
    uint8_t n = 4, length = 0;
    if (SMALL) {
        video_pens(1, 0);
        video_text(at, digit);
        video_text(VIDEO_MOVED(at, 0, 9), "km");
        return;
    }
    while (digit[length])
        length++;
    for (; n; n--) {
        video_draw(PICTURE_DIGIT_0 + (n > length ? 0 : (uint8_t)*digit++ - '0'), at);
        at = VIDEO_MOVED(at, 4, 0);
    }
}

static void draw_safeties(const mille_team_t *side, const ground_t *ground) {
    uint8_t i, bit = 1;
    uint16_t at;
    for (i = 0; i < 4; i++, bit <<= 1) {
        if (!(side->safeties & bit)) continue;
        at = ground->safety[i];
        video_draw(PICTURE_SMALL_TANK + i, at);
        if (side->coups & bit) video_draw(PICTURE_MARK_CF, VIDEO_MOVED(at, 1, SMALL ? 24 : 33));
    }
}

void ground_draw(uint8_t team) {
    const mille_team_t *side = &match_game.team[team];
    const ground_t *ground = ground_of(team);
    draw_pile(side->pile[BATTLE].top, ground->pile[BATTLE]);
    draw_pile(side->pile[SPEED].top, ground->pile[SPEED]);
    draw_safeties(side, ground);
    ground_draw_km(team);
}

/* A card in flight is a whole one: it ends within the screen even where only a small one will lie. */
static uint16_t landing(uint16_t at) {
    if ((uint8_t)at > VIDEO_WIDTH - CARD_WIDTH) at = (at & 0xff00) | (VIDEO_WIDTH - CARD_WIDTH);
    return at;
}

uint16_t ground_source(uint8_t team) {
    return landing(VIDEO_MOVED(ground_of(team)->bar, 6, 0));
}

uint16_t ground_place(uint8_t team, uint8_t card) {
    const ground_t *ground = ground_of(team);
    switch (card_family[card]) {
    case FAMILY_DISTANCE:
        return landing((uint16_t)((ground->km & 0xff) + 3 + ((TOP + 27) << 8)));
    case FAMILY_SAFETY:
        return landing((uint16_t)((ground->safety[card - CARD_TANK] & 0xff) + ((TOP + 24) << 8)));
    default:
        return landing(ground->pile[CARD_PILE(card)]);
    }
}

#define SHAKES 8
void ground_shake(uint8_t team, uint8_t card) {
    uint16_t at = ground_of(team)->pile[CARD_PILE(card)], size = SMALL ? VIDEO_SIZE(6, 2) : VIDEO_SIZE(CARD_WIDTH, 2);
    uint8_t n;
    for (n = 0; n < SHAKES; n++) {
        ui_frame();
        if (n & 1) {
            draw_pile(card, at);
            video_fill(VIDEO_MOVED(at, 0, -2), size, VIDEO_PEN(0));
        } else {
            draw_pile(card, VIDEO_MOVED(at, 0, -2));
            video_fill(VIDEO_MOVED(at, 0, SMALL ? 30 : CARD_HEIGHT - 2), size, VIDEO_PEN(0));
        }
        ui_frame();
    }
}
