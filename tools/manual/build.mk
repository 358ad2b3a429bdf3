# The manual: a source a language (src/mille/manual), the game's own words, rules and stored pictures in; a page, an A5 booklet and a
# text for the disc out.

INCLUDES_tools/manual := tools/manual tools/fail src/host/keyboard src/mille/ui $(MILLE_RULES) $(TOOLKIT)
MANUAL_SOURCES := $(wildcard tools/manual/*.c) tools/fail/fail.c src/host/keyboard/keyboard.c src/mille/ui/describe.c src/mille/ui/rulebooks.c $(MILLE_SOURCES) $(filter %/pictures.c,$(mille.made))
$(foreach v,host san,$(eval $(call program,$(BUILD)/$v/manual,$v,$(MANUAL_SOURCES),,mille)))

MANUAL := $(BUILD)/manual
MANUAL_PAGES := $(mille.languages:%=$(MANUAL)/manual-%.html)
MANUAL_BOOKLETS := $(mille.languages:%=$(MANUAL)/mille-manual-%.pdf)
MANUAL_SCREENS := $(foreach l,$(mille.languages),$(addprefix $(MANUAL)/screens/$l-,$(addsuffix .png,title $(shell sed -n 's/^@picture \(.*\) |.*/\1/p' src/mille/manual/manual_$l.txt))))
MANUAL_CARDS := $(patsubst gfx/mille/%,$(MANUAL)/%,$(wildcard gfx/mille/cards/*.png))
MANUAL_LOOKS := $(MANUAL)/manual.css $(sort $(MANUAL_SCREENS)) $(MANUAL_CARDS)

manual: $(MANUAL_BOOKLETS) ## the manual in four languages as A5 booklets, build/manual/*.pdf

# write_manual(form, language)
write_manual = $(BUILD)/host/manual $(1) $(2) $(mille.words)/words.txt $(mille.words)/words_$(2).txt src/mille/manual/manual_$(2).txt $@

$(MANUAL_PAGES): $(MANUAL)/manual-%.html: src/mille/manual/manual_%.txt $(BUILD)/host/manual $(mille.words)/words.txt $(mille.words)/words_%.txt
	$(call say,manual,$@)
	@mkdir -p $(@D)
	$(Q)$(call write_manual,html,$*)

# read_me(language): its short form, for the disc
define read_me
$(mille.images)/$(READ_ME_$(1)).TXT: src/mille/manual/manual_$(1).txt $(BUILD)/host/manual $(mille.words)/words.txt $(mille.words)/words_$(1).txt
	$$(call say,text,$$@)
	@mkdir -p $$(@D)
	$$(Q)$$(call write_manual,text,$(1))
endef
$(foreach l,$(mille.languages),$(eval $(call read_me,$l)))

$(MANUAL)/screens/%.png: tests/mille/ui/pictures/%.png
	@mkdir -p $(@D)
	$(Q)cp $< $@
$(MANUAL)/cards/%.png: gfx/mille/cards/%.png
	@mkdir -p $(@D)
	$(Q)cp $< $@
$(MANUAL)/manual.css: tools/manual/manual.css
	@mkdir -p $(@D)
	$(Q)cp $< $@

# The booklet bears no date, so the same sources give the same bytes.
$(MANUAL_BOOKLETS): $(MANUAL)/mille-manual-%.pdf: $(MANUAL)/manual-%.html $(MANUAL_LOOKS)
	$(call say,pdf,$@)
	$(Q)SOURCE_DATE_EPOCH=0 weasyprint -q $< $@

.PHONY: manual
