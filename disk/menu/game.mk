# The menu of a disc with several games, built like a game: tools/make/game.mk explains each line.
FILE      := DISC
TITLE     := MENU
AT        := 0x03D0
LANGUAGES := fr en de it
MODULES   := disk/menu
FILES     := src/ui/restarts.s src/ui/text.c src/ui/words.c
IMAGES    := $(B)/disk/boot $(B)/disk/cartridge.bin

# Its words: disk/menu/words, and two texts of each game in GAMES (Makefile).
WORDS := $(B)/words
$(B)/words/%.txt: disk/menu/words/%.txt disk/menu/game_words Makefile \
		$(foreach g,$(GAMES),$(wildcard src/$g/game.mk tests/$g/game.mk src/$g/menu/*.txt tests/$g/menu/*.txt))
	@mkdir -p $(@D)
	$(Q)disk/menu/game_words $< >$@
$(GEN)/generate.made: Makefile
