/* Tests AMSDOS headers, discs, tapes, cartridges and snapshots: written data reads back, damaged data is refused. */
#include "amsdos.h"
#include "cartridge.h"
#include "checksum.h"
#include "disc.h"
#include "snapshot.h"
#include "tap.h"
#include "tape.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void test_amsdos(void) {
    const amsdos_file_t file = {"MILLE.BIN", AMSDOS_BINARY, 0x0040, 0x9abc, 0x0043};
    uint8_t header[AMSDOS_HEADER_SIZE];
    ok(amsdos_header_write(&file, header), "a header is written");
    static const uint8_t start[] = {0, 'M', 'I', 'L', 'L', 'E', ' ', ' ', ' ', 'B', 'I', 'N'};
    ok(!memcmp(header, start, sizeof start), "user 0, then the name padded to 8 and 3 letters");
    ok(header[18] == 2 && header[21] == 0x40 && header[22] == 0, "type at byte 18, load address at 21");
    ok(header[24] == 0xbc && header[25] == 0x9a && header[64] == 0xbc && header[65] == 0x9a && header[66] == 0,
       "the length stands at byte 24 and, in 24 bits, at 64");
    ok(header[26] == 0x43 && header[27] == 0, "entry address at byte 26");
    unsigned sum = 0;
    for (int i = 0; i < 67; i++)
        sum += header[i];
    ok((header[67] | header[68] << 8) == (int)sum, "bytes 67 and 68 are the sum of the 67 before them");
    amsdos_file_t back;
    ok(amsdos_header_read(header, &back) && !strcmp(back.name, file.name) && back.load == file.load &&
           back.length == file.length && back.entry == file.entry && back.type == file.type,
       "a header reads back");
    bool refused = true;
    for (int i = 0; i < 69; i++) {
        header[i] ^= 1;
        refused = refused && !amsdos_header_read(header, &back);
        header[i] ^= 1;
    }
    ok(refused, "a header with any bit flipped is refused");
    static const char *const bad[] = {"", "NINELETTE.BIN", "MILLE.BINS", "mille.bin", "A B.BIN", "A.B.C", ".BIN"};
    bool none = true;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        amsdos_file_t wrong = file;
        strncpy(wrong.name, bad[i], sizeof wrong.name - 1);
        wrong.name[sizeof wrong.name - 1] = 0;
        none = none && !amsdos_header_write(&wrong, header);
    }
    ok(none, "a name AMSDOS cannot write is refused");
}

/* Bytes that are not all the same. */
static void fill(uint8_t *bytes, size_t size, unsigned seed) {
    for (size_t i = 0; i < size; i++) {
        seed = seed * 1103515245u + 12345u;
        bytes[i] = (uint8_t)(seed >> 16);
    }
}

static bool same_file(tape_t *tape, const tape_file_t *file, const uint8_t *data) {
    static uint8_t back[65536];
    tape_part_t part;
    const char *wrong = tape_next(tape, &part, back);
    const tape_file_t *read = &part.file;
    return !wrong && part.kind == TAPE_FILE && !strcmp(read->name, file->name) && read->type == file->type &&
           read->load == file->load && read->length == file->length && read->entry == file->entry &&
           !memcmp(back, data, file->length);
}

static bool at_end(tape_t *tape) {
    static uint8_t back[65536];
    tape_part_t part;
    return !tape_next(tape, &part, back) && part.kind == TAPE_OVER;
}

