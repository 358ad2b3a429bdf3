/* Animations of events, one function for each kind. */
#include "show_events.h"
#include "audio.h"
#include "card_sound.h"
#include "dialogue.h"
#include "event_text.h"
#include "card_picture.h"
#include "card_animation.h"
#include "tableau.h"
#include "hand.h"
#include "input.h"
#include "history.h"
#include "match_state.h"
#include "hotseat.h"
#include "road.h"
#include "settings.h"
#include "words.h"
#include "board.h"

static const uint8_t *const flash_zones[VIDEO_ZONES] = {palette_dialogue, palette_flash, palette_flash, palette_flash,
                                                        palette_road};
static const uint8_t pause_of[PACES] = {[PACE_SLOW] = 100, [PACE_NORMAL] = 50, [PACE_FAST] = 25}; /* frames */
#define FEW_CARDS 10      /* left to draw: a sound gives notice */
static mille_event_t now; /* the event being shown */
static uint8_t team;      /* of the seat that acts in it */

static void say(void) {
    char *text = event_text(&now);
    if (text) dialogue_say(DIALOGUE_EVENT, text);
}

/* Moves the card of the event from its seat to a place on the board. */
static void lay(uint16_t to) {
    uint16_t from;
    sound_effect(EFFECT_PLAY);
    if (now.seat == match_viewer && !match_hidden) {
        from = hand_at(now.slot);
        hand_take(now.slot);
    } else {
        from = tableau_source(team);
    }
    card_animation(CARD_PICTURE_OF(now.card), from, to);
}

static void put_on_discard(uint8_t card, uint8_t from_team) {
    if (from_team != NOBODY) card_animation(CARD_PICTURE_OF(card), tableau_place(from_team, card), board_discard_at);
    match_discard = card;
    board_draw_discard();
}

static void deal(void) {
    history_clear();
    board_draw();
    if (hotseat_demo) {
        dialogue_say(DIALOGUE_QUESTION, word(WORD_DEMO));
        dialogue_say(DIALOGUE_ANSWERS, word(WORD_PRESS));
    }
    say();
    sound_play(TUNE_HAND);
    sound_effect(EFFECT_DEAL);
}

static void draw(void) {
    match_left = now.value;
    board_draw_left();
    sound_effect(match_left == FEW_CARDS ? EFFECT_LOW : EFFECT_DRAW);
    if (now.seat == match_viewer) {
        card_animation(CARD_PICTURE_BACK, board_sabot_at, hand_at(match_shown));
        match_shown++;
        hand_draw(0);
    } else {
        card_animation(CARD_PICTURE_BACK, board_sabot_at, tableau_source(team));
        card_animation_lift();
    }
}

static void play(void) {
    uint8_t family = card_family[now.card];
    lay(tableau_place(now.value, now.card));
    card_sound(now.card);
    if (family == FAMILY_DISTANCE || family == FAMILY_SAFETY) card_animation_lift();
    tableau_draw(now.value);
    if (family == FAMILY_DISTANCE) road_drive(now.value);
    if (family == FAMILY_HAZARD) tableau_shake(now.value, now.card);
}

static void discard(void) {
    lay(board_discard_at);
    sound_effect(EFFECT_DISCARD);
    put_on_discard(now.card, NOBODY);
}

static void coup(void) {
    uint8_t n;
    sound_play(TUNE_COUP_FOURRE);
    for (n = 2; n; n--) { /* within a second: three flashes could be harmful to some people */
        video_zones(flash_zones);
        input_pause(6);
        video_zones(board_zones);
        input_pause(18);
    }
    put_on_discard(now.value, team);
    lay(tableau_place(team, now.card));
    card_animation_lift();
    tableau_draw(team);
}

static void lift(void) {
    put_on_discard(now.card, now.value);
    tableau_draw(now.value);
}

static void extend(void) {
    board_draw_goal();
    video_fill(VIDEO_AT(0, ROAD_TOP), VIDEO_SIZE(VIDEO_WIDTH, ROAD_HEIGHT), VIDEO_PEN(0));
    road_draw();
}

static void over(void) {
    if (now.value != NOBODY) sound_play(hotseat_is_victory(now.value) ? TUNE_VICTORY : TUNE_DEFEAT);
}

/* Events that have a sentence at most. */
static void nothing(void) {
}

static void (*const act[EVENT_KINDS])(void) = {
    [EVENT_DEAL] = deal,       [EVENT_DRAW] = draw,     [EVENT_EMPTY] = nothing,   [EVENT_PLAY] = play,
    [EVENT_DISCARD] = discard, [EVENT_COUP] = coup,     [EVENT_DECLINE] = nothing, [EVENT_SKIP] = nothing,
    [EVENT_LIFT] = lift,       [EVENT_EXTEND] = extend, [EVENT_OVER] = over,       [EVENT_WIN] = nothing,
    [EVENT_ABANDON] = nothing,
};

/* Draws the hand as it is before the cards that the remaining events draw. */
static void settle_hand(const mille_event_t *event, uint8_t count) {
    match_shown = mille_game.held[match_viewer];
    for (; count; count--, event++)
        if (event->kind == EVENT_DRAW && event->seat == match_viewer) match_shown--;
    hand_draw(0);
}

/* Time to read; twice as long for attacks and coups. */
static void pause(void) {
    uint8_t frames = pause_of[settings.pace];
    if (now.kind == EVENT_COUP || card_family[now.card] == FAMILY_HAZARD) frames = (uint8_t)(frames * 2);
    input_pause(frames);
}

void show_events(const mille_events_t *events) {
    uint8_t left = events->count;
    const mille_event_t *event = events->list;
    for (; left; left--, event++) {
        history_note(event);
        now = *event;
        team = mille_team_of(now.seat);
        if (now.kind != EVENT_DEAL) say(); /* a deal draws the board first */
        act[now.kind]();
        if (now.kind == EVENT_DRAW) continue;
        /* The viewer knows the own move already; moves of others need time to read. */
        if (now.seat != match_viewer || now.kind == EVENT_COUP) pause();
        if (now.seat == match_viewer) settle_hand(event, left);
    }
}
