/* The page of what went wrong with the disc. Variables are static where that makes a Z80's code smaller. */
#include "disc_error.h"
#include "dialogue.h"
#include "input.h"
#include "page.h"
#include "pictures.h"
#include "text.h"
#include "words.h"

#define PAPER 76 /* line */
#define TILES 6

_Static_assert(WORD_DISC_RETRY - WORD_DISC_NONE == SAFE_FILE_STATUSES - NO_DRIVE, "a word for each answer");

enum { RETRY, ANOTHER, LEAVE, ANSWERS };

uint8_t disc_error_retry(uint8_t status, const char *file) {
    static const uint8_t answers[ANSWERS] = {WORD_DISC_RETRY, WORD_DISC_ANOTHER, WORD_DISC_LEAVE};
    static uint8_t picked;
    if (status == FILE_OK) return 0;
    page_open(word((uint8_t)(WORD_DISC_NONE - NO_DRIVE + status)), palette_dialogue);
    page_y = PAPER;
    page_paper(TILES);
    page_pens(0);
    text_centred(VIDEO_AT(PAGE_LEFT, PAPER + 20), PAGE_RIGHT - PAGE_LEFT, file);
    dialogue_offer(answers, ANSWERS, status < FILE_DAMAGED ? LEAVE : RETRY); /* no drive, no such file: in vain */
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

uint8_t disc_file(const safe_file_t *file, uint8_t (*work)(void)) {
    static const safe_file_t *current;
    static uint8_t (*access)(void);
    static uint8_t status;
    current = file;
    access = work;
    video_zones(theme_dark);
    do
        status = safe_file(current, access);
    while (disc_error_retry(status, current->name[SAFE_FILE_SAV].text));
    return status;
}
