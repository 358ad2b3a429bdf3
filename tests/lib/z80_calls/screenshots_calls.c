/* A program's list of screenshots on the CPC's binary: replaces pictures, words and main of tests/lib/screenshots. The
 * last argument of the program is the binary. */
#include "file.h"
#include "host.h"
#include "screenshots.h"
#include "words.h"
#include "z80_calls.h"

void __wrap_host_shot(const char *path);
void __wrap_host_shot(const char *path) {
    z80_shot(path);
}

/* Both programs need the language: words_language() is called on either side. */
uint8_t __real_words_load(uint8_t language);
uint8_t __wrap_words_load(uint8_t language);
uint8_t __wrap_words_load(uint8_t language) {
    uint8_t status = __real_words_load(language);
    return status == FILE_OK ? z80_call("_words_load", language, NULL, 0) : status;
}

int __real_screenshots_main(int count, char **arguments, const screenshots_t *screens, unsigned screen_count);
int __wrap_screenshots_main(int count, char **arguments, const screenshots_t *screens, unsigned screen_count);
int __wrap_screenshots_main(int count, char **arguments, const screenshots_t *screens, unsigned screen_count) {
    z80_calls_start(arguments[count - 1]);
    return __real_screenshots_main(count - 1, arguments, screens, screen_count);
}
