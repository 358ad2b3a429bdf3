# Saved files of any game: the file format, and writing that a power cut cannot destroy.
INCLUDES_src/save := src/save src/lib src/platform
OVERLAY_src/save := SPARE
