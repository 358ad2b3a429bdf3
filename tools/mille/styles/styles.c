/* The numbers of each style. Those that define the style were set by hand; the others were found by changing one or two
 * at a time and keeping what won more of 2400 matches against BOT_HARD, in all rulebooks. */
#include "style.h"

/* clang-format off */
const style_t style_table[STYLES] = {
    /* Lays a safety when the hand may end with the next card, or when the safety frees the own pile. */
    [STYLE_HOARDER] = {
        .finish = 1000, .drive = 99, .drive_step = 18, .safe_trip = 62, .exact = 30,
        .cure = 350, .cure_and_roll = 400, .roll = 380, .end_limit = 200, .end_limit_card = 10,
        .stop = 402, .stop_step = 3, .stop_at_zero = 29, .stop_few_cures = 10, .stop_into_coup = -26,
        .limit = 184, .other_rival = 50,
        .safety_frees = 305, .safety_now = 600, .safety_early = -300,
        .hold_turns = 1, .hold_steps = 3, .hold_out = 1,
        .keep_distance = 5, .keep_step = 10, .keep_hazard = 128, .keep_limit = 60,
        .keep_remedy = 35, .keep_end_limit = 22, .keep_roll = 66,
        .keep_out = 10, .keep_second = 40, .keep_covered = 3,
        .extend_cards = 63, .extend_rival = 5,
    },
    /* Stops a driving rival before any other move, and counts nothing. */
    [STYLE_ATTACKER] = {
        .finish = 1000, .drive = 99, .drive_step = 18, .safe_trip = 62, .exact = 30,
        .cure = 350, .cure_and_roll = 400, .roll = 380, .end_limit = 200, .end_limit_card = 10,
        .stop = 600, .stop_step = 3, .stop_at_zero = 29, .stop_few_cures = 0, .stop_into_coup = 0,
        .limit = 420, .other_rival = 50,
        .safety_frees = 404, .safety_now = 528, .safety_early = -132,
        .hold_turns = 2, .hold_steps = 5, .hold_out = 1,
        .keep_distance = 5, .keep_step = 5, .keep_hazard = 128, .keep_limit = 60,
        .keep_remedy = 38, .keep_end_limit = 47, .keep_roll = 39,
        .keep_out = 0, .keep_second = 40, .keep_covered = 3,
        .extend_cards = 69, .extend_rival = 5,
    },
    /* Kilometres before hazards. */
    [STYLE_RACER] = {
        .finish = 1000, .drive = 300, .drive_step = 18, .safe_trip = 62, .exact = 30,
        .cure = 350, .cure_and_roll = 400, .roll = 501, .end_limit = 200, .end_limit_card = 10,
        .stop = 150, .stop_step = 3, .stop_at_zero = 29, .stop_few_cures = 0, .stop_into_coup = -26,
        .limit = 120, .other_rival = 50,
        .safety_frees = 404, .safety_now = 600, .safety_early = -132,
        .hold_turns = 2, .hold_steps = 5, .hold_out = 1,
        .keep_distance = 5, .keep_step = 6, .keep_hazard = 151, .keep_limit = 60,
        .keep_remedy = 63, .keep_end_limit = 30, .keep_roll = 66,
        .keep_out = 0, .keep_second = 25, .keep_covered = 3,
        .extend_cards = 44, .extend_rival = 5,
    },
    /* Counts: the unseen cures and hazards decide what is kept, laid and discarded. */
    [STYLE_COUNTER] = {
        .finish = 1000, .drive = 99, .drive_step = 18, .safe_trip = 62, .exact = 30,
        .cure = 350, .cure_and_roll = 400, .roll = 380, .end_limit = 200, .end_limit_card = 10,
        .stop = 402, .stop_step = 3, .stop_at_zero = 29, .stop_few_cures = 10, .stop_into_coup = -26,
        .limit = 184, .other_rival = 50,
        .safety_frees = 404, .safety_now = 600, .safety_early = -132,
        .hold_turns = 2, .hold_steps = 5, .hold_out = 1,
        .keep_distance = 5, .keep_step = 10, .keep_hazard = 128, .keep_limit = 60,
        .keep_remedy = 38, .keep_end_limit = 30, .keep_roll = 66,
        .keep_out = 10, .keep_second = 40, .keep_covered = 3,
        .extend_cards = 44, .extend_rival = 5,
    },
};
