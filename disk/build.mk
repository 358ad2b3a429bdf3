# The disc, the tapes and the snapshots. All hold the same game; only the way it starts differs, and its language: the disc
# has every language as a file of its own, of tapes and snapshots there is one for each. Where everything lies in
# memory: src/platform/cpc/memory.mk.

IMAGES := $(BUILD)/tools/mkimage
# The loader has two parts: one works where BASIC has loaded it, the other moves away from there.
FIRST_disc := $(addprefix disk/,loader disc_begin disc_settings disc_choose show_picture set_inks) settings src/save/cpc/save_format_crc src/platform/cpc/video_unpack
SECOND_disc := $(addprefix disk/,disc disc_command disc_language disc_motor disc_read disc_wake load_file is_whole complain print words) name
FIRST_tape := $(addprefix disk/,loader tape_begin set_inks print) name
FIRST_menu := $(addprefix disk/,loader menu disc_wake disc_command)
SECOND_tape := $(addprefix disk/,tape tape_complain is_whole print) src/platform/cpc/video_unpack

# link_binary(address): the binary of the object files it needs, the first one's code first
define link_binary
	$(call say,link,$@)
	@mkdir -p $(@D)
	$(Q)sdldz80 -mi -b _CODE=$(1) $(@:.bin=.ihx) $(filter %.rel,$^) >$(@:.bin=.log) || { cat $(@:.bin=.log); exit 1; }
	$(Q)objcopy -I ihex -O binary $(@:.bin=.ihx) $@
endef

# rels(game, parts): their object files; "name" and "settings" are what the loader has to know of the game
rels = $(foreach part,$(2),$(BUILD)/$(if $(filter name settings,$(part)),$(1)/z80/gen,z80)/$(part).rel)

# The names of the manual's short form on the disc; RUN"README shows it, for want of a TYPE in BASIC.
READ_ME_fr := LISEZMOI
READ_ME_en := README
READ_ME_de := LIESMICH
READ_ME_it := LEGGIMI

# Files lie in the order in which they are read: the first language is in the game already. The small program for BASIC stands
# before the game because the drive then comes by at the right moment: a tenth of a second less until the title (make bench).
texts = $(foreach f,$(1),$(notdir $f):text:$f)

# game_on_disc(game, its program, languages, mark): its files but for the loader; with the mark "-" CAT hides them
game_on_disc = $(if $(2),$(4)$($(1).file).RUN:$(MEMORY_PROGRAM):$(MEMORY_PROGRAM):$(2)) \
	$(foreach f,$(wordlist 2,9,$(3)) $(firstword $(3)),$(4)$(notdir $f):$$(awk '$$2 == "s__WORDS" { print $$3 }' $(BUILD)/z80/$(1).noi):0:$f)

# fill_disk(game, loader with picture, game, languages, texts), fill_tape(game, packed game), fill_snapshot(game, packed game)

define fill_disk
	$(call say,disk,$@)
	@mkdir -p $(@D)
	$(Q)$(IMAGES) dsk $@ $(addprefix +,$(call set,$(1).saves)) DISC.BAS:basic:$(2) $($(1).file).BAS:basic:$(2) $(call texts,$(filter %.BAS,$(5))) \
		$(call game_on_disc,$(1),$(3),$(4),) $(call texts,$(filter-out %.BAS,$(5)))
endef

# Who missed the first block and goes on waiting for it reads on the screen that the tape has to be wound back.
define fill_tape
	$(call say,tape,$@)
	@mkdir -p $(@D)
	$(Q)disk/tape_table $(MEMORY_FILE_END) $(2) $($(1).parts) >$($(1).images)/$(@F).s
	$(Q)$(call assemble,$($(1).images)/$(@F).rel,$($(1).images)/$(@F).s)
	$(Q)disk/link_loader $(MEMORY_PAGE) $(MEMORY_LOADER) 0 $($(1).images)/$(@F).loader $(call rels,$(1),$(FIRST_tape)) -- $(call rels,$(1),$(SECOND_tape)) $($(1).images)/$(@F).rel
	$(Q)cat $($(1).images)/$(@F).loader $($(1).images)/inks >$($(1).images)/$(@F).boot
	$(Q)$(IMAGES) cdt $@ '$($(1).title)':basic:$($(1).images)/$(@F).boot '!REWIND/REMBOBINE' \
		$(foreach n,0 1 2 3,=0x4$(n):$($(1).images)/part$(n)) =0x44:$(2) '!REWIND/REMBOBINE'
