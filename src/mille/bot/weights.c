/* The weight of each feature, in steps of 4 points. Climbed (tools/mille/tune) in five rounds from weights found by least squares,
 * on 862906 lessons of BOT_HARD against itself and against the styles of people, with more features than are here: those
 * that gained little for their bytes were left out. Shares of 6000 matches won against BOT_MEDIUM, of cards that no lesson
 * was about (± 1.3 %):
 *     micro  2 players 0.691
 *     p62    2 players 0.777  3 players 0.752  4 players 0.661  6 players 0.647
 *     p88    2 players 0.875  3 players 0.847  4 players 0.821  6 players 0.777
 *     wm06   2 players 0.756  3 players 0.734  4 players 0.673  6 players 0.656
 *
 * More lessons do not help: weights climbed on 1244236 of them won 49.8 % ± 0.5 against these, of two players. A table of its
 * own for three teams would win 65.7 % ± 0.5 of p62's matches of six, where this one wins 65.0. Nor does luck seem to be
 * the limit: in micro, against the hoarder, a search of 800 deals that knows how he plays finds 9 ± 3 points more at a
 * decision (710 of them, before anybody had 3000). It lays a safety more often where BOT_HARD discards, and throws a hazard
 * away before a remedy or kilometres. To see that takes other features: of 440 that were tried the best 80 would bring 0.3 % there.
 *
 * One of its losses needed none: it completed trips with safeties in its hand. Since it lays them first (search.c) a hand of micro
 * brings 9 points more, and 55.6 % instead of 55.2 of 12000 matches are won against the hoarder. The figures above are older. */
#include "weights.h"

