# How every converter ends on bad input.
INCLUDES_tools/lib := tools/lib src/platform/host/picture
# What the command lines of all games share: commands, options, words, intervals.
INCLUDES_tools/lib/cli := tools/lib/cli src/save src/lib
# Telling what a file holds wants a game's table of its files: save_file.h.
CLI_FILES := $(addprefix tools/lib/cli/,save_file.c settings_print.c)
CLI_SOURCES := $(filter-out $(CLI_FILES),$(wildcard tools/lib/cli/*.c))