endef
TAPE_NEEDS = $(call rels,$(1),$(FIRST_tape) $(SECOND_tape)) $($(1).parts) $($(1).images)/inks $(IMAGES) disk/tape_table disk/link_loader disk/build.mk

SNAPSHOT_PARTS := $(addsuffix .rel,$(addprefix $(BUILD)/z80/,disk/snapshot disk/disc_wake disk/disc_command disk/show_picture disk/set_inks src/platform/cpc/video_unpack))

define fill_snapshot
	$(call say,sna,$@)
	@mkdir -p $(@D)
	$(Q)game=$$(($(MEMORY_FILE_END) - $$(wc -c <$(2)))) && \
	sdldz80 -mi -b _CODE=$(MEMORY_PAGE) -g packed_picture=$(MEMORY_PROGRAM) -g packed_game=$$(printf '0x%x' $$game) $($(1).images)/$(@F).ihx $(SNAPSHOT_PARTS) >$($(1).images)/$(@F).log && \
	objcopy -I ihex -O binary $($(1).images)/$(@F).ihx $($(1).images)/$(@F).bin && \
	$(IMAGES) sna $@ $(MEMORY_PAGE) 0xbff8 $(MEMORY_PROGRAM):$($(1).images)/picture $$game:$(2) $(MEMORY_PAGE):$($(1).images)/$(@F).bin
endef

# ---- the images of a game ----------------------------------------------------------------------------------------

# images(game, folder): <folder>/<game>.dsk, and <game>-<language>.cdt and .sna for each of its languages; the tape and the
# snapshot of a game without words are <game>.cdt and .sna.
define images
$(1).images := $(BUILD)/$(1)/disk
$(1).editions := $$(or $$($(1).languages:%=$(1)-%),$(1))
$(1).dsk := $(2)/$(1).dsk
$(1).cdt := $$($(1).editions:%=$(2)/%.cdt)
$(1).sna := $$($(1).editions:%=$(2)/%.sna)
$(1).read_me := $$(if $$(call set,$(1).manual),$$($(1).images)/README.BAS $$(foreach l,$$($(1).languages),$$($(1).images)/$$(READ_ME_$$l).TXT))
$(1).parts := $(addprefix $(BUILD)/$(1)/disk/part,0 1 2 3)

# What the loader has to know of the game: the names of its files, and its title in the middle of a line, of 40 letters for
# messages and of 20 for a tape.
$(BUILD)/$(1)/gen/name.s: $$(call remember,$(1)-name,$$($(1).file) $$($(1).title) $$($(1).languages)) $(BUILD)/z80/$(1).bin disk/build.mk
	@mkdir -p $$(@D)
	$$(Q)title='$$($(1).title)' && printf '%s\n' '        .module name' \
	'        .globl  name_loader, name_game, name_words, words_at, say_title, say_name' '        .area   _CODE' \
	"words_at .equ $$$$(awk '$$$$2 == "s__WORDS" { print $$$$3 }' $(BUILD)/z80/$(1).noi)" \
	"name_words: $$(if $$(word 2,$$($(1).words_made)),.ascii \"$$$$(printf '%-8s.%-3s' $$(subst ., ,$$(notdir $$(word 2,$$($(1).words_made)))))$$(subst $$(space),,$$(patsubst .%,%,$$(suffix $$($(1).words_made))))\",.db 0)" \
	"name_loader: .ascii \"$$$$(printf %-8s $$($(1).file)).BAS\"" \
	"name_game: .ascii \"$$$$(printf %-8s $$($(1).file)).RUN\"" \
	"say_title: .db 31, $$$$(((43 - $$$${#title}) / 2)), 3" "        .ascii  \"$$$$title\"" '        .db     31, 1, 8, 0' \
	"say_name: .db 31, $$$$(((23 - $$$${#title}) / 2)), 12" "        .ascii  \"$$$$title\"" '        .db     0' >$$@
$(1).settings := $$(if $$(filter src/frontend,$$(call set,$(1).rooms)),$$($(1).file)OPT)
$(BUILD)/$(1)/gen/settings.s: $$(call remember,$(1)-settings,$$($(1).settings)) disk/build.mk
	@mkdir -p $$(@D)
	$$(Q)printf '%s\n' '        .module settings' '        .globl  name_settings' '        .area   _CODE' \
	"name_settings: $$(if $$($(1).settings),.ascii \"$$$$(printf '%-8s.SAV%-8s.BAK' $$($(1).settings) $$($(1).settings))\",.db 0)" >$$@
