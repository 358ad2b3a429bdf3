# The checksum at the end of the game's files; on the CPC the loader (disk) and src/ui/words.c look at it.
INCLUDES_src/platform/host/checksum := src/platform/host/checksum
