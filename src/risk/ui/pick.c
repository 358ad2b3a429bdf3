/* Picking a territory, a number or an answer. */
#include "pick.h"
#include "advice.h"
#include "audio.h"
#include "dialogue.h"
#include "help.h"
#include "input.h"
#include "keys.h"
#include "board.h"
#include "odds.h"
#include "event_text.h"
#include "settings.h"
#include "map_cursor.h"
#include "video.h"
#include "words.h"
#include "map_view.h"

#define BLINK  12 /* frames */
#define MANY   10 /* step of ↑ and ↓ */
#define SECOND 25 /* frames to wait for the second digit of a number */

uint8_t pick_base = NOWHERE, pick_target = NOWHERE, pick_ten, pick_at;

_Static_assert(WORD_CONTINENT_AUSTRALIA - WORD_CONTINENT_NORTH_AMERICA == AUSTRALIA, "words.txt follows map.h");

/* Says name, owner and armies of a territory. */
static void tell_of(uint8_t line, uint8_t territory) {
    uint8_t owner = risk_game.owner[territory];
    word_key(0, TERRITORY_WORD(territory));
    if (owner != NOBODY) word_text(1, seat_name(owner));
    word_number(2, risk_game.armies[territory]);
    dialogue_say(line, word(owner == NOBODY ? WORD_HERE_FREE : WORD_HERE));
}

/* Says what is under the cursor, with the odds of an attack on it; below the map its continent. */
static void tell(void) {
    uint8_t continent = map_continent[pick_at];
    word_key(0, CONTINENT_WORD(continent));
    word_number(1, map_bonus[continent]);
    board_below(word(WORD_HERE_CONTINENT));
    video_text(VIDEO_AT(PICK_KEYS_X, VIDEO_ZONE(4)), word(WORD_KEYS_BOARD));
    if (pick_base != NOWHERE && risk_game.phase == PHASE_ATTACK) {
        word_key(0, TERRITORY_WORD(pick_base));
        word_number(1,
                    (uint16_t)((odds_of(risk_game.armies[pick_base], risk_game.armies[pick_at]) * 100U + 127) / 255));
        dialogue_say(DIALOGUE_QUESTION, word(WORD_ASK_TARGET));
    }
    tell_of(DIALOGUE_ANSWERS, pick_at);
}

/* The territory whose two digits were typed; NOWHERE while there is none, TERRITORIES for a number without a
 * territory. */
static uint8_t typed_territory(void) {
    static uint8_t tens, waiting;
    char key = keys_typed();
    uint8_t digit = (uint8_t)(key - '0');
    if (waiting) waiting--;
    if (digit > 9) {
        if (key) waiting = 0; /* a letter: the first digit is dropped */
        return NOWHERE;
    }
    if (waiting) {
        waiting = 0;
        digit = (uint8_t)(tens + digit - 1);
        return digit < TERRITORIES ? digit : TERRITORIES;
    }
    tens = (uint8_t)(digit * 10);
    waiting = SECOND;
    return NOWHERE;
}

/* Why a territory may not be picked, a WORD_…: the first reason that the rules give. */
static uint8_t why_not(uint8_t territory) {
    uint8_t yours;
    if (territory == TERRITORIES) return WORD_REASON_NO_TERRITORY;
    yours = risk_game.owner[territory] == risk_game.seat;
    if (risk_game.phase == PHASE_CLAIM) return WORD_REASON_TAKEN;
    if (pick_base == NOWHERE) {
        if (!yours) return WORD_REASON_NOT_YOURS;
        return risk_game.armies[territory] < 2 ? WORD_REASON_ONE_ARMY : WORD_REASON_NO_WAY;
    }
    if (!risk_adjacent(pick_base, territory)) return WORD_REASON_NOT_ADJACENT;
    return yours ? WORD_REASON_OWN_TARGET : WORD_REASON_NOT_YOURS;
}

