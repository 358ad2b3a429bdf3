/* The manual of a game without tables and numbers of its rules: for games that have no folder here. */
#include <stddef.h>

#include "game.h"
#include "version.h"

const char manual_game[] = GAME_NAME;
const char *const manual_back[] = {NULL};

int tables_write(FILE *to, const writer_t *writer, const char *name) {
    (void)to;
    (void)writer;
    (void)name;
    return 0;
}

const char *values_find(const char *name) {
    return values_among(NULL, 0, name);
}
