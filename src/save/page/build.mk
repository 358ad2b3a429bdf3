# The page of what went wrong with the disc, compiled for every game whose words have the row DISC_….
INCLUDES_src/save/page := src/save/page src/save $(UI)
