/* Every disc error on the screens of a game, in the simulated CPC: pages_test BINARY FOLDER
 *
 * BINARY.bin and BINARY.noi are the game; FOLDER has its languages. AMSDOS is simulated (amsdos.h). In each scenario
 * (disc_scenarios.h) each call fails with each error, permanently: the CPC must show the disc-error screen that the
 * PC draws, byte by byte. Then the player retries, changes the disc, or gives up; picture, inks, stack, interrupts
 * and sound must be as after a success. Every case is a process that begins at the moment before the key. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "amsdos.h"
#include "crc16.h"
#include "dialogue.h"
#include "disc_error.h"
#include "host.h"
#include "input.h"
#include "state.h"
#include "tap.h"
#include "text.h"
#include "watch.h"
#include "disc_scenarios.h"

/* ---- the disc-error screens, as the PC draws them ---- */

enum { RETRY, ANOTHER, LEAVE, ESCAPE, CHOICES };
static const char *const choice_words[CHOICES] = {
    [RETRY] = "retry", [ANOTHER] = "another disc", [LEAVE] = "leave", [ESCAPE] = "ESC"};

static screen_t page, prompt;
uint8_t __wrap_dialogue_answer(void);
void __wrap_input_any(void);

uint8_t __wrap_dialogue_answer(void) {
    copy_screen(&page, host_screen);
    return ANOTHER;
}

void __wrap_input_any(void) {
    copy_screen(&prompt, host_screen);
}

/* No letters are typed here. */
void input_letter(char letter) {
    (void)letter;
}

static void draw_page(uint8_t answer, const char *file) {
    host_reset();
    disc_error_retry(answer, file);
}

static struct {
    state_t before, after, left; /* the key; after a success; after giving up without a drive */
    struct amsdos disc;          /* after a success */
    amsdos_file_t kept[WAY_WRITERS];
} * seen; /* shared by all processes */

/* ---- the disc ---- */

static struct amsdos disc; /* at the moment before the key */

/* Whether the disc has a file, as .SAV or .BAK. */
static bool is_there(const amsdos_file_t *file, const char *other) {
    const char *const names[] = {file->name, other};
    for (int i = 0; i < 2; i++) {
        int at = amsdos_find(names[i]);
        if (at >= 0 && amsdos.file[at].length == file->length &&
            !memcmp(amsdos.file[at].bytes, file->bytes, file->length))
            return true;
    }
    return false;
}

/* After giving up, every old file is there, if only as .BAK; otherwise the files are those after a success. */
static bool disc_is_right(bool left) {
    const amsdos_file_t *files = left ? disc.file : seen->disc.file;
    for (int i = 0; i < AMSDOS_FILES; i++) {
        char backup[13];
        strcpy(backup, files[i].name);
        if (!backup[0]) continue;
        strcpy(strchr(backup, '.'), ".BAK");
        if (strcmp(backup, files[i].name) && !is_there(&files[i], left ? backup : files[i].name)) return false;
    }
    return true;
}

/* ---- cases ---- */

static const scenario_t *way;
static struct {
    unsigned at; /* the call that fails */
    uint16_t error;
    unsigned choice;
} trial;

/* Moves to a choice from the default: without a drive or file, that is to leave. */
static void steer(void) {
    unsigned at = amsdos_meaning(trial.error) < FILE_DAMAGED ? LEAVE : RETRY;
    for (; at < trial.choice; at++)
        tap("RIGHT");
    for (; at > trial.choice; at--)
        tap("LEFT");
}

/* The player's action on the disc-error screen. */
static const char *choose(void) {
    const char *wrong = NULL;
    if (trial.choice == ESCAPE) return tap("ESC") ? is_as(&seen->left) : "ESC";
    steer();
    if (trial.choice == RETRY) { /* first without success */
        tap("SPACE");
        wrong = comes(&page);
        steer();
    }
    if (trial.choice == ANOTHER) {
        tap("SPACE");
        wrong = comes(&prompt);
    }
    if (wrong) return wrong;
    if (trial.choice != LEAVE) amsdos_fail(0, 0, false);
    tap("SPACE");
    return is_as(trial.choice == LEAVE ? &seen->left : &seen->after);
}

