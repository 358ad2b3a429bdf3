# RISK, as the shared rooms see it: src/game.mk tells what each line means.
risk.file      := RISK
risk.title     := RISK
risk.pictures  := gfx/risk/pictures.txt
risk.map       := gfx/risk/map.txt
risk.words     := src/risk/words
risk.languages := fr en de it
risk.manual    := src/risk/manual
risk.saves     := 6
risk.spare     := 1000
risk.rooms     := src/lib src/save src/risk/rules src/risk/bot src/risk/ui/map src/risk/ui src/frontend src/ui
