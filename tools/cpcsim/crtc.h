/* crtc: the 6845, which generates the screen address and the syncs: one character (two bytes, 16 pixels of mode 2) per
 * microsecond. Behaves as type 0, as far as steady screens, VSYNC and scrolling need it; no rupture tricks.
 *
 *          0 . . . . . R1         R2 . . R0        characters, reg 3 low: width of HSYNC
 *        0 +------------+----------[HSYNC]
 *          |  display   |  border
 *       R6 +------------+
 *       R7   VSYNC                                  rows of R9 + 1 lines
 *       R4                                          then R5 lines more
 *
 *     crtc_t crtc;
 *     crtc_reset(&crtc);
 *     for (;;) { use(crtc_pins(&crtc), crtc_address(&crtc)); crtc_next_char(&crtc); }
 */
#ifndef CRTC_H
#define CRTC_H

#include <stdbool.h>
#include <stdint.h>

enum {
    CRTC_R_TOTAL,
    CRTC_R_SHOWN,
    CRTC_R_HSYNC,
    CRTC_R_WIDTHS,
    CRTC_R_ROWS,
    CRTC_R_ADJUST,
    CRTC_R_ROWS_SHOWN,
    CRTC_R_VSYNC,
    CRTC_R_INTERLACE,
    CRTC_R_LINES,
    CRTC_R_ADDRESS_HIGH = 12,
    CRTC_R_ADDRESS_LOW,
    CRTC_REGISTERS = 18
};
enum { CRTC_DISPLAY = 1, CRTC_HSYNC = 2, CRTC_VSYNC = 4 };

typedef struct {
    uint8_t reg[CRTC_REGISTERS];
    uint8_t selected;
    uint8_t column, line, row; /* character in the line, line in the row, row in the picture */
    uint8_t adjust;            /* lines of vertical adjust done, while `adjusting` */
    uint8_t hsync, vsync;      /* characters and lines the syncs have lasted, 0: none */
    bool adjusting, columns_shown, rows_shown;
    uint16_t address; /* address of the row's first character */
} crtc_t;

/* The registers as the firmware sets them for 50 Hz. */
void crtc_reset(crtc_t *crtc);
void crtc_write(crtc_t *crtc, uint8_t value);
uint8_t crtc_read(const crtc_t *crtc);

void crtc_next_char(crtc_t *crtc);

static inline unsigned crtc_pins(const crtc_t *crtc) {
    return (unsigned)((crtc->columns_shown && crtc->rows_shown ? CRTC_DISPLAY : 0) | (crtc->hsync ? CRTC_HSYNC : 0) |
                      (crtc->vsync ? CRTC_VSYNC : 0));
}

/* The memory address of the character's two bytes. */
static inline uint16_t crtc_address(const crtc_t *crtc) {
    unsigned ma = crtc->address + crtc->column;
    return (uint16_t)((ma & 0x3000) << 2 | (crtc->line & 7U) << 11 | (ma & 0x3FF) << 1);
}

static inline unsigned crtc_hsync_width(const crtc_t *crtc) {
    return crtc->reg[CRTC_R_WIDTHS] & 15;
}

#endif
