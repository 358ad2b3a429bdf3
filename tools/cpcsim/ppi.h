/* ppi: the 8255 and, behind its ports, the sound chip and the keyboard.
 *
 *     port A  data of the sound chip
 *     port B  in: bit 0 VSYNC, 1–3 maker, 4 50 Hz, 5 expansion, 6 printer, 7 tape
 *     port C  0–3 keyboard row, 4 tape motor, 5 tape out, 6–7 function of the sound chip: none, read, write, select
 *
 * The sound chip keeps its registers and makes no sound; register 14 is the keyboard row that port C selects.
 */
#ifndef PPI_H
#define PPI_H

#include <stdbool.h>
#include <stdint.h>

#include "keyboard.h"

enum { PSG_REGISTERS = 16 };

/* Called for each write to a register of the sound chip. */
typedef void psg_write_fn(void *user, unsigned reg, uint8_t value);

typedef struct {
    uint8_t a, b, c, control; /* bytes written to the ports */
    uint8_t psg_selected;
    uint8_t psg[PSG_REGISTERS];
    psg_write_fn *on_psg_write; /* if set */
    void *on_psg_user;
} ppi_t;

void ppi_reset(ppi_t *ppi);

/* `which`: 0, 1, 2 are ports A, B, C; 3 is the control register. */
void ppi_write(ppi_t *ppi, unsigned which, uint8_t value);
uint8_t ppi_read(const ppi_t *ppi, unsigned which, bool vsync, const keyboard_t *keyboard);

#endif
