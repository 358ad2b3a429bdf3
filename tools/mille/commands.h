/* commands: those of the PC program. Each gets the words after its name and returns the exit code. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

int command_sim(int argc, char **argv);
int command_arena(int argc, char **argv);
int command_play(int argc, char **argv);
int command_bot(int argc, char **argv);
int command_save_info(int argc, char **argv);

/* `play` and `bot` on any streams: a match from moves, and one answer per request. They end with the input (or `quit`);
 * no input makes them stop earlier. */
void play_lines(FILE *in, FILE *out, uint8_t rules, uint8_t players, uint32_t seed);
void bot_answer(FILE *in, FILE *out, int player, int rules);

#endif
