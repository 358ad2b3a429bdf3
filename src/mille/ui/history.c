/* The last ten plays: player, card, and what became of it. Below them the distances that every team has laid, by kind;
 * its safeties and piles are on the table. */
#include "history.h"
#include "card_text.h"
#include "input.h"
#include "number_text.h"
#include "page.h"
#include "road.h"
#include "settings.h"
#include "board.h"
#include "text.h"
#include "words.h"

#define TOP       (VIDEO_ZONE(1) + 2)
#define ROW_STEP  9 /* lines */
#define NAME_X    1
#define CARD_X    16
#define LAID_Y    ((uint8_t)(ROAD_TOP - (TEAMS_MAX + 1) * ROW_STEP - 2))
#define LAID_X    40 /* the right end of the first column of numbers */
#define LAID_STEP 10
#define PAGE_SIZE VIDEO_SIZE(VIDEO_WIDTH, ROAD_TOP - VIDEO_ZONE(1))

plays_t history_plays;

void history_clear(void) {
    history_plays.count = 0;
}

void history_note(const mille_event_t *event) {
    uint8_t i;
    if (event->kind != EVENT_PLAY && event->kind != EVENT_DISCARD && event->kind != EVENT_COUP) return;
    if (history_plays.count == PLAYS_KEPT) {
        for (i = 1; i < PLAYS_KEPT; i++)
            history_plays.list[i - 1] = history_plays.list[i];
        history_plays.count--;
    }
    history_plays.list[history_plays.count++] = *event;
}

/* The use of the card: laid on a rival, a coup fourré, or discarded. */
static const char *outcome(const mille_event_t *event) {
    if (event->kind == EVENT_COUP) return "CF";
    if (event->kind == EVENT_DISCARD) return word(WORD_LOG_DISCARD);
    if (card_family[event->card] == FAMILY_HAZARD) {
        word_text(0, seat_name(event->value));
        return word(WORD_LOG_ON);
    }
    return "";
}

/* A row of numbers, right-aligned: the distances themselves, or how many of each a team has laid. */
static void draw_laid(const uint8_t *number, uint8_t each) {
    uint8_t card, x = LAID_X;
    for (card = CARD_25; card <= CARD_200; card++, x += LAID_STEP)
        page_value(x, number_text((uint16_t)((uint16_t)*number++ * each)));
    page_y += ROW_STEP;
}

static void draw_teams(void) {
    uint8_t team, seat, x;
    page_y = LAID_Y;
    draw_laid(card_steps + CARD_25, CARD_STEP_KM);
    for (team = 0; team < mille_game.teams; team++) {
        x = NAME_X;
        for (seat = team; seat < mille_game.players; seat += mille_game.teams, x += CARD_X - NAME_X)
            page_text(x, seat_name(seat));
        draw_laid(mille_team(team)->stones + CARD_25, 1);
    }
}

void history_show(void) {
    uint8_t i, y = TOP;
    video_fill(VIDEO_AT(0, VIDEO_ZONE(1)), PAGE_SIZE, VIDEO_PEN(PEN_BLACK));
    text_pens(PEN_WHITE, PEN_BLACK);
    text_centred(VIDEO_AT(0, y), VIDEO_WIDTH, word(WORD_LOG));
    for (i = 0; i < history_plays.count; i++) {
        y += ROW_STEP;
        video_text(VIDEO_AT(NAME_X, y), seat_name(history_plays.list[i].seat));
        video_text(VIDEO_AT(CARD_X, y), word(CARD_WORD(history_plays.list[i].card)));
        page_y = y;
        page_value(VIDEO_WIDTH, outcome(&history_plays.list[i]));
    }
    draw_teams();
    input_any();
    video_fill(VIDEO_AT(0, VIDEO_ZONE(1)), PAGE_SIZE, VIDEO_PEN(PEN_CLOTH));
    board_draw_cloth();
}
