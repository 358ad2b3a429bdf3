# What the host tools share: pictures in memory, PNG files, the 27 colours.
INCLUDES_tools/picture := tools/picture
PICTURE_SOURCES := $(wildcard tools/picture/*.c)
PICTURE_LIBS := -lpng
