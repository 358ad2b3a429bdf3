# The tool that makes discs, tapes, cartridges and snapshots.

INCLUDES_tools/images := tools/images src/host/pack src/host/checksum

$(eval $(call program,$(IMAGES),host,$(wildcard tools/images/*.c) src/host/pack/pack.c src/host/checksum/checksum.c,,))
