/* mkimage: makes disc, tape, cartridge and snapshot images from files of the PC. Prints its usage without arguments. */
#include "amsdos.h"
#include "cartridge.h"
#include "checksum.h"
#include "disc.h"
#include "pack.h"
#include "snapshot.h"
#include "tape.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SCREEN_WIDTH 80 /* bytes per line */
#define SCREEN_SIZE  0x4000

static const char USAGE[] =
    "usage: mkimage COMMAND OUT ...\n"
    "  dsk OUT PART...        disc; a PART is a file, -FILE for a file that CAT hides, or +BLOCKS of 1 KB left free\n"
    "  cdt OUT PART...        tape; a PART is a file, =SYNC:PATH for records of 2 KB with sync bytes from SYNC on, or\n"
    "                         !NOTICE for a notice\n"
    "  cpr OUT START FILE...  cartridge; START is the program that starts it\n"
    "  sna OUT ENTRY STACK ADDRESS:PATH...    64 KB snapshot with files in its RAM\n"
    "  sum OUT PATH...        files in a row, followed by the loader's checksum\n"
    "  pack OUT START END PATH                packed program for START, followed by the loader's checksum; checks that "
    "it\n"
    "                         can be unpacked over itself if it ends at END\n"
    "  part OUT START END PATH                packed part of a screen, to be unpacked behind the bytes before it; "
    "checks\n"
    "                         that the first part can be unpacked over itself if it ends with the screen\n"
    "  list TAPE              contents of a tape; checks every block\n"
    "A FILE is NAME.EXT:LOAD:ENTRY:PATH, NAME:basic:PATH for a BASIC program, or NAME:text:PATH for a text. Addresses "
    "are\n"
    "decimal, or hexadecimal as 0x4000. A LOAD of ..0x9F00 makes the file end there.\n";

