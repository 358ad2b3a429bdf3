# The tools that a build needs, and the tests of the tools: make -f tools/make/tools.mk [TARGET...]
# Programs for the PC go to build/host (with sanitizers: build/san). They are the same for every game and toolchain.
.DEFAULT_GOAL := all
include tools/make/settings.mk
B := build
GEN := build/demo/gen
LISTS := tools/make/tools.mk
# One of the tools, mapconv, is for the map of RISK.
BASE := risk
LAYOUT_INC :=
GAME_MK :=
include src/flags.mk tools/make/sources.mk

TOOLS := gfxconv wordconv soundconv mapconv mkimage platform_layout
PACK := src/platform/host/pack/pack.c
CHECKSUM := src/platform/host/checksum/checksum.c
SOURCES_cpcsim := tools/cpcsim/main.c $(CPCSIM_SOURCES)
SOURCES_gfxconv := $(wildcard tools/gfxconv/*.c tools/lib/*.c) $(PICTURE_SOURCES) $(PACK)
SOURCES_mapconv := $(wildcard tools/mapconv/*.c) $(addprefix tools/lib/,manifest.c fail.c lines.c cli/word.c) \
	tools/risk/vocabulary.c src/risk/rules/map.c $(PICTURE_SOURCES) $(PACK)
SOURCES_mkimage := $(wildcard tools/mkimage/*.c) $(PACK) $(CHECKSUM)
SOURCES_platform_layout := tools/layout/layout.c tools/layout/platform.c
SOURCES_soundconv := $(SOUNDCONV_SOURCES)
SOURCES_wordconv := $(wildcard tools/wordconv/*.c) tools/lib/encoding.c tools/lib/fail.c $(CHECKSUM)

# Addresses for the assembler; numbers that C defines, for the assembler and for tests (tools/layout; for a game
# see tools/make/game.mk); the rules for SDCC, with a restart for each function in the restart tables.
GENERATED := build/memory.inc build/platform_layout.inc build/platform_layout.json build/peephole.def
build/memory.inc: src/platform/cpc/memory.mk src/platform/picture_table.h
	$(Q)printf '%s\n' $(foreach m,$(sort $(filter MEMORY_%,$(.VARIABLES))),'$m = $($m)') >$@
build/platform_layout.%: build/host/platform_layout
	$(Q)$< $* >$@
RESTARTS := src/ui/restarts.s tests/lib/stubs/restarts.s
build/peephole.def: tools/peephole src/platform/cpc/peephole.def $(RESTARTS)
	$(Q)tools/peephole src/platform/cpc/peephole.def $(RESTARTS) >$@

# ---- tests of the tools ----------------------------------------------------------------------------------------------

SOURCES_cpcsim_timing := tests/tools/cpcsim/timing_test.c $(CPCSIM_SOURCES)
SOURCES_cpcsim_core := tests/tools/cpcsim/core_test.c $(CPCSIM_SOURCES)
SOURCES_cpcsim_hardware := tests/tools/cpcsim/hardware_test.c $(CPCSIM_SOURCES)
SOURCES_cpcsim_files := tests/tools/cpcsim/files_test.c $(CPCSIM_SOURCES)
SOURCES_cpcsim_script := tests/tools/cpcsim/script_test.c $(CPCSIM_SOURCES)
SOURCES_peephole_equivalence := tests/platform/peephole/equivalence.c
SOURCES_make_png := tests/tools/gfxconv/make_png.c $(PICTURE_SOURCES)
SOURCES_spoil := tests/risk/board/spoil.c $(PICTURE_SOURCES)
SOURCES_pack_test := tests/tools/gfxconv/pack_test.c $(PACK)
SOURCES_mkimage_test := tests/tools/mkimage/mkimage_test.c $(CHECKSUM) \
	$(addprefix tools/mkimage/,amsdos.c cartridge.c disc.c snapshot.c tape.c)
# The fuzzers' fail() does not end the program.
SOURCES_fuzz_soundconv := tests/sound/fuzz_soundconv.c $(filter-out %/main.c %/fail.c,$(SOURCES_soundconv))
SOURCES_fuzz_mapconv := tests/risk/board/fuzz_mapconv.c \
	$(filter-out %/main.c %/fail.c %/manifest.c,$(SOURCES_mapconv))

# The test card, for the simulated CPC and for Caprice32; a program whose speed is measured. SDCC builds them for every
# toolchain.
build/z80/% build/tests/%: export TOOLCHAIN := sdcc
CARD := build/tests/tools/cpcsim/card
$(CARD).ihx: build/z80/tests/tools/cpcsim/card.rel disk/link_binary
	$(Q)disk/link_binary $(CARD).bin 0x4000 $<
$(CARD).sna: $(CARD).ihx build/host/cpcsim
	$(Q)build/host/cpcsim --load $< --sp 0xBF00 --nops 1 --save $@
SIEVE := build/tests/tools/cpcsim/sieve.ihx
$(SIEVE): CODE_AT := 0x4000
$(SIEVE): build/z80/tests/tools/cpcsim/sieve.rel build/z80/src/platform/cpc/frame.rel ; $(LINK_Z80)

# Emulators, unpacked from their npm packages; the ROMs for MAME come out of one of them.
EMULATORS := build/emulators/cap32_libretro.js build/emulators/crocods_libretro.js
ROMS := build/emulators/roms/cpc464/cpc464.rom
emulators: $(EMULATORS) ; @:
roms: $(ROMS) ; @:
$(EMULATORS): build/emulators/%_libretro.js: tools/web/node_modules/@emulatorjs/core-%/package.json
	$(SAY) unpack $@
	@mkdir -p $(@D)
	$(Q)7z x -y -bso0 -bsp0 -o$(@D) $(<D)/$*-wasm.data $*_libretro.js $*_libretro.wasm
	@touch $@
$(ROMS): tests/emulators/mame/roms.mjs build/emulators/cap32_libretro.js
	$(SAY) roms build/emulators/roms
	$(Q)node $< build/emulators/cap32_libretro.wasm build/emulators/roms

# For make TOOLCHAIN=z88dk: SDCC's run-time library (multiplication, division and so on).
ifeq ($(TOOLCHAIN),z88dk)
include tools/z88dk/toolchain.mk
$(Z88DK_RUNTIME): $(wildcard tools/z88dk/*)
	$(SAY) lib $@
	@mkdir -p $(@D)
	$(Q)tools/z88dk/runtime $@
# The version of SDCC that z88dk's compiler is.
ZSDCC := $(shell z88dk-zsdcc --version | sed -n 's/^Build: \([^ ]*\).*/\1/p')
$(if $(filter 4.5.0,$(ZSDCC)),,\
	$(warning z88dk-zsdcc is version $(ZSDCC): only release 2.4 of z88dk was tried, whose zsdcc is version 4.5.0))
endif

all: $(TOOLS:%=build/host/%) $(GENERATED) $(Z88DK_RUNTIME) build/manual/manual.css ; @:
build/manual/%: tools/manual/%
	@mkdir -p $(@D)
	$(Q)cp $< $@
include tools/make/compile.mk
# Tracing the comparisons of every pixel for libFuzzer would take four fifths of its time.
build/fuzz/tools/mapconv/%.o build/fuzz/src/platform/host/picture/%.o: CC_fuzz += -fno-sanitize-coverage=trace-cmp
.PHONY: all emulators roms FORCE