static void test_tape(void) {
    static uint8_t data[65536], segment[256];
    fill(data, sizeof data, 1);
    /* The bytes 0 to 255: their CRC-16/CCITT-FALSE is &3FBD. */
    for (int i = 0; i < 256; i++)
        segment[i] = (uint8_t)i;
    ok(tape_crc(segment) == (uint16_t)~0x3fbd, "a segment's checksum is the inverted CRC-16/CCITT");

    static const uint16_t lengths[] = {0, 1, 255, 256, 257, 2047, 2048, 2049, 4096, 16384, 0xa680};
    enum { COUNT = sizeof lengths / sizeof *lengths };
    tape_t tape;
    tape_begin(&tape);
    tape_file_t files[COUNT];
    for (int i = 0; i < COUNT; i++) {
        files[i] = (tape_file_t){"MILLE", AMSDOS_BINARY, (uint16_t)(0x40 + i), lengths[i], (uint16_t)(0x50 + i)};
        tape_add(&tape, &files[i], data + i);
    }
    bool all = true;
    for (int i = 0; i < COUNT; i++)
        all = all && same_file(&tape, &files[i], data + i);
    ok(all && at_end(&tape), "files of 0 bytes to 42 KB read back from one tape, then the tape ends");

    tape.at = 0;
    const uint8_t *pause = tape.bytes + 10, *first = pause + 3;
    ok(pause[0] == 0x20 && (pause[1] | pause[2] << 8) >= 2000, "a tape begins with at least two seconds of silence");
    ok(first[0] == 0x11 && first[19] == 0x2c, "the first block is a turbo block with a header record");
    ok((first[11] | first[12] << 8) * 1166 / 3500 >= 3000, "its pilot tone lasts at least three seconds");
    tape_end(&tape);

    static uint8_t back[65536];
    tape_begin(&tape);
    const tape_file_t file = {"SIXTEEN LETTERS!", AMSDOS_BINARY, 0xc000, 600, 0};
    tape_add(&tape, &file, data);
    ok(same_file(&tape, &file, data), "a name may have 16 letters");
    const size_t whole = tape.size, empty = 10, silent = 13;
    tape_part_t part;
    bool refused = true;
    for (tape.size = 0; tape.size < whole; tape.size++) {
        tape.at = 0;
        refused = refused && (tape_next(&tape, &part, back) || tape.size == empty || tape.size == silent);
    }
    ok(refused, "a tape cut short anywhere is refused");
    bool noticed = true;
    const size_t first_data = silent + 19 + 1 + 258 + 4 + 19;
    for (size_t at = first_data; at < first_data + 1 + 3 * 258; at++) {
        tape.bytes[at] ^= 0x10;
        tape.at = 0;
        noticed = noticed && tape_next(&tape, &part, back);
        tape.bytes[at] ^= 0x10;
    }
    ok(noticed, "one wrong bit in a data record is noticed");
    tape_end(&tape);
}

static void test_records(void) {
    static uint8_t data[5000], back[65536];
    fill(data, sizeof data, 2);
    tape_t tape;
    tape_begin(&tape);
    tape_add_notice(&tape, "REWIND");
    tape_add_records(&tape, 0x44, data, sizeof data);
    tape_part_t part;
    ok(!tape_next(&tape, &part, back) && part.kind == TAPE_NOTICE && !strcmp(part.file.name, "REWIND"),
       "a notice bears a name and is no file");
    bool good = true;
    for (unsigned i = 0; i < 3; i++) {
        const size_t length = i < 2 ? 2048 : sizeof data - 4096;
        good = good && !tape_next(&tape, &part, back) && part.kind == TAPE_RECORD && part.sync == 0x44 + i &&
               part.file.length == (length + 255) / 256 * 256 && !memcmp(back, data + i * 2048, length);
    }
    ok(good && at_end(&tape), "records of 2 KB read back, each with its sync byte");
    /* 3.5 MHz: the pilots, a sync and a bit in eight are known; all bits are between 1166 and 2332 states. */
    const unsigned long pilots = (12288ul + 3 * 4096) * 1166 / 3500, bits = 8ul * (4 * 5 + (1 + 8 + 8 + 4) * 258);
    const unsigned long rest = tape_duration(&tape) - pilots - 2500 - 4 * 350;
    ok(rest > bits * 1166 / 3500 && rest < bits * 2332 / 3500, "a tape knows how long it plays");
    tape_end(&tape);
}

