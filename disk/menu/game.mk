# The menu of a disc with several games, made as a game is: src/game.mk tells what each line means.
menu.file      := DISC
menu.title     := MENU
menu.at        := 0x0300
menu.pictures  := gfx/menu/pictures.txt
menu.words     := disk/menu/words
menu.languages := fr en de it
menu.rooms     := disk/menu src/ui
menu.pc_only   := $(filter-out %/text.c %/words.c,$(wildcard src/ui/*.c))
