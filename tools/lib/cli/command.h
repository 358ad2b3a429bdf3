/* command: a program with several commands, such as `mille sim --games 5`.
 *
 *     static const command_t commands[] = {{"sim", "plays whole matches", command_sim}, {0}};
 *     return command_run("mille", commands, argc, argv);
 */
#ifndef COMMAND_H
#define COMMAND_H

typedef struct {
    const char *name, *help;
    int (*run)(int argc, char **argv); /* gets the arguments after its name, returns the exit code */
} command_t;

/* Runs the command that argv names; the list ends with zeros. `--help` prints the list. So does a missing or
 * unknown command, with exit code 2. */
int command_run(const char *program, const command_t *commands, int argc, char **argv);

#endif
