#include "gallery.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "colours.h"
#include "fail.h"

static const char made[] = "/* Made by tools/gfxconv. */\n";

static FILE *create(const char *folder, const char *name, const char *end) {
    char path[MANIFEST_PATH];
    snprintf(path, sizeof path, "%s/%s%s", folder, name, end);
    FILE *f = fopen(path, "wb");
    if (!f) fail("%s: %s", path, strerror(errno));
    return f;
}

static void finish(FILE *f, const char *name) {
    int bad = ferror(f);
    if (fclose(f) || bad) fail("%s: cannot write", name);
}

static void put_bytes(FILE *f, const uint8_t *bytes, size_t size) {
    for (size_t i = 0; i < size; i++)
        fprintf(f, "%s0x%02X,", i % 16 ? "" : "\n    ", bytes[i]);
}

static void put_capitals(FILE *f, const char *name) {
    for (; *name; name++)
        fputc(toupper((unsigned char)*name), f);
}

/* The room that the game needs to unpack any picture. */
static size_t largest_packed(const gallery_t *g) {
    size_t largest = 0;
    for (unsigned i = 0; i < g->manifest.pictures; i++) {
        size_t size = (size_t)(g->picture[i].width * g->picture[i].height);
        if (g->manifest.picture[i].packed && size > largest) largest = size;
    }
    return largest;
}

static void emit_header(const gallery_t *g, const char *folder) {
    const manifest_t *m = &g->manifest;
    FILE *f = create(folder, "pictures", ".h");
    fprintf(f, "%s#ifndef PICTURES_H\n#define PICTURES_H\n#include \"picture_table.h\"\n\nenum {\n", made);
    for (unsigned i = 0; i < m->pictures; i++) {
        fprintf(f, "    PICTURE_");
        put_capitals(f, m->picture[i].group);
        fputc('_', f);
        put_capitals(f, m->picture[i].name);
        fprintf(f, ", /* %d bytes x %d lines */\n", g->picture[i].width, g->picture[i].height);
    }
    fprintf(f, "    PICTURES\n};\n\n");
    for (unsigned i = 0; i < m->palettes; i++)
        fprintf(f, "extern const uint8_t palette_%s[];\n", m->palette[i].name);
    fprintf(f, "\n#endif\n");
    finish(f, "pictures.h");
}

/* A palette in the order in which the interrupt handlers want it: pens 0 to 3, mode (with the ROMs off), border, how
   many more pens follow, those pens. */
static void emit_palette(FILE *f, const palette_t *p) {
    uint8_t bytes[32];
    size_t size = 0;
    for (unsigned i = 0; i < 4; i++)
        bytes[size++] = colour_to_gate_array(p->ink[i]);
    bytes[size++] = (uint8_t)(0x8C | p->mode);
    bytes[size++] = colour_to_gate_array(p->border);
    bytes[size++] = (uint8_t)(p->inks - 4);
    for (unsigned i = 4; i < p->inks; i++)
        bytes[size++] = colour_to_gate_array(p->ink[i]);
    fprintf(f, "\nconst uint8_t palette_%s[] = {", p->name);
    put_bytes(f, bytes, size);
    fprintf(f, "\n};\n");
}

static void emit_code(const gallery_t *g, const char *folder) {
    const manifest_t *m = &g->manifest;
    FILE *f = create(folder, "pictures", ".c");
    fprintf(f, "%s#include \"pictures.h\"\n#include \"portable.h\"\n\n", made);
    fprintf(f,
            "_Static_assert(%zu <= VIDEO_PICTURE_ROOM, \"a packed picture is larger than src/platform/cpc has room "
            "for\");\n",
            largest_packed(g));
    for (unsigned i = 0; i < m->palettes; i++)
        emit_palette(f, m->palette + i);
    for (unsigned i = 0; i < m->pictures; i++) {
        fprintf(f, "\nstatic const uint8_t %s_%s[] = {", m->picture[i].group, m->picture[i].name);
        put_bytes(f, g->kept[i].bytes, g->kept[i].size);
        fprintf(f, "\n};\n");
    }
    fprintf(f, "\nconst video_picture_t pictures[%s] = {\n", m->pictures ? "PICTURES" : "1"); /* C has no empty array */
    for (unsigned i = 0; i < m->pictures; i++)
        fprintf(f, "    {%d, %d, %s_%s},\n", g->picture[i].width | (m->picture[i].packed ? 0x80 : 0),
                g->picture[i].height, m->picture[i].group, m->picture[i].name);
    if (!m->pictures) fprintf(f, "    {0},\n");
    fprintf(f, "};\n\nHOST_ONLY(const uint8_t pictures_count = PICTURES;)\n");
    finish(f, "pictures.c");
}

void gallery_emit(const gallery_t *g, const char *folder) {
    emit_header(g, folder);
    emit_code(g, folder);
    for (unsigned i = 0; i < g->manifest.screens; i++) {
        const char *name = g->manifest.screen[i].name;
        FILE *f = create(folder, name, ".scr");
        fwrite(g->screen[i].memory, 1, SCREEN_BYTES, f);
        finish(f, name);
        f = create(folder, name, ".pack");
        fwrite(g->screen[i].packed, 1, g->screen[i].packed_size, f);
        finish(f, name);
    }
}

void gallery_font(const char *manifest, const char *folder, encoding_texts_t texts) {
    static manifest_t m;
    static font_t font;
    manifest_read(&m, manifest);
    if (!*m.font) fail("%s: names no font", manifest);
    font_read(&font, m.font, m.letters, texts);
    unsigned glyphs = font.encoding.last - ENCODING_FIRST + 1;
    FILE *f = create(folder, "font", ".h");
    fprintf(f, "%s#ifndef FONT_H\n#define FONT_H\n#include \"picture_table.h\"\n\n", made);
    fprintf(f, "#define FONT_LAST %u\n\n", font.encoding.last);
    for (unsigned code = 127; code <= font.encoding.last; code++)
        if (font.encoding.glyph[code].character)
            fprintf(f, "/* 0x%02X is U+%04X */\n", code, font.encoding.glyph[code].character);
    fprintf(f, "\n#endif\n");
    finish(f, "font.h");

    f = create(folder, "font", ".c");
    fprintf(f, "%s#include \"font.h\"\n#include \"portable.h\"\n\nconst uint8_t font_glyphs[%u] = {", made,
            glyphs * FONT_LINES);
    put_bytes(f, font.bytes[ENCODING_FIRST], glyphs * (size_t)FONT_LINES);
    fprintf(f, "\n};\n\nHOST_ONLY(const uint8_t font_last = FONT_LAST;)\n");
    finish(f, "font.c");
}
