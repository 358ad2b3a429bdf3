# The board of RISK alone, made as a game is: src/game.mk tells what each line means.
board.file      := BOARD
board.title     := THE BOARD
board.pictures  := gfx/risk/pictures.txt
board.map       := gfx/risk/map.txt
board.words     :=
board.languages :=
board.rooms     := tests/risk/board/cpc src/risk/ui/map src/risk/rules src/lib src/save tests/lib/stubs
