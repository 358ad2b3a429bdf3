/* The page of what went wrong with the disc. Variables are static where that makes a Z80's code smaller. */
#include "disc.h"
#include "dialogue.h"
#include "input.h"
#include "page.h"
#include "pictures.h"
#include "text.h"
#include "words.h"

#define PAPER 76 /* line */
#define TILES 6

_Static_assert(WORD_DISC_RETRY - WORD_DISC_NONE == KEEP_ANSWERS - STORE_NO_DISC, "a word for each answer");

enum { RETRY, ANOTHER, LEAVE, ANSWERS };

uint8_t disc_again(uint8_t came, const char *file) {
    static const uint8_t answers[ANSWERS] = {WORD_DISC_RETRY, WORD_DISC_ANOTHER, WORD_DISC_LEAVE};
    static uint8_t picked;
    if (came == STORE_GOOD) return 0;
    page_open(word((uint8_t)(WORD_DISC_NONE - STORE_NO_DISC + came)), palette_dialogue);
    page_y = PAPER;
    page_paper(TILES);
    page_pens(0);
    text_centred(VIDEO_AT(PAGE_LEFT, PAPER + 20), PAGE_RIGHT - PAGE_LEFT, file);
    dialogue_offer(answers, ANSWERS, came < STORE_DAMAGED ? LEAVE : RETRY); /* no drive, no such file: in vain */
    do
        picked = dialogue_answer();
    while (picked == CHOICE_TYPED);
    if (picked == ANOTHER) {
        dialogue_point(word(WORD_DISC_CHANGE));
        input_any();
    }
    video_zones(theme_dark);
    return picked < LEAVE;
}

uint8_t disc_keep(const keep_t *file, uint8_t (*work)(void)) {
    static const keep_t *kept;
    static uint8_t (*wanted)(void);
    static uint8_t came;
    kept = file;
    wanted = work;
    video_zones(theme_dark);
    do
        came = keep(kept, wanted);
    while (disc_again(came, kept->name[KEEP_SAV].text));
    return came;
}
