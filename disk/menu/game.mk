# The menu of a disc with several games, made as a game is: tools/make/game.mk tells what each line means.
FILE      := DISC
TITLE     := MENU
AT        := 0x0300
LANGUAGES := fr en de it
MODULES   := disk/menu
FILES     := src/ui/restarts.s src/ui/text.c src/ui/words.c
IMAGES    := $(B)/disk/boot $(B)/disk/cartridge.bin

# Its words are those of disk/menu/words and two of each game. GAMES stands in the Makefile.
WORDS := $(B)/words
$(B)/words/%.txt: disk/menu/words/%.txt disk/menu/game_words Makefile \
		$(foreach g,$(GAMES),$(wildcard src/$g/game.mk tests/$g/game.mk src/$g/menu/*.txt tests/$g/menu/*.txt))
	@mkdir -p $(@D)
	$(Q)disk/menu/game_words $< >$@
$(GEN)/own.made: Makefile
