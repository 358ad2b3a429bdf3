# The contract between a game and the computer, and the little that is the same on every computer.
INCLUDES_src/platform := src/platform src/lib
