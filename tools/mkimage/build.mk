# The tool that makes discs, tapes, cartridges and snapshots.

INCLUDES_tools/mkimage := tools/mkimage src/platform/host/pack src/platform/host/checksum

$(eval $(call program,$(IMAGES),host,$(wildcard tools/mkimage/*.c) src/platform/host/pack/pack.c src/platform/host/checksum/checksum.c,,))
