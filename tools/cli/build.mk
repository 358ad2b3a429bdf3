# What the command lines of all games share: commands, options, words, intervals.
INCLUDES_tools/cli := tools/cli src/save
# Telling what a file holds wants a game's table of its files: save_file.h.
CLI_FILES := $(addprefix tools/cli/,save_file.c settings_file.c)
CLI_SOURCES := $(filter-out $(CLI_FILES),$(wildcard tools/cli/*.c))