static void test_disc(void) {
    static disc_t disc;
    static uint8_t image[DISC_IMAGE], data[65535];
    fill(data, sizeof data, 3);
    disc_format(&disc);
    const amsdos_file_t file = {"ONE.BIN", AMSDOS_BINARY, 0x4000, 40000, 0x4000};
    ok(!disc_add(&disc, &file, false, data), "a file of 40,000 bytes goes on a disc");
    const amsdos_file_t bad = {"one.bin", AMSDOS_BINARY, 0, 1, 0};
    ok(disc_add(&disc, &bad, false, data) != NULL, "a name AMSDOS cannot read is refused");
    ok(disc_add(&disc, &file, false, data) != NULL, "a name that is taken is refused");
    static const uint8_t first[] = {0, 'O', 'N', 'E', ' ', ' ', ' ', ' ', ' ', 'B', 'I', 'N', 0, 0, 0, 128, 2, 3};
    ok(!memcmp(disc.bytes, first, sizeof first) && disc.bytes[32 + 12] == 1 && disc.bytes[64 + 12] == 2,
       "its catalogue entries name 16 KB each");
    ok(disc.bytes[64 + 15] == (128 + 40000 - 2 * 16384 + 127) / 128, "the last one counts the records in it");
    ok(!memcmp(disc.bytes + 2048 + 128, data, 40000), "its bytes follow its header, from block 2 on");
    disc_image(&disc, image);
    ok(image[0x30] == 40 && image[0x31] == 1 && image[0x34] == 19 && image[0x34 + 39] == 19,
       "the image has 40 tracks of one side");
    bool once = true, in_place = true;
    for (unsigned track = 0; track < DISC_TRACKS; track++) {
        const uint8_t *at = image + 256 + track * (256 + 9 * 512), *list = at + 0x18;
        unsigned seen = 0;
        for (unsigned place = 0; place < 9; place++) {
            const unsigned sector = list[8 * place + 2] - 0xc1u;
            seen |= 1u << sector;
            in_place = in_place && sector < 9 && list[8 * place] == track &&
                       !memcmp(at + 256 + place * 512, disc.bytes + (track * 9 + sector) * 512, 512);
        }
        once = once && seen == 0x1ff;
    }
    ok(once && in_place, "every sector of every track is there once, with its bytes");
    amsdos_file_t large = {"TWO.BIN", AMSDOS_BINARY, 0, 65535, 0};
    ok(!disc_add(&disc, &large, false, data), "64 KB more fit");
    strcpy(large.name, "THREE.BIN");
    ok(!disc_add(&disc, &large, false, data) && disc.blocks == 2 + 40 + 65 + 65, "and once more");
    strcpy(large.name, "FOUR.BIN");
    ok(disc_add(&disc, &large, false, data) != NULL, "a file that does not fit is refused");
    disc_format(&disc);
    const amsdos_file_t text = {"TEXT.TXT", AMSDOS_TEXT, 0, 129, 0};
    ok(!disc_add(&disc, &text, false, data) && disc.bytes[15] == 2 && !memcmp(disc.bytes + 2048, data, 129),
       "a text has no header");
    disc_format(&disc);
    bool all = true;
    for (int i = 0; i < 65; i++) {
        amsdos_file_t small = {{(char)('A' + i / 8), (char)('A' + i % 8)}, AMSDOS_BINARY, 0, 1, 0};
        all = all && !disc_add(&disc, &small, false, data) == (i < 64);
    }
    ok(all, "a catalogue has 64 entries");
}

/* Reads the pages of a cartridge in a row; false if its chunks are wrong. */
static bool read_pages(const uint8_t *image, size_t size, uint8_t *pages) {
    const size_t count = (size - 12) / (8 + 16384);
    const uint32_t whole = (uint32_t)size - 8;
    const uint8_t length[4] = {(uint8_t)whole, (uint8_t)(whole >> 8), (uint8_t)(whole >> 16), (uint8_t)(whole >> 24)};
    if (memcmp(image, "RIFF", 4) || memcmp(image + 4, length, 4) || memcmp(image + 8, "AMS!", 4)) return false;
    for (size_t page = 0; page < count; page++) {
        const uint8_t *chunk = image + 12 + page * (8 + 16384);
        const uint8_t head[8] = {'c', 'b', (uint8_t)('0' + page / 10), (uint8_t)('0' + page % 10), 0, 0x40, 0, 0};
        if (memcmp(chunk, head, 8)) return false;
        memcpy(pages + page * 16384, chunk + 8, 16384);
    }
    return size == 12 + count * (8 + 16384);
}

