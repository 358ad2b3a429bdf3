/* AMSDOS, for which a test answers in a simulated CPC without ROMs. Written is NAME.$$$, which at the end becomes NAME.EXT, while the
 * NAME.EXT of before becomes NAME.BAK.
 *
 *     amsdos_attach(cpc);                      before the program starts
 *     amsdos_insert();                         a drive, and an empty disc in it
 *     amsdos_fail(4, 0x14, true);              the fourth call from now on, and all after it: the disc is full
 *     …
 *     amsdos.calls, amsdos.well, amsdos_find("TEST.SAV")
 */
#ifndef AMSDOS_H
#define AMSDOS_H

#include "cpc.h"

enum { AMSDOS_FILES = 6, AMSDOS_LONGEST = 4096, AMSDOS_CALLS = 32 };

typedef struct {
    char name[13]; /* empty: there is no file here */
    uint16_t length;
    uint8_t bytes[AMSDOS_LONGEST];
} amsdos_file_t;

extern struct amsdos {
    amsdos_file_t file[AMSDOS_FILES];
    int read;              /* the file that is open, or -1 */
    amsdos_file_t written; /* … and the one that is being written; without a name: none */
    unsigned calls;        /* since amsdos_fail */
    unsigned failing;      /* the call that is answered with an error; 0: none */
    bool for_ever;
    uint16_t error;
    uint16_t entry[AMSDOS_CALLS]; /* where the first of them came to */
    bool well;                    /* so far the machine was as the firmware wants it at every call */
    bool known;                   /* when a file was opened last, the catalogue was known */
} amsdos;

enum { AMSDOS_IN_OPEN = 0xBC77, AMSDOS_IN_CLOSE = 0xBC7A };

void amsdos_attach(cpc_t *cpc);
void amsdos_insert(void);
void amsdos_unplug(void); /* no drive any more */
void amsdos_put(const amsdos_file_t *file);
void amsdos_fail(unsigned which, uint16_t error, bool for_ever);

/* Its place, or -1. */
int amsdos_find(const char *name);
void amsdos_erase(const char *name);

/* Everything an entry can answer instead of good: a key, what only a programmer should see, file and disc, the disc controller's bits;
 * each also as it is when the player was told. With &10 the controller's bits stay in AMSDOS's variables: here they are the high byte. */
extern const uint16_t amsdos_errors[];
extern const unsigned amsdos_error_count;

/* The FILE_… for it. */
uint8_t amsdos_meaning(uint16_t error);

/* The machine is the program's again. */
bool amsdos_is_left(void);

/* Another ROM than Amstrad's has this value where AMSDOS has its variables; whether it still has. */
void amsdos_replace(uint8_t value);
bool amsdos_is_replaced(uint8_t value);

#endif
