# The machine on the CPC.
INCLUDES_src/cpc := src/cpc src/machine $(BUILD)/gen
CPC_SOURCES := src/cpc/start.s $(filter-out src/cpc/start.s,$(wildcard src/cpc/*.s)) $(wildcard src/cpc/*.c src/machine/*.c) \
	$(BUILD)/gen/pictures.c $(BUILD)/gen/font.c
CPC_OBJECTS := $(addsuffix .rel,$(basename $(CPC_SOURCES:%=$(BUILD)/z80/%)))

# Where things lie in memory; disk/build.mk says why. The program's variables follow its file, up to AMSDOS; the machine's own and
# the stack have a place of their own (page.s).
CPC_CODE      := 0x0040
CPC_FILE_END  := 0x9F00
CPC_DATA_END  := 0xA6FC
CPC_PAGE      := 0xAC00

# cpc_link: a program for the CPC from the object files it may need, start.rel first. The target is an .ihx file; .map and .noi, with
# its symbols, come along.
define cpc_link
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)tools/link $(CPC_CODE) $(CPC_PAGE) $(@:.ihx=) $(filter %.rel,$^)
endef

# cpc_fits(program): fails with a table of what takes how much when the program is too large; TABLE=yes always prints it.
cpc_fits = tools/fits $(CPC_FILE_END) $(CPC_DATA_END) $(1)

# The bytes of a program, if it fits.
$(BUILD)/z80/%.bin: $(BUILD)/z80/%.ihx
	$(Q)$(call cpc_fits,$(<:.ihx=))
	$(Q)objcopy -I ihex -O binary $< $@

# The game: build/z80/mille.bin, loaded and started at &0040.
GAME_SOURCES := $(wildcard src/mille/*.c src/bot/*.c src/ui/*.c) $(BUILD)/gen/words_keys.c
$(BUILD)/z80/mille.ihx: $(CPC_OBJECTS) $(GAME_SOURCES:%.c=$(BUILD)/z80/%.rel)
	$(cpc_link)

BENCHES += game
bench-game = BENCH=game TABLE=yes $(call cpc_fits,$(BUILD)/z80/mille)
bench-game-needs = $(BUILD)/z80/mille.ihx
