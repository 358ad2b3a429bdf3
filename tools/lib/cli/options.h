/* options: parses `--name value` and `--name`. Each command has a table of its options.
 *
 *     option_t options[] = {
 *         {.name = "rules", .help = "rulebook", .words = rules_words},
 *         {.name = "seed", .help = "seed of the random generator", .min = 0, .max = UINT32_MAX, .value = 1},
 *         {.name = "deal", .help = "deal territories", .flag = 1},
 *         {0}};
 *     options_read("mille sim", "plays matches", options, argc, argv);
 *
 * `--help` prints the table and exits with 0. An invalid option prints a message with its name and the allowed values
 * and exits with 2.
 */
#ifndef OPTIONS_H
#define OPTIONS_H

typedef struct {
    const char *name, *help;
    const char *const *words; /* allowed words, ended by NULL; value becomes the index in the list */
    long long min, max;       /* allowed numbers, if words is NULL */
    long long value;          /* the default, then the given value */
    int flag;                 /* 1: no value follows the name; value is 1 if the option is given */
} option_t;

void options_read(const char *command, const char *purpose, option_t *options, int argc, char **argv);

#endif
