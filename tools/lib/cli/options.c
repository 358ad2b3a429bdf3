/* Parses command-line options. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "options.h"
#include "word.h"

static void print_allowed(FILE *out, const option_t *option) {
    if (!option->words) {
        fprintf(out, "%lld to %lld", option->min, option->max);
        return;
    }
    for (int i = 0; option->words[i]; i++)
        fprintf(out, "%s%s", i ? ", " : "", option->words[i]);
}

static void print_help(const char *command, const char *purpose, const option_t *options) {
    printf("%s: %s\n", command, purpose);
    for (; options->name; options++) {
        printf("  --%-8s %s", options->name, options->help);
        if (options->flag) {
            printf("\n");
            continue;
        }
        printf(": ");
        print_allowed(stdout, options);
        if (options->words)
            printf(" (default: %s)\n", options->words[options->value]);
        else
            printf(" (default: %lld)\n", options->value);
    }
}

static int read_value(option_t *option, const char *text) {
    char *end;
    if (option->words) {
        option->value = word_index(text, option->words);
        return option->value >= 0;
    }
    errno = 0;
    option->value = strtoll(text, &end, 10);
    return errno == 0 && end != text && *end == 0 && option->value >= option->min && option->value <= option->max;
}

void options_read(const char *command, const char *purpose, option_t *options, int argc, char **argv) {
    for (int i = 0; i < argc; i++) {
        option_t *option = options;
        if (strcmp(argv[i], "--help") == 0) {
            print_help(command, purpose, options);
            exit(0);
        }
        while (option->name && (strncmp(argv[i], "--", 2) != 0 || strcmp(argv[i] + 2, option->name) != 0))
            option++;
        if (!option->name) {
            fprintf(stderr, "%s: unknown option '%s'; options are", command, argv[i]);
            for (option = options; option->name; option++)
                fprintf(stderr, " --%s", option->name);
            fprintf(stderr, " --help\n");
            exit(2);
        }
        if (option->flag) {
            option->value = 1;
            continue;
        }
        const char *text = i + 1 < argc ? argv[i + 1] : "";
        if (!read_value(option, text)) {
            fprintf(stderr, "%s: --%s '%s' is not one of: ", command, option->name, text);
            print_allowed(stderr, option);
            fprintf(stderr, "\n");
            exit(2);
        }
        i++;
    }
}
