/* amsdos: a simulated AMSDOS for a simulated CPC without ROMs. It writes NAME.$$$, which is renamed to NAME.EXT at
 * the end, while an old NAME.EXT becomes NAME.BAK.
 *
 *     amsdos_attach(cpc);                      before the program starts
 *     amsdos_insert();                         a drive, and an empty disc in it
 *     amsdos_fail(4, 0x14, true);              the fourth call from now on, and all after it, fail: disc full
 *     …
 *     amsdos.calls, amsdos.well, amsdos_find("TEST.SAV")
 */
#ifndef AMSDOS_H
#define AMSDOS_H

#include "cpc.h"

enum { AMSDOS_FILES = 6, AMSDOS_LONGEST = 4096, AMSDOS_CALLS = 32 };

typedef struct {
    char name[13]; /* empty: no file */
    uint16_t length;
    uint8_t bytes[AMSDOS_LONGEST];
} amsdos_file_t;

extern struct amsdos {
    amsdos_file_t file[AMSDOS_FILES];
    int read;              /* the file open for reading, or -1 */
    amsdos_file_t written; /* the file open for writing; without a name: none */
    unsigned calls;        /* since amsdos_fail */
    unsigned failing;      /* the call that fails; 0: none */
    bool for_ever;
    uint16_t error;
    uint16_t entry[AMSDOS_CALLS]; /* addresses of the first calls */
    bool well;                    /* at every call so far the firmware owned the machine */
    bool known;                   /* the catalogue was not read again when a file was opened last */
} amsdos;

enum { AMSDOS_IN_OPEN = 0xBC77, AMSDOS_IN_CLOSE = 0xBC7A };

void amsdos_attach(cpc_t *cpc);
void amsdos_insert(void);
void amsdos_unplug(void); /* removes the drive */
void amsdos_put(const amsdos_file_t *file);
void amsdos_fail(unsigned which, uint16_t error, bool for_ever);

/* The index of a file, or -1. */
int amsdos_find(const char *name);
void amsdos_erase(const char *name);

/* All error numbers of an entry: ESC, programming errors, file and disc errors, bits of the disc controller; each
 * also with the bit for "the player was told". With 0x10 the controller's bits stay in AMSDOS's variables: here they
 * are the high byte. */
extern const uint16_t amsdos_errors[];
extern const unsigned amsdos_error_count;

/* The status for it. */
uint8_t amsdos_meaning(uint16_t error);

/* Whether the program owns the machine again. */
bool amsdos_is_left(void);

/* Another ROM than Amstrad's, which has this value at the place of AMSDOS's variables; whether it still has. */
void amsdos_replace(uint8_t value);
bool amsdos_is_replaced(uint8_t value);

#endif
