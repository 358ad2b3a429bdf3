/* Tests files: snapshots, Intel HEX, binaries, symbols. An invalid file is refused with a message and leaves the
 * machine unchanged. */
#include <string.h>

#include "cpc.h"
#include "load.h"
#include "scratch.h"
#include "sna.h"
#include "tap.h"

#define FOLDER "build/tests/tools/cpcsim/"

enum { SNA = 0x100 + 0x10000 };

static cpc_t *cpc;

/* The file is refused for the given reason, and nothing has changed. */
static void refused(bool (*load)(cpc_t *, const char *), const char *file, const char *reason, const char *sentence) {
    uint16_t pc = cpc_reg(cpc, regPC);
    cpc->ram[0x4000] = 0x5A;
    bool loaded = load(cpc, file);
    bool said = strstr(cpc->problem, reason) && strstr(cpc->problem, file);
    if (!ok(!loaded && said && cpc->ram[0x4000] == 0x5A && cpc_reg(cpc, regPC) == pc, "%s", sentence))
        printf("# %s\n", loaded ? "it was loaded" : cpc->problem);
}

static bool load_at_4000(cpc_t *machine, const char *file) {
    return load_file(machine, file, 0x4000);
}

static bool load_high(cpc_t *machine, const char *file) {
    return load_file(machine, file, 0xFFFE);
}

static bool load_symbols(cpc_t *machine, const char *file) {
    return symbols_load(&machine->symbols, file, machine->problem);
}

/* ---- snapshots ---- */

static void snapshots_come_back(void) {
    cpc_t *saved = cpc_new(), *loaded = cpc_new();
    for (unsigned i = 0; i < 0x10000; i++)
        saved->ram[i] = (uint8_t)(i * 7 + (i >> 8));
    cpc_set_reg(saved, regPC, 0x1234);
    cpc_set_reg(saved, regSP, 0xBEEF);
    cpc_set_reg(saved, regAF, 0x12D7);
    cpc_set_reg(saved, regHL_, 0x7788);
    cpc_set_reg(saved, regIY, 0x4321);
    cpc_set_reg(saved, regIM, 2);
    cpc_set_reg(saved, regIFF1, 1);
    saved->beam.ga.ink[5] = 0x0B;
    saved->beam.ga.ink[GA_BORDER] = 0x06;
    saved->beam.ga.config = 0x8C;
    saved->beam.crtc.reg[CRTC_R_ADDRESS_LOW] = 0x28;
    saved->ppi.psg[8] = 15;
    ok(sna_save(saved, FOLDER "there.sna") && sna_load(loaded, FOLDER "there.sna"), "a snapshot is saved and loaded");
    ok(memcmp(saved->ram, loaded->ram, sizeof saved->ram) == 0, "its memory comes back");
    ok(cpc_reg(loaded, regPC) == 0x1234 && cpc_reg(loaded, regSP) == 0xBEEF && cpc_reg(loaded, regAF) == 0x12D7 &&
           cpc_reg(loaded, regHL_) == 0x7788 && cpc_reg(loaded, regIY) == 0x4321 && cpc_reg(loaded, regIM) == 2 &&
           cpc_reg(loaded, regIFF1) == 1,
       "so do the registers");
    ok(memcmp(saved->beam.ga.ink, loaded->beam.ga.ink, 17) == 0 && loaded->beam.ga.mode == 0 &&
           loaded->beam.crtc.reg[CRTC_R_ADDRESS_LOW] == 0x28 && loaded->ppi.psg[8] == 15,
       "and the chips");
    cpc_free(saved);
    cpc_free(loaded);
}

static void bad_snapshots_are_refused(void) {
    static uint8_t sna[SNA] = "MV - SNA";
    const char *file = FOLDER "bad.sna";
    sna[0x10] = 1;
    sna[0x6B] = 64;
    ok(sna_load(cpc, scratch_file(file, sna, SNA)), "a snapshot of zeros is accepted");
    refused(sna_load, FOLDER "nowhere.sna", "No such file", "a snapshot that is not there is refused");
    refused(sna_load, scratch_file(file, sna, SNA - 1), "truncated", "one a byte short is refused");
    refused(sna_load, scratch_file(file, sna, 100), "not a snapshot", "one of 100 bytes is refused");
    sna[0x6B] = 48;
    refused(sna_load, scratch_file(file, sna, SNA), "less than 64 KB", "one of 48 KB is refused");
    sna[0x6B] = 64;
    sna[0x41] = 0xC2;
    refused(sna_load, scratch_file(file, sna, SNA), "banks", "one with extra memory switched in is refused");
    sna[0x41] = 0;
    sna[0x10] = 9;
    refused(sna_load, scratch_file(file, sna, SNA), "version", "one of version 9 is refused");
    sna[0] = 'm';
    refused(sna_load, scratch_file(file, sna, SNA), "MV - SNA", "one with another beginning is refused");
}

