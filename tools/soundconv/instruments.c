/* Reads instruments.txt. */
#include <ctype.h>
#include <string.h>

#include "lines.h"
#include "sound.h"
#include "tables.h"

int table_find(const table_t *table, const char *name) {
    for (unsigned i = 0; i < table->sounds; i++)
        if (!strcmp(table->sound[i].name, name)) return (int)i;
    return -1;
}

static void add(const lines_t *lines, sound_t *s, unsigned byte, const char *word) {
    if (s->bytes == TABLES_BYTES) lines_wrong(lines, "this instrument is too long", word);
    s->byte[s->bytes++] = (uint8_t)byte;
}

static void add_step(const lines_t *lines, sound_t *s, const char *word) {
    const char *c = word;
    unsigned look = 0, pitch = 0, noise = 0;
    bool pitched = false;
    if (*c == 'n' || *c == 'N') {
        if (*c == 'N') look |= SOUND_STEP_MUTE;
        c++;
        noise = SOUND_STEP_NOISE + (unsigned)lines_number(lines, &c, 0, 31, "a noise has a period from 0 to 31");
        if (*c++ != ':') lines_wrong(lines, "a step with noise is like n9:12", word);
    }
    if (*c == 'e' || *c == 'E') {
        look |= SOUND_STEP_ENVELOPE | (*c == 'E' ? SOUND_STEP_MUTE : 0);
        c++;
    } else {
        look |= (unsigned)lines_number(lines, &c, 0, 15, "a step begins with a volume from 0 to 15");
    }
    if (*c == 'x' || *c == 'y') {
        pitch = (unsigned)(*c == 'x' ? -64 : -63) * 2 & 0xFF;
        pitched = true;
        c++;
    } else if (*c == '+' || *c == '-') {
        c += *c == '+';
        pitch = (unsigned)(lines_number(lines, &c, -48, 48, "a step is up to 48 semitones higher or lower") * 2) & 0xFF;
        pitched = true;
    } else if (*c == '~') {
        c++;
        pitch = (unsigned)(lines_number(lines, &c, -63, 63, "a period is up to 63 longer or shorter") * 2 + 1) & 0xFF;
        pitched = true;
    }
    int times = 1;
    if (*c == '*') {
        c++;
        times = lines_number(lines, &c, 2, 60, "a step repeats 2 to 60 times");
    }
    if (*c) lines_wrong(lines, "a step is like 12, 12+7, 12~3, 12x, n9:12, e or 12*5", word);
    s->third_only |= noise || look & (SOUND_STEP_MUTE | SOUND_STEP_ENVELOPE);
    s->tones += (look & (SOUND_STEP_MUTE | SOUND_STEP_ENVELOPE)) == SOUND_STEP_MUTE ? -1 : 1;
    int volume = look & SOUND_STEP_ENVELOPE ? 15 : look & 15;
    if (volume > s->loudest) s->loudest = volume;
    for (; times; times--) {
        if (noise) add(lines, s, noise, word);
        add(lines, s, look | (pitched ? SOUND_STEP_PITCH : 0), word);
        if (pitched) add(lines, s, pitch, word);
    }
}

static void read_instrument(lines_t *lines, table_t *table) {
    char word[64];
    int loop = -1;
    if (table->sounds == TABLES_INSTRUMENTS) lines_wrong(lines, "too many instruments", "");
    sound_t *s = &table->sound[table->sounds];
    *s = (sound_t){.line = lines->line};
    lines_word(lines, word, sizeof word);
    if (strlen(word) >= TABLES_NAME) lines_wrong(lines, "this name is too long", word);
    for (const char *c = word; *c; c++)
        if (!islower((unsigned char)*c)) lines_wrong(lines, "an instrument's name consists of small letters", word);
    if (table_find(table, word) >= 0) lines_wrong(lines, "duplicate instrument", word);
    strcpy(s->name, word);
    while (lines_word(lines, word, sizeof word)) {
        if (strcmp(word, "|:"))
            add_step(lines, s, word);
        else if (loop >= 0)
            lines_wrong(lines, "an instrument has one |:", word);
        else
            loop = (int)s->bytes;
    }
    if (!s->bytes || loop == (int)s->bytes) lines_wrong(lines, "a step is missing", "");
    int back = loop < 0 ? 0 : (int)s->bytes + 1 - loop;
    if (back > 63) lines_wrong(lines, "the loop is too long", "");
    add(lines, s, 0x80 + (unsigned)back, "");
    table->sounds++;
}

void instruments_read(table_t *table, const char *text, const char *path) {
    lines_t lines = {.path = path, .at = text};
    bool indented;
    table->sounds = 0;
    while (lines_next(&lines, &indented)) {
        if (indented) lines_wrong(&lines, "an instrument begins at the start of its line", "");
        read_instrument(&lines, table);
    }
}
