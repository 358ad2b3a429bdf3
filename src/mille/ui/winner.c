/* The ceremony: the winner's cards fly over the cloth, and another match is offered (document 001, B). */
#include "screens.h"
#include "audio.h"
#include "choice.h"
#include "face.h"
#include "input.h"
#include "match.h"
#include "page.h"
#include "settings.h"
#include "video.h"
#include "words.h"

#define CLOTH_TOP VIDEO_ZONE(1)
#define FLOOR                                                                                                          \
    ((uint8_t)(VIDEO_ZONE(4) - FACE_HEIGHT)) /* the line of a card's top when it lies at the lower edge of the cloth */
#define CARD_X (VIDEO_WIDTH - FACE_WIDTH)    /* the column of a card at the right edge */

/* A card is thrown, falls, bounces and leaves the cloth at a side; then the next one is. */
static struct {
    uint8_t face, x, y;
    int8_t right, down; /* bytes and lines a step */
} card;

static void throw_card(void) {
    card.face = card.face < FACE_OF(CARD_RIGHT_OF_WAY) ? card.face + 1 : FACE_OF(CARD_25);
    card.x = (uint8_t)(card.face * 29U % (CARD_X - 10) + 5);
    card.y = CLOTH_TOP;
    card.right = card.face & 1 ? 1 : -1;
    card.down = 0;
}

static void move_card(void) {
    video_draw(card.face, VIDEO_AT(card.x, card.y));
    if (card.x == 0 || card.x == CARD_X) {
        throw_card();
        return;
    }
    card.x += (uint8_t)card.right;
    card.y += (uint8_t)card.down++;
    if (card.y >= FLOOR) {
        card.y = FLOOR;
        card.down = (int8_t)(2 - card.down);
    }
}

uint8_t winner_show(void) {
    static const uint8_t answers[] = {WORD_YES, WORD_NO};
    static const choice_t choice = {answers, 2, 50, PAGE_KEYS, 26};
    uint8_t picked = 0;
    word_text(0, seat_name(match_game.winner));
    word_text(1, seat_name((uint8_t)(match_game.winner + match_game.teams)));
    page_open(word(match_game.players == match_game.teams ? WORD_WINNER : WORD_WINNERS));
    video_text(VIDEO_AT(6, PAGE_KEYS), word(WORD_AGAIN));
    choice_draw(&choice, picked);
    sound_play(TUNE_MATCH);
    throw_card();
    for (;;) {
        switch (input_read()) {
        case INPUT_PREVIOUS:
        case INPUT_NEXT:
            picked ^= 1;
            choice_draw(&choice, picked);
            break;
        case INPUT_OK:
            return picked == 0;
        case INPUT_BACK:
            return 0;
        default:
            move_card();
        }
    }
}
