/* The menu of a disc with several games: ← → choose the game, ↑ ↓ its language, SPACE starts it, ESC resets. */
#include "boot.h"
#include "clock.h"
#include "keys.h"
#include "games.h"
#include "languages.h"
#include "platform.h"
#include "pictures.h"
#include "text.h"
#include "words.h"

/* Text of mode 1 below the pictures, in the lowest two zones. */
#define WHAT      144 /* lines */
#define WHO       154
#define LANGUAGES 172
#define KEYS      192
#define WIDTH     (VIDEO_WIDTH / LANGUAGE_COUNT) /* of a language's name */

enum { PEN_GROUND, PEN_LIGHT, PEN_CHOSEN, PEN_DIM };

/* The games in the order of GAMES (Makefile); disk/menu/generate writes MENU_LOADERS, _PALETTES and _FIRST_WORD. */
static const file_name_t loader[] = {MENU_LOADERS};
#define LAST_GAME (sizeof loader / sizeof *loader - 1)
static const uint8_t *const dark[VIDEO_ZONES] = {palette_dark, palette_dark, palette_dark, palette_dark, palette_dark};
#define LIT(palette)                                                                                                   \
    { palette, palette, palette, palette_words, palette_words }
static const uint8_t *const lit[][VIDEO_ZONES] = {MENU_PALETTES};

static const uint8_t picture[] = {
#include "picture.inc"
};

static uint8_t game, language;

static void draw_line(uint8_t y, uint8_t pen, uint8_t key) {
    text_pens(pen, PEN_GROUND);
    text_centred(VIDEO_AT(0, y), VIDEO_WIDTH, word(key));
}

static void draw_game(void) {
    video_zones(lit[game]);
    draw_line(WHAT, PEN_LIGHT, (uint8_t)(MENU_FIRST_WORD + 2 * game));
    draw_line(WHO, PEN_DIM, (uint8_t)(MENU_FIRST_WORD + 1 + 2 * game));
}

/* Each language's name in that language; then the rest in the chosen one. */
static void draw_words(void) {
    uint8_t i, x = 0;
    for (i = 0; i < LANGUAGE_COUNT; i++, x += WIDTH) {
        uint8_t chosen = i == language;
        languages_speak(i);
        video_fill(VIDEO_AT(x, LANGUAGES - 1), VIDEO_SIZE(WIDTH, 10),
                   chosen ? VIDEO_PEN(PEN_CHOSEN) : VIDEO_PEN(PEN_GROUND));
        text_pens(chosen ? PEN_GROUND : PEN_DIM, chosen ? PEN_CHOSEN : PEN_GROUND);
        text_centred(VIDEO_AT(x, LANGUAGES), WIDTH, word(WORD_LANGUAGE));
    }
    languages_speak(language);
    draw_line(KEYS, PEN_LIGHT, WORD_KEYS);
    draw_game();
}

static void draw_all(void) {
    video_zones(dark);
    clock_wait(); /* the screen is dark from the next frame on */
    video_unpack(picture);
    draw_words();
}

/* Returns only on failure. */
static void start(void) {
    boot_flags = (uint8_t)(BOOT_MENU | game << 4 | (language + 1));
    video_zones(dark);
    clock_wait();
    boot_run(&loader[game]);
    draw_all();
    word_text(0, loader[game].text);
    draw_line(WHO, PEN_CHOSEN, WORD_FAILED);
}

/* A program of the disc that comes back here has left its language and its number: the next game is offered. */
static void arrive(void) {
    uint8_t left = boot_flags & BOOT_LANGUAGE;
    game = 0;
    if (left) {
        language = (uint8_t)(left - 1);
        if ((boot_flags & BOOT_PROGRAM) < (LAST_GAME << 4)) game = (uint8_t)(((boot_flags & BOOT_PROGRAM) >> 4) + 1);
    } else {
        language = keys_layout() == KEYS_AZERTY ? LANGUAGE_FR : LANGUAGE_EN;
    }
}

void program_main(void) {
    uint8_t hit;
    arrive();
    draw_all();
    do {
        clock_wait();
        hit = keys_hit();
        if (hit & (KEY_LEFT | KEY_RIGHT)) {
            if (hit & KEY_RIGHT) {
                if (game < LAST_GAME) game++;
            } else if (game) {
                game--;
            }
            draw_game();
        }
        if (hit & (KEY_UP | KEY_DOWN)) {
            language = (uint8_t)(hit & KEY_DOWN ? language + 1 : language + LANGUAGE_COUNT - 1) % LANGUAGE_COUNT;
            draw_words();
        }
        if (hit & (KEY_FIRE | KEY_RETURN)) start();
    } while (!(hit & KEY_ESC));
}