static const char *fail(void) {
    const char *wrong = NULL;
    bool told = seen->disc.entry[trial.at - 1] != AMSDOS_IN_CLOSE;
    amsdos_fail(trial.at, trial.error, true);
    if (told) draw_page(amsdos_meaning(trial.error), way->file);
    if (!tap(way->key)) return "the program has stopped";
    if (told) wrong = comes(&page);
    if (!wrong) wrong = told ? choose() : is_as(&seen->after);
    if (wrong) return wrong;
    return disc_is_right(told && trial.choice >= LEAVE) ? NULL : "a file is lost";
}

/* Runs it in a process of its own. */
static bool apart(const char *(*work)(void)) {
    int code;
    fflush(stdout);
    pid_t child = fork();
    if (!child) {
        const char *wrong = work();
        if (wrong) {
            char shot[300], problem[512];
            printf("# %s, call %u, error &%02X, %s: %s\n", way->name, trial.at, trial.error, choice_words[trial.choice],
                   wrong);
            snprintf(shot, sizeof shot, "build/tests/pages-%s-%u-%02x.png", way->name, trial.at, trial.error);
            cpc_paint(driver_cpc, true);
            driver_next_frame(), driver_next_frame();
            beam_save(&driver_cpc->beam, shot, problem);
            fflush(stdout);
        }
        _exit(wrong != NULL);
    }
    return waitpid(child, &code, 0) == child && WIFEXITED(code) && !WEXITSTATUS(code);
}

/* ---- reference states ---- */

static const char *look_before(void) {
    return learn(&seen->before) ? NULL : "the program has stopped";
}

static const char *go_well(void) {
    if (!tap(way->key) || !learn(&seen->after)) return "the program has stopped";
    seen->disc = amsdos;
    return amsdos.calls && amsdos.well && amsdos_is_left() ? NULL : "the disc was not asked, or not as it should be";
}

static const char *go_without(void) {
    const char *wrong = NULL;
    amsdos_unplug();
    draw_page(NO_DRIVE, way->file);
    if (!tap(way->key)) return "the program has stopped";
    wrong = comes(&page);
    if (wrong) return wrong;
    if (!tap("ESC") || !learn(&seen->left)) return "the program has stopped";
    return amsdos.calls ? "a drive that is not there was asked" : NULL;
}

/* The line of the last event is not drawn again. */
#define EVENT_LINE (DIALOGUE_EVENT * TEXT_STEP)

/* ---- damaged and foreign files ---- */

/* The damage of a file: a byte changed, with or without a correct checksum, or the end missing. */
typedef struct {
    const char *name;
    uint8_t place;
    int8_t change;
    bool mended, cut;
    uint8_t answer;
} bad_file_t;
static const bad_file_t bad_files[] = {
    {"no save", 0, 1, true, false, SAVE_FOREIGN},         {"another game's", 4, 1, true, false, SAVE_OTHER_GAME},
    {"another kind", 5, 1, true, false, SAVE_OTHER_GAME}, {"an older one", 6, -1, true, false, SAVE_OLDER},
    {"a newer one", 6, 1, true, false, SAVE_NEWER},       {"a byte changed", 40, 1, false, false, FILE_DAMAGED},
    {"cut off", 0, 0, false, true, FILE_DAMAGED}};
enum { BAD_FILES = sizeof bad_files / sizeof *bad_files };
static const bad_file_t *bad_file;

static void spoil(amsdos_file_t *file) {
    file->bytes[bad_file->place] = (uint8_t)(file->bytes[bad_file->place] + bad_file->change);
    file->length = (uint16_t)(file->length - bad_file->cut);
    if (bad_file->mended) {
        uint16_t crc = crc16(file->bytes, (uint16_t)(file->length - 2));
        file->bytes[file->length - 2] = (uint8_t)(crc >> 8);
        file->bytes[file->length - 1] = (uint8_t)crc;
    }
}

