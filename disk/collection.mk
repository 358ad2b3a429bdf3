# The disc and the cartridge of all games, after their parts: make -f disk/collection.mk (the Makefile's "all" does it all).
include tools/make/settings.mk
Q := $(if $(V),,@)
PARTS := $(BUILD)/menu/disk/boot $(foreach g,$(GAMES),$(addprefix $(BUILD)/$g/,disk/boot-menu disk/game) \
	$(wildcard $(BUILD)/$g/gen/words.made $(BUILD)/$g/disk/several-*.txt)) build/host/mkimage disk/mkcollection disk/lib.sh

all: $(IMAGE_FOLDER)/classics.dsk $(IMAGE_FOLDER)/classics.cpr ; @:
$(IMAGE_FOLDER)/classics.dsk: $(PARTS) disk/read_me.bas
	@printf '  %-6s %s\n' disk $@
	$(Q)disk/mkcollection $@ $(GAMES)
$(IMAGE_FOLDER)/classics.cpr: $(PARTS) $(BUILD)/menu/disk/cartridge.bin
	@printf '  %-6s %s\n' cpr $@
	$(Q)disk/mkcollection $@ $(GAMES)
.DELETE_ON_ERROR:
.PHONY: all