static void packed_memory_is_unpacked(void) {
    /* Version 3, a chunk of runs: one &E5, 254 and 256 times 255 bytes, and a last one. */
    static uint8_t sna[0x200 + 257 * 3] = "MV - SNA";
    const char *file = FOLDER "packed.sna";
    uint8_t *chunk = sna + 0x100, *at = chunk + 8;
    sna[0x10] = 3;
    memcpy(chunk, "MEM0", 4);
    *at++ = 0xE5, *at++ = 0x00;
    *at++ = 0xE5, *at++ = 254, *at++ = 0x11;
    for (int i = 0; i < 256; i++)
        *at++ = 0xE5, *at++ = 255, *at++ = 0x22;
    *at++ = 0x33;
    size_t length = (size_t)(at - sna), packed = length - 0x108;
    chunk[4] = (uint8_t)packed, chunk[5] = (uint8_t)(packed >> 8);
    ok(sna_load(cpc, scratch_file(file, sna, length)) && cpc->ram[0] == 0xE5 && cpc->ram[254] == 0x11 &&
           cpc->ram[255] == 0x22 && cpc->ram[0xFFFE] == 0x22 && cpc->ram[0xFFFF] == 0x33,
       "the packed memory of version 3 is unpacked");
    refused(sna_load, scratch_file(file, sna, length - 1), "truncated", "a packed memory cut short is refused");
    chunk[4] = (uint8_t)(packed - 1), chunk[5] = (uint8_t)((packed - 1) >> 8);
    refused(sna_load, scratch_file(file, sna, length - 1), "not 64 KB", "so is one of another size");
}

/* ---- programs ---- */

static void programs_are_loaded(void) {
    static const char hex[] = ":03400000C30040BA\n:0240100021404D\n:00000001FF\n";
    const char *file = FOLDER "good.ihx";
    ok(load_file(cpc, scratch_file(file, hex, strlen(hex)), 0), "Intel HEX is loaded");
    ok(cpc->ram[0x4000] == 0xC3 && cpc->ram[0x4011] == 0x40 && cpc_reg(cpc, regPC) == 0x4000,
       "to its own addresses, and starts at the lowest");
    ok(load_file(cpc, scratch_file(FOLDER "plain.bin", "\x01\x02\x03", 3), 0x8000) && cpc->ram[0x8002] == 3,
       "plain bytes are loaded to the address given");

    uint8_t amsdos[128 + 4] = {0};
    amsdos[18] = 2, amsdos[22] = 0x60, amsdos[24] = 4, amsdos[26] = 2, amsdos[27] = 0x60, amsdos[64] = 4;
    unsigned sum = 0;
    for (int i = 0; i < 67; i++)
        sum += amsdos[i];
    amsdos[67] = (uint8_t)sum, amsdos[68] = (uint8_t)(sum >> 8);
    memcpy(amsdos + 128, "\xAA\xBB\xCC\xDD", 4);
    ok(load_file(cpc, scratch_file(FOLDER "amsdos.bin", amsdos, sizeof amsdos), 0) && cpc->ram[0x6000] == 0xAA &&
           cpc->ram[0x6003] == 0xDD && cpc_reg(cpc, regPC) == 0x6002,
       "an AMSDOS header says where a file goes and starts");
    refused(load_at_4000, scratch_file(FOLDER "amsdos.bin", amsdos, sizeof amsdos - 1), "truncated",
            "a file shorter than its AMSDOS header says is refused");
}

static void bad_programs_are_refused(void) {
    static const struct {
        const char *text, *reason, *sentence;
    } bad[] = {{":03400000C30040BB\n:00000001FF\n", "checksum", "Intel HEX with a wrong checksum is refused"},
               {":03400000C30040BA\n", "truncated", "without an end record, too"},
               {":03400000C300\n:00000001FF\n", "truncated", "with a short line, too"},
               {"03400000C30040BA\n:00000001FF\n", "colon", "without its colon, too"},
               {":0140000400BB\n:00000001FF\n", "record type", "with records of other kinds, too"},
               {":00000001FF\n", "no data", "and without data"}};
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++)
        refused(load_at_4000, scratch_file(FOLDER "bad.ihx", bad[i].text, strlen(bad[i].text)), bad[i].reason,
                bad[i].sentence);
    refused(load_high, scratch_file(FOLDER "long.bin", "abcde", 5), "beyond &FFFF", "bytes beyond &FFFF are refused");
    refused(load_at_4000, scratch_file(FOLDER "empty.bin", "", 0), "empty", "an empty file is refused");
}

