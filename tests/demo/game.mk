# The machine's demo, made as a game is: src/game.mk tells what each line means. It has pictures, a font and images, and no words.
demo.file      := DEMO
demo.title     := THE MACHINE
demo.pictures  := tests/demo/pictures.txt
demo.words     :=
demo.languages :=
demo.rooms     := tests/demo tests/lib/stubs
