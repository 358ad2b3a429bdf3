/* Showing events. A table has a row for each kind: what is drawn again, the sound, the pause. */
#include "show_events.h"
#include "audio.h"
#include "dialogue.h"
#include "dice.h"
#include "help.h"
#include "input.h"
#include "keys.h"
#include "history.h"
#include "board.h"
#include "hotseat.h"
#include "match_state.h"
#include "statistics.h"
#include "event_text.h"
#include "settings.h"
#include "words.h"
#include "map_view.h"

enum { DRAW_A = 1, DRAW_B = 2, DRAW_HEAD = 4, WAIT = 8, WAIT_LONG = 16 };

static const struct {
    uint8_t does;
    uint16_t effect;
} look[EVENT_KINDS] = {
    [EVENT_SETUP] = {DRAW_HEAD | WAIT_LONG, 0},
    [EVENT_DEAL] = {WAIT, 0},
    [EVENT_CLAIM] = {DRAW_A | DRAW_HEAD | WAIT, EFFECT_PLACE},
    [EVENT_DEPLOY] = {DRAW_A | DRAW_HEAD | WAIT, EFFECT_PLACE},
    [EVENT_BEGIN] = {DRAW_HEAD | WAIT_LONG, EFFECT_TURN},
    [EVENT_TURN] = {DRAW_HEAD, EFFECT_TURN},
    [EVENT_INCOME] = {WAIT, 0},
    [EVENT_TRADE] = {DRAW_HEAD | WAIT_LONG, EFFECT_TRADE},
    [EVENT_MATCH] = {DRAW_A | WAIT, EFFECT_PLACE},
    [EVENT_PLACE] = {DRAW_A | WAIT, EFFECT_PLACE},
    [EVENT_CAPTURE] = {DRAW_A | DRAW_HEAD | WAIT, EFFECT_CAPTURE},
    [EVENT_ADVANCE] = {DRAW_A | DRAW_B | WAIT, EFFECT_MOVE},
    [EVENT_OUT] = {WAIT_LONG, 0},
    [EVENT_FREE] = {DRAW_A | DRAW_B | WAIT, EFFECT_MOVE},
    [EVENT_CARD] = {DRAW_HEAD | WAIT, EFFECT_CARD},
    [EVENT_SHUFFLE] = {WAIT, EFFECT_CARD},
};

static const uint8_t pause_of[PACES] = {[PACE_SLOW] = 75, [PACE_NORMAL] = 30, [PACE_FAST] = 8}; /* frames */
static risk_event_t now;

static void wait(uint8_t times) {
    uint8_t frames;
    for (; times && !match_skip; times--)
        for (frames = pause_of[settings.pace]; frames; frames--) {
            input_frame();
            if (keys_hit()) {
                if (keys_hit() & (KEY_FIRE | KEY_RETURN | KEY_ESC)) match_skip = 1;
                return;
            }
            if (help(0)) dialogue_say(DIALOGUE_EVENT, event_text(&now));
        }
}

void show_move(const risk_move_t *move) {
    if (move->verb != RISK_ATTACK || match_skip) return;
    map_view_light(move->a, 1);
    map_view_light(move->b, 1);
}

static void show_roll(void) {
    dialogue_hush();
    dice_set(&now);
    statistics_count_dice();
    dice_throw(match_skip);
}

static void show_loss(const char *sentence) {
    if (now.c) sound_effect(EFFECT_ATTACKER_LOSES);
    if (now.d) sound_effect(EFFECT_DEFENDER_LOSES);
    dialogue_say(DIALOGUE_EVENT, sentence);
    map_view_territory(now.a);
    map_view_territory(now.b);
    wait(1);
    if (match_skip) return;
    dice_clear();
    board_draw_head(); /* where the throw stays until the next one */
}

/* Only the player may see the card drawn: it is shown if no other person plays at this machine. */
static void show_card(void) {
    if (!hotseat_is_person(now.seat) || hotseat_people > 1) return;
    word_key(0, TERRITORY_WORD(now.a));
    dialogue_say(DIALOGUE_EVENT, word(WORD_SAY_MY_CARD));
    wait(2);
}

/* A fanfare for a continent that is now held whole, a few notes for a territory taken by a person. */
static void show_capture(void) {
    if (match_skip) return;
    if (risk_holds(now.seat, map_continent[now.a]))
        sound_play(TUNE_CONTINENT);
    else if (hotseat_is_person(now.seat))
        sound_play(TUNE_CAPTURE);
}

void show_events(const risk_events_t *events) {
    uint8_t left = events->count, does;
    const risk_event_t *event = events->list;
    char *sentence;
    for (; left; left--, event++) {
        now = *event;
        does = look[now.kind].does;
        if (now.kind == EVENT_TURN) dice_face[0] = 0;
        sentence = event_text(&now);
        if (sentence) {
            history_note(&now);
            if (now.kind == EVENT_LOSS)
                show_loss(sentence);
            else
                dialogue_say(DIALOGUE_EVENT, sentence);
        }
        if (look[now.kind].effect && !match_skip) sound_effect(look[now.kind].effect);
        if (does & DRAW_A) map_view_territory(now.a);
        if (does & DRAW_B) map_view_territory(now.b);
        if (does & DRAW_HEAD) board_draw_head();
        if (now.kind == EVENT_DEAL) board_draw();
        if (now.kind == EVENT_ROLL) show_roll();
        if (now.kind == EVENT_CARD) show_card();
        if (now.kind == EVENT_CAPTURE) show_capture();
        if (now.kind == EVENT_OUT) sound_play(TUNE_ELIMINATED);
        /* A person who acted knows what happened; moves of others take time to read. */
        if (does & WAIT && !hotseat_is_person(now.seat)) wait(1);
        if (does & WAIT_LONG) wait(2);
    }
}
