/* Keys by meaning and by letter, from the keyboard matrix. */
#include "keys.h"

#include "clock.h"
#include "matrix.h"

#define REPEATS      (KEY_LEFT | KEY_RIGHT | KEY_UP | KEY_DOWN | KEY_DELETE)
#define REPEAT_FIRST 20 /* frames until a held key repeats */
#define REPEAT_NEXT  5

/* The positions in the matrix of each key; Q A O P count by position, so they work on AZERTY too. */
typedef struct {
    uint8_t row, mask, key;
} place_t;
static const place_t places[] = {
    {0, 0x01, KEY_UP},   {0, 0x02, KEY_RIGHT},  {0, 0x04, KEY_DOWN},   {0, 0x40, KEY_RETURN}, {1, 0x01, KEY_LEFT},
    {1, 0x02, KEY_FIRE}, {2, 0x04, KEY_RETURN}, {3, 0x08, KEY_RIGHT},  {4, 0x04, KEY_LEFT},   {5, 0x80, KEY_FIRE},
    {8, 0x04, KEY_ESC},  {8, 0x08, KEY_UP},     {8, 0x20, KEY_DOWN},   {9, 0x01, KEY_UP},     {9, 0x02, KEY_DOWN},
    {9, 0x04, KEY_LEFT}, {9, 0x08, KEY_RIGHT},  {9, 0x80, KEY_DELETE},
};
#define PLACES (sizeof places / sizeof *places)

/* A joystick's buttons, in row 9. Which one a joystick with a single button has depends on its maker. */
#define BUTTONS 0x30
static uint8_t fire; /* the button pressed first */

/* The character at each position, by row and bit, bit 0 first; '_' is none. */
static const char qwerty[MATRIX_ROWS * 8 + 1] = "___963_." /* cursors, function keys */
                                                "__785120"
                                                "____4___"
                                                "_-_P___."
                                                "09OILKM_"
                                                "87UYHJN "
                                                "65RTGFBV"
                                                "43EWSDCX"
                                                "12_Q_A_Z"
                                                "________";

/* Where AZERTY differs: A and Q, Z and W are exchanged; M is right of L. */
static const struct {
    uint8_t place;
    char character;
} azerty[] = {{67, 'A'}, {69, 'Q'}, {59, 'Z'}, {71, 'W'}, {29, 'M'},
              {38, '_'}, {24, '-'}, {25, '_'}, {39, '.'}, {31, '_'}};
#define AZERTY (sizeof azerty / sizeof *azerty)

static uint8_t
    before[MATRIX_ROWS]; /* the matrix of the frame before; 0, all keys down, at first, so that none is new */
static uint8_t held, hit, wait;
static char typed;
static uint8_t layout;

uint8_t keys_held(void) {
    return held;
}

uint8_t keys_hit(void) {
    return hit;
}

char keys_typed(void) {
    return typed;
}

uint8_t keys_layout(void) {
    return layout;
}

void keys_set_layout(uint8_t chosen) FASTCALL {
    layout = chosen;
}

static char character_at(uint8_t place) {
    char character = qwerty[place];
    uint8_t i;
    if (layout == KEYS_AZERTY)
        for (i = 0; i < AZERTY; i++)
            if (azerty[i].place == place) character = azerty[i].character;
    return character == '_' ? 0 : character;
}

/* Finds keys that were pressed: the character, and a change of the random seed. Returns 1 if anything has changed. */
static uint8_t read_changes(void) {
    uint8_t row, bit, fresh, changed = 0;
    typed = 0;
    for (row = 0; row < MATRIX_ROWS; row++) {
        uint8_t now = matrix_now[row];
        if (now == before[row]) continue;
        fresh = (uint8_t)(before[row] & ~now);
        before[row] = now;
        changed = 1;
        if (!fresh) continue;
        clock_stir((uint8_t)(row ^ fresh));
        for (bit = 0; !(fresh & 1); bit++)
            fresh >>= 1;
        if (!typed) typed = character_at((uint8_t)(row * 8 + bit));
    }
    return changed;
}

/* Static variables make SDCC's code smaller here. */
static uint8_t keys_down(void) {
    static uint8_t left, down;
    const place_t *place = places;
    uint8_t buttons = (uint8_t)(~matrix_now[9] & BUTTONS);
    if (!fire) fire = buttons;
    down = 0;
    if (buttons) down = buttons & fire ? KEY_FIRE : KEY_ESC;
    for (left = PLACES; left; left--, place++)
        if ((matrix_now[place->row] & place->mask) != place->mask) down |= place->key;
    return down;
}

void keys_read(void) {
    uint8_t now = read_changes() ? keys_down() : held;
    hit = (uint8_t)(now & ~held);
    held = now;
    if (hit || !(now & REPEATS)) {
        wait = REPEAT_FIRST;
    } else if (!--wait) {
        wait = REPEAT_NEXT;
        hit = now & REPEATS;
    }
}
