# The manuals, a game each: a source a language (src/<game>/manual), the game's own words, rules and stored pictures in; a page, an A5
# booklet and a text for the disc out. tools/manual/<game> has its tables.

INCLUDES_tools/manual := tools/manual tools/lib src/platform/host/keyboard $(UI)
INCLUDES_tools/manual/mille := tools/manual tools/manual/mille tools/lib src/mille/ui $(MILLE_RULES) $(FRONTEND)
INCLUDES_tools/manual/risk := tools/manual tools/lib $(RISK_BOT) $(UI)
MANUAL_SOURCES := $(wildcard tools/manual/*.c) tools/lib/fail.c src/platform/host/keyboard/keyboard.c
MANUAL_SOURCES_mille := $(wildcard tools/manual/mille/*.c) src/mille/ui/card_text.c src/mille/ui/rules_page.c $(MILLE_SOURCES) $(filter %/pictures.c,$(mille.made))
MANUAL_SOURCES_risk := $(wildcard tools/manual/risk/*.c) src/risk/bot/odds.c $(RISK_SOURCES)

MANUAL_BACK_risk := winner

MANUAL := $(BUILD)/manual
MANUAL_GAMES := $(foreach g,$(GAMES),$(if $(call set,$g.manual),$g))
MANUAL_PAGES := $(foreach g,$(MANUAL_GAMES),$($g.languages:%=$(MANUAL)/$g-%.html))
MANUAL_BOOKLETS := $(foreach g,$(MANUAL_GAMES),$($g.languages:%=$(MANUAL)/$g-manual-%.pdf))
MANUAL_CARDS := $(patsubst gfx/mille/%,$(MANUAL)/%,$(wildcard gfx/mille/cards/*.png))
MANUAL_LOOKS := $(MANUAL)/manual.css $(MANUAL_CARDS)

manual: $(MANUAL_BOOKLETS) ## the manuals in four languages as A5 booklets, build/manual/*.pdf

# write_manual(form, game, language)
write_manual = $(BUILD)/host/manual-$(2) $(1) $(3) $($(2).words)/words.txt $($(2).words)/words_$(3).txt $($(2).manual)/manual_$(3).txt $@

# manual_in(game, language): its page, with the stored pictures that it shows, also on its last page; its short form for the disc, and for that of several games
define manual_in
$(MANUAL)/$(1)-$(2).html: $($(1).manual)/manual_$(2).txt $(BUILD)/host/manual-$(1) $($(1).words)/words.txt $($(1).words)/words_$(2).txt
	$$(call say,manual,$$@)
	@mkdir -p $$(@D)
	$$(Q)$$(call write_manual,html,$(1),$(2))
$($(1).images)/$(READ_ME_$(2)).TXT: $($(1).manual)/manual_$(2).txt $(BUILD)/host/manual-$(1) $($(1).words)/words.txt $($(1).words)/words_$(2).txt
	$$(call say,text,$$@)
	@mkdir -p $$(@D)
	$$(Q)$$(call write_manual,text,$(1),$(2))
$($(1).images)/several-$(2).txt: $($(1).manual)/manual_$(2).txt $(BUILD)/host/manual-$(1) $($(1).words)/words.txt $($(1).words)/words_$(2).txt
	$$(call say,text,$$@)
	@mkdir -p $$(@D)
	$$(Q)$$(call write_manual,several,$(1),$(2))
MANUAL_LOOKS += $$(addprefix $(MANUAL)/screens/$(1)-$(2)-,$$(addsuffix .png,$$(sort title $$(call set,MANUAL_BACK_$(1)) $$(shell sed -n 's/^@picture \(.*\) |.*/\1/p' $($(1).manual)/manual_$(2).txt))))
endef

# manual_of(game)
define manual_of
$$(foreach v,host san,$$(eval $$(call program,$(BUILD)/$$v/manual-$(1),$$v,$(MANUAL_SOURCES) $(MANUAL_SOURCES_$(1)),,$(1))))
$$(foreach l,$($(1).languages),$$(eval $$(call manual_in,$(1),$$l)))
$(MANUAL)/screens/$(1)-%.png: tests/$(1)/ui/pictures/%.png
	@mkdir -p $$(@D)
	$$(Q)cp $$< $$@
endef
$(foreach g,$(MANUAL_GAMES),$(eval $(call manual_of,$g)))

$(MANUAL)/cards/%.png: gfx/mille/cards/%.png
	@mkdir -p $(@D)
	$(Q)cp $< $@
$(MANUAL)/manual.css: tools/manual/manual.css
	@mkdir -p $(@D)
	$(Q)cp $< $@

$(MANUAL_BOOKLETS): $(MANUAL)/%.pdf: $$(MANUAL)/$$(subst -manual-,-,$$*).html $(MANUAL_LOOKS) tools/manual/booklet
	$(call say,pdf,$@)
	$(Q)tools/manual/booklet $< $@

.PHONY: manual
