/* Makes the files a CPC reads from the files a PC builds. Run without arguments it explains itself. */
#include "amsdos.h"
#include "checksum.h"
#include "pack.h"
#include "snapshot.h"
#include "tape.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char USAGE[] =
    "usage: images amsdos NAME.EXT LOAD ENTRY IN OUT       a binary with its AMSDOS header, padded to 128 bytes\n"
    "       images cdt OUT NAME:LOAD:ENTRY:FILE...         a tape of binary files\n"
    "       images sna OUT ENTRY STACK ADDRESS:FILE...     a 64 KB snapshot with files in its RAM\n"
    "       images sum OUT IN...                           files one after the other, then the loader's checksum\n"
    "       images pack OUT START END IN                   a packed program of START, checked to unpack over itself "
    "when\n"
    "                                                      it ends at END, then the loader's checksum\n"
    "       images list TAPE                               what is on a tape, every block checked\n"
    "Addresses are decimal, or hexadecimal as 0x4000. A LOAD of ..0x9F00 lets the file end there.\n";

static _Noreturn void fail(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("images: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

/* A file of at most `room` bytes. */
static size_t read_file(const char *path, uint8_t *bytes, size_t room) {
    FILE *file = fopen(path, "rb");
    if (!file) fail("%s: %s", path, strerror(errno));
    const size_t size = fread(bytes, 1, room, file);
    const int more = fgetc(file);
    if (ferror(file)) fail("%s: %s", path, strerror(errno));
    fclose(file);
    if (more != EOF) fail("%s: larger than the %zu bytes there is room for", path, room);
    return size;
}

/* Written beside, then renamed: a full disk leaves no half image under the real name. */
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
    if (end == text || *end || value > 0xffff) fail("\"%s\" is no address", text);
    return (uint16_t)value;
}

/* "0x4000", or "..0x9F00" for a file of `size` bytes that ends there. */
static uint16_t load_address(const char *text, size_t size) {
    if (strncmp(text, "..", 2)) return address(text);
    const uint16_t end = address(text + 2);
    if (size > end) fail("a file of %zu bytes cannot end at \"%s\"", size, text + 2);
    return (uint16_t)(end - size);
}

static void make_amsdos(char **arguments) {
    static uint8_t bytes[AMSDOS_HEADER_SIZE + 65536 + 128];
    uint8_t *data = bytes + AMSDOS_HEADER_SIZE;
    const size_t size = read_file(arguments[3], data, 0xffff);
    amsdos_file_t file = {.type = AMSDOS_BINARY,
                          .load = load_address(arguments[1], size),
                          .length = (uint16_t)size,
                          .entry = address(arguments[2])};
    if (strlen(arguments[0]) >= sizeof file.name) fail("\"%s\" is no AMSDOS file name", arguments[0]);
    strcpy(file.name, arguments[0]);
    if (!amsdos_header_write(&file, bytes)) fail("\"%s\" is no AMSDOS file name", file.name);
    write_file(arguments[4], bytes, AMSDOS_HEADER_SIZE + (size + 127) / 128 * 128);
}

/* Cuts "a:b:c" at its next colon and returns what stood before it. */
static const char *cut(char **rest, const char *what) {
    char *start = *rest;
    char *colon = strchr(start, ':');
    if (!colon) fail("\"%s\": where is the %s? A colon stands between the parts", start, what);
    *colon = 0;
    *rest = colon + 1;
    return start;
}

static void make_cdt(char **arguments) {
    static uint8_t data[65536];
    tape_t tape;
    tape_begin(&tape);
    for (char **argument = arguments + 1; *argument; argument++) {
        char *rest = *argument;
        tape_file_t file = {.type = AMSDOS_BINARY};
        const char *name = cut(&rest, "load address");
        if (strlen(name) > TAPE_NAME_SIZE) fail("\"%s\": a name on tape has %d letters at most", name, TAPE_NAME_SIZE);
        strcpy(file.name, name);
        const char *load = cut(&rest, "entry address");
        file.entry = address(cut(&rest, "file"));
        file.length = (uint16_t)read_file(rest, data, 0xffff);
        file.load = load_address(load, file.length);
        tape_add(&tape, &file, data);
    }
    write_file(arguments[0], tape.bytes, tape.size);
    tape_end(&tape);
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
    static uint8_t program[65536], packed[PACK_ROOM(65536)], memory[65536];
    const uint16_t start = address(arguments[1]), end = address(arguments[2]);
    const size_t size = read_file(arguments[3], program, 65536u - start);
    size_t packed_size = pack(program, size, packed);
    checksum(packed, packed_size, packed + packed_size);
    packed_size += CHECKSUM_SIZE;
    if (packed_size > end)
        fail("%s: even packed it has %zu bytes and cannot end at 0x%04x", arguments[3], packed_size, end);
    uint8_t *loaded = memory + end - packed_size;
    memcpy(loaded, packed, packed_size);
    if (pack_undo(loaded, packed_size, memory + start, 65536u - start) != size || memcmp(memory + start, program, size))
        fail("%s: unpacked at 0x%04x it would overwrite its packed form before 0x%04x", arguments[3], start, end);
    write_file(arguments[0], packed, packed_size);
}

static void list_tape(char **arguments) {
    static uint8_t bytes[1 << 20], data[65536];
    tape_t tape = {.bytes = bytes};
    tape.size = read_file(arguments[0], bytes, sizeof bytes);
    for (;;) {
        tape_file_t file;
        bool found;
        const char *wrong = tape_next(&tape, &file, data, &found);
        if (wrong) fail("%s: %s (at byte %zu)", arguments[0], wrong, tape.at);
        if (!found) return;
        printf("%-16s type %u load &%04X length &%04X entry &%04X\n", file.name, file.type, file.load, file.length,
               file.entry);
    }
}

static const struct {
    const char *name;
    int fewest, most; /* arguments */
    void (*run)(char **arguments);
} VERBS[] = {
    {"amsdos", 5, 5, make_amsdos}, {"cdt", 2, 32, make_cdt},  {"sna", 4, 32, make_sna},
    {"sum", 2, 32, make_sum},      {"pack", 4, 4, make_pack}, {"list", 1, 1, list_tape},
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
