/* Runs the command that the first argument names. */
#include <stdio.h>
#include <string.h>
#include "command.h"

static void print_commands(FILE *out, const char *program, const command_t *commands) {
    for (; commands->name; commands++)
        fprintf(out, "  %s %-8s %s\n", program, commands->name, commands->help);
    fprintf(out, "Every command has --help.\n");
}

int command_run(const char *program, const command_t *commands, int argc, char **argv) {
    for (const command_t *command = commands; argc > 1 && command->name; command++)
        if (strcmp(argv[1], command->name) == 0) return command->run(argc - 2, argv + 2);
    if (argc > 1 && strcmp(argv[1], "--help") == 0) {
        print_commands(stdout, program, commands);
        return 0;
    }
    fprintf(stderr, "%s: %s%s%s. Commands:\n", program, argc > 1 ? "unknown command '" : "no command given",
            argc > 1 ? argv[1] : "", argc > 1 ? "'" : "");
    print_commands(stderr, program, commands);
    return 2;
}
