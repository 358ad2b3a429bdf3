/* The CRTC 6845. */
#include "crtc.h"

#include <string.h>

void crtc_reset(crtc_t *crtc) {
    static const uint8_t firmware[CRTC_REGISTERS] = {63, 40, 46, 0x8E, 38, 0, 25, 30, 0, 7, 0, 0, 0x30, 0};
    *crtc = (crtc_t){.columns_shown = true, .rows_shown = true, .address = 0x3000};
    memcpy(crtc->reg, firmware, sizeof firmware);
}

void crtc_write(crtc_t *crtc, uint8_t value) {
    /* The bits of each register that exist. */
    static const uint8_t mask[16] = {0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 0x1F, 0x7F, 0x7F,
                                     0x33, 0x1F, 0x7F, 0x1F, 0x3F, 0xFF, 0x3F, 0xFF};
    if (crtc->selected < sizeof mask) crtc->reg[crtc->selected] = value & mask[crtc->selected];
}

uint8_t crtc_read(const crtc_t *crtc) {
    return crtc->selected >= CRTC_R_ADDRESS_HIGH && crtc->selected < CRTC_REGISTERS ? crtc->reg[crtc->selected] : 0;
}

static void start_frame(crtc_t *crtc) {
    crtc->adjusting = false;
    crtc->row = crtc->line = 0;
    crtc->rows_shown = true;
    crtc->address = (uint16_t)(crtc->reg[CRTC_R_ADDRESS_HIGH] << 8 | crtc->reg[CRTC_R_ADDRESS_LOW]);
}

static void start_row(crtc_t *crtc) {
    crtc->line = 0;
    crtc->row = (crtc->row + 1) & 0x7F;
    crtc->address = (uint16_t)(crtc->address + crtc->reg[CRTC_R_SHOWN]);
}

static void next_line(crtc_t *crtc) {
    crtc->column = 0;
    crtc->columns_shown = crtc->reg[CRTC_R_SHOWN] != 0;
    unsigned vsync_lines = crtc->reg[CRTC_R_WIDTHS] >> 4 ? crtc->reg[CRTC_R_WIDTHS] >> 4 : 16;
    if (crtc->vsync && crtc->vsync++ == vsync_lines) crtc->vsync = 0;

    bool row_over = crtc->line == crtc->reg[CRTC_R_LINES];
    if (crtc->adjusting) {
        if (++crtc->adjust == crtc->reg[CRTC_R_ADJUST])
            start_frame(crtc);
        else
            crtc->line = (crtc->line + 1) & 0x1F;
    } else if (!row_over)
        crtc->line = (crtc->line + 1) & 0x1F;
    else if (crtc->row != crtc->reg[CRTC_R_ROWS])
        start_row(crtc);
    else if (crtc->reg[CRTC_R_ADJUST] == 0)
        start_frame(crtc);
    else {
        start_row(crtc);
        crtc->adjusting = true;
        crtc->adjust = 0;
    }

    if (crtc->line == 0 && crtc->row == crtc->reg[CRTC_R_ROWS_SHOWN]) crtc->rows_shown = false;
    if (crtc->line == 0 && crtc->row == crtc->reg[CRTC_R_VSYNC] && !crtc->vsync) crtc->vsync = 1;
}

void crtc_next_char(crtc_t *crtc) {
    if (crtc->column == crtc->reg[CRTC_R_TOTAL])
        next_line(crtc);
    else
        crtc->column++;
    if (crtc->column == crtc->reg[CRTC_R_SHOWN]) crtc->columns_shown = false;
    if (crtc->hsync && crtc->hsync++ == crtc_hsync_width(crtc)) crtc->hsync = 0;
    if (crtc->column == crtc->reg[CRTC_R_HSYNC] && crtc_hsync_width(crtc) && !crtc->hsync) crtc->hsync = 1;
}
