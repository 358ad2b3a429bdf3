/* The disc-error screen. Variables are static because that makes SDCC's code smaller. */
#include "disc_error.h"
#include "dialogue.h"
#include "input.h"
#include "page.h"
#include "pictures.h"
#include "text.h"
#include "words.h"

#define PAPER 76 /* line */
#define TILES 6

_Static_assert(WORD_DISC_RETRY - WORD_DISC_NONE == FILE_STATUSES - NO_DRIVE, "a text for each status");

enum { RETRY, ANOTHER, LEAVE, ANSWERS };

uint8_t disc_error_retry(uint8_t status, const char *file) {
    static const uint8_t answers[ANSWERS] = {
        [RETRY] = WORD_DISC_RETRY, [ANOTHER] = WORD_DISC_ANOTHER, [LEAVE] = WORD_DISC_LEAVE};
    static uint8_t picked;
    if (status == FILE_OK) return 0;
    page_open(word((uint8_t)(WORD_DISC_NONE - NO_DRIVE + status)), palette_dialogue);
    page_y = PAPER;
    page_paper(TILES);
    page_pens(0);
    text_centred(VIDEO_AT(PAGE_LEFT, PAPER + 20), PAGE_RIGHT - PAGE_LEFT, file);
    dialogue_offer(answers, ANSWERS,
                   status < FILE_DAMAGED ? LEAVE : RETRY); /* no drive, no such file: trying again is futile */
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

static uint8_t repeat(const safe_file_t *file, uint8_t (*work)(const safe_file_t *)) {
    static const safe_file_t *current;
    static uint8_t (*access)(const safe_file_t *);
    static uint8_t status;
    current = file;
    access = work;
    video_zones(theme_dark);
    do
        status = access(current);
    while (disc_error_retry(status, current->name[SAFE_FILE_SAV].text));
    return status;
}

uint8_t disc_error_write(const safe_file_t *file) {
    return repeat(file, safe_file_write);
}

uint8_t disc_error_read(const safe_file_t *file) {
    return repeat(file, safe_file_read);
}
