# Chance on trial: counts compared by chi-square, and a generator that can be broken. A test links CHANCE_SOURCES in the place of
# src/lib/random.c.
INCLUDES_tests/chance := tests/chance src/lib
CHANCE_SOURCES := $(wildcard tests/chance/*.c)
