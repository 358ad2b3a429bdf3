# 1000 Bornes: tools/make/game.mk explains each line.
FILE      := MILLE
TITLE     := 1000 BORNES
LANGUAGES := fr en de it
SAVES     := 6
SPARE     := 500
MODULES   := src/lib src/save src/mille/rules src/mille/bot src/mille/ui src/frontend src/ui

# No card moves while the bot computes, and its move is copied at once. So the bot's variables and the bytes under a
# moving card share memory. The other files of OVERLAY_A keep nothing in their variables while a card moves.
IN_OVERLAY_A := src/mille/bot $(addprefix src/mille/rules/,legal.c score.c) \
	$(addprefix src/mille/ui/,computer.c presentation.c rules_page.c score_sheet.c tableau.c)
IN_OVERLAY_B := src/mille/ui/card_animation.c
IN_SPARE     := src/mille/rules/game.c $(addprefix src/mille/ui/,match_state.c history.c play.c hand.c)

# What its manual needs of the game.
MANUAL_SOURCES := src/mille/ui/card_text.c src/mille/ui/rules_page.c tools/mille/vocabulary.c gen/pictures.c
