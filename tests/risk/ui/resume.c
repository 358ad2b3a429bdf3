/*  Saved and resumed games: resume FOLDER

    A game that was saved on the disc FOLDER and resumed by another process continues, event by event, like a game that
    was not interrupted. A person's move depends on the game and on its number only. */
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ask.h"
#include "audio.h"
#include "clock.h"
#include "digest.h"
#include "hall_of_fame.h"
#include "help.h"
#include "host.h"
#include "frontend_hooks.h"
#include "save_settings.h"
#include "keys.h"
#include "board.h"
#include "match_state.h"
#include "random_player.h"
#include "screens.h"
#include "settings.h"
#include "tap.h"

/* What a process reports of its part of the game. */
typedef struct {
    uint32_t moves;
    digest_t events;
    risk_t table;
    match_memory_t memory;
    settings_t settings;
    hall_t hall[HALL_ROWS];
} report_t;

static report_t report;
static uint32_t cut;    /* the move before which the game is saved */
static int pipe_end[2]; /* to the process that waits for the report */
static const char *folder;
static uint8_t players, persons;
static unsigned saves;

_Noreturn static void send_report(void) {
    report.table = risk_game;
    report.memory = match_memory;
    report.settings = settings;
    memcpy(report.hall, hall, sizeof hall);
    _exit(write(pipe_end[1], &report, sizeof report) != sizeof report);
}

/* ---- the player ---- */

uint8_t __wrap_keys_hit(void);
void __wrap_ask_move(risk_move_t *move);
risk_reason_t __real_risk_apply(const risk_move_t *move, risk_events_t *events);
risk_reason_t __wrap_risk_apply(const risk_move_t *move, risk_events_t *events);

/* Every wait for a key ends at once. */
uint8_t __wrap_keys_hit(void) {
    return clock_frames() & 1 ? KEY_FIRE : 0;
}

void __wrap_ask_move(risk_move_t *move) {
    random_t random;
    digest_t digest = {0, 0};
    if (report.moves >= cut) {
        help_save();
        send_report();
    }
    digest_bytes(&digest, &risk_game, sizeof risk_game);
    random_seed(&random, digest.low + report.moves);
    random_player_move(&random, move);
}

risk_reason_t __wrap_risk_apply(const risk_move_t *move, risk_events_t *events) {
    risk_reason_t reason = __real_risk_apply(move, events);
    report.moves++;
    for (uint8_t i = 0; i < events->count; i++)
        digest_bytes(&report.events, &events->list[i], sizeof events->list[i]);
    return reason;
}

/* ---- starting ---- */

static void start(void) {
    host_disc(folder);
    settings_reset();
    settings.pace = PACE_FAST;
    audio_apply();
}

static void begin(void) {
    start();
    settings.players = players;
    settings.deal = players & 1;
    settings.defender = 1;
    for (uint8_t s = 0; s < players; s++) {
        settings.seat[s].kind = (uint8_t)(s < persons ? SEAT_PERSON : SEAT_EASY + (s + players) % 3);
        settings.seat[s].name[0] = (char)('A' + s);
    }
    play_match(MENU_MATCH);
}

static void go_on(void) {
    start();
    if (load_match()) tap_die("the game does not come back");
    play_match(MENU_RESUME);
}

/* Runs in a process of its own, which returns only the report. */
static bool at_a_machine(void (*work)(void)) {
    int code;
    fflush(stdout);
    if (pipe(pipe_end)) tap_die("no pipe");
    pid_t child = fork();
    if (!child) {
        work();
        send_report();
    }
    close(pipe_end[1]);
    bool told = read(pipe_end[0], &report, sizeof report) == sizeof report;
    close(pipe_end[0]);
    return waitpid(child, &code, 0) == child && !code && told;
}

static void choose(void) {
    start();
    load_settings(); /* there are none yet: no message */
    settings.players = 5;
    settings.pace = PACE_SLOW;
    settings.seat[2].name[0] = 'Z';
    hall[1].rounds = 1959;
    save_settings();
}

static void know_again(void) {
    start();
    load_settings();
}

/* ---- comparing ---- */

static void chosen(void) {
    bool kept = at_a_machine(choose);
    settings_t before = report.settings;
    kept = kept && at_a_machine(know_again);
    ok(kept && report.settings.players == 5 && report.hall[1].rounds == 1959 &&
           !memcmp(&report.settings, &before, sizeof before),
       "settings that were changed, and victories, are there again at the next start");
}

enum { CUTS = 6, NEVER = 0x7fffffff };

static void game(void) {
    static report_t whole;
    unsigned same = 0;
    memset(&report, 0, sizeof report);
    cut = NEVER;
    bool played = at_a_machine(begin);
    whole = report;
    for (uint32_t n = 0; n < CUTS; n++) {
        memset(&report, 0, sizeof report);
        cut = n * whole.moves / CUTS; /* the first time before the first move */
        if (!at_a_machine(begin)) continue;
        if (report.table.phase == PHASE_OVER) { /* the persons are out and were not asked any more */
            same += !memcmp(&report, &whole, sizeof whole);
            continue;
        }
        saves++;
        cut = NEVER;
        bool went_on = at_a_machine(go_on);
        report.settings.deal = whole.settings.deal; /* not part of a match file */
        report.settings.defender = whole.settings.defender;
        same += went_on && !memcmp(&report, &whole, sizeof whole);
    }
    ok(played && whole.table.phase == PHASE_OVER && same == CUTS,
       "%u seats, %u persons, %u moves: saved and taken up again, the same events, log, dice and end (%u times of %d)",
       players, persons, (unsigned)whole.moves, same, CUTS);
}

int main(int count, char **words) {
    if (count != 2) return fprintf(stderr, "usage: resume FOLDER\n"), 2;
    folder = words[1];
    chosen();
    for (players = PLAYERS_MIN; players <= PLAYERS_MAX; players++)
        for (persons = 1; persons <= 2; persons++)
            game();
    ok(saves > 30, "%u games were saved on their way", saves);
    return tap_done();
}
