/* The commands of the PC program. Each gets the words after its name and returns the exit code. */
#ifndef COMMANDS_H
#define COMMANDS_H

int command_sim(int argc, char **argv);
int command_play(int argc, char **argv);
int command_arena(int argc, char **argv);
int command_bot(int argc, char **argv);

#endif
