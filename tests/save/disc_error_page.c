/* The disc-error screen of each status, as the PC draws it: disc_error_page FILE FOLDER

   FILE is the file's name on the screens; FOLDER/disc-NUMBER.scr gets the screen memory. */
#include <stdio.h>

#include "dialogue.h"
#include "disc_error.h"
#include "host.h"
#include "input.h"

static char path[300];
uint8_t __wrap_dialogue_answer(void);

/* The screen is complete when an answer is requested. */
uint8_t __wrap_dialogue_answer(void) {
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(host_screen, 1, HOST_SCREEN_BYTES, file) != HOST_SCREEN_BYTES || fclose(file))
        host_stop("%s: cannot be written", path);
    return CHOICE_BACK;
}

/* No letters are typed here. */
void input_letter(char letter) {
    (void)letter;
}

int main(int count, char **words) {
    if (count != 3) return fprintf(stderr, "usage: disc_error_page FILE FOLDER\n"), 2;
    for (uint8_t answer = NO_DRIVE; answer < DISC_STATUSES; answer++) {
        snprintf(path, sizeof path, "%s/disc-%d.scr", words[2], answer);
        host_reset();
        disc_error_retry(answer, words[1]);
    }
    return 0;
}
