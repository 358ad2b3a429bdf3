# How every converter ends on bad input.
INCLUDES_tools/lib := tools/lib src/platform/host/picture
