# Names of keys and where they stand in the matrix.
INCLUDES_src/platform/host/keyboard := src/platform/host/keyboard
