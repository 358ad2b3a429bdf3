# Chance on trial: counts compared by chi-square, and a generator that can be broken. A test links STATISTICS_SOURCES in the place of
# src/lib/random.c.
INCLUDES_tests/lib/statistics := tests/lib/statistics src/lib
STATISTICS_SOURCES := $(wildcard tests/lib/statistics/*.c)
