# Names of keys and where they stand in the matrix.
INCLUDES_src/host/keyboard := src/host/keyboard
