/* Events become motion and sentences. */
#include "show.h"
#include "fly.h"
#include "ground.h"
#include "hand.h"
#include "input.h"
#include "log.h"
#include "pictures.h"
#include "road.h"
#include "settings.h"
#include "table.h"
#include "text.h"
#include "words.h"

static const uint8_t *const flash_zones[VIDEO_ZONES] = {palette_dialogue, palette_flash, palette_flash, palette_flash,
                                                        palette_road};
static const uint8_t pause_of[PACES] = {100, 40, 8};
static mille_event_t now; /* the event being shown */
static uint8_t team;      /* of whoever acts in it */

/* A sentence about what happens. */
static void say(uint8_t key) {
    if (now.seat != NOBODY) word_text(0, settings.seat[now.seat].name);
    if (now.card != CARD_NONE) word_key(1, (uint8_t)(WORD_CARD_25 + now.card));
    if (now.value < TEAMS_MAX) word_text(2, settings.seat[now.value].name);
    text_pens(PEN_WHITE, PEN_CLOTH);
    text_wrap(VIDEO_AT(1, 1), VIDEO_SIZE(VIDEO_WIDTH - 2, 2 * TEXT_STEP - 1), word(key));
}

/* The card leaves its seat for a place on the table. */
static void lay(uint16_t to) {
    uint16_t from;
    if (now.seat == table_seat && !table_hidden) {
        from = hand_at(now.slot);
        hand_take(now.slot);
    } else {
        from = ground_source(team);
    }
    fly(now.card, from, to);
}

static void throw_away(uint8_t card, uint8_t from_team) {
    if (from_team != NOBODY) fly(card, ground_place(from_team, card), table_discard_at());
    table_discard = card;
    table_draw_discard();
}

static void show_play(void) {
    uint8_t family = card_family[now.card];
    say(family == FAMILY_HAZARD ? WORD_SAY_ATTACK : WORD_SAY_PLAY);
    lay(ground_place(now.value, now.card));
    if (match_game.teams == 3 || family == FAMILY_DISTANCE || family == FAMILY_SAFETY) fly_lift();
    ground_draw(now.value);
    if (family == FAMILY_DISTANCE) road_drive(now.value);
    if (family == FAMILY_HAZARD) ground_shake(now.value, now.card);
}

static void show_coup(void) {
    uint8_t n;
    say(WORD_SAY_COUP);
    for (n = 3; n; n--) {
        video_zones(flash_zones);
        input_pause(4);
        video_zones(table_zones);
        input_pause(4);
    }
    throw_away(now.value, team);
    lay(ground_place(team, now.card));
    fly_lift();
    ground_draw(team);
}

static void show_draw(void) {
    table_left = now.value;
    table_draw_left();
    if (now.seat != table_seat) return;
    fly(CARD_BACK, table_discard_at(), hand_at(hand_shown));
    hand_shown++;
    hand_draw(0);
}

/* What is said of an event that shows nothing else; 0: nothing. A coup declined must not be seen. */
static const uint8_t sentence[EVENT_KINDS] = {WORD_SAY_DEAL,
                                              0,
                                              WORD_SAY_EMPTY,
                                              0,
                                              WORD_SAY_DISCARD,
                                              0,
                                              0,
                                              WORD_SAY_SKIP,
                                              WORD_SAY_LIFT,
                                              WORD_SAY_EXTEND,
                                              WORD_SAY_OVER,
                                              0,
                                              0};

static uint8_t sentence_of(void) {
    if (now.kind == EVENT_EXTEND && !now.value) return WORD_SAY_STAY;
    if (now.kind == EVENT_OVER && now.value != NOBODY) {
        now.seat = match_game.seat;
        return WORD_SAY_TRIP;
    }
    return sentence[now.kind];
}

static void show_now(void) {
    uint8_t key = sentence_of();
    if (now.kind == EVENT_DEAL) {
        log_clear();
        table_discard = CARD_NONE;
        hand_shown = HAND_DEALT;
        table_draw();
    }
    if (key) say(key);
    switch (now.kind) {
    case EVENT_DRAW:
        show_draw();
        return;
    case EVENT_PLAY:
        show_play();
        break;
    case EVENT_DISCARD:
        lay(table_discard_at());
        throw_away(now.card, NOBODY);
        break;
    case EVENT_COUP:
        show_coup();
        break;
    case EVENT_LIFT:
        throw_away(now.card, now.value);
        ground_draw(now.value);
        break;
    case EVENT_EXTEND:
        table_draw_goal();
        road_draw();
        break;
    }
    /* Whoever acted at this screen knows already; the others get time to read. */
    if (now.seat != table_seat || now.kind == EVENT_COUP) input_pause(pause_of[settings.pace]);
}

/* The hand as it is before the cards that these events still draw. */
static void settle_hand(const mille_event_t *event, uint8_t count) {
    hand_shown = match_game.held[table_seat];
    for (; count; count--, event++)
        if (event->kind == EVENT_DRAW && event->seat == table_seat) hand_shown--;
    hand_draw(0);
}

void show_events(const mille_events_t *events) {
    uint8_t left = events->count;
    const mille_event_t *event = events->list;
    for (; left; left--, event++) {
        log_note(event);
        now = *event;
        team = MILLE_TEAM(&match_game, now.seat);
        show_now();
        if (now.seat == table_seat && now.kind != EVENT_DRAW) settle_hand(event, left);
    }
}
