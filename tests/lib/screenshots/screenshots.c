/* Renders screens and compares them with stored pictures. */
#include "screenshots.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "host.h"
#include "picture.h"
#include "file.h"
#include "tap.h"
#include "words.h"

static const char *language, *screen, *folder;
const char *screenshots_disc, *screenshots_pictures;
char screenshots_own[200];

void screenshots_load(void) {
    FILE *f = fopen(screen, "rb");
    if (!f || fread(host_screen, 1, HOST_SCREEN_BYTES, f) != HOST_SCREEN_BYTES) host_stop("%s: cannot be read", screen);
    fclose(f);
}

/* How many pixels differ; -1: a picture cannot be read, or their sizes differ. */
static long difference(const char *made, const char *stored) {
    char problem[PICTURE_PROBLEM];
    picture_t a, b;
    long count = 0;
    if (!picture_load(&a, made, problem)) {
        printf("# %s\n", problem);
        return -1;
    }
    if (!picture_load(&b, stored, problem)) {
        printf("# %s\n", problem);
        picture_free(&a);
        return -1;
    }
    if (a.width != b.width || a.height != b.height)
        count = -1;
    else
        for (long i = 0; i < (long)a.width * a.height; i++)
            count += a.pixels[i] != b.pixels[i];
    picture_free(&a);
    picture_free(&b);
    return count;
}

/* The script, with @ replaced by the path of the picture. */
static void expand(char *to, const char *script, const char *path) {
    for (; *script; script++)
        if (*script == '@')
            to += strlen(strcpy(to, path));
        else
            *to++ = *script;
    *to = 0;
}

static void compare_all(const char *script) {
    const char *name, *end;
    for (name = script; (name = strstr(name, "shot ")); name = end) {
        char made[200], stored[200];
        name += 5;
        end = strchr(name, '\n');
        snprintf(made, sizeof made, "%.*s", (int)(end - name), name);
        snprintf(stored, sizeof stored, "%s%s", screenshots_pictures, made + strlen(folder));
        ok(difference(made, stored) == 0, "%s equals the picture in %s", made + strlen(folder) + 1,
           screenshots_pictures);
    }
}

static const char *showing; /* the current screen, while it waits for keys */

/* The host ends a program that waits too long without a message. */
static void complain(void) {
    if (!showing) return;
    ok(false, "%s: still waiting at the end of its script", showing);
    fflush(stdout);
    _exit(1);
}

static void show(const screenshots_t *shown) {
    char path[100], script[1000];
    snprintf(path, sizeof path, "%s/%s-%s", folder, language, shown->name);
    expand(script, shown->script, path);
    host_reset();
    host_limit(3000);
    screenshots_begin();
    host_script_text(script, shown->name);
    showing = shown->name;
    shown->show();
    showing = NULL;
    compare_all(script);
}

/* The language whose file has this ending. */
static uint8_t find_language(void) {
    for (uint8_t i = 0; i < LANGUAGE_COUNT; i++)
        if (!strcasecmp(strchr(words_file(i), '.') + 1, language)) return i;
    host_stop("the game has no language %s", language);
}

int screenshots_main(int count, char **arguments, const screenshots_t *screens, unsigned screen_count) {
    if (count != 6) {
        fprintf(stderr, "usage: screens LANGUAGE DISC SCREEN FOLDER PICTURES\n");
        return 2;
    }
    language = arguments[1];
    screenshots_disc = arguments[2];
    screen = arguments[3];
    folder = arguments[4];
    screenshots_pictures = arguments[5];
    snprintf(screenshots_own, sizeof screenshots_own, "%s/%s", folder, language);
    atexit(complain);
    host_disc(screenshots_disc);
    if (words_load(find_language()) != FILE_OK) host_stop("%s: no language %s", screenshots_disc, language);
    for (unsigned i = 0; i < screen_count; i++)
        show(screens + i);
    return tap_done();
}
