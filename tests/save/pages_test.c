/*  Every error of the disc through the screens of a game, in the simulated CPC: pages_test BINARY FOLDER

    BINARY.bin and BINARY.noi are the game's; in FOLDER are its languages. The test answers for AMSDOS (amsdos.h). On each way to the
    disc (ways.h) each call is answered with each error, from that call on: the page that the PC draws for it must come, byte by byte.
    Then the player retries, changes the disc, or gives up, and must find the picture, the inks, the stack, the interrupts and the
    sound as they are where nothing went wrong. Every case is a process that begins at the moment before the key. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "amsdos.h"
#include "desk.h"
#include "dialogue.h"
#include "disc.h"
#include "host.h"
#include "input.h"
#include "tap.h"
#include "text.h"
#include "watch.h"
#include "ways.h"

enum { LINES = 200, LINE_BYTES = 80, PATIENCE = 500, ALL_SHOWN = 300, A_SCREEN = 100, SCREEN = 0xC000 };

/* ---- what is on the screen ---- */

typedef struct {
    uint8_t byte[LINES * LINE_BYTES];
} screen_t;

static void copy_screen(screen_t *to, const uint8_t *from) {
    for (unsigned y = 0; y < LINES; y++)
        memcpy(to->byte + y * LINE_BYTES, from + (y & 7) * 0x800 + (y >> 3) * LINE_BYTES, LINE_BYTES);
}

/* ---- the pages, as the PC draws them ---- */

enum { RETRY, ANOTHER, LEAVE, ESCAPE, CHOICES };
static const char *const choice_words[] = {"retry", "another disc", "leave", "ESC"};

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

/* The game's letter for its music: nobody types here. */
void input_letter(char letter) {
    (void)letter;
}

static void draw_page(uint8_t answer, const char *file) {
    host_reset();
    disc_again(answer, file);
}

/* ---- the machine, where it waits for a frame ---- */

typedef struct {
    screen_t screen, moving; /* a bit of moving set: it changes by itself */
    uint8_t picture[BEAM_HEIGHT][BEAM_WIDTH];
    uint8_t restarts[0x40];
    uint16_t sp, im, iff;
} state_t;

static struct {
    state_t before, after, left; /* the key is pressed; all went well; there was no drive, and it was given up */
    struct amsdos disc;          /* when all went well */
    amsdos_file_t kept[WAY_WRITERS];
} * seen; /* shared by all processes */

static void machine_state(state_t *state) {
    copy_screen(&state->screen, desk_cpc->ram + SCREEN);
    state->sp = cpc_reg(desk_cpc, regSP);
    state->im = cpc_reg(desk_cpc, regIM);
    state->iff = cpc_reg(desk_cpc, regIFF1);
}

static bool next_wait(void) {
    bool good = desk_next_wait();
    way_crown();
    return good;
}

static bool wait_frames(unsigned frames) {
    while (frames && next_wait())
        frames--;
    return !frames;
}

static bool tap(const char *key) {
    desk_press(key, true);
    bool good = wait_frames(4);
    desk_press(key, false);
    return good && wait_frames(4);
}

/* A frame as the monitor shows it, and the restarts where it begins: the interrupt's goes from zone to zone. */
static bool paint(state_t *state) {
    cpc_paint(desk_cpc, true);
    bool good = desk_next_frame() && desk_next_frame();
    memcpy(state->picture, desk_cpc->beam.image, sizeof state->picture);
    memcpy(state->restarts, desk_cpc->ram, sizeof state->restarts);
    cpc_paint(desk_cpc, false);
    return good && desk_next_wait();
}

/* The state when nothing is drawn any more, and which of it moves by itself. */
static bool learn(state_t *state) {
    screen_t now;
    memset(state, 0, sizeof *state);
    if (!wait_frames(150)) return false;
    machine_state(state);
    for (unsigned frame = 0; frame < PATIENCE; frame++) {
        if (!desk_next_wait()) return false;
        copy_screen(&now, desk_cpc->ram + SCREEN);
        for (unsigned i = 0; i < sizeof now; i++)
            state->moving.byte[i] |= now.byte[i] ^ state->screen.byte[i];
    }
    return paint(state);
}

static bool shows(const screen_t *wanted, const screen_t *moving) {
    screen_t now;
    copy_screen(&now, desk_cpc->ram + SCREEN);
    for (unsigned i = 0; i < sizeof now; i++)
        if ((now.byte[i] ^ wanted->byte[i]) & (moving ? ~moving->byte[i] : 0xff)) return false;
    return true;
}

/* The page comes, and the machine is the program's. */
static const char *comes(const screen_t *wanted) {
    for (unsigned frame = 0; !shows(wanted, NULL); frame++)
        if (frame == PATIENCE || !next_wait()) return "another page than the PC draws";
    if (!amsdos.well) return "a call found the machine as the firmware does not want it, or a session changed it";
    return amsdos_is_left() ? NULL : "the machine is not the program's";
}

static bool same_picture(const state_t *a, const state_t *b) {
    for (unsigned y = 0; y < BEAM_HEIGHT; y++) {
        unsigned line = y - 41; /* of the screen; above it is a large number */
        bool moves = false;
        for (unsigned x = 0; line < LINES && x < LINE_BYTES; x++)
            moves |= a->moving.byte[line * LINE_BYTES + x];
        if (!moves && memcmp(a->picture[y], b->picture[y], BEAM_WIDTH)) return false;
    }
    return true;
}

