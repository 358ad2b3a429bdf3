/* languages: all languages of the menu are in its program; one of them is in use. */
#ifndef LANGUAGES_H
#define LANGUAGES_H

#include <stdint.h>

void languages_speak(uint8_t language); /* LANGUAGE_… */

#endif
