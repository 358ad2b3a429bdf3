/*  The game's own binary in the simulated CPC.

        cpc_game BINARY hand            from the start to the end of a hand, by keys
        cpc_game BINARY monkey N        N frames of random keys
        cpc_game BINARY bench           budgets: NAME VALUE LIMIT ok|OVER

    BINARY is without its end: BINARY.bin and BINARY.noi. Whenever the program waits for the next frame, the game in its
    memory must be one that can be (mille_fault); nothing may be written outside its variables, its stack and the
    screen. */
#include <stdlib.h>
#include <string.h>

#include "cpc.h"
#include "fault.h"
#include "load.h"
#include "random.h"
#include "settings.h"
#include "tap.h"
#include "screens.h"
#include "watch.h"

#define FRAME        19968 /* NOPs */
#define SCREEN       0xC000
#define SCREEN_BYTES 0x4000

static cpc_t *cpc;
static uint16_t game_at, wait_at, stack_bottom, stack_top;

static void allow(const char *name, unsigned bytes) {
    uint16_t first = cpc_address(cpc, name);
    watch_allow(cpc, first, (uint16_t)(first + bytes - 1));
}

/* What the program may write: the interrupt vector, its variables, the stack, the screen, and the routines that change
   their own instructions. */
static void start(const char *binary) {
    char path[300];
    cpc = cpc_new();
    snprintf(path, sizeof path, "%s.noi", binary);
    if (!symbols_load(&cpc->symbols, path, cpc->problem)) exit((fprintf(stderr, "%s\n", cpc->problem), 2));
    snprintf(path, sizeof path, "%s.bin", binary);
    if (!load_file(cpc, path, 0x40)) exit((fprintf(stderr, "%s\n", cpc->problem), 2));
    game_at = cpc_address(cpc, "_mille_table");
    wait_at = cpc_address(cpc, "_clock_wait");
    watch_allow(cpc, 0x0038, 0x003A);
    stack_bottom = cpc_address(cpc, "stack_bottom");
    stack_top = cpc_address(cpc, "stack_top");
    watch_allow(cpc, cpc_address(cpc, "s__DATA"), cpc_address(cpc, "s__HEAP"));
    watch_allow(cpc, cpc_address(cpc, "s__PAGE"), (uint16_t)(stack_top - 1));
    watch_allow(cpc, SCREEN - 32, 0xFFFF); /* video_clear comes from above with PUSH, interrupts find a stack there */
    allow("video_blit", 180);
    allow("_video_clear", 80);
    allow("unpack", 140);
    allow("zone_inks", 6);
    allow("sound_call", 3);
    allow("zone_inks_late", 3);
    watch_set_stack(cpc, stack_bottom, stack_top);
    cpc_set_reg(cpc, regPC, 0x40);
    cpc_stop_at(cpc, wait_at);
}

static mille_t game(void) {
    mille_t copy;
    cpc_peek(cpc, game_at, &copy, sizeof copy);
    return copy;
}

/* Runs until the program waits for a frame again; false if it does not, or does what it must not. */
static bool next_wait(void) {
    cpc_stop_t why = cpc_run(cpc, 200 * FRAME);
    if (why == CPC_REACHED) return true;
    printf("# stopped (%d) in frame %u at &%04X: %s\n", why, (unsigned)cpc->beam.frames, cpc_reg(cpc, regPC),
           cpc->problem);
    return false;
}

/* A match has begun and its state makes sense. */
static bool game_is_sound(void) {
    mille_t now = game();
    if (now.players == 0) return true; /* none yet */
    mille_fault_t fault = mille_fault(&now);
    if (fault) printf("# frame %u: fault %d in the game's memory\n", (unsigned)cpc->beam.frames, fault);
    return !fault;
}

static uint32_t screen_print(void) {
    uint32_t print = 2166136261u;
    for (unsigned i = 0; i < SCREEN_BYTES; i += 2)
        print = (print ^ (uint32_t)(cpc->ram[SCREEN + i] | cpc->ram[SCREEN + i + 1] << 8)) * 16777619u;
    return print;
}

static void press(const char *key, bool down) {
    keyboard_press(&cpc->keyboard, keyboard_key(key), down);
}

/* Presses a key for some frames and lets it go for some; false on a fault. */
static bool tap(const char *key, unsigned frames) {
    bool good = true;
    press(key, true);
    for (unsigned i = 0; i < 4 && good; i++)
        good = next_wait();
    press(key, false);
    for (unsigned i = 0; i < frames && good; i++)
        good = next_wait();
    return good;
}

/* ---- a hand ---- */

static int hand(void) {
    bool good = true, sound = true, over = false;
    unsigned taps = 0;
    uint16_t second = 0;
    for (; taps < 4000 && good && sound && second < 2; taps++) {
        good = tap("SPACE", 12);
        sound = game_is_sound();
        if (game().phase == PHASE_HAND_OVER) over = true;
        second = game().hand_number;
        if (second > 2) break;
    }
    ok(good, "nothing is written where it must not be, from the start on");
    ok(sound, "the game in memory can be at every frame");
    ok(over, "the first hand came to its end by the space bar alone (%u taps)", taps);
    ok(second == 2, "after the score sheet the second hand is dealt");
    ok(cpc->stack_lowest >= stack_bottom + 16, "the stack stays in its room: %d bytes used",
       stack_top - cpc->stack_lowest);
    return tap_done();
}

/* ---- a monkey ---- */

#define STILL_LIMIT 3000 /* frames of keys after which something must have changed */

