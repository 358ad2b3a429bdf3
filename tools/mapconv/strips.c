/* Converts areas to strips: see video_area in src/platform/video.h. */
#include "atlas.h"
#include "fail.h"
#include "video.h"

/* One line of a strip: pixels from left to end - 1. */
typedef struct {
    int left, end;
} span_t;

static span_t first_span(const uint8_t line[ATLAS_WIDTH]) {
    span_t span = {0, 0};
    while (span.left < ATLAS_WIDTH && !line[span.left])
        span.left++;
    for (span.end = span.left; span.end < ATLAS_WIDTH && line[span.end];)
        span.end++;
    return span;
}

/* Finds the span of this line that continues a strip whose last span is `above`; false if none is in reach. */
static int next_span(const uint8_t line[ATLAS_WIDTH], span_t above, span_t *next) {
    for (int x = above.left - VIDEO_AREA_STEP; x < above.left + VIDEO_AREA_STEP; x++) {
        if (x < 0 || x >= ATLAS_WIDTH || !line[x] || (x && line[x - 1])) continue;
        for (next->left = next->end = x; next->end < ATLAS_WIDTH && line[next->end];)
            next->end++;
        int grown = next->end - above.end;
        if (grown >= -VIDEO_AREA_STEP && grown < VIDEO_AREA_STEP) return 1;
    }
    return 0;
}

static void rub_out(uint8_t line[ATLAS_WIDTH], span_t span) {
    for (int x = span.left; x < span.end; x++)
        line[x] = 0;
}

/* Writes the strip that begins with this span of line y and removes it from the plane. Returns its bytes. */
static size_t strip(uint8_t plane[ATLAS_HEIGHT][ATLAS_WIDTH], int y, span_t span, uint8_t *bytes) {
    size_t size = 4;
    span_t next;
    bytes[0] = (uint8_t)(VIDEO_ZONE(1) + y);
    bytes[1] = (uint8_t)span.left;
    bytes[2] = (uint8_t)span.end;
    rub_out(plane[y], span);
    while (++y < ATLAS_HEIGHT && next_span(plane[y], span, &next)) {
        bytes[size++] =
            (uint8_t)((next.left - span.left + VIDEO_AREA_STEP) << 4 | (next.end - span.end + VIDEO_AREA_STEP));
        span = next;
        rub_out(plane[y], span);
    }
    bytes[3] = (uint8_t)(size - 3);
    return size;
}

size_t atlas_strips(const atlas_t *atlas, uint8_t territory, uint8_t *bytes) {
    static uint8_t plane[ATLAS_HEIGHT][ATLAS_WIDTH];
    size_t size = 0;
    for (int y = 0; y < ATLAS_HEIGHT; y++)
        for (int x = 0; x < ATLAS_WIDTH; x++)
            plane[y][x] = atlas->area[y][x] == territory;
    for (int y = 0; y < ATLAS_HEIGHT; y++)
        for (span_t span = first_span(plane[y]); span.left < ATLAS_WIDTH; span = first_span(plane[y])) {
            if (size + ATLAS_HEIGHT + 5 > ATLAS_STRIPS) fail("%s: an area is too ragged", atlas->picture);
            size += strip(plane, y, span, bytes + size);
        }
    bytes[size++] = VIDEO_AREA_END;
    return size;
}