_Static_assert(INPUT_NEXT == INPUT_PREVIOUS + 1 && INPUT_UP == INPUT_PREVIOUS + 2 && INPUT_DOWN == INPUT_PREVIOUS + 3 &&
                   MAP_CURSOR_LEFT == 0 && MAP_CURSOR_RIGHT == 1 && MAP_CURSOR_UP == 2 && MAP_CURSOR_DOWN == 3,
               "directions are in the same order");

uint8_t pick_territory(const risk_mask_t *among) {
    uint8_t input, frames = 0, next, was;
    if (pick_base != NOWHERE && pick_target != NOWHERE) {
        pick_at = pick_target;
        pick_target = NOWHERE;
    }
    if (!MASK_HAS(*among, pick_at)) pick_at = map_cursor_move(pick_at, MAP_CURSOR_RIGHT, among);
    tell();
    for (;;) {
        if (frames == 0) map_view_light(pick_at, 1);
        if (frames == BLINK) map_view_light(pick_at, 0);
        if (++frames == 2 * BLINK) frames = 0;
        input = input_read();
        next = typed_territory();
        if (next == pick_at) {
            input = INPUT_OK; /* its own number picks the territory under the cursor */
        } else if (input >= INPUT_PREVIOUS && input <= INPUT_DOWN) {
            next = map_cursor_move(pick_at, (uint8_t)(input - INPUT_PREVIOUS), among);
        } else if (next != NOWHERE && !MASK_HAS(*among, next)) {
            sound_effect(EFFECT_REFUSED);
            dialogue_say(DIALOGUE_ANSWERS, word(why_not(next)));
            if (next != TERRITORIES) tell_of(DIALOGUE_EVENT, next);
            continue;
        }
        if (input != INPUT_OK && next != NOWHERE) {
            sound_effect(EFFECT_CURSOR);
            was = pick_at;
            pick_at = next;
            map_view_light(next, 1);
            if (next != was) map_view_light(was, 0);
            frames = 1;
            tell();
            continue;
        }
        was = pick_at; /* help may move the cursor */
        if (input == INPUT_NONE && !help(1)) continue;
        dialogue_say(DIALOGUE_ANSWERS, ""); /* shows that the key works */
        map_view_light(was, 0);
        if (input == INPUT_NONE) return PICK_AGAIN;
        if (input == INPUT_BACK) return PICK_BACK;
        pick_ten = (keys_hit() & KEY_RETURN) != 0;
        return was;
    }
}

uint16_t pick_number(uint8_t question, const risk_range_t *range, uint16_t start) {
    uint16_t n = start;
    uint8_t input = INPUT_NONE;
    for (;;) {
        word_number(0, n);
        dialogue_say(DIALOGUE_QUESTION, word(question));
        if (input == INPUT_NONE) dialogue_say(DIALOGUE_ANSWERS, word(WORD_KEYS_NUMBER)); /* at first, and after help */
        do
            input = input_read();
        while (input == INPUT_NONE && !help(1));
        if (advice_state == ADVICE_ACCEPTED) return 0;
        if (input == INPUT_NONE) continue;
        sound_effect(EFFECT_CURSOR);
        if (input == INPUT_OK || input == INPUT_BACK) {
            dialogue_hush(); /* shows that the key works */
            return input == INPUT_OK ? n : 0;
        }
        if (input == INPUT_NEXT && n < range->high) n++;
        if (input == INPUT_PREVIOUS && n > range->low) n--;
        if (input == INPUT_UP) n = n + MANY > range->high ? range->high : (uint16_t)(n + MANY);
        if (input == INPUT_DOWN) n = n < range->low + MANY ? range->low : (uint16_t)(n - MANY);
    }
}

uint8_t pick_word(const uint8_t *words, uint8_t count, uint8_t start) {
    uint8_t picked;
    dialogue_offer(words, count, start);
    for (;;) {
        picked = dialogue_answer();
        if (picked != CHOICE_TYPED) {
            dialogue_say(DIALOGUE_ANSWERS, "");
            return picked == CHOICE_BACK ? PICK_BACK : picked;
        }
        if (help(1)) return PICK_AGAIN;
    }
}
