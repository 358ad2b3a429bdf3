/* boot: what the loader left for the program, and how the program starts another one.
 *
 *     if (boot_flags & BOOT_MENU) offer the menu of the disc
 *     …
 *     static const file_name_t menu = FILE_NAME("DISC.BAS");
 *     status = boot_run(&menu);
 */
#ifndef BOOT_H
#define BOOT_H

#include "file.h"

/* A byte that the loader sets for the program, and a program for the loader it starts. */
extern uint8_t boot_flags;
#define BOOT_LANGUAGE 0x0f /* 1 + its number, the same in all programs of a disc; 0: chosen by the keyboard's layout */
#define BOOT_PROGRAM  0x70 /* 16 * the program's number in the menu */
#define BOOT_MENU     0x80 /* the disc has a menu of programs, whose loader is DISC.BAS */

/* The settings file, which the loader has read already; file_length is its length. Its first byte is a status instead
 * where there is no file: FILE_NOT_FOUND, FILE_DAMAGED, or 0 if the program did not come from a disc. */
uint8_t *boot_settings(const file_name_t *name) FASTCALL;

/* For a callback of file_session: file_read for the loader's own file, which ends with the loading picture. The
 * screen stays visible until the file is found, in mode 0 and the inks of that picture. boot_picture_key: 1 if a key
 * was pressed meanwhile. */
uint8_t boot_picture_read(const file_name_t *name) FASTCALL;
extern uint8_t boot_picture_key;

/* After that session: unpacks the picture to the screen, except the last 48 bytes, which are not visible. The file ends
 * with the picture's length, the build stamp and a checksum. 0: the stamp differs, and nothing is drawn. */
uint8_t boot_picture_show(uint16_t stamp) FASTCALL;

/* Replaces this program by another one, given its loader's file. Returns only on failure, with the status. */
uint8_t boot_run(const file_name_t *loader) FASTCALL;

#endif
