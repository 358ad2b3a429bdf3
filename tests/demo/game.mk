# The platform's demo, made as a game is: tools/make/game.mk tells what each line means. It has pictures, a
# font, images and a manual, but no words of its own on the screen.
FILE    := DEMO
TITLE   := THE MACHINE
MODULES := tests/demo tests/lib/stubs
