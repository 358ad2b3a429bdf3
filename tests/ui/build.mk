# The screens on the PC, picture by picture.
INCLUDES_tests/ui := src/ui src/mille src/bot src/machine src/host tools/picture $(BUILD)/gen

PAGES_SOURCES := tests/ui/pages.c $(addprefix src/ui/,describe.c menu.c options.c page.c presentation.c rulebooks.c settings.c \
	sheet.c title.c widgets.c winner.c words.c) $(MILLE_SOURCES) $(filter-out src/host/main.c,$(HOST_SOURCES)) $(GEN)/words_keys.c
$(patsubst %.c,$(BUILD)/san/%.o,$(wildcard tests/ui/*.c)): | $(GEN)/words_keys.h

$(BUILD)/san/pages: $(PAGES_SOURCES:%.c=$(BUILD)/san/%.o)
	$(call say,link,$@)
	$(Q)$(CC) $(LDFLAGS_san) $^ $(HOST_LIBS) -o $@

# pages_in(language): the pages of a language, as made and as stored
define pages_in
TESTS += pages-$(1)
test-pages-$(1) = mkdir -p $$(BUILD)/pages && $$(BUILD)/san/pages $(1) $$(GEN)/loading.scr $$(BUILD)/pages tests/ui/pictures
test-pages-$(1)-needs = $$(BUILD)/san/pages $$(wildcard tests/ui/pictures/$(1)-*.png)
endef
$(foreach language,$(GAME_LANGUAGES),$(eval $(call pages_in,$(language))))