/* clang-format off */
WEIGHTS_CONST int8_t weights[FEATURES] = {
    /* OWN_ROAD */
    -18, 29, -7, 30, -9, -7, -10, 17,
    -14, 6, 5, 33, -3, -6, -11, 9,
    -12, 10, -6, 19, 0, -1, -7, 11,
    -22, -7, -13, 4, 4, 2, -2, 10,
    -5, -5, -4, 3, 3, 6, 1, 4,
    2, -3, -5, -3, -3, 1, 0, -5,
    11, 1, -4, -3, 0, -5, 0, -13,
    21, -5, -1, -5, 3, -5, -10, -22,
    /* OWN_STATE */
    19, 10, -23, -13, -4, -13, 17, 11, -17, -11, 6, 6, -12, -3, 0, 5, 12, 11, 29, 7, -2,
    36, 18, -9, 9, -1, -14, 34, 22, -6, -37, -38, -39, -25, -39, -36, 12, 10, -4, 39, 29, -1,
    /* OWN_STUCK */
    36, 22, -12,
    14, 7, -29,
    2, -6, -42,
    /* OWN_SAFE_TRIP */
    48, 47, 40, 31, 20, 15, 8, 7,
    /* OWN_EXTENSION */
    11, 14, 11, 11, 11, 7, 2, 0,
    /* OWN_CALLED */
    22, 16, -4, -8, -9, -17, -14, -11,
    24, 29, 28, 30, 0, 0, 0, 0,
    /* OWN_MATCH */
    127, 127, 126, 124, 101, 60, 39, 0,
    /* OWN_EXPOSED */
    -57, -41, -20,
    -56, -44, -17,
    -46, -34, -20,
    -40, 1, 48,
    /* OWN_SET */
    -127, -73, 5, 78, 124,
    /* OWN_TURN */
    -9,
    /* OWN_DRIVES */
    -23, -14, -10, -7, -4,
    -1, 7, 12, 14, 18,
    /* OWN_PLAN */
    -28, 33, 20, 0,
    -8, 13, 7, 10,
    -3, 2, 12, 5,
    -14, 0, -3, -6,
    -2, 0, 1, 5,
    /* OWN_DELAYED */
    14, 10, -3, -2, -12, -9, -6, -6,
    /* HAND_DISTANCE */
    6, -11, -11, 5, -4, -10, 6, -2, -8, 9, 1, -2, 0, 0, 0, 0, 0, 0,
    3, -3, -14, 8, -4, 0, 6, -1, 1, 9, 5, 2, 38, -5, -1, 15, -2, -3,
    -4, -4, -8, 0, -2, -2, 1, 0, -2, 5, 5, 4, 23, -8, 7, 15, 15, -8,
    -6, -8, -7, -4, -2, -4, 4, 0, 4, 4, 4, 2, 13, -10, 0, 16, 13, -11,
    /* HAND_HAZARD */
    16, 12, 22, 24,
    13, 19, 32, 28,
    19, 20, 22, 18,
    -6, 6, 11, 11,
    4, 12, 14, 14,
    8, 6, 11, 12,
    7, 10, 16, 14,
    10, 10, 11, 9,
    -3, 3, 6, 6,
    2, 6, 7, 7,
    /* HAND_REMEDY */
    -6, -7,
    18, -7,
    19, 0,
    23, 6,
    /* HAND_END_LIMIT */
    -6, -5,
    13, -4,
    17, -2,
    18, 4,
    /* HAND_ROLL */
    13, 0, -13,
    13, 11, 0,
    15, 16, 4,
    20, 17, 11,
    /* HAND_SAFETY */
    -17, -16, -3, -12, -12, 29, -8, -6, 37, -8, 11, 67,
    -23, -29, 4, -15, -7, 32, -4, -4, 50, -2, 6, 69,
    -15, -15, 22, -12, -13, 28, -6, 12, 38, 12, 11, 69,
    14, 16, 40, 19, 42, 108, 31, 63, 127, 20, 80, 127,
    /* HAND_HELD_RACE */
    -10, -13, -17, -9, 4, 9, 11, 18,
    /* HAND_HELD_RULES */
    -1, 4, 7,
    0, -2, -1,
    0, -1, -4,
    1, -4, -5,
    /* HAND_COVERED */
    -8,
    /* HAND_USELESS */
    12, 6, 2, 0, -5, -10, -13,
    /* HAND_UNKNOWN */
    38, 5,
    /* RIVAL_ROAD */
    4, 13, -10, -9, -8, -9, 14, 14,
    -7, 18, 2, 7, 0, -6, 15, 22,
    -9, 5, -2, -7, -9, -1, 20, 21,
    -1, -10, 8, -7, -10, 7, 6, -6,
    -3, -16, 3, -8, 4, 25, 11, 20,
    9, -8, 4, -15, 8, 6, 7, -2,
    16, -21, 15, -16, 7, -6, -13, -27,
    25, -10, 14, -22, 12, -2, -24, -53,
    /* RIVAL_RACE */
    -9, -1, -9, -4, -9, 4, 4, 1,
    2, 2, -4, -5, 1, -3, 2, -13,
    1, 8, 3, -5, -1, -5, -6, -11,
    5, 14, 8, -2, 14, 3, -5, -13,
    -1, 10, 6, -4, 8, 0, -12, -9,
    -5, 7, 5, 1, 11, 5, -8, -3,
    -5, 7, 5, 5, 8, 3, -6, -5,
    18, 8, 5, 3, 5, 4, -11, -8,
    /* RIVAL_STATE */
    55, -19, 13, 25, -27, -4, 5, 9,
    22, -15, -3, 2, 2, 2, 0, -2,
    12, -16, -6, -4, -13, -11, -12, -6,
    /* RIVAL_STUCK */
    18, -4, -7,
    14, -23, -34,
    58, 6, -20,
    /* RIVAL_SPEED */
    54, 2, -4, 6,
    40, 0, -20, -14,
    11, -18, -21, -28,
    /* RIVAL_HIT */
    -7, 20, 20, 15,
    1, 10, 10, 5,
    2, 10, 10, 5,
    -3, 8, 9, 6,
    1, 20, 21, 25,
    /* RIVAL_SAFE_TRIP */
    39, 33, 39, 11, 37, 25, 24, -14,
    /* RIVAL_EXTENSION */
    11, 7, -9, -27, -18, -21, -11, 0,
    /* RIVAL_MATCH */
    48, 57, 93, 62, 85, 93, 60, 31,
    /* RIVAL_DELAYED */
    -10, 2, 5, -3, -1, -11, 5, 29,
    /* RIVAL_EXPOSED */
    17, 8, 0,
    13, 4, 4,
    17, 11, 4,
    11, 29, 49,
    /* RIVAL_AT_ZERO */
    58, 67, 72, 78, 87, 82, 76, 0,
    -59, -58, -46, -39, -28, -36, -29, -24,
    /* WE_AT_ZERO */
    -2, -49, -50, -55, -58, -69, -88, 0,
    36, 44, 26, 15, 12, 11, 14, 18,
    /* RIVAL_AIMED_AT */
    -18, -6, -14, -18, -16, -16, -10, -8,
    -9, -3, -7, -9, -8, -8, -5, -4,
};
