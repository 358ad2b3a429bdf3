# RISK: tools/make/game.mk explains each line.
FILE      := RISK
TITLE     := RISK
LANGUAGES := fr en de it
SAVES     := 6
SPARE     := 600
MODULES   := src/lib src/save src/risk/rules src/risk/bot src/risk/ui/map src/risk/ui src/frontend src/ui

IN_SPARE := src/risk/rules/apply.c src/risk/ui/play.c

# The bot spends most of its time in these files.
FAST := src/risk/bot/survey.c src/risk/bot/goals.c src/risk/bot/attack.c

# Sources that its manual uses, and the screenshot on its last page.
MANUAL_SOURCES := src/risk/bot/odds.c
MANUAL_BACK := winner
