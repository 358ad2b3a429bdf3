# 1000 Bornes, as the shared modules see it: src/game.mk explains each line.
mille.file      := MILLE
mille.title     := 1000 BORNES
mille.pictures  := gfx/mille/pictures.txt
mille.words     := src/mille/words
mille.languages := fr en de it
mille.manual    := src/mille/manual
mille.saves     := 6
mille.spare     := 256
mille.rooms     := src/lib src/save src/mille/rules src/mille/bot src/mille/ui src/frontend src/ui

# What other modules may include of its rules and its bot.
MILLE_RULES := src/mille/rules/include src/lib src/save
MILLE_BOT := src/mille/bot/include $(MILLE_RULES)
