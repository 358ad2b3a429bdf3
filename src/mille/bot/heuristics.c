/* The moves of BOT_EASY and BOT_MEDIUM, by preference. */
#include "heuristics.h"
#include "explain.h"

/* The preference of each level for a move, by its reason. The gaps leave space for preference_within. */
static const uint8_t preference[BOT_HARD][WHY_MOVES] = {
    /* The beginner drives whenever possible, lays a safety at once, attacks when nothing else is left, and discards
     * kilometres rather than a remedy or a Speed Limit. With the rulebook of 1988, in which attacking pays most, it
     * wins 54 % of 6000 matches against random moves (micro 76 %), and 25 % against BOT_MEDIUM (16 to 32 % in the
     * four). */
    [BOT_EASY] = {[WHY_FINISH] = 250,
                  [WHY_SAFETY_CURES] = 240,
                  [WHY_SAFETY_EARLY] = 230,
                  [WHY_SAFETY_LATE] = 230,
                  [WHY_CURE] = 220,
                  [WHY_ROLL] = 210,
                  [WHY_DRIVE_200] = 190,
                  [WHY_DRIVE] = 180,
                  [WHY_END_LIMIT] = 170,
                  [WHY_SLOW_RIVAL] = 85,
                  [WHY_STOP_RIVAL] = 155,
                  [WHY_STOP_LEADER] = 155,
                  [WHY_POINTLESS] = 100,
                  [WHY_DROP_DISTANCE] = 90,
                  [WHY_DROP_USELESS] = 70,
                  [WHY_DROP_SPARE] = 60,
                  [WHY_DROP_REMEDY] = 50,
                  [WHY_DROP_HAZARD] = 40,
                  [WHY_DROP_SAFETY] = 1},
    [BOT_MEDIUM] = {[WHY_FINISH] = 250,
                    [WHY_SAFETY_LATE] = 245,
                    [WHY_SAFETY_CURES] = 240,
                    [WHY_CURE] = 230,
                    [WHY_ROLL] = 225,
                    [WHY_STOP_LEADER] = 220,
                    [WHY_STOP_RIVAL] = 215,
                    [WHY_DRIVE] = 200,
                    [WHY_END_LIMIT] = 195,
                    [WHY_SLOW_RIVAL] = 190,
                    [WHY_DRIVE_200] = 170,
                    [WHY_DROP_USELESS] = 100,
                    [WHY_DROP_SPARE] = 90,
                    [WHY_DROP_DISTANCE] = 80,
                    [WHY_DROP_REMEDY] = 70,
                    [WHY_DROP_HAZARD] = 60,
                    [WHY_SAFETY_EARLY] = 50,
                    [WHY_POINTLESS] = 40,
                    [WHY_DROP_SAFETY] = 1},
};

/* Among moves with the same reason: drive far, discard a short distance, attack the leader. */
static uint8_t preference_within(const mille_move_t *move) {
    uint8_t card = mille_hand(mille_game.seat)[move->slot];
    if (card <= CARD_200) return move->verb == MILLE_PLAY ? card_steps[card] : (uint8_t)(8 - card_steps[card]);
    return card_family[card] == FAMILY_HAZARD && move->team == explain_leader();
}

void heuristics_play(uint8_t level, mille_move_t *move) {
    static mille_legal_t legal;
    static mille_move_t tried;
    uint8_t preferred, best = 0, slot_bit = 1;

    mille_legal(&legal);
    for (tried.slot = 0; tried.slot < mille_game.held[mille_game.seat]; tried.slot++) {
        tried.verb = MILLE_PLAY;
        for (tried.team = 0; tried.team <= mille_game.teams; tried.team++) {
            if (tried.team == mille_game.teams)
                tried.verb = MILLE_DISCARD;
            else if (!(legal.on[tried.team] & slot_bit))
                continue;
            preferred = (uint8_t)(preference[level][explain_card(&tried)] + preference_within(&tried));
            if (preferred > best) {
                best = preferred;
                *move = tried;
            }
        }
        slot_bit = (uint8_t)(slot_bit << 1);
    }
    if (move->verb == MILLE_DISCARD) move->team = 0;
}

/* Another 300 km take about six turns; a rival with less than 400 km cannot finish first. */
#define CARDS_ENOUGH 30
#define RIVAL_FAR    STEPS(400)

uint8_t heuristics_extend(uint8_t level) {
    if (level == BOT_EASY) return MILLE_EXTEND;
    return mille_game.left > CARDS_ENOUGH && mille_team(explain_leader())->km < RIVAL_FAR ? MILLE_EXTEND : MILLE_STAY;
}
