/* Runs scripts of keys and pictures. */
#include "script.h"

#include <assert.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "load.h"

enum { EVENTS = 4096, SCREENSHOTS = 64, PATH = 200, TAP = 4, TEXT_MOST = 1 << 18 };

typedef enum { DOWN, UP, SHOT, WAIT, END } what_t;

typedef struct {
    unsigned stage; /* waits before it */
    uint32_t frame; /* frame since the last wait */
    unsigned order, line;
    what_t what;
    int key;
    uint16_t address;
    uint8_t value;
    bool equal;
    char path[PATH];
} event_t;

struct script {
    cpc_t *cpc;
    event_t event[EVENTS];
    unsigned events, next;
    uint32_t base; /* the frame in which the last wait ended */
    struct {
        uint32_t frame;
        char path[PATH];
    } shot[SCREENSHOTS];
    unsigned shots;
    char painting[PATH]; /* the file for the frame being painted; empty: none */
};

/* ---- reading ---- */

typedef struct {
    const char *file;
    unsigned line, stage;
    uint32_t last; /* the frame of the line above */
} reader_t;

static bool refuse(script_t *script, const reader_t *reader, const char *why, const char *what) {
    snprintf(script->cpc->problem, sizeof script->cpc->problem, "%s line %u: %s %.64s", reader->file, reader->line, why,
             what);
    return false;
}

/* A new event, or the last one again if there are too many: read_line then reports it. */
static event_t *add(script_t *script, const reader_t *reader, uint32_t frame, what_t what) {
    event_t *event = &script->event[script->events < EVENTS ? script->events++ : EVENTS - 1];
    *event = (event_t){reader->stage, frame, script->events, reader->line, what, 0, 0, 0, false, ""};
    return event;
}

static bool add_key(script_t *script, const reader_t *reader, uint32_t frame, const char *name, const char *verb) {
    int key = keyboard_key(name);
    if (key < 0) return refuse(script, reader, "unknown key", name);
    if (*verb != 'u') add(script, reader, frame, DOWN)->key = key;
    if (*verb == 'u') add(script, reader, frame, UP)->key = key;
    if (*verb == 't') add(script, reader, frame + TAP, UP)->key = key;
    return true;
}

static bool add_text(script_t *script, const reader_t *reader, const char *text) {
    uint32_t frame = reader->last;
    for (; *text; text++, frame += 2 * TAP) {
        char name[6] = {(char)toupper((unsigned char)*text), 0};
        if (!add_key(script, reader, frame, *name == '_' ? "SPACE" : name, "tap")) return false;
    }
    return true;
}

static bool add_wait(script_t *script, reader_t *reader, const char *row) {
    char name[64], relation[3], value[64], more;
    uint16_t address, wanted;
    if (sscanf(row, " wait %63s %2s %63s %c", name, relation, value, &more) != 3 ||
        (strcmp(relation, "=") != 0 && strcmp(relation, "!=") != 0))
        return refuse(script, reader, "expected \"wait ADDRESS = VALUE\", not", row);
    if (!symbols_value(&script->cpc->symbols, name, &address)) return refuse(script, reader, "unknown symbol", name);
    if (!symbols_value(&script->cpc->symbols, value, &wanted) || wanted > 255)
        return refuse(script, reader, "not a byte:", value);
    event_t *event = add(script, reader, UINT32_MAX, WAIT); /* after all other events of its stage */
    event->address = address;
    event->value = (uint8_t)wanted;
    event->equal = relation[0] == '=';
    reader->stage++;
    reader->last = 0;
    return true;
}

static bool read_frame(script_t *script, reader_t *reader, const char *text) {
    char *end;
    bool relative = *text == '+';
    unsigned long frame = strtoul(text + relative, &end, 10);
    if (*end || !isdigit((unsigned char)text[relative]) || frame > 10000000)
        return refuse(script, reader, "not a frame number:", text);
    if (relative) frame += reader->last;
    if (frame < reader->last) return refuse(script, reader, "frame before that of the line above:", text);
    reader->last = (uint32_t)frame;
    return true;
}

