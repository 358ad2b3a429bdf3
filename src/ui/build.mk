# The screens. They know the rules, the machine player and the machine's contract; words and pictures are made first.
INCLUDES_src/ui := src/ui src/mille src/bot src/machine $(BUILD)/gen
UI_SOURCES := $(wildcard src/ui/*.c)

# Words: every language is checked, those named here go into the game: the first for a French keyboard, the last for any other.
WORD_TABLES := $(wildcard src/ui/words_??.txt)
GAME_LANGUAGES := fr en
GAME_WORDS := $(GAME_LANGUAGES:%=src/ui/words_%.txt)
$(BUILD)/gen/words_keys.h $(BUILD)/gen/words_keys.c &: gfx/font.txt src/ui/words.txt $(WORD_TABLES) $(BUILD)/host/wordconv
	@mkdir -p $(@D)
	$(BUILD)/host/wordconv gfx/font.txt src/ui/words.txt check $(WORD_TABLES)
	$(BUILD)/host/wordconv gfx/font.txt src/ui/words.txt $(BUILD)/gen/words_keys.h $(BUILD)/gen/words_keys.c $(GAME_WORDS)
INCLUDES_$(BUILD)/gen := $(BUILD)/gen

# Without IY the screens come out smaller.
$(BUILD)/z80/src/ui/%.rel: SDFLAGS += --reserve-regs-iy

# Sources include what is made from pictures and words.
$(foreach v,host san cov,$(UI_SOURCES:%.c=$(BUILD)/$v/%.o)) $(UI_SOURCES:%.c=$(BUILD)/z80/%.rel): | $(BUILD)/gen/words_keys.h $(BUILD)/gen/pictures.h

# The game on the PC, with scripted keys: build/host/bornes --script FILE
BORNES_SOURCES := $(GAME_SOURCES) $(wildcard src/host/*.c src/machine/*.c tools/picture/*.c) tools/pack/pack.c \
	tools/cpcsim/keyboard.c $(BUILD)/gen/pictures.c $(BUILD)/gen/font.c
$(BUILD)/host/bornes: $(BORNES_SOURCES:%.c=$(BUILD)/host/%.o)
	$(call say,link,$@)
	$(Q)$(CC) -o $@ $^ -lpng