static void test_cartridge(void) {
    static cartridge_t cartridge;
    static uint8_t image[CARTRIDGE_IMAGE], pages[32 * 16384], data[65535];
    fill(data, sizeof data, 4);
    cartridge_begin(&cartridge, data, 560);
    const amsdos_file_t one = {"ONE.BIN", AMSDOS_BINARY, 0x4000, 40000, 0x4000}, bad = {"one.bin", 2, 0, 1, 0};
    amsdos_file_t two = {"TWO.BAS", AMSDOS_BASIC, 0x0170, 30000, 0};
    ok(!cartridge_add(&cartridge, &one, data), "a file of 40,000 bytes goes into a cartridge");
    ok(cartridge_add(&cartridge, &bad, data) != NULL, "a name AMSDOS cannot read is refused");
    const amsdos_file_t empty = {"NO.BIN", 2, 0, 0, 0};
    ok(cartridge_add(&cartridge, &empty, data) != NULL, "a file without bytes is refused");
    ok(!cartridge_add(&cartridge, &two, data), "and another one");
    const size_t size = cartridge_image(&cartridge, image);
    ok(read_pages(image, size, pages), "the image is a RIFF file of pages in their order");
    ok(!memcmp(pages, data, 560) && !pages[560] && !pages[1023], "its start begins page 0, with 1 KB to itself");
    amsdos_file_t back;
    const uint8_t *second = pages + 1024 + 128 + 40000;
    ok(amsdos_header_read(pages + 1024, &back) && !strcmp(back.name, "ONE.BIN") && back.length == 40000 &&
           !memcmp(pages + 1024 + 128, data, 40000),
       "the first file follows with its header, through its pages");
    ok(amsdos_header_read(second, &back) && !strcmp(back.name, "TWO.BAS") && !memcmp(second + 128, data, two.length) &&
           !second[128 + two.length + 1],
       "the second one stands behind it, and then nothing");
    unsigned more = 0;
    two.length = 3 * 16384 + 1;
    ok(cartridge_add(&cartridge, &two, data) != NULL, "a file of more than three pages is refused");
    two.length--;
    while (!cartridge_add(&cartridge, &two, data))
        more++;
    ok(more == 9, "32 pages are full after nine times three of them");
    ok(cartridge_image(&cartridge, image) <= sizeof image, "and fit into an image");
}

static void test_snapshot(void) {
    static uint8_t snapshot[SNAPSHOT_SIZE];
    snapshot_init(snapshot, 0x1234, 0xbff8);
    ok(!memcmp(snapshot, "MV - SNA", 8) && snapshot[0x10] == 1, "a snapshot says what it is");
    ok(snapshot[0x23] == 0x34 && snapshot[0x24] == 0x12 && snapshot[0x21] == 0xf8 && snapshot[0x22] == 0xbf,
       "it starts at its entry with its stack");
    ok(snapshot[0x6b] == 64 && snapshot[0x6c] == 0, "it holds 64 KB");
    ok(snapshot_ram(snapshot, 0xffff) == snapshot + SNAPSHOT_SIZE - 1, "the last byte of RAM is the last of the file");
}

static void test_checksum(void) {
    uint8_t sums[CHECKSUM_SIZE];
    checksum((const uint8_t *)"abcde", 5, sums);
    ok(sums[0] == 0xef && sums[1] == 0xc3, "the checksum adds bytes, then sums");
    checksum((const uint8_t *)"abced", 5, sums);
    ok(sums[0] == 0xef && sums[1] != 0xc3, "two bytes in the wrong order change the checksum");
}

int main(void) {
    test_checksum();
    test_amsdos();
    test_tape();
    test_records();
    test_disc();
    test_cartridge();
    test_snapshot();
    return tap_done();
}
