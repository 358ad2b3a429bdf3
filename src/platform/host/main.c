/* The main program on a PC: program [--script FILE] [--disc FOLDER] [--azerty] [--frames N] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host.h"
#include "keys.h"
#include "platform.h"

int main(int count, char **words) {
    const char *script = NULL;
    host_reset();
    for (int i = 1; i < count; i++) {
        if (!strcmp(words[i], "--azerty")) {
            keys_set_layout(KEYS_AZERTY);
        } else if (!strcmp(words[i], "--script") && i + 1 < count) {
            script = words[++i];
        } else if (!strcmp(words[i], "--disc") && i + 1 < count) {
            host_disc(words[++i]);
        } else if (!strcmp(words[i], "--frames") && i + 1 < count) {
            host_limit((uint16_t)atoi(words[++i]));
        } else {
            fprintf(stderr, "usage: %s [--script FILE] [--disc FOLDER] [--azerty] [--frames N]\n", words[0]);
            return 2;
        }
    }
    if (script) host_script(script);
    program_main();
    return 0;
}