/* It is reported and unchanged; or another disc has a good one. */
static const char *meet(void) {
    static amsdos_file_t found;
    const char *wrong;
    amsdos_file_t *file = &amsdos.file[amsdos_find(way->file)], *good = &disc.file[file - amsdos.file];
    spoil(file);
    found = *file;
    draw_page(bad_file->answer, way->file);
    if (!tap(way->key)) return "the program has stopped";
    wrong = comes(&page);
    if (wrong) return wrong;
    if (memcmp(file, &found, sizeof found)) return "it was changed";
    if (trial.choice == ANOTHER) {
        *file = *good;
        tap("RIGHT"), tap("SPACE"), tap("SPACE");
        return is_as(&seen->after);
    }
    tap("ESC");
    wrong = is_as(&seen->left);
    return wrong || !memcmp(file, &found, sizeof found) ? wrong : "it was changed";
}

/* A damaged file and a good .BAK: nothing is reported. */
static const char *fall_back(void) {
    static amsdos_file_t backup;
    backup = disc.file[amsdos_find(way->file)];
    strcpy(strchr(backup.name, '.'), ".BAK");
    amsdos_put(&backup);
    spoil(&amsdos.file[amsdos_find(way->file)]);
    return tap(way->key) ? is_as(&seen->after) : "the program has stopped";
}

static void try_bad_files(void) {
    unsigned wrong = 0;
    trial.at = 0;
    for (bad_file = bad_files; bad_file < bad_files + BAD_FILES; bad_file++)
        for (unsigned i = 0; i < 2; i++) {
            trial.choice = i ? ANOTHER : ESCAPE;
            bool good = apart(meet);
            if (!good) printf("# %s\n", bad_file->name);
            wrong += !good;
        }
    ok(!wrong, "%s: a damaged or foreign file is reported and unchanged", way->name);
    bad_file = bad_files + BAD_FILES - 1;
    ok(apart(fall_back), "%s: the .BAK replaces a damaged file", way->name);
}

/* ---- a scenario ---- */

static void put_file(const char *folder, const char *name) {
    static amsdos_file_t file;
    char path[300];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "rb");
    if (!f) tap_die("%s: cannot be read", path);
    snprintf(file.name, sizeof file.name, "%s", name);
    file.length = (uint16_t)fread(file.bytes, 1, sizeof file.bytes, f);
    fclose(f);
    amsdos_put(&file);
}

static amsdos_file_t given; /* the settings file that the loader has read; length 0: none */

/* From the start of the program to the moment before the key. */
static void go(const char *binary, const char *folder) {
    char keys[300];
    driver_start(binary);
    uint16_t words_first, words_last; /* a language is loaded over another */
    if (!symbols_area(&driver_cpc->symbols, "_WORDS", &words_first, &words_last)) tap_die("no words");
    watch_allow(driver_cpc, words_first, words_last);
    watch_allow(driver_cpc, 0xBB5A, 0xBB5A); /* variables of the firmware and of AMSDOS: see file_use.s, file_write.s */
    watch_allow(driver_cpc, 0xBE40, 0xBE7F);
    watch_allow(driver_cpc, 0xA700, 0xABFF);
    cpc_stop_at(driver_cpc, cpc_address(driver_cpc, "winner_show"));
    if (given.length)
        cpc_poke(driver_cpc, cpc_address(driver_cpc, "given_settings"), given.bytes, given.length);
    else
        driver_cpc->ram[cpc_address(driver_cpc, "given_settings")] = FILE_NOT_FOUND;
    amsdos_attach(driver_cpc);
    amsdos_insert();
    put_file(folder, way_language);
    for (unsigned i = 0; i < WAY_WRITERS; i++)
        if (seen->kept[i].length) amsdos_put(&seen->kept[i]);
    if (!wait_frames(100)) tap_die("the program does not start");
    snprintf(keys, sizeof keys, "%s", way->keys);
    if (!press_all(keys)) tap_die("%s: stopped on the way", way->name);
    amsdos_fail(0, 0, false);
    disc = amsdos;
}

