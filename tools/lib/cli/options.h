/* Reading `--name value` and `--name` options: each command has a table of those it knows.
 *
 *     option_t options[] = {
 *         {.name = "rules", .help = "rulebook", .words = rules_words},
 *         {.name = "seed", .help = "start of the generator", .min = 0, .max = UINT32_MAX, .value = 1},
 *         {.name = "deal", .help = "deal territories", .flag = 1},
 *         {0}};
 *     options_read("mille sim", "plays matches", options, argc, argv);
 *
 * `--help` prints the table and exits 0. Anything wrong prints a message that names it and what is allowed, exit 2.
 */
#ifndef OPTIONS_H
#define OPTIONS_H

typedef struct {
    const char *name, *help;
    const char *const *words; /* allowed words, ended by NULL; value becomes the place in the list */
    long long min, max;       /* allowed numbers, where words is NULL */
    long long value;          /* the default, then what was given */
    int flag;                 /* 1: no value follows the name; value is 1 if it was given */
} option_t;

void options_read(const char *command, const char *purpose, option_t *options, int argc, char **argv);

#endif
