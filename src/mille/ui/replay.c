/* Events become motion and sentences: one function for each kind of event. */
#include "replay.h"
#include "audio.h"
#include "card_sound.h"
#include "describe.h"
#include "dialogue.h"
#include "face.h"
#include "fly.h"
#include "ground.h"
#include "hand.h"
#include "input.h"
#include "log.h"
#include "match.h"
#include "pass.h"
#include "road.h"
#include "settings.h"
#include "table.h"

static const uint8_t *const flash_zones[VIDEO_ZONES] = {palette_dialogue, palette_flash, palette_flash, palette_flash,
                                                        palette_road};
static const uint8_t pause_of[PACES] = {[PACE_SLOW] = 100, [PACE_NORMAL] = 50, [PACE_FAST] = 25}; /* frames */
#define FEW_CARDS 10      /* left to draw: a sound says so */
static mille_event_t now; /* the event being shown */
static uint8_t team;      /* of whoever acts in it */

/* A sentence about what happens. */
static void say(uint8_t key) {
    if (now.seat != NOBODY) word_text(0, seat_name(now.seat));
    if (now.card != CARD_NONE) word_key(1, CARD_WORD(now.card));
    if (now.value < TEAMS_MAX) word_text(2, seat_name(now.value));
    dialogue_say(DIALOGUE_EVENT, word(key));
}

/* The card leaves its seat for a place on the table. */
static void lay(uint16_t to) {
    uint16_t from;
    sound_effect(EFFECT_PLAY);
    if (now.seat == match_viewer && !match_hidden) {
        from = hand_at(now.slot);
        hand_take(now.slot);
    } else {
        from = ground_source(team);
    }
    fly(FACE_OF(now.card), from, to);
}

static void throw_away(uint8_t card, uint8_t from_team) {
    if (from_team != NOBODY) fly(FACE_OF(card), ground_place(from_team, card), table_discard_at);
    match_discard = card;
    table_draw_discard();
}

static void deal(void) {
    log_clear();
    table_draw();
    if (pass_demo) {
        dialogue_say(DIALOGUE_QUESTION, word(WORD_DEMO));
        dialogue_say(DIALOGUE_ANSWERS, word(WORD_PRESS));
    }
    say(WORD_SAY_DEAL);
    sound_play(TUNE_HAND);
    sound_effect(EFFECT_DEAL);
}

static void draw(void) {
    match_left = now.value;
    table_draw_left();
    sound_effect(match_left == FEW_CARDS ? EFFECT_LOW : EFFECT_DRAW);
    if (now.seat == match_viewer) {
        fly(FACE_BACK, table_sabot_at, hand_at(match_shown));
        match_shown++;
        hand_draw(0);
    } else {
        fly(FACE_BACK, table_sabot_at, ground_source(team));
        fly_lift();
    }
}

static void play(void) {
    uint8_t family = card_family[now.card];
    say(family == FAMILY_HAZARD ? WORD_SAY_ATTACK : WORD_SAY_PLAY);
    lay(ground_place(now.value, now.card));
    card_sound(now.card);
    if (family == FAMILY_DISTANCE || family == FAMILY_SAFETY) fly_lift();
    ground_draw(now.value);
    if (family == FAMILY_DISTANCE) road_drive(now.value);
    if (family == FAMILY_HAZARD) ground_shake(now.value, now.card);
}

static void discard(void) {
    say(WORD_SAY_DISCARD);
    lay(table_discard_at);
    sound_effect(EFFECT_DISCARD);
    throw_away(now.card, NOBODY);
}

static void coup(void) {
    uint8_t n;
    say(WORD_SAY_COUP);
    sound_play(TUNE_COUP_FOURRE);
    for (n = 2; n; n--) { /* in a second: three would be too many for some eyes */
        video_zones(flash_zones);
        input_pause(6);
        video_zones(table_zones);
        input_pause(18);
    }
    throw_away(now.value, team);
    lay(ground_place(team, now.card));
    fly_lift();
    ground_draw(team);
}

static void empty(void) {
    say(WORD_SAY_EMPTY);
}

static void skip(void) {
    say(WORD_SAY_SKIP);
}

static void lift(void) {
    say(WORD_SAY_LIFT);
    throw_away(now.card, now.value);
    ground_draw(now.value);
}

static void extend(void) {
    say(now.value ? WORD_SAY_EXTEND : WORD_SAY_STAY);
    table_draw_goal();
    road_draw();
}

static void over(void) {
    if (now.value == NOBODY) {
        say(WORD_SAY_OVER);
        return;
    }
    say(WORD_SAY_TRIP);
    sound_play(pass_is_victory(now.value) ? TUNE_VICTORY : TUNE_DEFEAT);
}

/* A coup declined must not be seen, and what ends a match has a screen of its own. */
static void nothing(void) {
}

static void (*const act[EVENT_KINDS])(void) = {
    [EVENT_DEAL] = deal,       [EVENT_DRAW] = draw,     [EVENT_EMPTY] = empty,     [EVENT_PLAY] = play,
    [EVENT_DISCARD] = discard, [EVENT_COUP] = coup,     [EVENT_DECLINE] = nothing, [EVENT_SKIP] = skip,
    [EVENT_LIFT] = lift,       [EVENT_EXTEND] = extend, [EVENT_OVER] = over,       [EVENT_WIN] = nothing,
    [EVENT_ABANDON] = nothing,
};

/* The hand as it is before the cards that these events still draw. */
static void settle_hand(const mille_event_t *event, uint8_t count) {
    match_shown = match_game.held[match_viewer];
    for (; count; count--, event++)
        if (event->kind == EVENT_DRAW && event->seat == match_viewer) match_shown--;
    hand_draw(0);
}

/* Time to read; twice as much for what hurts. */
static void pause(void) {
    uint8_t frames = pause_of[settings.pace];
    if (now.kind == EVENT_COUP || card_family[now.card] == FAMILY_HAZARD) frames = (uint8_t)(frames * 2);
    input_pause(frames);
}

void replay_events(const mille_events_t *events) {
    uint8_t left = events->count;
    const mille_event_t *event = events->list;
    for (; left; left--, event++) {
        log_note(event);
        now = *event;
        team = MILLE_TEAM(&match_game, now.seat);
        act[now.kind]();
        if (now.kind == EVENT_DRAW) continue;
        /* Whoever acted at this screen knows already; the others get time to read. */
        if (now.seat != match_viewer || now.kind == EVENT_COUP) pause();
        if (now.seat == match_viewer) settle_hand(event, left);
    }
}
