/* Runs every sentence of document 003. */
#include <stdio.h>
#include "fixture.h"
#include "tap.h"

static int failures;

void expected(bool condition, const char *text, const char *file, int line) {
    if (condition) return;
    failures++;
    printf("# %s:%d: expected %s\n", file, line, text);
}

int main(void) {
    const sentence_t *const chapters[] = {board_sentences,   setup_sentences, income_sentences, battle_sentences,
                                          capture_sentences, card_sentences,  order_sentences};
    setvbuf(stdout, NULL, _IOLBF, 0); /* a test that crashes shows the last test it passed */
    for (size_t i = 0; i < sizeof chapters / sizeof *chapters; i++)
        for (const sentence_t *sentence = chapters[i]; sentence->test; sentence++) {
            failures = 0;
            even_board(2);
            sentence->test();
            ok(failures == 0, "%s: %s", sentence->name, sentence->sentence);
        }
    return tap_done();
}
