# How C and assembly become objects, and objects become programs for the PC. tools/make/tools.mk and tools/make/game.mk
# include this file. They set B, the folder of the objects, and list their programs:
#
#   SOURCES_rules_test := ...      the sources of the program $(B)/<variant>/rules_test
#   WRAP_matches := keys_hit ...   functions that the program replaces (the linker's --wrap)
#   LISTS := ...                   the makefiles with these lines: if one changes, programs are linked again
#
# The variant names the compiler flags: host, san (with sanitizers), cov (line coverage), quick, tune, fuzz.
# Every program can be built in every variant.

.SECONDEXPANSION:
.DELETE_ON_ERROR:
FORCE:

# V=1 shows the whole commands.
V ?=
Q := $(if $(V),,@)
SAY := @printf '  %-6s %s\n'
comma := ,

# Every object depends on the compilers' flags and on the include lists.
COMMON := tools/make/compile.mk src/modules.txt
INCLUDES = $(addprefix -I,$(or $(INCLUDES_$(<D)),$(INCLUDES_$(patsubst %/host,%,$(<D)))))

# ---- the PC ----------------------------------------------------------------------------------------------------------

VARIANTS := host san cov quick tune fuzz
VARIANT = $(firstword $(subst /, ,$(@:$(B)/%=%)))
WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes -Werror
SANITIZE := -fsanitize=address,undefined -fno-sanitize-recover=all
CC := gcc -std=c11 -g $(WARNINGS)
CC_host := $(CC) -O2
CC_san := $(CC) -O1 $(SANITIZE)
CC_cov := $(CC) -O0 --coverage
CC_quick := $(CC) -O3 -flto=auto -g0
CC_tune := $(CC) -O3 -flto=auto -DWEIGHTS_CONST=
CC_fuzz := clang -std=c11 -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all

define COMPILE
	$(SAY) cc $@
	@mkdir -p $(@D)
	$(Q)$(CC_$(VARIANT)) $(INCLUDES) -MMD -MP -c $< -o $@
endef
$(B)/host/%.o: %.c $(COMMON) ; $(COMPILE)
$(B)/san/%.o: %.c $(COMMON) ; $(COMPILE)
$(B)/cov/%.o: %.c $(COMMON) ; $(COMPILE)
$(B)/quick/%.o: %.c $(COMMON) ; $(COMPILE)
$(B)/tune/%.o: %.c $(COMMON) ; $(COMPILE)
$(B)/fuzz/%.o: %.c $(COMMON) ; $(COMPILE)

# A program is linked from the objects of its sources. Only programs that simulate a Z80 need libz80ex.
PROGRAMS := $(patsubst SOURCES_%,%,$(filter SOURCES_%,$(.VARIABLES)))
define LINK
	$(SAY) link $@
	@mkdir -p $(@D)
	$(Q)$(CC_$(VARIANT)) -o $@ $(filter %.o,$^) $(addprefix -Wl$(comma)--wrap=,$(WRAP_$(@F))) \
		$(if $(filter %/cpcsim/cpc.o %/peephole/equivalence.o,$^),-l:libz80ex.a) -Wl,--as-needed -lpng -lm
endef
$(PROGRAMS:%=$(B)/host/%): $(B)/host/%: $$(addprefix $(B)/host/,$$(SOURCES_$$*:.c=.o)) $(LISTS) ; $(LINK)
$(PROGRAMS:%=$(B)/san/%): $(B)/san/%: $$(addprefix $(B)/san/,$$(SOURCES_$$*:.c=.o)) $(LISTS) ; $(LINK)
$(PROGRAMS:%=$(B)/cov/%): $(B)/cov/%: $$(addprefix $(B)/cov/,$$(SOURCES_$$*:.c=.o)) $(LISTS) ; $(LINK)
$(PROGRAMS:%=$(B)/quick/%): $(B)/quick/%: $$(addprefix $(B)/quick/,$$(SOURCES_$$*:.c=.o)) $(LISTS) ; $(LINK)
$(PROGRAMS:%=$(B)/tune/%): $(B)/tune/%: $$(addprefix $(B)/tune/,$$(SOURCES_$$*:.c=.o)) $(LISTS) ; $(LINK)
$(PROGRAMS:%=$(B)/fuzz/%): $(B)/fuzz/%: $$(addprefix $(B)/fuzz/,$$(SOURCES_$$*:.c=.o)) $(LISTS) ; $(LINK)

# ---- the Z80 ---------------------------------------------------------------------------------------------------------

# src/flags.mk has the flags that give the smallest code for a file: SDFLAGS_<source>. SDFLAGS_<folder> is for the other
# files of a folder. Files in FAST are optimised for speed. Files and folders in IN_OVERLAY_A, IN_OVERLAY_B and IN_SPARE
# have their variables in that segment.
SDFLAGS := -mz80 --std-c11 --Werror --opt-code-size --peep-file build/peephole.def
SPEED = $(if $(filter $<,$(FAST)),--opt-code-speed --max-allocs-per-node 50000)
EFFORT = $(or $(SPEED),$(SDFLAGS_$<),$(SDFLAGS_$(<D)),--max-allocs-per-node 6000)
SEGMENT = $(foreach s,OVERLAY_A OVERLAY_B SPARE,$(if $(filter $< $(<D),$(IN_$s)),--dataseg $s))

$(B)/z80/%.rel: %.c $(COMMON) src/flags.mk $(GAME_MK) tools/make/sources.mk build/peephole.def $(Z80_TOOLS)
	$(SAY) sdcc $@
	@mkdir -p $(@D)
	$(Q)tools/z80 compile $(@:.rel=.d) $< $@ $(SDFLAGS) $(EFFORT) $(SEGMENT) $(INCLUDES)
$(B)/z80/%.rel: %.s build/memory.inc build/platform_layout.inc $(LAYOUT_INC) $(wildcard src/platform/cpc/*.inc) \
		tools/make/compile.mk $(Z80_TOOLS)
	$(SAY) asm $@
	@mkdir -p $(@D)
	$(Q)tools/z80 assemble $@ $< -I$(BUILD) -Ibuild

# A program for the simulated Z80, without the rest of a CPC: src/platform/cpc/frame.s, which SDCC's code calls, is
# linked at the addresses of the restarts.
define LINK_Z80
	$(SAY) link $@
	@mkdir -p $(@D)
	$(Q)tools/z80 link $@ -b _CODE=$(or $(CODE_AT),0x0100) -b _DATA=0x8000 -b _FRAMES=8 $(filter %.rel,$^)
endef

# The headers that each object was compiled with.
-include $(shell find $(wildcard $(VARIANTS:%=$(B)/%) $(B)/z80) /dev/null -name '*.d')
