# The tool that makes discs, tapes, cartridges and snapshots.

INCLUDES_tools/images := tools/images src/platform/host/pack src/platform/host/checksum

$(eval $(call program,$(IMAGES),host,$(wildcard tools/images/*.c) src/platform/host/pack/pack.c src/platform/host/checksum/checksum.c,,))
