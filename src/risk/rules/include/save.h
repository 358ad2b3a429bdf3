/* A game of RISK as bytes: on a disc, in a test, over a wire.
 *
 *     uint8_t bytes[SAVE_BYTES];
 *     save_write(&game, bytes);
 *     if (save_read(&game, bytes, SAVE_BYTES) != FILE_OK) say why, the game is as it was
 *
 * The bytes are the game's own in the envelope of src/save.
 * save_read finds accidents: what is foreign, of another version or damaged. Whether an undamaged save holds a game
 * that can be, is asked on the PC: see validate.h.
 */
#ifndef SAVE_H
#define SAVE_H

#include "save_format.h"
#include "risk.h"

#define SAVE_VERSION 1
#define SAVE_BYTES   SAVE_FILE_SIZE(RISK_BYTES)

void save_write(const risk_t *game, uint8_t *bytes);

/* Anything but FILE_OK leaves the game unchanged. */
file_status_t save_read(risk_t *game, const uint8_t *bytes, uint16_t count);

#endif
