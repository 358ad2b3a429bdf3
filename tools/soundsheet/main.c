/* soundsheet: records every piece of a game as the CPC plays it.
 *
 *     soundsheet JUKEBOX.ihx FOLDER [NAME]
 *
 * For each tune (or the named one) it writes NAME.ym and NAME.ay, the same for each voice alone (NAME-1.ym ...), and
 * NAME-roll.png; for all effects in a row, effects.ym.
 */
#include <stdlib.h>
#include <string.h>

#include "load.h"
#include "roll.h"
#include "sound.h"
#include "sounds.h"
#include "tune.h"
#include "ym.h"

enum { LEAD_IN = 3, PAUSE = 12, LONGEST = 3300, ALL = 7 };

static const struct {
    uint16_t id;
    const char *path;
} tunes[] = {
#define TUNE(id, path) {id, path},
    SOUNDS_TUNES(TUNE)};
static const struct {
    uint16_t id;
    unsigned frames;
} effects[] = {
#define EFFECT(id, name, frames) {id, frames},
    SOUNDS_EFFECTS(EFFECT)};

static cpc_t *cpc;
static tune_t tune;

static _Noreturn void die(const char *what) {
    fprintf(stderr, "soundsheet: %s\n", what);
    exit(1);
}

static void read_tune(const char *path) {
    size_t length;
    char problem[256];
    char *text = (char *)load_bytes(path, 1 << 20, &length, problem);
    if (!text) die(problem);
    abc_read(&tune, text, path);
    free(text);
}

static void ask(const char *what, uint16_t id) {
    uint8_t bytes[2] = {(uint8_t)id, (uint8_t)(id >> 8)};
    cpc_poke(cpc, cpc_address(cpc, what), bytes, 2);
}

static void start(const char *program) {
    char names[256];
    cpc = cpc_new();
    snprintf(names, sizeof names, "%.*s.noi", (int)(strlen(program) - 4), program);
    if (!load_file(cpc, program, 0) || !symbols_load(&cpc->symbols, names, cpc->problem)) die(cpc->problem);
    cpc_set_reg(cpc, regPC, 0x0040);
    cpc_run_to_frame(cpc, 5);
    cpc_poke(cpc, cpc_address(cpc, "bank"), GAME_SOUNDS, sizeof GAME_SOUNDS);
}

static bool plays(void) {
    return cpc->ram[cpc_address(cpc, "playing")];
}

static void record_tune(uint16_t id, psg_log_t *log) {
    ask("tune_asked", id);
    psg_log_start(log, cpc);
    cpc_run_to_frame(cpc, cpc->beam.frames + 5);
    while (plays() && cpc->beam.frames - log->first < LONGEST)
        cpc_run_to_frame(cpc, cpc->beam.frames + 1);
    psg_log_stop(log);
    cpc->ram[cpc_address(cpc, "stop_asked")] = 1;
    cpc_run_to_frame(cpc, cpc->beam.frames + 3);
}

static void record_effects(psg_log_t *log) {
    psg_log_start(log, cpc);
    for (unsigned i = 0; i < sizeof effects / sizeof *effects; i++) {
        ask("effect_asked", effects[i].id);
        cpc_run_to_frame(cpc, cpc->beam.frames + effects[i].frames + PAUSE);
    }
    psg_log_stop(log);
}

static void write_tune(const char *program, const char *folder, const char *path, uint16_t id) {
    char name[64], file[512], problem[512];
    const char *slash = strrchr(path, '/');
    snprintf(name, sizeof name, "%s", slash ? slash + 1 : path);
    name[strcspn(name, ".")] = 0;
    psg_log_t log;
    read_tune(path);
    start(program);
    record_tune(id, &log);
    snprintf(file, sizeof file, "%s/%s-roll.png", folder, name);
    if (!roll_save(file, &log, &tune, LEAD_IN, problem)) die(problem);
    for (unsigned solo = 0; solo < 4; solo++) {
        unsigned voices = solo ? 1u << (solo - 1) : ALL;
        char suffix[4] = "";
        if (solo) snprintf(suffix, sizeof suffix, "-%u", solo);
        snprintf(file, sizeof file, "%s/%s%s.ym", folder, name, suffix);
        if (!ym_save(file, &log, voices, name)) die(file);
        snprintf(file, sizeof file, "%s/%s%s.ay", folder, name, suffix);
        if (!ay_save(file, cpc, GAME_SOUNDS, sizeof GAME_SOUNDS, id, voices)) die(file);
    }
    psg_log_free(&log);
    cpc_free(cpc);
}

int main(int argc, char **argv) {
    if (argc != 3 && argc != 4) {
        fputs("usage: soundsheet JUKEBOX.ihx FOLDER [NAME]\n", stderr);
        return 2;
    }
    for (unsigned i = 0; i < sizeof tunes / sizeof *tunes; i++)
        if (argc == 3 || strstr(tunes[i].path, argv[3])) write_tune(argv[1], argv[2], tunes[i].path, tunes[i].id);
    if (argc == 4) return 0;
    char file[512];
    psg_log_t log;
    start(argv[1]);
    record_effects(&log);
    snprintf(file, sizeof file, "%s/effects.ym", argv[2]);
    if (!ym_save(file, &log, ALL, "effects")) die(file);
    psg_log_free(&log);
    cpc_free(cpc);
    return 0;
}
