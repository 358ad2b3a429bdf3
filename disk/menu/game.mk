# The menu of a disc with several games, made as a game is: tools/make/game.mk tells what each line means.
FILE      := DISC
TITLE     := MENU
AT        := 0x0300
LANGUAGES := fr en de it
MODULES   := disk/menu
FILES     := src/ui/restarts.s src/ui/text.c src/ui/words.c
IMAGES    := $(B)/disk/boot $(B)/disk/cartridge.bin
