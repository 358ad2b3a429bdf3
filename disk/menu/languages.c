/* All languages of the menu, in its program. */
#include "languages.h"
#include <string.h>
#include "language.h"
#include "words.h"

static const uint8_t languages[LANGUAGE_COUNT][sizeof(language_t)] = {
#include "languages.inc"
};

void languages_speak(uint8_t language) {
    memcpy((void *)&words_resident, languages[language], sizeof words_resident);
}
