# The map of RISK without the game, built like a game: tools/make/game.mk explains each line.
include src/risk/game.mk
BASE      := risk
FILE      := BOARD
TITLE     := THE BOARD
LANGUAGES :=
PICTURES  := gfx/risk/pictures.txt
MAP_LIST  := gfx/risk/map.txt
MODULES   := tests/risk/board/cpc src/risk/ui/map src/risk/rules src/lib src/save tests/lib/stubs
