# What is kept on a disc, of any game: the envelope around its bytes, and how it gets to the disc and back.
INCLUDES_src/save := src/save src/lib src/platform
