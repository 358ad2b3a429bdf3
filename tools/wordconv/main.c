/* wordconv: converts tables of words to the languages of a game.
 *
 *        wordconv FONT.txt WORDS.txt OUT FILE WORDS_fr.txt WORDS_en.txt ...    checks all, packs each (see emit.h)
 *        wordconv FONT.txt WORDS.txt check WORDS_fr.txt ...                    checks only
 */
#include <stdio.h>
#include <string.h>

#include "emit.h"
#include "fail.h"

static keys_t keys;
static words_t words[EMIT_LANGUAGES];
static encoding_t font;

int main(int argc, char **argv) {
    int good = 1, check = argc > 3 && !strcmp(argv[3], "check");
    int first = check ? 4 : 5;
    if (argc <= first || argc - first > EMIT_LANGUAGES) {
        fprintf(stderr, "usage: wordconv FONT.txt WORDS.txt OUT FILE WORDS_fr.txt ...\n"
                        "     wordconv FONT.txt WORDS.txt check WORDS_fr.txt ...\n");
        return 2;
    }
    encoding_read(&font, argv[1], (encoding_texts_t){argv + first, check ? 0 : argc - first});
    table_keys(&keys, argv[2]);
    unsigned languages = (unsigned)(argc - first), longest = 0;
    for (unsigned i = 0; i < languages; i++) {
        table_words(&words[i], argv[(int)i + first], &keys, &font);
        good &= boxes_check(&words[i], &keys, &font, &longest);
    }
    if (!good) fail("%s: texts do not fit their boxes, nothing written", argv[2]);
    if (!check) emit(&(emit_t){argv[3], argv[4], &keys, &font, words, languages, longest});
    return 0;
}
