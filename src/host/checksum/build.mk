# The checksum at the end of the game's files; on the CPC the loader (disk) and src/cpc/store_load.s look at it.
INCLUDES_src/host/checksum := src/host/checksum
