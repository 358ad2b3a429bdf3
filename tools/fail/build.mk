# How every converter ends on bad input.
INCLUDES_tools/fail := tools/fail
