/* Looks up numbers by name; the version number. */
#include <string.h>

#include "game.h"
#include "version.h"

const char *values_among(const value_t *values, unsigned count, const char *name) {
    static char digits[12];
    if (!strcmp(name, "version")) return VERSION;
    for (unsigned i = 0; i < count; i++)
        if (!strcmp(values[i].name, name)) {
            snprintf(digits, sizeof digits, "%u", values[i].value);
            return digits;
        }
    return NULL;
}