static int monkey(uint32_t frames) {
    static const char *const keys[] = {"SPACE",  "SPACE", "SPACE", "RIGHT", "RIGHT", "LEFT", "UP",       "DOWN",
                                       "RETURN", "ESC",   "L",     "C",     "H",     "A",    "JOY_FIRE", "DEL"};
    random_t dice;
    bool good = true, sound = true, alive = true;
    uint32_t print = 0, changed = 0, matches = 0, draws = 0, hands = 0;
    uint8_t last_phase = PHASE_MATCH_OVER, last_left = 0;
    random_seed(&dice, 1000);
    while (good && sound && alive && cpc->beam.frames < frames) {
        const char *key = keys[random_below(&dice, sizeof keys / sizeof *keys)];
        mille_t now = game();
        if (!strcmp(key, "ESC") && now.players && now.phase != PHASE_MATCH_OVER && random_below(&dice, 8))
            key = "SPACE"; /* or it would give up match after match */
        good = tap(key, 1 + random_below(&dice, 8));
        sound = game_is_sound();
        now = game();
        if (now.phase == PHASE_HAND_OVER && last_phase != PHASE_HAND_OVER) hands++;
        if (now.phase != PHASE_MATCH_OVER && last_phase == PHASE_MATCH_OVER) matches++;
        if (now.left != last_left) draws++;
        last_phase = now.phase;
        last_left = now.left;
        if (screen_print() != print) {
            print = screen_print();
            changed = cpc->beam.frames;
        }
        alive = cpc->beam.frames - changed < STILL_LIMIT;
    }
    printf("# %u frames, %u hands ended\n", (unsigned)cpc->beam.frames, (unsigned)hands);
    ok(good, "random keys for %u frames: no crash, no write outside", (unsigned)frames);
    ok(sound, "the game in memory can be at every key");
    ok(alive, "no screen from which no key leads on");
    ok(matches > 0 && draws > frames / 2000, "the monkey began %u matches and saw %u draws", (unsigned)matches,
       (unsigned)draws); /* it has not been lost in the menus */
    return tap_done();
}

/* ---- budgets ---- */

/* Waits until nothing has moved for half a second; false if something always moves. */
static bool come_to_rest(void) {
    uint32_t print = screen_print();
    for (unsigned still = 0, frames = 0; still < 25; frames++) {
        if (frames == 1000 || !next_wait()) return false;
        still = screen_print() == print ? still + 1 : 0;
        print = screen_print();
    }
    return true;
}

/* Runs to the next frame of the beam, whatever the program does. */
static bool next_frame(void) {
    uint32_t frame = cpc->beam.frames + 1;
    cpc_stop_t why;
    do
        why = cpc_run_to_frame(cpc, frame);
    while (why == CPC_REACHED);
    return why == CPC_FRAME;
}

/* Frames from a key going down to the first change on the screen. */
static unsigned answer_time(const char *key) {
    uint32_t before = screen_print();
    unsigned frames = 0;
    press(key, true);
    do {
        if (!next_frame()) return 999;
        frames++;
    } while (screen_print() == before && frames < 50);
    for (int i = 0; i < 4; i++)
        next_frame();
    press(key, false);
    for (int i = 0; i < 4; i++)
        next_frame();
    return frames;
}

typedef struct {
    const char *name;
    uint64_t worst, limit;
} budget_t;

static budget_t budgets[] = {
    {"answer-to-RIGHT-frames", 0, 2}, {"answer-to-LEFT-frames", 0, 2},         {"answer-to-SPACE-frames", 0, 2},
    {"table-draw-frames", 0, 19},     {"longest-thought-nops", 0, 25 * FRAME},
};

static void spend(budget_t *budget, uint64_t value) {
    if (value > budget->worst) budget->worst = value;
}

/* A hand against the strongest level, dealt by that many frames of waiting before the first key: every choice of it is
   moved by → and ← and then taken. */
static bool bench_hand(unsigned patience) {
    static const char *const keys[] = {"RIGHT", "LEFT", "SPACE"};
    uint16_t settings_at = cpc_address(cpc, "_settings");
    profile_add(cpc, "_bot_think");
    profile_add(cpc, "_table_draw");
    while (patience--)
        if (!next_wait()) return false;
    while (game().players == 0)
        if (!tap("SPACE", 30)) return false;
    for (unsigned n = 0; n < 2000 && game().hand_number < 2; n++) {
        cpc->ram[settings_at + offsetof(settings_t, seat[1].kind)] = SEAT_HARD;
        if (!come_to_rest()) return false;
        /* the sheet has nothing to move; a key may have been an answer already, and the machine thinks */
        for (unsigned i = game().phase == PHASE_HAND_OVER ? 2 : 0; i < 3; i++) {
            spend(&budgets[i], answer_time(keys[i]));
            if (!come_to_rest()) return false;
        }
    }
    spend(&budgets[3], (profile_find(cpc, "_table_draw")->worst + FRAME - 1) / FRAME);
    spend(&budgets[4], profile_find(cpc, "_bot_think")->worst);
    return true;
}

/* The worst of several hands. */
static int bench(const char *binary) {
    static const unsigned patience[] = {0, 30, 31, 33, 37, 41};
    for (unsigned i = 0; i < sizeof patience / sizeof *patience; i++) {
        if (i) cpc_free(cpc), start(binary);
        if (!bench_hand(patience[i])) return 1;
    }
    for (unsigned i = 0; i < sizeof budgets / sizeof *budgets; i++)
        profile_budget(stdout, budgets[i].name, budgets[i].worst, budgets[i].limit);
    return 0;
}

int main(int count, char **words) {
    if (count < 3) return fprintf(stderr, "usage: cpc_game BINARY hand|monkey N|bench\n"), 2;
    start(words[1]);
    if (!strcmp(words[2], "hand")) return hand();
    if (!strcmp(words[2], "monkey")) return monkey(count > 3 ? (uint32_t)atoi(words[3]) : 200000);
    return bench(words[1]);
}
