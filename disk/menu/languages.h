/* languages: every language of the menu is in its program; one of them is spoken. */
#ifndef LANGUAGES_H
#define LANGUAGES_H

#include <stdint.h>

void languages_speak(uint8_t language); /* LANGUAGE_… */

#endif
