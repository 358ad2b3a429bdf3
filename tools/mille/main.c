/* The rules of 1000 Bornes on a PC: `mille COMMAND [options]`. */
#include <stdio.h>
#include <string.h>
#include "commands.h"

static const struct {
    const char *name, *help;
    int (*run)(int argc, char **argv);
} commands[] = {
    {"sim", "plays whole matches with random legal moves and prints what happened as JSON", command_sim},
    {"play", "referees a match: reads moves, prints events", command_play},
    {"arena", "lets two players meet in many matches and prints who is better as JSON", command_arena},
    {"bot", "the machine player for other programs: a table in words in, a move out", command_bot},
};
#define COMMANDS (sizeof commands / sizeof *commands)

static void print_commands(FILE *out) {
    for (size_t i = 0; i < COMMANDS; i++)
        fprintf(out, "  mille %-8s %s\n", commands[i].name, commands[i].help);
    fprintf(out, "Each has --help.\n");
}

int main(int argc, char **argv) {
    for (size_t i = 0; argc > 1 && i < COMMANDS; i++)
        if (strcmp(argv[1], commands[i].name) == 0) return commands[i].run(argc - 2, argv + 2);
    if (argc > 1 && strcmp(argv[1], "--help") == 0) {
        print_commands(stdout);
        return 0;
    }
    fprintf(stderr, "mille: %s%s%s. There are:\n", argc > 1 ? "unknown command '" : "no command given",
            argc > 1 ? argv[1] : "", argc > 1 ? "'" : "");
    print_commands(stderr);
    return 2;
}
