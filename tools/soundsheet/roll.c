/* Draws a piano roll. */
#include "roll.h"

#include <math.h>

#include "picture.h"

enum {
    ROW_BARS = 16,
    PIXELS = 2,
    NOTE = 5,
    LOWEST = 12,
    HIGHEST = 75,
    ROW = (HIGHEST - LOWEST + 1) * NOTE + 20,
    LEFT = 8
};

static const uint32_t colours[3] = {0xC02020, 0x2040B0, 0x208030}; /* melody, bass and chords, second voice */

/* From the colour of the paper at volume 0 to the colour of the voice at volume 15. */
static uint32_t shade(uint32_t colour, unsigned volume) {
    uint32_t mixed = 0;
    unsigned part = volume > 15 ? 15 : volume;
    for (unsigned shift = 0; shift < 24; shift += 8) {
        unsigned c = colour >> shift & 255;
        mixed |= (255 - (255 - c) * (part + 5) / 20) << shift;
    }
    return mixed;
}

static int height_of(double note) {
    return (int)((HIGHEST - note) * NOTE);
}

static void draw_frame(picture_t *p, const uint8_t *psg, int x, int y) {
    for (int v = 2; v >= 0; v--) {
        unsigned volume = psg[8 + v], period = psg[2 * v] | (unsigned)psg[2 * v + 1] << 8;
        if (!volume) continue;
        if (psg[7] >> v & 1 || !period) { /* noise or the envelope: at the bottom */
            picture_fill(p, x, y + ROW - 18, PIXELS, 6, shade(0x606060, volume));
            continue;
        }
        double note = 12 * log2(1911.0 / period);
        if (note < LOWEST || note > HIGHEST) continue;
        picture_fill(p, x, y + height_of(note), PIXELS, NOTE, shade(colours[v], volume));
    }
}

/* The frame in which a bar begins, or the tune ends. */
static int frame_of_bar(const tune_t *tune, int bar) {
    return bar < tune->bars ? tune->bar_frame[bar] : tune->voice[0].end_frame;
}

static void draw_row(picture_t *p, const psg_log_t *log, const tune_t *tune, unsigned lead_in, int row) {
    int first = row * ROW_BARS, start = frame_of_bar(tune, first), end = frame_of_bar(tune, first + ROW_BARS);
    for (int note = LOWEST; note <= HIGHEST; note++)
        if (note % 12 == 0)
            picture_fill(p, LEFT, row * ROW + height_of(note) + NOTE, (end - start) * PIXELS, 1, 0xD0D0D0);
    for (int b = 0; b <= ROW_BARS && first + b <= tune->bars; b++)
        picture_fill(p, LEFT + (frame_of_bar(tune, first + b) - start) * PIXELS, row * ROW, 1, ROW - 12,
                     b % 4 ? 0xD8D8D8 : 0x909090);
    for (int f = start; f < end && lead_in + (unsigned)f < log->frames; f++)
        draw_frame(p, log->frame[lead_in + (unsigned)f], LEFT + (f - start) * PIXELS, row * ROW);
}

bool roll_save(const char *path, const psg_log_t *log, const tune_t *tune, unsigned lead_in, char problem[512]) {
    int rows = (tune->bars + ROW_BARS - 1) / ROW_BARS, longest = 0;
    for (int row = 0; row < rows; row++) {
        int frames = frame_of_bar(tune, (row + 1) * ROW_BARS) - frame_of_bar(tune, row * ROW_BARS);
        if (frames > longest) longest = frames;
    }
    picture_t p = picture_new(longest * PIXELS + 2 * LEFT, rows * ROW, 0xFFFFFF);
    for (int row = 0; row < rows; row++)
        draw_row(&p, log, tune, lead_in, row);
    bool good = picture_save(&p, path, problem);
    picture_free(&p);
    return good;
}