/* All is as it was then: screen, inks line by line, stack, interrupts, sound. */
static const char *is_as(const state_t *wanted) {
    static state_t now;
    uint8_t image[13];
    for (unsigned frame = 0; !shows(&wanted->screen, &wanted->moving) || cpc_reg(desk_cpc, regSP) != wanted->sp;
         frame++)
        if (frame == PATIENCE || !next_wait()) return "another screen, or another stack";
    machine_state(&now);
    if (!paint(&now) || !same_picture(wanted, &now)) return "other inks";
    if (memcmp(now.restarts, wanted->restarts, sizeof now.restarts) || now.im != wanted->im || now.iff != wanted->iff)
        return "other interrupts";
    cpc_peek(desk_cpc, cpc_address(desk_cpc, "psg_image"), image, sizeof image);
    if (memcmp(desk_cpc->ppi.psg, image, sizeof image)) return "the sound chip was not told";
    return amsdos.well && amsdos_is_left() ? NULL : "the machine is not the program's";
}

/* ---- the disc ---- */

static struct amsdos disc; /* at the moment before the key */

/* Whether the disc has a file under one of its two names. */
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

/* Who has given up has every file of before, if only as .BAK; otherwise they are those of where nothing went wrong. */
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

static const way_t *way;
static struct {
    unsigned at; /* the call that fails */
    uint8_t error;
    unsigned choice;
} trial;

/* What the player does on the page. */
static const char *choose(void) {
    const char *wrong = NULL;
    if (trial.choice == ESCAPE) return tap("ESC") ? is_as(&seen->left) : "ESC";
    for (unsigned i = 0; i < trial.choice; i++)
        tap("RIGHT");
    if (trial.choice == RETRY) { /* in vain at first */
        tap("SPACE");
        wrong = comes(&page);
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

/* Does it in a process of its own. */
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
            cpc_paint(desk_cpc, true);
            desk_next_frame(), desk_next_frame();
            beam_save(&desk_cpc->beam, shot, problem);
            fflush(stdout);
        }
        _exit(wrong != NULL);
    }
    return waitpid(child, &code, 0) == child && WIFEXITED(code) && !WEXITSTATUS(code);
}

/* ---- what the cases are compared with ---- */

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
    draw_page(STORE_NO_DISC, way->file);
    if (!tap(way->key)) return "the program has stopped";
    wrong = comes(&page);
    if (wrong) return wrong;
    if (!tap("ESC") || !learn(&seen->left)) return "the program has stopped";
    return amsdos.calls ? "a drive that is not there was asked" : NULL;
}

/* What has happened last is not said again. */
#define EVENT_LINE (DIALOGUE_EVENT * TEXT_STEP)

/* ---- a way ---- */

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

/* Until the person has been to act for so long that all has been shown which came before. */
static bool wait_asked(void) {
    for (unsigned frame = 0, acts = 0; acts < ALL_SHOWN; frame++) {
        if (frame == 20 * PATIENCE || !next_wait()) return false;
        acts = way_acts() ? acts + 1 : 0;
    }
    return true;
}

/* From the start of the program to the moment before the key. */
static void go(const char *binary, const char *folder) {
    char keys[300];
    if (desk_cpc) cpc_free(desk_cpc);
    desk_start(binary);
    uint16_t words_first, words_last; /* a language is read over another */
    if (!symbols_area(&desk_cpc->symbols, "_WORDS", &words_first, &words_last)) tap_die("no words");
    watch_allow(desk_cpc, words_first, words_last);
    watch_allow(desk_cpc, 0xBB5A, 0xBB5A); /* of the firmware and of AMSDOS: see store_use.s, store_write.s */
    watch_allow(desk_cpc, 0xBE40, 0xBE7F);
    watch_allow(desk_cpc, 0xA700, 0xABFF);
    cpc_stop_at(desk_cpc, cpc_address(desk_cpc, "winner_show"));
    amsdos_attach(desk_cpc);
    amsdos_insert();
    put_file(folder, way_language);
    for (unsigned i = 0; i < WAY_WRITERS; i++)
        if (seen->kept[i].length) amsdos_put(&seen->kept[i]);
    desk_cpc->ram[cpc_address(desk_cpc, "given_settings")] = STORE_MISSING; /* as the loader leaves it where it has found none */
    if (!wait_frames(100)) tap_die("the program does not start");
    snprintf(keys, sizeof keys, "%s", way->keys);
    for (char *key = strtok(keys, " "); key; key = strtok(NULL, " "))
        if (!(strcmp(key, "ASKED") ? tap(key) && wait_frames(A_SCREEN) : wait_asked()))
            tap_die("%s: stopped at %s", way->name, key);
    amsdos_fail(0, 0, false);
    disc = amsdos;
}

static void try_way(void) {
    unsigned tried = 0, wrong = 0;
    if (way->same && !apart(look_before)) tap_die("%s", way->name);
    bool good = apart(go_well);
    ok(good, "%s: all goes well in %u calls", way->name, seen->disc.calls);
    ok(apart(go_without), "%s: without a drive that is said", way->name);
    for (unsigned at = 1; at <= seen->disc.calls; at++)
        for (unsigned e = 0; e < amsdos_error_count && wrong < 20; e++, tried++) {
            trial.at = at, trial.error = amsdos_errors[e], trial.choice = (at + e) % CHOICES;
            wrong += !apart(fail);
        }
    ok(tried && !wrong, "%s: every error at each call: its page and the choices, and all is as it was (%u)", way->name, tried);
    if (!way->same) return;
    memset(seen->before.moving.byte + EVENT_LINE * LINE_BYTES, 1, TEXT_STEP * LINE_BYTES);
    ok(same_picture(&seen->before, &seen->left) && seen->before.sp == seen->left.sp,
       "%s: who gives up sees what was there before", way->name);
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
    for (way = ways; way < ways + way_count; way++) {
        if (count > 3 && strcmp(words[3], way->name)) continue;
        go(words[1], words[2]);
        try_way();
    }
    return tap_done();
}
