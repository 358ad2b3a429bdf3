/* The PPI 8255, sound chip registers and keyboard. */
#include "ppi.h"

enum {
    PSG_READ = 1,
    PSG_WRITE = 2,
    PSG_SELECT = 3,
    PSG_MIXER = 7,
    PSG_KEYBOARD = 14,
    CONTROL_A_INPUT = 0x10,
    CONTROL_B_INPUT = 0x02,
    /* port B apart from VSYNC: Amstrad, 50 Hz, no expansion, no printer ready, no tape signal */
    PORT_B_IDLE = 0x7E
};

void ppi_reset(ppi_t *ppi) {
    *ppi = (ppi_t){.control = 0x82, .psg[PSG_MIXER] = 0x3F};
}

static unsigned psg_function(const ppi_t *ppi) {
    return ppi->c >> 6;
}

/* The sound chip responds as long as port C tells it to. */
static void psg_listen(ppi_t *ppi) {
    if (psg_function(ppi) == PSG_SELECT) ppi->psg_selected = ppi->a & 0x0F;
    if (psg_function(ppi) == PSG_WRITE) ppi->psg[ppi->psg_selected] = ppi->a;
}

static uint8_t psg_read(const ppi_t *ppi, const keyboard_t *keyboard) {
    bool keyboard_side = ppi->psg_selected == PSG_KEYBOARD && !(ppi->psg[PSG_MIXER] & 0x40);
    return keyboard_side ? keyboard_row(keyboard, ppi->c & 0x0F) : ppi->psg[ppi->psg_selected];
}

void ppi_write(ppi_t *ppi, unsigned which, uint8_t value) {
    bool writing = psg_function(ppi) == PSG_WRITE;
    switch (which) {
    case 0:
        ppi->a = value;
        break;
    case 1:
        ppi->b = value;
        break;
    case 2:
        ppi->c = value;
        break;
    default:
        if (value & 0x80) { /* changing the direction of the ports clears them */
            ppi->control = value;
            ppi->a = ppi->b = ppi->c = 0;
        } else if (value & 1)
            ppi->c |= (uint8_t)(1U << (value >> 1 & 7));
        else
            ppi->c &= (uint8_t) ~(1U << (value >> 1 & 7));
    }
    psg_listen(ppi);
    /* A write begins when port C says so; a value that changes during it is still the same write. */
    if (!writing && psg_function(ppi) == PSG_WRITE && ppi->on_psg_write)
        ppi->on_psg_write(ppi->on_psg_user, ppi->psg_selected, ppi->a);
}

uint8_t ppi_read(const ppi_t *ppi, unsigned which, bool vsync, const keyboard_t *keyboard) {
    switch (which) {
    case 0:
        if (!(ppi->control & CONTROL_A_INPUT)) return ppi->a;
        return psg_function(ppi) == PSG_READ ? psg_read(ppi, keyboard) : 0xFF;
    case 1:
        return ppi->control & CONTROL_B_INPUT ? (uint8_t)(PORT_B_IDLE | vsync) : ppi->b;
    case 2:
        return ppi->c;
    default:
        return 0xFF;
    }
}
