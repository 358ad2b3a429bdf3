# What the screens of any game share. It knows the machine, what is kept on discs, and no game: words, pens and pictures come from the game it is
# compiled for (gen), which word stands where comes as an argument. Screens include from UI.
UI := src/ui src/platform src/save src/lib gen
INCLUDES_src/ui := $(UI)

# A text is drawn as soon as it is made, its arguments too: nobody needs them while a picture moves.
OVERLAY_src/ui/words.c := OVERLAY_A
