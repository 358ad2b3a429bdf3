# The screens. They know the rules, the machine player and the machine's contract; words and pictures are made first.
INCLUDES_src/ui := src/ui src/mille src/bot src/machine $(BUILD)/gen
UI_SOURCES := $(wildcard src/ui/*.c)

# Words: every language is checked, those named here go into the game.
WORD_TABLES := $(wildcard src/ui/words_??.txt)
GAME_LANGUAGES := fr en
$(BUILD)/gen/words_keys.h $(BUILD)/gen/words_keys.c &: gfx/font.txt src/ui/words.txt $(WORD_TABLES) $(BUILD)/host/wordconv
	@mkdir -p $(@D)
	$(BUILD)/host/wordconv gfx/font.txt src/ui/words.txt check $(WORD_TABLES)
	$(BUILD)/host/wordconv gfx/font.txt src/ui/words.txt $(BUILD)/gen/words_keys.h $(BUILD)/gen/words_keys.c $(GAME_LANGUAGES:%=src/ui/words_%.txt)
INCLUDES_$(BUILD)/gen := $(BUILD)/gen

# Sources include what is made from pictures and words.
$(foreach v,host san cov,$(UI_SOURCES:%.c=$(BUILD)/$v/%.o)) $(UI_SOURCES:%.c=$(BUILD)/z80/%.rel): | $(BUILD)/gen/words_keys.h $(BUILD)/gen/pictures.h
