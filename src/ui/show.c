/* Events become motion and sentences. */
#include "table.h"
#include "show.h"
#include "help.h"
#include "settings.h"
#include "widgets.h"
#include "words.h"
#include "pictures.h"

static const uint8_t *const flash_zones[VIDEO_ZONES] = {palette_dialogue, palette_flash, palette_flash, palette_flash,
                                                        palette_road};
static const uint8_t pause_of[PACES] = {100, 40, 8};
static uint8_t from_slot;

/* A sentence about an event, and the time to read it. Whoever acted at this screen knows already. */
static void say(const mille_event_t *event, uint8_t key) {
    if (event->seat != NOBODY) word_text(0, settings.seat[event->seat].name);
    if (event->card != CARD_NONE) word_key(1, (uint8_t)(WORD_CARD_25 + event->card));
    if (event->kind == EVENT_PLAY) word_text(2, settings.seat[event->value].name);
    ui_paint(1, 0);
    ui_wrap(VIDEO_AT(1, 1), VIDEO_SIZE(VIDEO_WIDTH - 2, 2 * LINE_HEIGHT - 1), word(key));
}

static void read_it(const mille_event_t *event) {
    if (event->seat != table_seat || event->kind == EVENT_COUP) ui_pause(pause_of[settings.pace]);
}

/* A card leaves its seat for a place on the table. */
static void lay(const mille_event_t *event, uint16_t to) {
    uint16_t from;
    if (event->seat == table_seat && !table_hidden) {
        from = hand_at(from_slot);
        hand_take(from_slot);
    } else {
        from = ground_source(MILLE_TEAM(&match_game, event->seat));
    }
    fly(event->card, from, to);
}

static void show_play(const mille_event_t *event) {
    uint8_t family = card_family[event->card];
    say(event, family == FAMILY_HAZARD ? WORD_SAY_ATTACK : WORD_SAY_PLAY);
    lay(event, ground_place(event->value, event->card));
    if (family == FAMILY_DISTANCE) {
        ground_draw_km(event->value);
        road_drive(event->value);
    } else {
        ground_draw(event->value);
    }
    if (family == FAMILY_HAZARD) ground_shake(event->value, event->card);
}

static void throw_away(uint8_t card) {
    table_discard = card;
    table_draw_discard();
}

static void show_coup(const mille_event_t *event) {
    uint8_t team = MILLE_TEAM(&match_game, event->seat), n;
    say(event, WORD_SAY_COUP);
    for (n = 0; n < 3; n++) {
        video_zones(flash_zones);
        ui_pause(4);
        video_zones(table_zones);
        ui_pause(4);
    }
    fly(event->value, ground_place(team, event->value), table_discard_at());
    throw_away(event->value);
    lay(event, ground_place(team, event->card));
    ground_draw(team);
}

static void show_draw(const mille_event_t *event) {
    table_left = event->value;
    table_draw_left();
    if (event->seat != table_seat) return;
    fly(CARD_BACK, table_discard_at(), hand_at(hand_shown));
    hand_shown++;
    hand_draw(0);
}

static void show_one(const mille_event_t *event) {
    switch (event->kind) {
    case EVENT_DEAL:
        log_clear();
        table_discard = CARD_NONE;
        hand_shown = HAND_DEALT;
        table_draw();
        say(event, WORD_SAY_DEAL);
        break;
    case EVENT_DRAW:
        show_draw(event);
        return;
    case EVENT_PLAY:
        show_play(event);
        break;
    case EVENT_DISCARD:
        say(event, WORD_SAY_DISCARD);
        lay(event, table_discard_at());
        throw_away(event->card);
        break;
    case EVENT_COUP:
        show_coup(event);
        break;
    case EVENT_LIFT:
        say(event, WORD_SAY_LIFT);
        fly(event->card, ground_place(event->value, event->card), table_discard_at());
        ground_draw(event->value);
        throw_away(event->card);
        break;
    case EVENT_EXTEND:
        say(event, event->value ? WORD_SAY_EXTEND : WORD_SAY_STAY);
        table_draw_goal();
        road_draw();
        break;
    case EVENT_OVER:
        say(event, event->value == NOBODY ? WORD_SAY_OVER : WORD_SAY_TRIP);
        break;
    case EVENT_SKIP:
        say(event, WORD_SAY_SKIP);
        break;
    case EVENT_EMPTY:
        say(event, WORD_SAY_EMPTY);
        break;
    default: /* a coup declined must not be seen; the ends of a match have screens of their own */
        return;
    }
    read_it(event);
}

/* The hand as it is before the cards that these events still draw. */
static void settle_hand(const mille_event_t *event, uint8_t count) {
    hand_shown = match_game.held[table_seat];
    for (; count; count--, event++)
        if (event->kind == EVENT_DRAW && event->seat == table_seat) hand_shown--;
    hand_draw(0);
}

void show_events(const mille_events_t *events, uint8_t slot) {
    uint8_t i;
    const mille_event_t *event = events->list;
    from_slot = slot;
    for (i = 0; i < events->count; i++, event++) {
        log_note(event);
        show_one(event);
        if (event->seat == table_seat &&
            (event->kind == EVENT_PLAY || event->kind == EVENT_DISCARD || event->kind == EVENT_COUP))
            settle_hand(event, (uint8_t)(events->count - i));
    }
}
