/* Scripts: keys and screenshots by frame. */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host.h"
#include "internal.h"
#include "keyboard.h"
#include "keys.h"
#include "matrix.h"

#define EVENTS 4096
#define TAP    4 /* frames a tapped key stays down, and frames between two letters */
#define PATH   200

typedef enum { DOWN, UP, SHOT, END } what_t;

typedef struct {
    unsigned frame, order;
    what_t what;
    int key;
    char path[PATH];
} event_t;

static event_t *events;
static unsigned count, next;
static keyboard_t keyboard;
uint8_t matrix_now[MATRIX_ROWS];

void matrix_scan(void) {
    for (unsigned row = 0; row < MATRIX_ROWS; row++)
        matrix_now[row] = keyboard_row(&keyboard, row);
}

void host_script_reset(void) {
    free(events);
    events = NULL;
    count = next = 0;
    keyboard = (keyboard_t){0};
    keys_set_layout(KEYS_QWERTY);
}

static event_t *add(unsigned frame, what_t what) {
    if (count == EVENTS) host_stop("script: more than %d events", EVENTS);
    if (!events) events = calloc(EVENTS, sizeof *events);
    if (!events) host_stop("no memory");
    event_t *e = events + count++;
    *e = (event_t){.frame = frame, .order = count, .what = what};
    return e;
}

static void add_tap(unsigned frame, int key) {
    add(frame, DOWN)->key = key;
    add(frame + TAP, UP)->key = key;
}

static int key_named(const char *name, const char *script, unsigned line) {
    int key = keyboard_key(name);
    if (key < 0) host_stop("%s:%u: there is no key %s", script, line, name);
    return key;
}

/* The key that types a character on the keyboard that is set. */
static void type(unsigned frame, const char *letters, const char *script, unsigned line) {
    for (; *letters; letters++, frame += 2 * TAP) {
        char name[6] = {(char)toupper((unsigned char)*letters), 0};
        if (*name == '_') strcpy(name, "SPACE");
        if (keys_layout() == KEYS_AZERTY) {
            const char *from = strchr("AQZWM", *name);
            static const char *const place[] = {"Q", "A", "W", "Z", ":"};
            if (*name && from) strcpy(name, place[from - "AQZWM"]);
        }
        add_tap(frame, key_named(name, script, line));
    }
}

static int earlier(const void *a, const void *b) {
    const event_t *x = a, *y = b;
    unsigned one = x->frame != y->frame ? x->frame : x->order, other = x->frame != y->frame ? y->frame : y->order;
    return (one > other) - (one < other);
}

void host_script_text(const char *text, const char *name) {
    unsigned line = 1, last = 0;
    for (; *text; line++) {
        char row[256], at[12] = "", verb[12] = "", what[PATH] = "", more;
        size_t length = strcspn(text, "\n");
        if (length >= sizeof row) host_stop("%s:%u: line too long", name, line);
        memcpy(row, text, length);
        row[length] = 0;
        text += length + (text[length] == '\n');
        row[strcspn(row, "#")] = 0;
        int words = sscanf(row, "%11s %11s %199s %c", at, verb, what, &more);
        if (words < 1) continue;
        char *end;
        unsigned frame = (unsigned)strtoul(at + (*at == '+'), &end, 10);
        if (*end || !isdigit((unsigned char)at[*at == '+'])) host_stop("%s:%u: no frame number: %s", name, line, at);
        if (*at == '+') frame += last;
        if (frame < last) host_stop("%s:%u: frame %u comes after frame %u", name, line, frame, last);
        last = frame;
        if (!strcmp(verb, "end") && words == 2)
            add(frame, END);
        else if (!strcmp(verb, "down") && words == 3)
            add(frame, DOWN)->key = key_named(what, name, line);
        else if (!strcmp(verb, "up") && words == 3)
            add(frame, UP)->key = key_named(what, name, line);
        else if (!strcmp(verb, "tap") && words == 3)
            add_tap(frame, key_named(what, name, line));
        else if (!strcmp(verb, "type") && words == 3)
            type(frame, what, name, line);
        else if (!strcmp(verb, "shot") && words == 3)
            strcpy(add(frame, SHOT)->path, what);
        else
            host_stop("%s:%u: not understood: %s", name, line, row);
    }
    if (events) qsort(events, count, sizeof *events, earlier);
}

void host_script(const char *path) {
    static char text[0x10000];
    FILE *f = fopen(path, "r");
    if (!f) host_stop("%s: %s", path, strerror(errno));
    size_t length = fread(text, 1, sizeof text - 1, f);
    text[length] = 0;
    if (!feof(f)) host_stop("%s: longer than %zu bytes", path, sizeof text - 1);
    fclose(f);
    host_script_text(text, path);
}

void host_script_step(uint16_t frame) {
    for (; next < count && events[next].frame <= frame; next++) {
        const event_t *e = events + next;
        switch (e->what) {
        case DOWN:
        case UP:
            keyboard_press(&keyboard, e->key, e->what == DOWN);
            break;
        case SHOT:
            host_shot(e->path);
            break;
        case END:
            exit(0);
        }
    }
}