static _Noreturn void fail(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("mkimage: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

/* Reads a file of at most `capacity` bytes. */
static size_t read_file(const char *path, uint8_t *bytes, size_t capacity) {
    FILE *file = fopen(path, "rb");
    if (!file) fail("%s: %s", path, strerror(errno));
    const size_t size = fread(bytes, 1, capacity, file);
    const int more = fgetc(file);
    if (ferror(file)) fail("%s: %s", path, strerror(errno));
    fclose(file);
    if (more != EOF) fail("%s: larger than the %zu bytes there is room for", path, capacity);
    return size;
}

/* Writes a temporary file, then renames it: a full disk leaves no partial image under the real name. */
static void write_file(const char *path, const uint8_t *bytes, size_t size) {
    char beside[4096];
    if (snprintf(beside, sizeof beside, "%s.new", path) >= (int)sizeof beside) fail("%s: the name is too long", path);
    FILE *file = fopen(beside, "wb");
    if (!file) fail("%s: %s", beside, strerror(errno));
    const size_t written = fwrite(bytes, 1, size, file);
    if (fclose(file) || written != size) {
        remove(beside);
        fail("%s: cannot be written: %s", path, strerror(errno));
    }
    if (rename(beside, path)) fail("%s: %s", path, strerror(errno));
}

static uint16_t address(const char *text) {
    char *end;
    const unsigned long value = strtoul(text, &end, 0);
    if (end == text || *end || value > 0xffff) fail("\"%s\" is not an address", text);
    return (uint16_t)value;
}

/* "0x4000", or "..0x9F00" for a file of `size` bytes that ends there. */
static uint16_t load_address(const char *text, size_t size) {
    if (strncmp(text, "..", 2)) return address(text);
    const uint16_t end = address(text + 2);
    if (size > end) fail("a file of %zu bytes cannot end at \"%s\"", size, text + 2);
    return (uint16_t)(end - size);
}

/* Cuts "a:b:c" at its next colon and returns the part before it. */
static const char *cut(char **rest, const char *what) {
    char *start = *rest;
    char *colon = strchr(start, ':');
    if (!colon) fail("\"%s\": missing %s; parts are separated by colons", start, what);
    *colon = 0;
    *rest = colon + 1;
    return start;
}

/* Parses "NAME:LOAD:ENTRY:FILE", "NAME:basic:FILE" or "NAME:text:FILE", for a disc or a tape. */
typedef struct {
    const char *name;
    uint8_t type;
    uint16_t load, length, entry;
    uint8_t data[65536];
} named_file_t;

static void read_named(char *argument, named_file_t *file) {
    char *rest = argument;
    file->name = cut(&rest, "load address");
    const char *load = cut(&rest, "entry address");
    const bool basic = !strcmp(load, "basic"), text = !strcmp(load, "text");
    file->type = basic ? AMSDOS_BASIC : text ? AMSDOS_TEXT : AMSDOS_BINARY;
    file->entry = basic || text ? 0 : address(cut(&rest, "file"));
    file->length = (uint16_t)read_file(rest, file->data, 0xffff);
    file->load = basic ? AMSDOS_BASIC_START : text ? 0 : load_address(load, file->length);
}

/* The same; the name must be a valid AMSDOS name. */
static amsdos_file_t amsdos_file(const named_file_t *in) {
    amsdos_file_t file = {.type = in->type, .load = in->load, .length = in->length, .entry = in->entry};
    if (strlen(in->name) >= sizeof file.name) fail("\"%s\": not an AMSDOS file name", in->name);
    strcpy(file.name, in->name);
    return file;
}

static void make_dsk(char **arguments) {
    static named_file_t in;
    static disc_t disc;
    static uint8_t image[DISC_IMAGE];
    disc_format(&disc);
    for (char **argument = arguments + 1; *argument; argument++) {
        if (**argument == '+') {
            const char *wrong = disc_skip(&disc, address(*argument + 1));
            if (wrong) fail("\"%s\": %s", *argument, wrong);
            continue;
        }
        const bool hidden = **argument == '-';
        read_named(*argument + hidden, &in);
        const amsdos_file_t file = amsdos_file(&in);
        const char *wrong = disc_add(&disc, &file, hidden, in.data);
        if (wrong) fail("\"%s\": %s", in.name, wrong);
    }
    disc_image(&disc, image);
    write_file(arguments[0], image, DISC_IMAGE);
}

/* A part of a tape: "!NOTICE", "=SYNC:FILE" for records, or a file. */
static void add_to_tape(tape_t *tape, char *argument) {
    static named_file_t in;
    if (argument[0] == '!') {
        if (strlen(argument + 1) > TAPE_NAME_SIZE)
            fail("\"%s\": a notice on tape has %d letters at most", argument + 1, TAPE_NAME_SIZE);
        tape_add_notice(tape, argument + 1);
        return;
    }
    if (argument[0] == '=') {
        char *rest = argument + 1;
        const uint16_t sync = address(cut(&rest, "file"));
        const size_t length = read_file(rest, in.data, sizeof in.data);
        const size_t records = (length + TAPE_BLOCK_SIZE - 1) / TAPE_BLOCK_SIZE;
        if (sync < 0x40 || sync + records > 0x100) fail("\"%s\": sync bytes are 0x40 to 0xff", argument + 1);
        tape_add_records(tape, (uint8_t)sync, in.data, length);
        return;
    }
    read_named(argument, &in);
    tape_file_t file = {.type = in.type, .load = in.load, .length = in.length, .entry = in.entry};
    if (strlen(in.name) > TAPE_NAME_SIZE)
        fail("\"%s\": a name on tape has %d letters at most", in.name, TAPE_NAME_SIZE);
    strcpy(file.name, in.name);
    tape_add(tape, &file, in.data);
}

static void make_cdt(char **arguments) {
    tape_t tape;
    tape_begin(&tape);
    for (char **argument = arguments + 1; *argument; argument++)
        add_to_tape(&tape, *argument);
    write_file(arguments[0], tape.bytes, tape.size);
    tape_end(&tape);
}

static void make_cpr(char **arguments) {
    static named_file_t in;
    static cartridge_t cartridge;
    static uint8_t start[CARTRIDGE_START], image[CARTRIDGE_IMAGE];
    cartridge_begin(&cartridge, start, read_file(arguments[1], start, sizeof start));
    for (char **argument = arguments + 2; *argument; argument++) {
        read_named(*argument, &in);
        const amsdos_file_t file = amsdos_file(&in);
        const char *wrong =
            in.type == AMSDOS_TEXT ? "a text has no AMSDOS header" : cartridge_add(&cartridge, &file, in.data);
        if (wrong) fail("\"%s\": %s", in.name, wrong);
    }
    write_file(arguments[0], image, cartridge_image(&cartridge, image));
}

static void make_sna(char **arguments) {
    static uint8_t snapshot[SNAPSHOT_SIZE];
    snapshot_init(snapshot, address(arguments[1]), address(arguments[2]));
    for (char **argument = arguments + 3; *argument; argument++) {
        char *rest = *argument;
        const uint16_t start = address(cut(&rest, "file"));
        read_file(rest, snapshot_ram(snapshot, start), 65536u - start);
    }
    write_file(arguments[0], snapshot, SNAPSHOT_SIZE);
}

static void make_sum(char **arguments) {
    static uint8_t bytes[65536];
    size_t size = 0;
    for (char **argument = arguments + 1; *argument; argument++)
        size += read_file(*argument, bytes + size, 0xffff - CHECKSUM_SIZE - size);
    checksum(bytes, size, bytes + size);
    write_file(arguments[0], bytes, size + CHECKSUM_SIZE);
}

static void make_pack(char **arguments) {
    static uint8_t program[65536], packed[PACK_MAX(65536)], memory[65536];
    const uint16_t start = address(arguments[1]), end = address(arguments[2]);
    const size_t size = read_file(arguments[3], program, 65536u - start);
    size_t packed_size = pack(program, size, packed);
    checksum(packed, packed_size, packed + packed_size);
    packed_size += CHECKSUM_SIZE;
    if (packed_size > end)
        fail("%s: even packed it has %zu bytes and cannot end at 0x%04x", arguments[3], packed_size, end);
    uint8_t *loaded = memory + end - packed_size;
    memcpy(loaded, packed, packed_size);
    if (pack_undo(loaded, packed_size, PACK_PLAIN, memory + start, 65536u - start) != size ||
        memcmp(memory + start, program, size))
        fail("%s: unpacked at 0x%04x it would overwrite its packed form before 0x%04x", arguments[3], start, end);
    write_file(arguments[0], packed, packed_size);
}

/* Whether the first bytes of a screen are unpacked correctly if their packed form is at the end of the screen. */
static bool unpacks_over_itself(const uint8_t *packed, size_t packed_size, const uint8_t *bytes, size_t size) {
    static uint8_t screen[SCREEN_SIZE];
    if (packed_size > sizeof screen) return false;
    uint8_t *loaded = screen + sizeof screen - packed_size;
    memcpy(loaded, packed, packed_size);
    return pack_undo(loaded, packed_size, SCREEN_WIDTH, screen, sizeof screen) == size && !memcmp(screen, bytes, size);
}

static void make_part(char **arguments) {
    static uint8_t bytes[65536], packed[PACK_MAX(65536)], back[65536];
    const uint16_t start = address(arguments[1]), end = address(arguments[2]);
    const size_t size = read_file(arguments[3], bytes, SCREEN_SIZE);
    if (start >= end || end > size) fail("%s: has no part from 0x%04x to 0x%04x", arguments[3], start, end);
    const size_t packed_size = pack_part(bytes, start, end, SCREEN_WIDTH, packed);
    memcpy(back, bytes, start);
    if (pack_undo_part(packed, packed_size, SCREEN_WIDTH, back, start, end) != end || memcmp(back, bytes, end))
        fail("%s: the part from 0x%04x does not unpack to the original", arguments[3], start);
    if (start == 0 && !unpacks_over_itself(packed, packed_size, bytes, end))
        fail("%s: unpacked at the beginning of a screen it would overwrite its packed form at the end", arguments[3]);
    write_file(arguments[0], packed, packed_size);
}

static void list_tape(char **arguments) {
    static uint8_t bytes[1 << 20], data[65536];
    tape_t tape = {.bytes = bytes};
    tape.size = read_file(arguments[0], bytes, sizeof bytes);
    for (;;) {
        tape_part_t part;
        const char *wrong = tape_next(&tape, &part, data);
        if (wrong) fail("%s: %s (at byte %zu)", arguments[0], wrong, tape.at);
        const tape_file_t *file = &part.file;
        switch (part.kind) {
        case TAPE_FILE:
            printf("%-16s type %u load &%04X length &%04X entry &%04X\n", file->name, file->type, file->load,
                   file->length, file->entry);
            break;
        case TAPE_RECORD:
            printf("record &%02X length &%04X\n", part.sync, file->length);
            break;
        case TAPE_NOTICE:
            printf("notice %s\n", file->name);
            break;
        case TAPE_OVER:
            printf("%lu seconds\n", (tape_duration(&tape) + 500) / 1000);
            return;
        }
    }
}

static const struct {
    const char *name;
    int fewest, most; /* numbers of arguments */
    void (*run)(char **arguments);
} VERBS[] = {
    {"dsk", 2, 64, make_dsk}, {"cdt", 2, 32, make_cdt},  {"sna", 4, 32, make_sna},  {"cpr", 3, 64, make_cpr},
    {"sum", 2, 32, make_sum}, {"pack", 4, 4, make_pack}, {"part", 4, 4, make_part}, {"list", 1, 1, list_tape},
};

int main(int count, char **arguments) {
    for (size_t i = 0; count > 1 && i < sizeof VERBS / sizeof *VERBS; i++) {
        if (strcmp(arguments[1], VERBS[i].name)) continue;
        if (count - 2 < VERBS[i].fewest || count - 2 > VERBS[i].most) break;
        VERBS[i].run(arguments + 2);
        return 0;
    }
    fputs(USAGE, stderr);
    return 2;
}
