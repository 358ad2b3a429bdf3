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

/* Paper where the volume is 0, the voice's colour where it is 15. */
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
        if (psg[7] >> v & 1 || !period) { /* noise, or the envelope: at the bottom */
            picture_fill(p, x, y + ROW - 18, PIXELS, 6, shade(0x606060, volume));
            continue;
        }
        double note = 12 * log2(1911.0 / period);
        if (note < LOWEST || note > HIGHEST) continue;
        picture_fill(p, x, y + height_of(note), PIXELS, NOTE, shade(colours[v], volume));
    }
}

bool roll_save(const char *path, const psg_log_t *log, unsigned bar, unsigned lead_in, char problem[512]) {
    unsigned bars = (log->frames - lead_in + bar - 1) / bar, rows = (bars + ROW_BARS - 1) / ROW_BARS;
    int width = (int)((bars < ROW_BARS ? bars : ROW_BARS) * bar * PIXELS) + 2 * LEFT;
    picture_t p = picture_new(width, (int)rows * ROW, 0xFFFFFF);
    for (unsigned row = 0; row < rows; row++) {
        int y = (int)row * ROW;
        for (int note = LOWEST; note <= HIGHEST; note++)
            if (note % 12 == 0) picture_fill(&p, LEFT, y + height_of(note) + NOTE, width - 2 * LEFT, 1, 0xD0D0D0);
        for (unsigned b = 0; b <= ROW_BARS; b++)
            picture_fill(&p, LEFT + (int)(b * bar * PIXELS), y, 1, ROW - 12, b % 4 ? 0xD8D8D8 : 0x909090);
        for (unsigned f = 0; f < ROW_BARS * bar && lead_in + row * ROW_BARS * bar + f < log->frames; f++)
            draw_frame(&p, log->frame[lead_in + row * ROW_BARS * bar + f], LEFT + (int)(f * PIXELS), y);
    }
    bool good = picture_save(&p, path, problem);
    picture_free(&p);
    return good;
}
