# Pictures in memory, PNG files, the 27 colours.
INCLUDES_src/host/picture := src/host/picture
