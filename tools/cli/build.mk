# What the command lines of all games share: commands, options, words, intervals.
INCLUDES_tools/cli := tools/cli src/save
CLI_SOURCES := $(wildcard tools/cli/*.c)
