# What the screens of any game share. It knows the machine, what is kept on discs, and no game: words, pens and pictures come from the game it is
# compiled for (gen), which word stands where comes as an argument. Screens include from TOOLKIT.
TOOLKIT := src/toolkit src/platform src/save gen
INCLUDES_src/toolkit := $(TOOLKIT)

# A text is drawn as soon as it is made, its arguments too: nobody needs them while a picture moves.
OVERLAY_src/toolkit/words.c := OVERLAY_A
