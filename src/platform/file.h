/* file: files on the disc that the program was loaded from.
 *
 * Disc access runs in a session: pass a callback that makes the calls below and returns a status (file_status.h).
 *
 *     static uint8_t read_hiscore(void) {
 *         static const file_name_t name = FILE_NAME("HISCORE.DAT");
 *         return file_read(&name);
 *     }
 *     if (file_session(read_hiscore) == FILE_OK) use the file_length bytes at file_buffer
 *
 * During a session the screen is dark and its contents are lost: draw everything again afterwards. The callback may
 * call no other function of the platform. The restarts (RST 8 to RST 30 hex) belong to the firmware meanwhile, so the
 * callback and all C that it calls must not use them: no stack frame (keep variables static), no call that
 * peephole.def shortens to a restart. tools/check_sessions refuses a program that does. It finds the callbacks by
 * their name: pass a function, not a pointer.
 *
 * A program from tape, or from a snapshot without a drive, has no disc: every session returns NO_DRIVE. A cartridge
 * looks like a read-only disc with the other files of the cartridge; for any other file there is no disc.
 */
#ifndef FILE_H
#define FILE_H

#include <stdint.h>
#include "file_status.h"
#include "portable.h"

/* A file's name: up to eight capital letters or digits, a point, up to three more. On the CPC it is a BASIC string
 * descriptor. */
typedef struct {
    uint8_t length;
    const char *text;
} file_name_t;
#define FILE_NAME(text)                                                                                                \
    { sizeof(text) - 1, text }

/* The contents of the file read last, or of the one to write; the buffer is part of the screen memory. */
#define FILE_MAX 0x3000
extern uint8_t file_buffer[];
extern uint16_t file_length;

/* Runs the callback in a session: NO_DRIVE, or what the callback returns. */
uint8_t file_session(uint8_t (*work)(void)) FASTCALL;

/* For a callback only. FILE_DAMAGED: the file is empty, or longer than FILE_MAX. */
uint8_t file_read(const file_name_t *name) FASTCALL;
uint8_t file_write(const file_name_t *name) FASTCALL;

/* 1 if file_write leaves an existing file unchanged until the new one is complete, and keeps it as .BAK: Amstrad's
 * AMSDOS does. Valid in a session. */
extern uint8_t file_keeps_backup;

/* For a callback only. Errors are ignored (no such file, or the new name exists). file_rename gives the file named
 * name[1] the name name[0]. */
void file_erase(const file_name_t *name) FASTCALL;
void file_rename(const file_name_t *name) FASTCALL;

#endif
