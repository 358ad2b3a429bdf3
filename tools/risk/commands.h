/* commands: the commands of the PC program. Each gets the words after its name and returns the exit code. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include "options.h"

int command_sim(int argc, char **argv);
int command_play(int argc, char **argv);
int command_arena(int argc, char **argv);
int command_bot(int argc, char **argv);
int command_map(int argc, char **argv);
int command_save_info(int argc, char **argv);

/* What `risk bot` does with its standard input and output; `player` is one of players.h. */
void bot_answer(FILE *in, FILE *out, int player);

/* The two options of every command that starts games, in this order; game_options returns them as RISK_OPTION_…
 * bits. */
#define GAME_OPTIONS                                                                                                   \
    {.name = "deal", .help = "territories are dealt instead of claimed", .flag = 1}, {                                 \
        .name = "ask", .help = "defenders choose their dice instead of throwing all they may", .flag = 1               \
    }
uint8_t game_options(const option_t *deal);

#endif
