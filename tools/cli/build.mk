# What the command lines of all games share: options, words.
INCLUDES_tools/cli := tools/cli
