/* file_status: the result of everything that is done with a file. 0 is success, any other number says what is wrong.
 *
 * This is the only list of them. The disc system reports FILE_OK to DISC_ERROR (file.h); a file that was read and is
 * not the expected one is FILE_DAMAGED or SAVE_FOREIGN to SAVE_NEWER (save_format.h). A game has a text for each of
 * these, in this order (disc_error.h). tools/layout gives the assembler the same numbers.
 */
#ifndef FILE_STATUS_H
#define FILE_STATUS_H

typedef enum {
    FILE_OK,
    NO_DRIVE,       /* the machine has no disc drive */
    FILE_NOT_FOUND, /* no file of that name */
    FILE_DAMAGED,   /* too short, too long, or its checksum is wrong */
    DISC_FULL,      /* no free block, or no free catalogue entry */
    DISC_CHANGED,   /* the disc was changed while a file was open */
    DISC_READ_ONLY,
    DRIVE_NOT_READY, /* no disc in the drive */
    DISC_UNFORMATTED,
    DISC_ERROR, /* read or write error, or an unknown one */
    DISC_STATUSES,
    SAVE_FOREIGN = DISC_STATUSES, /* not a saved file of this project */
    SAVE_OTHER_GAME,              /* a file of another game, or of another kind */
    SAVE_OLDER,                   /* written by an older version */
    SAVE_NEWER,                   /* written by a newer version */
    FILE_STATUSES,
    SAVE_IMPOSSIBLE = FILE_STATUSES /* intact, but no game can have written it: only the PC checks this */
} file_status_t;

#endif
