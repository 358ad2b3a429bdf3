/* The end of a match: totals and hands; five cards fly in, milestones for a victory and hazards for a defeat; and
 * another match is offered (document 001, B). */
#include "screens.h"
#include "audio.h"
#include "choice.h"
#include "card_picture.h"
#include "card_animation.h"
#include "input.h"
#include "match_state.h"
#include "page.h"
#include "hotseat.h"
#include "settings.h"
#include "text.h"
#include "words.h"

#define PAPER_TILES 7
#define CARDS_Y     (PAGE_TOP + PAPER_TILES * 8 + 20)
#define CARD_GAP    14 /* bytes from one card to the next */
#define CARDS_X     7
#define QUESTION_X  6
#define ANSWERS_X   50
#define ANSWERS_W   26
#define FROM        VIDEO_AT(35, VIDEO_HEIGHT - CARD_PICTURE_HEIGHT - 9)

static const uint8_t answers[] = {WORD_YES, WORD_NO};
const choice_t winner_choice = {answers, 2, ANSWERS_X, PAGE_KEYS, ANSWERS_W};
uint8_t winner_picked;

uint8_t winner_show(void) {
    static uint8_t victory, key, face, x;
    victory = hotseat_is_victory(mille_game.winner);
    key = WORD_ABANDONED;
    face = CARD_PICTURE_OF(CARD_OUT_OF_GAS);
    if (victory) face = CARD_PICTURE_OF(CARD_25);
    if (mille_game.winner != NOBODY) {
        word_text(0, seat_name(mille_game.winner));
        word_text(1, seat_name((uint8_t)(mille_game.winner + mille_game.teams)));
        key = mille_game.players == mille_game.teams ? WORD_WINNER : WORD_WINNERS;
        sound_play(victory ? TUNE_MATCH : TUNE_DEFEAT);
    }
    page_open(word(key), victory ? palette_rules : palette_sheet);
    page_y = PAGE_TOP;
    page_paper(PAPER_TILES);
    score_sheet_draw_totals();
    for (x = CARDS_X; x < VIDEO_WIDTH - CARD_PICTURE_WIDTH; x += CARD_GAP)
        card_animation(face++, FROM, VIDEO_AT(x, CARDS_Y));
    text_pens(PEN_WHITE, PEN_CLOTH);
    video_text(VIDEO_AT(QUESTION_X, PAGE_KEYS), word(WORD_AGAIN));
    winner_picked = 0;
    choice_draw(&winner_choice, winner_picked);
    for (;;) {
        switch (key = input_read()) {
        case INPUT_OK:
            return winner_picked == 0;
        case INPUT_BACK:
            return 0;
        default:
            winner_picked = choice_move(&winner_choice, winner_picked, key);
            if (victory) menu_animate();
        }
    }
}