$(BUILD)/$(1)/z80/gen/name.rel $(BUILD)/$(1)/z80/gen/settings.rel: $(BUILD)/$(1)/z80/gen/%.rel: $(BUILD)/$(1)/gen/%.s
	$$(call say,asm,$$@)
	@mkdir -p $$(@D)
	$$(Q)$$(call assemble,$$@,$$<)

$$(eval $$(call boot,$(1),disc,0))

# The loading picture: 16 inks, then the packed screen, but for the 48 bytes at its end that nobody sees: the title shows it again and
# unpacks it over itself (src/platform/cpc/boot_picture_show.s), which is checked. For that its length and the stamp of the build follow. And the
# screen in four parts, packed, for the tape.
$$($(1).images)/inks: $$($(1).pictures) disk/build.mk
	@mkdir -p $$(@D)
	$$(Q)printf "$$$$(awk '$$$$1 $$$$2 == "paletteloading" { for (i = 3; i < 19; i++) printf "\\%03o", $$$$i }' $$<)" >$$@
$$($(1).images)/seen: $$($(1).gen)/loading.scr $$(IMAGES) disk/build.mk
	@mkdir -p $$(@D)
	$$(Q)$$(IMAGES) part $$@ 0 0x3fd0 $$<
$$($(1).images)/picture: $$($(1).images)/inks $$($(1).images)/seen
	$$(Q)cat $$^ >$$@
$$($(1).images)/tail: $$($(1).images)/seen $$(firstword $$($(1).words_made))
	$$(Q)length=$$$$(wc -c <$$<) && { printf "\\$$$$(printf %o $$$$((length % 256)))\\$$$$(printf %o $$$$((length / 256)))" && $$(if $$($(1).words_made),head -c 2 $$(word 2,$$^),true); } >$$@
$$($(1).parts): $$($(1).images)/part%: $$($(1).gen)/loading.scr $$(IMAGES)
	@mkdir -p $$(@D)
	$$(Q)$$(IMAGES) part $$@ $$$$(($$* * 0x1000)) $$$$(($$* * 0x1000 + 0x1000)) $$<

$$(foreach l,$$($(1).languages),$$(eval $$(call edition,$(1),$$l,$$(call language_file,$(1),$$l))))

# What pays on tape does not pay on disc: the packed game has 8 KB less to read, which takes a second of a disc's time
# and forty of a tape's, and needs a second and a half to be unpacked.
$$($(1).images)/game: $(BUILD)/z80/$$(firstword $$($(1).editions)).bin $$(IMAGES)
	@mkdir -p $$(@D)
	$$(Q)$$(IMAGES) sum $$@ $$<

$$($(1).editions:%=$$($(1).images)/%.pack): $$($(1).images)/%.pack: $(BUILD)/z80/%.bin $$(IMAGES) disk/build.mk
	$$(call say,pack,$$@)
	@mkdir -p $$(@D)
	$$(Q)$$(IMAGES) pack $$@ $(MEMORY_PROGRAM) $(MEMORY_FILE_END) $$<

$$(eval $$(call read_me,$$($(1).images),$$($(1).file)))

$$($(1).dsk): $$($(1).images)/boot-disc $$($(1).images)/game $$($(1).words_made) $$($(1).read_me) $$(IMAGES) disk/build.mk
	$$(call fill_disk,$(1),$$(word 1,$$^),$$(word 2,$$^),$$($(1).words_made),$$($(1).read_me))
$$($(1).cdt): $(2)/%.cdt: $$($(1).images)/%.pack $$(call TAPE_NEEDS,$(1))
	$$(call fill_tape,$(1),$$<)
$$($(1).sna): $(2)/%.sna: $$($(1).images)/%.pack $$($(1).images)/picture $$(SNAPSHOT_PARTS) $$(IMAGES) disk/build.mk
	$$(call fill_snapshot,$(1),$$<)
endef

# read_me(folder, program): README.BAS, which shows the texts and then how the program is started. A text of BASIC or CP/M: its lines
# end with CR LF, itself with ^Z.
define read_me
$(1)/README.BAS: disk/read_me.bas disk/build.mk
	@mkdir -p $$(@D)
	$$(Q){ sed 's/@GAME@/$(2)/;s/$$$$/\r/' $$< && printf '\032'; } >$$@
