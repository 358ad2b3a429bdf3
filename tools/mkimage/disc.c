/* Builds a disc image. */
#include "disc.h"
#include "bytes.h"

#include <string.h>

#define FILLER  0xe5 /* the filler byte of a formatted disc */
#define RECORD  128
#define BLOCK   1024
#define BLOCKS  (DISC_BYTES / BLOCK)
#define ENTRY   32 /* bytes of a catalogue entry … */
#define ENTRIES 64
#define EXTENT  16 /* … which lists this many blocks */

#define FIRST_ID  0xc1 /* the first sector of a track */
#define SIZE_CODE 2    /* 128 << 2 bytes per sector */
#define GAP       0x52

/* Offsets of the image. */
enum {
    AT_CREATOR = 0x22,
    AT_TRACKS = 0x30,
    AT_SIDES = 0x31,
    AT_TRACK_SIZES = 0x34, /* in units of 256 bytes */
    AT_TRACK = 0x10,       /* and of a track header */
    AT_SECTOR_SIZE = 0x14,
    AT_SECTORS = 0x15,
    AT_GAP = 0x16,
    AT_FILLER = 0x17,
    AT_SECTOR_LIST = 0x18, /* track, side, id, size code, two bytes of status, two of length, for each sector */
    SECTOR_LIST_ENTRY = 8,
};

/* Offsets of an entry of the catalogue. */
enum {
    AT_NAME = 1, /* as in an AMSDOS header */
    NAME_LENGTH = 11,
    AT_SYSTEM = 10, /* bit 7 of this letter */
    AT_EXTENT = 12,
    AT_RECORDS = 15,
    AT_BLOCKS = 16,
};

/* The order of the sectors on a track, as the CPC itself formats them: while AMSDOS copies one sector another
 * passes, and then the next one arrives. In ascending order each sector would take a whole revolution. */
static const uint8_t ORDER[DISC_SECTORS] = {0, 5, 1, 6, 2, 7, 3, 8, 4};

/* On the track of the catalogue (sectors 0 to 3) AMSDOS needs more time after full catalogue sectors: 10 ms, 2.4
 * ms per entry and 0.3 ms per block of an entry. Behind it are the first sectors of three blocks (4, 6, 8), for
 * small files that are written later. Of all orders, this one replaces such a file fastest, on a disc with one
 * game and with two. */
static const uint8_t ORDER_OF_CATALOGUE[DISC_SECTORS] = {0, 2, 5, 3, 7, 4, 1, 6, 8};

/* Each track starts this many sectors later than the previous one: about the 50 ms that AMSDOS needs to take the
 * last sector of a track and move the head. The first two are farther apart: BASIC examines the first sector of a
 * file, and then still finds the next one in time. */
enum { SKEW = 2, FIRST_SKEW = 7 };

static unsigned sector_at(unsigned track, unsigned place) {
    if (!track) return ORDER_OF_CATALOGUE[place];
    const unsigned start = (FIRST_SKEW + SKEW * (track - 1)) % DISC_SECTORS;
    return ORDER[(place + DISC_SECTORS - start) % DISC_SECTORS];
}

void disc_format(disc_t *disc) {
    memset(disc->bytes, FILLER, sizeof disc->bytes);
    disc->blocks = ENTRIES * ENTRY / BLOCK; /* the catalogue comes first */
    disc->entries = 0;
}

static bool is_named(const uint8_t *entry, const uint8_t *header) {
    for (unsigned i = AT_NAME; i < AT_NAME + NAME_LENGTH; i++)
        if ((entry[i] & 0x7f) != header[i]) return false;
    return true;
}

const char *disc_skip(disc_t *disc, unsigned blocks) {
    if (blocks > BLOCKS - disc->blocks) return "the disc is full";
    disc->blocks += blocks;
    return NULL;
}

const char *disc_add(disc_t *disc, const amsdos_file_t *file, bool hidden, const uint8_t *data) {
    uint8_t header[AMSDOS_HEADER_SIZE];
    if (!amsdos_header_write(file, header)) return "not an AMSDOS file name";
    for (unsigned i = 0; i < disc->entries; i++)
        if (is_named(disc->bytes + i * ENTRY, header)) return "the name is already in use";
    const size_t start = file->type == AMSDOS_TEXT ? 0 : AMSDOS_HEADER_SIZE;
    const size_t size = start + (size_t)(file->length + RECORD - 1) / RECORD * RECORD;
    unsigned blocks = (unsigned)(size + BLOCK - 1) / BLOCK, records = (unsigned)(size / RECORD);
    if (disc->blocks + blocks > BLOCKS) return "the disc is full";
    if (disc->entries + (blocks + EXTENT - 1) / EXTENT > ENTRIES) return "the catalogue is full";

    uint8_t *to = disc->bytes + disc->blocks * BLOCK;
    memset(to, 0, size);
    memcpy(to, header, start);
    memcpy(to + start, data, file->length);
    for (uint8_t extent = 0; blocks; extent++) {
        uint8_t *entry = disc->bytes + disc->entries++ * ENTRY;
        memset(entry, 0, ENTRY);
        memcpy(entry + AT_NAME, header + AT_NAME, NAME_LENGTH);
        if (hidden) entry[AT_SYSTEM] |= 0x80;
        entry[AT_EXTENT] = extent;
        const unsigned here = records < EXTENT * BLOCK / RECORD ? records : EXTENT * BLOCK / RECORD;
        entry[AT_RECORDS] = (uint8_t)here;
        records -= here;
        for (unsigned i = 0; i < EXTENT && blocks; i++, blocks--)
            entry[AT_BLOCKS + i] = (uint8_t)disc->blocks++;
    }
    return NULL;
}

static void put_track(const disc_t *disc, unsigned track, uint8_t *to) {
    memset(to, 0, DISC_HEADER);
    memcpy(to, "Track-Info\r\n", 12);
    to[AT_TRACK] = (uint8_t)track;
    to[AT_SECTOR_SIZE] = SIZE_CODE;
    to[AT_SECTORS] = DISC_SECTORS;
    to[AT_GAP] = GAP;
    to[AT_FILLER] = FILLER;
    for (unsigned place = 0; place < DISC_SECTORS; place++) {
        const unsigned sector = sector_at(track, place);
        uint8_t *about = to + AT_SECTOR_LIST + SECTOR_LIST_ENTRY * place;
        about[0] = (uint8_t)track;
        about[2] = (uint8_t)(FIRST_ID + sector);
        about[3] = SIZE_CODE;
        put16(about + 6, DISC_SECTOR);
        memcpy(to + DISC_HEADER + place * DISC_SECTOR, disc->bytes + (track * DISC_SECTORS + sector) * DISC_SECTOR,
               DISC_SECTOR);
    }
}

void disc_image(const disc_t *disc, uint8_t image[DISC_IMAGE]) {
    const unsigned track_size = DISC_HEADER + DISC_SECTORS * DISC_SECTOR;
    memset(image, 0, DISC_HEADER);
    memcpy(image, "EXTENDED CPC DSK File\r\nDisk-Info\r\n", 34);
    memcpy(image + AT_CREATOR, "images", 6);
    image[AT_TRACKS] = DISC_TRACKS;
    image[AT_SIDES] = 1;
    memset(image + AT_TRACK_SIZES, track_size / 256, DISC_TRACKS);
    for (unsigned track = 0; track < DISC_TRACKS; track++)
        put_track(disc, track, image + DISC_HEADER + track * track_size);
}