static void try_way(void) {
    unsigned tried = 0, wrong = 0;
    if (way->same && !apart(look_before)) tap_die("%s", way->name);
    bool good = apart(go_well);
    ok(good, "%s: success in %u calls", way->name, seen->disc.calls);
    ok(apart(go_without), "%s: a missing drive is reported", way->name);
    for (unsigned at = 1; at <= seen->disc.calls; at++)
        for (unsigned e = 0; e < amsdos_error_count && wrong < 20; e++, tried++) {
            trial.at = at, trial.error = amsdos_errors[e], trial.choice = (at + e) % CHOICES;
            wrong += !apart(fail);
        }
    ok(tried && !wrong, "%s: every error at each call: its screen and the choices, and all is as before (%u)",
       way->name, tried);
    if (way->reads) try_bad_files();
    if (!way->same) return;
    memset(seen->before.moving.byte + EVENT_LINE * LINE_BYTES, 1, TEXT_STEP * LINE_BYTES);
    ok(same_picture(&seen->before, &seen->left) && seen->before.sp == seen->left.sp,
       "%s: giving up returns to the screen before", way->name);
}

/* A damaged or foreign settings file is reported whenever it would be replaced, until the player agrees. Of a damaged
 * file the loader has left one byte. */
static const char *insist(void) {
    const char *wrong;
    draw_page(bad_file->answer == FILE_DAMAGED ? SAVE_FOREIGN : bad_file->answer, way->file);
    if (!tap(way->key)) return "the program has stopped";
    wrong = comes(&page);
    if (wrong) return wrong;
    if (amsdos.calls) return "it was changed before the player was asked";
    tap(trial.choice == ESCAPE ? "ESC" : "SPACE");
    if (!wait_frames(A_SCREEN)) return "the program has stopped";
    return !amsdos.calls == (trial.choice == ESCAPE) ? NULL : "the choice had another effect";
}

/* The settings file that the loader has read is changed: a good one is written. */
static void change_given(const char *binary, const char *folder) {
    unsigned wrong = 0;
    way = ways + WAY_OPTIONS;
    given = seen->kept[WAY_OPTIONS];
    go(binary, folder);
    ok(apart(go_well), "saved settings are changed and written");
    for (bad_file = bad_files; bad_file < bad_files + BAD_FILES; bad_file++) {
        given = seen->kept[WAY_OPTIONS];
        spoil(&given);
        if (bad_file->answer == FILE_DAMAGED) given.bytes[0] = FILE_DAMAGED;
        go(binary, folder);
        for (unsigned i = 0; i < 2; i++) {
            trial.choice = i ? RETRY : ESCAPE;
            bool good = apart(insist);
            if (!good) printf("# %s\n", bad_file->name);
            wrong += !good;
        }
    }
    ok(!wrong, "a damaged or foreign settings file is replaced only after it was reported");
}

int main(int count, char **words) {
    if (count < 3) return fprintf(stderr, "usage: pages_test BINARY FOLDER [WAY]\n"), 2;
    seen = mmap(NULL, sizeof *seen, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (seen == MAP_FAILED) tap_die("no memory to share");
    for (way = ways; way < ways + WAY_WRITERS; way++) {
        go(words[1], words[2]);
        if (!apart(go_well)) tap_die("%s: nothing is written", way->name);
        amsdos = seen->disc;
        seen->kept[way - ways] = amsdos.file[amsdos_find(way->file)];
    }
    for (way = ways; way < ways + scenario_count; way++) {
        if (count > 3 && strcmp(words[3], way->name)) continue;
        go(words[1], words[2]);
        try_way();
    }
    change_given(words[1], words[2]);
    return tap_done();
}