endef

# boot(game, name, started): its loader for a disc, with the picture; the loader leaves the number where the game finds it
define boot
$$($(1).images)/loader-$(2): $$(call rels,$(1),$$(FIRST_disc) $$(SECOND_disc)) disk/link_loader disk/build.mk
	$$(call say,link,$$@)
	@mkdir -p $$(@D)
	$$(Q)disk/link_loader $(MEMORY_PAGE) $(MEMORY_LOADER) $(3) $$@ $$(call rels,$(1),$$(FIRST_disc)) -- $$(call rels,$(1),$$(SECOND_disc))
$$($(1).images)/boot-$(2): $$($(1).images)/loader-$(2) $$($(1).images)/picture $$($(1).images)/tail $$(IMAGES)
	$$(Q)$$(IMAGES) sum $$@ $$(wordlist 1,3,$$^)
endef

# edition(game, language, file of that language): the program that speaks it from the start
define edition
$(BUILD)/z80/$(1)-$(2).bin: $(BUILD)/z80/$(1).bin $(3) disk/build.mk
	$$(Q){ head -c -$$$$(wc -c <$(3)) $$< && cat $(3); } >$$@
endef

# ---- the disc of all games -----------------------------------------------------------------------------------------

# all_games(image, games): a disc with a menu of the games, in the order in which the menu (disk/menu) has them. Their first free blocks
# lie beside the catalogue, for what the games save; CAT shows what can be run and read. A text has the manuals of all games in short. &80
# and so on: MEMORY_STARTED in src/platform/cpc/memory.mk. SAVES: KB between the catalogue and the first file.
SAVES := 13
several.read_me = $(BUILD)/menu/disk/README.BAS $(foreach l,$(menu.languages),$(BUILD)/menu/disk/$(READ_ME_$l).TXT)

# several_texts(language, games): under their titles, one behind the other
define several_texts
$(BUILD)/menu/disk/$(READ_ME_$(1)).TXT: $$(foreach g,$(2),$$($$g.images)/several-$(1).txt) disk/build.mk
	@mkdir -p $$(@D)
	$$(Q){ $$(foreach g,$(2),echo '$$($$g.title)' && echo '$$($$g.title)' | tr -c '\n' '*' && echo && tr -d '\r\032' <$$($$g.images)/several-$(1).txt &&) :; } | sed 's/$$$$/\r/' >$$@ && printf '\032' >>$$@
endef

define all_games
$$(foreach g,$(2),$$(eval $$(call boot,$$g,menu,$$(patsubst $$g:%,%,$$(filter $$g:%,$$(join $(2),:0x80 :0x90 :0xa0 :0xb0))))))
$(BUILD)/menu/disk/loader: $$(call rels,menu,$$(FIRST_menu)) disk/build.mk
	$$(call say,link,$$@)
	@mkdir -p $$(@D)
	$$(Q)sdldz80 -mi -b _CODE=0x0170 -b _DATA=$(MEMORY_LOADER) -g started=0x80 -g menu_program=$(menu.at) $$@.ihx $$(call rels,menu,$$(FIRST_menu)) >$$@.log || { cat $$@.log; exit 1; }
	$$(Q)objcopy -I ihex -O binary --pad-to $(menu.at) $$@.ihx $$@
$(BUILD)/menu/disk/boot: $(BUILD)/menu/disk/loader $(BUILD)/z80/menu.bin $$(IMAGES)
	$$(Q)$$(IMAGES) sum $$@ $$(wordlist 1,2,$$^)
$$(eval $$(call read_me,$(BUILD)/menu/disk,$(menu.file)))
$$(foreach l,$(menu.languages),$$(eval $$(call several_texts,$$l,$(2))))
$(1): $(BUILD)/menu/disk/boot $$(foreach g,$(2),$$($$g.images)/boot-menu $$($$g.images)/game $$($$g.words_made)) $(several.read_me) $$(IMAGES) disk/build.mk
	$$(call say,disk,$$@)
	@mkdir -p $$(@D)
	$$(Q)$$(IMAGES) dsk $$@ +$(SAVES) DISC.BAS:basic:$(BUILD)/menu/disk/boot \
		$$(foreach g,$(2),$$($$g.file).BAS:basic:$$($$g.images)/boot-menu $$(call game_on_disc,$$g,$$($$g.images)/game,$$($$g.words_made),-)) \
		$$(call texts,$(several.read_me))
endef
