/* store: files on the disc the program came from.
 *
 * Whoever wants something of the disc hands over a function, which does it with the calls below and returns what came of it:
 *
 *     static uint8_t read_hiscore(void) {
 *         static const store_name_t name = STORE_NAME("HISCORE.DAT");
 *         return store_read(&name);
 *     }
 *     if (store_session(read_hiscore) == STORE_GOOD) take store_length bytes at store_bytes
 *
 * During a session the screen is dark, and what was on it is lost: draw everything again afterwards. Nothing else of the
 * machine may be called in it, and its functions keep their variables static: a Z80 builds a frame on the stack by a restart, and those
 * are the firmware's meanwhile. A program that came from a tape or in a snapshot without a drive has no disc; it goes on
 * without. To one that came from a cartridge the other files in there are on a disc, and for all others there is none.
 */
#ifndef STORE_H
#define STORE_H

#include <stdint.h>
#include "platform.h"

enum {
    STORE_GOOD,
    STORE_NO_DISC, /* no disc drive */
    STORE_MISSING, /* no such file */
    STORE_DAMAGED, /* longer than STORE_MOST, or of no length */
    STORE_FULL,    /* disc or catalogue */
    STORE_SWAPPED, /* another disc than a moment ago */
    STORE_PROTECTED,
    STORE_EMPTY, /* no disc in the drive */
    STORE_UNFORMATTED,
    STORE_UNREADABLE, /* it can neither be read nor written, or nobody knows why not */
    STORE_ANSWERS
};

/* A file's name: eight letters, a point, three letters at most; capitals. On the CPC these are the bytes of a string in BASIC. */
typedef struct {
    uint8_t length;
    const char *text;
} store_name_t;
#define STORE_NAME(text)                                                                                               \
    { sizeof(text) - 1, text }

/* Where a file's bytes come to and are taken from, in the screen's memory, and how many they are. */
#define STORE_MOST 0x3000
extern uint8_t store_bytes[];
extern uint16_t store_length;

/* STORE_NO_DISC, or what the work returns. */
uint8_t store_session(uint8_t (*work)(void)) FASTCALL;

/* For the work of a session; STORE_GOOD, or why not. */
uint8_t store_read(const store_name_t *name) FASTCALL;
uint8_t store_write(const store_name_t *name) FASTCALL;

/* store_read for a picture of mode 0, which leaves the screen as it is until the file is found; in the inks of the picture that the
 * program's loader has shown. Was a key pressed meanwhile? */
uint8_t store_look(const store_name_t *name) FASTCALL;
extern uint8_t store_touched;

/* Not for a session, but after it: the packed picture at the end of the loader's file is unpacked to the whole screen (video_unpack), but
 * for the last 48 bytes, which nobody sees. Behind it stand its length, the stamp of its build and a checksum. 0: another stamp. */
uint8_t store_show(uint16_t stamp) FASTCALL;

/* Whether store_write leaves an old file of that name as it is until the new one is whole, and then as .BAK. */
extern uint8_t store_spares;

/* Both fail without a word: where there is no such file, or already one of the new name. */
void store_erase(const store_name_t *name) FASTCALL;
void store_rename(const store_name_t *name)
    FASTCALL; /* the file whose name stands behind this one gets this one */

/* The file of settings that the loader has read for this program already, of store_length bytes then; what it has in its first byte
 * instead: STORE_MISSING, there is none; STORE_DAMAGED, nothing can be made of it; or less: nobody has looked, because there was no disc. */
uint8_t *store_given(const store_name_t *name) FASTCALL;

/* Leaves this program for another one, whose loader on the disc this is. Returns only if it does not come: why not. */
uint8_t store_run(const store_name_t *loader) FASTCALL;

/* What the loader has told this program, and what it tells the next: the language, and whether the disc has a menu of programs,
 * whose loader is DISC.BAS. */
extern uint8_t store_started;
#define STORE_LANGUAGE                                                                                                 \
    0x0f /* from 1 on, in the order in which every program of the disc has them; 0: that of the keyboard */
#define STORE_NUMBER 0x70 /* 16 times the program's number in the menu */
#define STORE_MENU   0x80

#endif