static void symbols_have_names(void) {
    static const char noi[] = "DEF l__CODE 0x249\nDEF _main 0x4000\nDEF _draw 0x4010\nLOAD x.ihx\n";
    static const char map[] = "      Value  Global\n     00005000  _hand         cards\n     00005010  handler\n";
    uint16_t value = 0;
    char text[96];
    ok(load_symbols(cpc, scratch_file(FOLDER "a.noi", noi, strlen(noi))) &&
           symbols_find(&cpc->symbols, "_main", &value) && value == 0x4000,
       "symbols come from a .noi file");
    ok(load_symbols(cpc, scratch_file(FOLDER "a.map", map, strlen(map))) &&
           symbols_find(&cpc->symbols, "hand", &value) && value == 0x5000,
       "and from a .map file, with or without their underscore");
    ok(symbols_value(&cpc->symbols, "_hand+3", &value) && value == 0x5003 &&
           symbols_value(&cpc->symbols, "&BEEF", &value) && value == 0xBEEF &&
           symbols_value(&cpc->symbols, "0x12", &value) && value == 0x12,
       "an address is a symbol, a symbol and an offset, or a number");
    ok(!symbols_value(&cpc->symbols, "nobody", &value) && !symbols_value(&cpc->symbols, "0x10000", &value) &&
           !symbols_value(&cpc->symbols, "-1", &value) && !symbols_value(&cpc->symbols, "hand+x", &value),
       "anything else is not");
    ok(strcmp(symbols_name(&cpc->symbols, 0x4015, text), "&4015 (_draw+5)") == 0 &&
           strcmp(symbols_name(&cpc->symbols, 0x1000, text), "&1000") == 0,
       "an address is told by the symbol before it");
    static const char areas[] = "DEF s__DATA 0x8000\nDEF l__DATA 0x20\nDEF s__BSS 0x8020\nDEF l__BSS 0x0\n";
    uint16_t last = 0;
    ok(load_symbols(cpc, scratch_file(FOLDER "areas.noi", areas, strlen(areas))) &&
           symbols_area(&cpc->symbols, "_DATA", &value, &last) && value == 0x8000 && last == 0x801F &&
           !symbols_area(&cpc->symbols, "_BSS", &value, &last) && !symbols_area(&cpc->symbols, "_HOME", &value, &last),
       "an area of the linker has a first and a last address, unless it is empty");
    static const char table[] = "Area       Addr   Size\nDecimal Bytes\n     0000500  short\n";
    refused(load_symbols, scratch_file(FOLDER "table.map", table, strlen(table)), "no symbols",
            "the tables of a .map file are not taken for symbols");
    refused(load_symbols, scratch_file(FOLDER "none.noi", "hello\n", 6), "no symbols",
            "a file without symbols is refused");
    ok(!profile_add(cpc, "nobody") && strstr(cpc->problem, "nobody"), "an unknown routine cannot be profiled");
}

/* Fuzzes the loaders: valid files with changed bytes and missing ends, under the sanitizers. */
static void damaged_files_do_no_harm(void) {
    static const char hex[] = ":03400000C30040BA\n:0240100021404D\n:00000001FF\n";
    static const char noi[] = "DEF l__CODE 0x249\nDEF _main 0x4000\n     00005000  _hand         cards\nLOAD x.ihx\n";
    static uint8_t sna[0x100 + 8 + 40] = "MV - SNA";
    sna[0x10] = 3;
    memcpy(sna + 0x100, "MEM0\x28\0\0\0", 8);
    for (int i = 0; i < 40; i++)
        sna[0x108 + i] = i % 3 == 0 ? 0xE5 : (uint8_t)(i * 37);
    const struct {
        const char *file;
        const void *bytes;
        size_t length;
        bool (*load)(cpc_t *, const char *);
    } kinds[] = {{FOLDER "damaged.ihx", hex, sizeof hex - 1, load_at_4000},
                 {FOLDER "damaged.noi", noi, sizeof noi - 1, load_symbols},
                 {FOLDER "damaged.bin", sna, sizeof sna, load_high},
                 {FOLDER "damaged.sna", sna, sizeof sna, sna_load}};
    uint32_t seed = 1;
    unsigned loaded = 0, refusals = 0;
    for (unsigned round = 0; round < 4000; round++) {
        uint8_t bytes[sizeof sna];
        size_t length = kinds[round % 4].length;
        memcpy(bytes, kinds[round % 4].bytes, length);
        for (unsigned change = 0; change < 3; change++) {
            seed = seed * 1664525 + 1013904223;
            bytes[(seed >> 16) % length] = (uint8_t)(seed >> 8);
        }
        if (seed >> 30 == 0) length = (seed >> 12) % length;
        cpc->problem[0] = 0;
        bool good = kinds[round % 4].load(cpc, scratch_file(kinds[round % 4].file, bytes, length));
        loaded += good;
        refusals += !good && cpc->problem[0];
    }
    ok(loaded > 0 && loaded + refusals == 4000, "4000 damaged files are loaded or refused with a reason");
}

int main(void) {
    cpc = cpc_new();
    snapshots_come_back();
    bad_snapshots_are_refused();
    packed_memory_is_unpacked();
    programs_are_loaded();
    bad_programs_are_refused();
    symbols_have_names();
    damaged_files_do_no_harm();
    cpc_free(cpc);
    return tap_done();
}
