# Pictures in memory, PNG files, the 27 colours.
INCLUDES_src/platform/host/picture := src/platform/host/picture
