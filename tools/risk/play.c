/* `risk play`: plays a game from moves on standard input, one a line, and prints each event as a line of key=value. */
#include <stdio.h>
#include <string.h>
#include "commands.h"
#include "moves.h"
#include "options.h"
#include "players.h"
#include "transcript.h"
#include "vocabulary.h"

/* Makes the move and prints what happens, or why it is illegal. */
static void make(const risk_move_t *move) {
    risk_events_t events;
    risk_reason_t reason = risk_apply(move, &events);
    if (reason != REASON_NONE)
        printf("illegal reason=%s\n", reason_words[reason]);
    else
        transcript_print(&events);
}

static void play_auto(random_t *random, int all) {
    risk_move_t move;
    do {
        if (risk_game.phase == PHASE_OVER) {
            if (!all) printf("illegal reason=%s\n", reason_words[REASON_GAME_OVER]);
            return;
        }
        player_move(PLAYER_RANDOM, random, &move);
        make(&move);
    } while (all);
}

/* One line of input. False for `quit`. */
static int obey(char *line, random_t *random) {
    char first[8] = "", second[8] = "", third[2] = "", problem[MOVE_PROBLEM];
    risk_move_t move;
    int count = sscanf(line, "%7s%7s%1s", first, second, third);
    if (count <= 0) return 1;
    if (count == 1 && strcmp(first, "quit") == 0) return 0;
    if (strcmp(first, "auto") == 0 && (count == 1 || (count == 2 && strcmp(second, "all") == 0)))
        play_auto(random, count == 2);
    else if (move_read(line, &move, problem))
        make(&move);
    else
        printf("illegal %s\n", problem);
    return 1;
}

int command_play(int argc, char **argv) {
    option_t options[] = {{.name = "players", .help = "how many", .min = PLAYERS_MIN, .max = PLAYERS_MAX, .value = 2},
                          {.name = "seed", .help = "start of the generator", .min = 0, .max = UINT32_MAX, .value = 1},
                          GAME_OPTIONS,
                          {0}};
    char line[256], purpose[1000];
    risk_events_t events;
    random_t random;

    snprintf(purpose, sizeof purpose,
             "plays a game from moves on standard input, one a line:\n%s\n"
             "  auto (one random legal move) | auto all (to the end of the game) | quit",
             moves_help);
    options_read("risk play", purpose, options, argc, argv);
    risk_new((uint8_t)options[0].value, game_options(&options[2]), (uint32_t)options[1].value, &events);
    random_seed(&random, (uint32_t)options[1].value + 1);
    transcript_print(&events);
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) {
        if (!strchr(line, '\n') && !feof(stdin)) { /* longer than any move: skip the rest of it */
            for (int c = 0; c != '\n' && c != EOF;)
                c = getchar();
            printf("illegal reason=unreadable word=%.20s…\n", line);
        } else if (!obey(line, &random)) {
            break;
        }
        fflush(stdout);
    }
    return 0;
}
