/* store: files on the disc the program came from.
 *
 * Whoever wants something of the disc hands over a function, which does it with the calls below and returns what came of it:
 *
 *     static uint8_t read_hiscore(void) {
 *         static const file_name_t name = FILE_NAME("HISCORE.DAT");
 *         return file_read(&name);
 *     }
 *     if (file_session(read_hiscore) == FILE_OK) take file_length bytes at file_buffer
 *
 * During a session the screen is dark, and what was on it is lost: draw everything again afterwards. Nothing else of the
 * machine may be called in it, and its functions keep their variables static: a Z80 builds a frame on the stack by a restart, and those
 * are the firmware's meanwhile. A program that came from a tape or in a snapshot without a drive has no disc; it goes on
 * without. To one that came from a cartridge the other files in there are on a disc, and for all others there is none.
 */
#ifndef FILE_H
#define FILE_H

#include <stdint.h>
#include "platform.h"

enum {
    FILE_OK,
    NO_DRIVE,       /* no disc drive */
    FILE_NOT_FOUND, /* no such file */
    FILE_DAMAGED,   /* longer than FILE_MAX, or of no length */
    DISC_FULL,      /* disc or catalogue */
    DISC_CHANGED,   /* another disc than a moment ago */
    DISC_READ_ONLY,
    DRIVE_NOT_READY, /* no disc in the drive */
    DISC_UNFORMATTED,
    DISC_ERROR, /* it can neither be read nor written, or nobody knows why not */
    FILE_STATUSES
};

/* A file's name: eight letters, a point, three letters at most; capitals. On the CPC these are the bytes of a string in BASIC. */
typedef struct {
    uint8_t length;
    const char *text;
} file_name_t;
#define FILE_NAME(text)                                                                                                \
    { sizeof(text) - 1, text }

/* Where a file's bytes come to and are taken from, in the screen's memory, and how many they are. */
#define FILE_MAX 0x3000
extern uint8_t file_buffer[];
extern uint16_t file_length;

/* NO_DRIVE, or what the work returns. */
uint8_t file_session(uint8_t (*work)(void)) FASTCALL;

/* For the work of a session; FILE_OK, or why not. */
uint8_t file_read(const file_name_t *name) FASTCALL;
uint8_t file_write(const file_name_t *name) FASTCALL;

/* file_read for a picture of mode 0, which leaves the screen as it is until the file is found; in the inks of the picture that the
 * program's loader has shown. Was a key pressed meanwhile? */
uint8_t boot_picture_read(const file_name_t *name) FASTCALL;
extern uint8_t boot_picture_key;

/* Not for a session, but after it: the packed picture at the end of the loader's file is unpacked to the whole screen (video_unpack), but
 * for the last 48 bytes, which nobody sees. Behind it stand its length, the stamp of its build and a checksum. 0: another stamp. */
uint8_t boot_picture_show(uint16_t stamp) FASTCALL;

/* Whether file_write leaves an old file of that name as it is until the new one is whole, and then as .BAK. */
extern uint8_t file_keeps_backup;

/* Both fail without a word: where there is no such file, or already one of the new name. */
void file_erase(const file_name_t *name) FASTCALL;
void file_rename(const file_name_t *name) FASTCALL; /* the file whose name stands behind this one gets this one */

/* The file of settings that the loader has read for this program already, of file_length bytes then; what it has in its first byte
 * instead: FILE_NOT_FOUND, there is none; FILE_DAMAGED, nothing can be made of it; or less: nobody has looked, because there was no disc. */
uint8_t *boot_settings(const file_name_t *name) FASTCALL;

/* Leaves this program for another one, whose loader on the disc this is. Returns only if it does not come: why not. */
uint8_t boot_run(const file_name_t *loader) FASTCALL;

/* What the loader has told this program, and what it tells the next: the language, and whether the disc has a menu of programs,
 * whose loader is DISC.BAS. */
extern uint8_t boot_flags;
#define BOOT_LANGUAGE                                                                                                  \
    0x0f /* from 1 on, in the order in which every program of the disc has them; 0: that of the keyboard */
#define BOOT_PROGRAM 0x70 /* 16 times the program's number in the menu */
#define BOOT_MENU    0x80

#endif
