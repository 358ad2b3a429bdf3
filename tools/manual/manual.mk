# The manual of one game: a source per language (src/<game>/manual), the game's own words, rules and stored screenshots
# in; a page, an A5 booklet and two texts for discs out. tools/manual/<game> has the game's tables. Included by
# tools/make/game.mk.
PAGES := $(BUILD)/manual
MANUAL_LANGUAGES := $(if $(MANUAL),$(or $(LANGUAGES),$(patsubst $(MANUAL)/manual_%.txt,%,$(wildcard $(MANUAL)/*.txt))))
MANUAL_PAGES := $(MANUAL_LANGUAGES:%=$(PAGES)/$(GAME)-%.html)
MANUAL_TEXTS := $(MANUAL_LANGUAGES:%=$(D)/manual-%.txt)
BOOKLETS := $(MANUAL_LANGUAGES:%=$(PAGES)/$(GAME)-manual-%.pdf)

# Pictures that the pages show: cards, and stored screenshots in the page's language.
SCREENS := title $(MANUAL_BACK) $(if $(MANUAL),$(shell sed -n 's/^@picture \(.*\) |.*/\1/p' $(MANUAL)/manual_*.txt))
STORED := tests/$(GAME)/ui/pictures
LOOKS := $(patsubst gfx/$(GAME)/%,$(PAGES)/%,$(wildcard gfx/$(GAME)/cards/*.png)) \
	$(patsubst $(STORED)/%,$(PAGES)/screens/$(GAME)-%,$(wildcard \
	$(foreach l,$(MANUAL_LANGUAGES),$(foreach s,$(sort $(SCREENS)),$(STORED)/$l-$s.png))))

SOURCES_manual := $(wildcard tools/manual/*.c) $(or $(wildcard tools/manual/$(GAME)/*.c),tools/manual/default/game.c) \
	tools/lib/fail.c src/platform/host/keyboard/keyboard.c $(MANUAL_SOURCES) $(if $(MANUAL),$(RULES_SOURCES))

manual: manual-pages $(BOOKLETS) ; @:
manual-pages: $(MANUAL_PAGES) $(LOOKS) ; @:
.PHONY: manual manual-pages

# The program's arguments: FORM LANGUAGE WORDS.txt WORDS_xx.txt SOURCE OUT.
MANUAL_ARGUMENTS = $* $(WORDS)/words.txt $(WORDS)/words_$*.txt $<
$(PAGES)/$(GAME)-%.html: $(MANUAL)/manual_%.txt $(B)/host/manual $(WORDS)/words.txt $(TEXTS)
	$(SAY) manual $@
	@mkdir -p $(@D)
	$(Q)$(B)/host/manual html $(MANUAL_ARGUMENTS) $@
$(D)/manual-%.txt: $(MANUAL)/manual_%.txt $(B)/host/manual $(WORDS)/words.txt $(TEXTS)
	$(SAY) text $@
	@mkdir -p $(@D)
	$(Q)$(B)/host/manual several $(MANUAL_ARGUMENTS) $(D)/several-$*.txt
	$(Q)$(B)/host/manual text $(MANUAL_ARGUMENTS) $@
$(PAGES)/$(GAME)-manual-%.pdf: $(PAGES)/$(GAME)-%.html $(LOOKS) $(PAGES)/manual.css tools/manual/booklet
	$(SAY) pdf $@
	$(Q)tools/manual/booklet $< $@
$(PAGES)/screens/$(GAME)-%.png: $(STORED)/%.png
	@mkdir -p $(@D)
	$(Q)cp $< $@
$(PAGES)/cards/%.png: gfx/$(GAME)/cards/%.png
	@mkdir -p $(@D)
	$(Q)cp $< $@
