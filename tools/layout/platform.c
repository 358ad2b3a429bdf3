/* Layout of the shared modules, for assembly, the page and tests. */
#include "layout.h"
#include "boot.h"
#include "file.h"
#include "file_status.h"
#include "list.h"
#include "save_format.h"
#include "seat.h"
#include "video.h"

/* Beyond their names: file_status.s takes these codes from the order of AMSDOS's own, save_format_check.s counts from
 * one to the next, and both return the same row. */
_Static_assert(DISC_FULL == FILE_NOT_FOUND + 2 && DISC_CHANGED == FILE_NOT_FOUND + 3 &&
                   DISC_READ_ONLY == FILE_NOT_FOUND + 4 && DRIVE_NOT_READY == DISC_READ_ONLY + 1 &&
                   DISC_ERROR == DISC_UNFORMATTED + 1,
               "AMSDOS: not found, catalogue full, disc full, disc changed, read only");
_Static_assert(SAVE_FOREIGN == SAVE_OTHER_GAME - 1 && SAVE_NEWER == SAVE_OLDER + 1, "save_format_check.s");
_Static_assert(FILE_MAX % 256 == 0, "file_read.s compares the high byte");

/* The offsets of a save's header, found with the macro that defines it. */
enum { GAME = 1, KIND, VERSION, LENGTH };
static const uint8_t header[] = SAVE_HEADER(GAME, KIND, VERSION, (LENGTH << 8 | LENGTH) - SAVE_FILE_SIZE(0));
_Static_assert(sizeof header == SAVE_HEADER_SIZE, "the whole header");

static long position(uint8_t part) {
    long at = 0;
    while (header[at] != part)
        at++;
    return at;
}

int main(int argc, char **argv) {
    layout_begin(argc, argv);
    LAYOUT_CONSTANT(FILE_OK);
    LAYOUT_CONSTANT(NO_DRIVE);
    LAYOUT_CONSTANT(FILE_NOT_FOUND);
    LAYOUT_CONSTANT(FILE_DAMAGED);
    LAYOUT_CONSTANT(DISC_FULL);
    LAYOUT_CONSTANT(DISC_CHANGED);
    LAYOUT_CONSTANT(DISC_READ_ONLY);
    LAYOUT_CONSTANT(DRIVE_NOT_READY);
    LAYOUT_CONSTANT(DISC_UNFORMATTED);
    LAYOUT_CONSTANT(DISC_ERROR);
    LAYOUT_CONSTANT(FILE_MAX);
    LAYOUT_CONSTANT(SAVE_FOREIGN);
    LAYOUT_CONSTANT(SAVE_OTHER_GAME);
    LAYOUT_CONSTANT(SAVE_OLDER);
    LAYOUT_CONSTANT(SAVE_NEWER);
    LAYOUT_CONSTANT(SAVE_HEADER_SIZE);
    layout_number("SAVE_HEADER_GAME", position(GAME));
    layout_number("SAVE_HEADER_KIND", position(KIND));
    layout_number("SAVE_HEADER_VERSION", position(VERSION));
    layout_number("SAVE_HEADER_LENGTH", position(LENGTH));
    LAYOUT_CONSTANT(BOOT_LANGUAGE);
    LAYOUT_CONSTANT(BOOT_PROGRAM);
    LAYOUT_CONSTANT(BOOT_MENU);
    LAYOUT_CONSTANT(NAME_MAX);
    LAYOUT_CONSTANT(SEATS_MAX);
    LAYOUT_CONSTANT(VIDEO_WIDTH);
    LAYOUT_CONSTANT(VIDEO_HEIGHT);
    layout_number("VIDEO_ZONE_1", VIDEO_ZONE(1));
    layout_number("VIDEO_ZONE_2", VIDEO_ZONE(2));
    layout_number("VIDEO_ZONE_3", VIDEO_ZONE(3));
    layout_number("VIDEO_ZONE_4", VIDEO_ZONE(4));
    LAYOUT_FIELD(LIST, list_t, count);
    return layout_end();
}
