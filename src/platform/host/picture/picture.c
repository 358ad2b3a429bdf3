/* Pictures and PNG files. */
#include "picture.h"

#include <assert.h>
#include <errno.h>
#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LARGEST 4096 /* pixels a side: more is a mistake, not a picture for a CPC */

picture_t picture_new(int width, int height, uint32_t rgb) {
    picture_t p = {width, height, malloc(sizeof(uint32_t) * (size_t)width * (size_t)height)};
    if (!p.pixels) {
        fprintf(stderr, "no memory for a picture of %d x %d\n", width, height);
        exit(1);
    }
    picture_fill(&p, 0, 0, width, height, rgb);
    return p;
}

void picture_free(picture_t *p) {
    free(p->pixels);
    *p = (picture_t){0};
}

uint32_t *picture_pixel(const picture_t *p, int x, int y) {
    assert(x >= 0 && x < p->width && y >= 0 && y < p->height);
    return p->pixels + (size_t)y * (size_t)p->width + (size_t)x;
}

void picture_fill(picture_t *p, int x, int y, int width, int height, uint32_t rgb) {
    for (int j = y < 0 ? 0 : y; j < y + height && j < p->height; j++)
        for (int i = x < 0 ? 0 : x; i < x + width && i < p->width; i++)
            *picture_pixel(p, i, j) = 0xFF000000 | rgb;
}

/* libpng reports through these; the message has to outlive the jump. */
typedef struct {
    jmp_buf out;
    char text[200];
} trouble_t;

static void on_error(png_structp png, png_const_charp text) {
    trouble_t *t = png_get_error_ptr(png);
    snprintf(t->text, sizeof t->text, "%s", text);
    longjmp(t->out, 1);
}

static void on_warning(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

static bool read_png(picture_t *p, FILE *f, trouble_t *t) {
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, t, on_error, on_warning);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    png_bytep *volatile rows = NULL;
    *p = (picture_t){0};
    if (!info || setjmp(t->out)) {
        free(rows);
        picture_free(p);
        png_destroy_read_struct(&png, &info, NULL);
        return false;
    }
    png_init_io(png, f);
    png_set_user_limits(png, LARGEST, LARGEST);
    png_read_info(png, info);
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    png_set_bgr(png);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
    *p = picture_new((int)png_get_image_width(png, info), (int)png_get_image_height(png, info), 0);
    rows = malloc(sizeof *rows * (size_t)p->height);
    if (!rows) png_error(png, "no memory");
    for (int y = 0; y < p->height; y++)
        rows[y] = (png_bytep)picture_pixel(p, 0, y);
    png_read_image(png, rows);
    png_read_end(png, NULL);
    free(rows);
    png_destroy_read_struct(&png, &info, NULL);
    return true;
}

bool picture_load(picture_t *p, const char *path, char problem[PICTURE_PROBLEM]) {
    FILE *f = fopen(path, "rb");
    uint8_t start[8];
    trouble_t trouble = {.text = ""};
    if (!f) {
        snprintf(problem, PICTURE_PROBLEM, "%s: %s", path, strerror(errno));
        return false;
    }
    bool ok = false;
    if (fread(start, 1, sizeof start, f) != sizeof start || png_sig_cmp(start, 0, sizeof start)) {
        snprintf(problem, PICTURE_PROBLEM, "%s: not a PNG file", path);
    } else {
        rewind(f);
        ok = read_png(p, f, &trouble);
        if (!ok) snprintf(problem, PICTURE_PROBLEM, "%s: damaged or truncated PNG (%s)", path, trouble.text);
    }
    fclose(f);
    return ok;
}

static bool write_png(const picture_t *p, FILE *f, trouble_t *t) {
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, t, on_error, on_warning);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info || setjmp(t->out)) {
        png_destroy_write_struct(&png, &info);
        return false;
    }
    png_init_io(png, f);
    png_set_IHDR(png, info, (png_uint_32)p->width, (png_uint_32)p->height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    png_set_bgr(png);
    png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (int y = 0; y < p->height; y++)
        png_write_row(png, (png_bytep)picture_pixel(p, 0, y));
    png_write_end(png, NULL);
    png_destroy_write_struct(&png, &info);
    return true;
}

bool picture_save(const picture_t *p, const char *path, char problem[PICTURE_PROBLEM]) {
    FILE *f = fopen(path, "wb");
    trouble_t trouble = {.text = ""};
    if (!f) {
        snprintf(problem, PICTURE_PROBLEM, "%s: %s", path, strerror(errno));
        return false;
    }
    bool ok = write_png(p, f, &trouble);
    if (fclose(f) && ok) {
        ok = false;
        snprintf(trouble.text, sizeof trouble.text, "%s", strerror(errno));
    }
    if (!ok) snprintf(problem, PICTURE_PROBLEM, "%s: cannot write (%s)", path, trouble.text);
    return ok;
}