static bool read_line(script_t *script, reader_t *reader, char *row) {
    char at[12] = "", verb[12] = "", what[PATH] = "", more;
    row[strcspn(row, "#")] = 0;
    int words = sscanf(row, "%11s %11s %199s %c", at, verb, what, &more);
    if (words < 1) return true;
    if (strcmp(at, "wait") == 0) return add_wait(script, reader, row);
    if (!read_frame(script, reader, at)) return false;
    if (script->events + 2 * strlen(what) + 2 > EVENTS) return refuse(script, reader, "too many events", "");
    if (words == 2 && strcmp(verb, "end") == 0) return add(script, reader, reader->last, END);
    if (words == 3 && strcmp(verb, "type") == 0) return add_text(script, reader, what);
    if (words == 3 && (strcmp(verb, "down") == 0 || strcmp(verb, "up") == 0 || strcmp(verb, "tap") == 0))
        return add_key(script, reader, reader->last, what, verb);
    if (words == 3 && strcmp(verb, "shot") == 0) {
        strcpy(add(script, reader, reader->last, SHOT)->path, what);
        return true;
    }
    return refuse(script, reader, "unknown event:", row);
}

static int earlier(const void *a, const void *b) {
    const event_t *x = a, *y = b;
    if (x->stage != y->stage) return x->stage < y->stage ? -1 : 1;
    if (x->frame != y->frame) return x->frame < y->frame ? -1 : 1;
    return x->order < y->order ? -1 : 1;
}

bool script_load(script_t *script, const char *file) {
    size_t length;
    char *text = (char *)load_bytes(file, TEXT_MOST, &length, script->cpc->problem);
    if (!text) return false;
    reader_t reader = {.file = file, .line = 1};
    bool good = true;
    for (char *row = text; good && row; reader.line++) {
        char *end = strchr(row, '\n');
        if (end) *end = 0;
        good = read_line(script, &reader, row);
        row = end ? end + 1 : NULL;
    }
    free(text);
    qsort(script->event, script->events, sizeof *script->event, earlier);
    return good;
}

bool script_shot(script_t *script, uint32_t frame, const char *file) {
    if (script->shots == SCREENSHOTS || strlen(file) >= PATH) {
        snprintf(script->cpc->problem, sizeof script->cpc->problem,
                 "%.64s: more than %d pictures, or the name is too long", file, SCREENSHOTS);
        return false;
    }
    script->shot[script->shots].frame = frame;
    strcpy(script->shot[script->shots++].path, file);
    return true;
}

/* ---- playing ---- */

static void begin_picture(script_t *script, const char *path) {
    strcpy(script->painting, path);
    cpc_paint(script->cpc, true);
}

static void finish_picture(script_t *script) {
    if (!script->painting[0]) return;
    cpc_paint(script->cpc, false);
    char problem[512];
    if (!beam_save(&script->cpc->beam, script->painting, problem)) cpc_fault(script->cpc, "%.255s", problem);
    script->painting[0] = 0;
}

/* Performs one event; returns whether the next may follow in this frame. */
static bool play(script_t *script, const event_t *event) {
    cpc_t *cpc = script->cpc;
    switch (event->what) {
    case DOWN:
    case UP:
        keyboard_press(&cpc->keyboard, event->key, event->what == DOWN);
        return true;
    case SHOT:
        begin_picture(script, event->path);
        return true;
    case END:
        cpc->stopped = true;
        cpc->why = CPC_SCRIPT_END;
        return false;
    default:
        if ((cpc->ram[event->address] == event->value) != event->equal) return false;
        script->base = cpc->beam.frames;
        return true;
    }
}

static void on_frame(cpc_t *cpc, void *user) {
    script_t *script = user;
    finish_picture(script);
    for (unsigned i = 0; i < script->shots; i++)
        if (script->shot[i].frame == cpc->beam.frames) begin_picture(script, script->shot[i].path);
    while (script->next < script->events) {
        const event_t *event = &script->event[script->next];
        if (event->what != WAIT && event->frame > cpc->beam.frames - script->base) return;
        if (!play(script, event)) return;
        script->next++;
    }
}

script_t *script_new(cpc_t *cpc) {
    script_t *script = calloc(1, sizeof *script);
    assert(script);
    script->cpc = cpc;
    script->base = cpc->beam.frames;
    cpc->on_frame = on_frame;
    cpc->on_frame_user = script;
    return script;
}

void script_free(script_t *script) {
    if (!script) return;
    script->cpc->on_frame = NULL;
    free(script);
}

unsigned script_line(const script_t *script) {
    return script->next < script->events ? script->event[script->next].line : 0;
}
