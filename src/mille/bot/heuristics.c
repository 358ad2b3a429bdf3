/* The beginner and the sound player. */
#include "heuristics.h"
#include "explain.h"
#include "bot_table.h"

/* How much each likes a move, by what it is for. The steps between leave space for the length of a distance card. */
static const uint8_t liking[BOT_HARD][WHY_MOVES] = {
    /* The beginner drives whenever he can, lays a safety as soon as he has it, attacks when nothing else is left, and
     * throws kilometres away rather than a remedy or a Speed Limit that "may come in handy". By the book of
     * 1988, in which attacking pays most, he wins just 54 % of 6000 matches against chance (micro 76), but 25 % against
     * the sound player, which is the middle of the four (16 to 32). */
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

/* Among moves for the same: drive far, throw a short distance away, attack the leader. */
static uint8_t liking_within(const mille_move_t *move) {
    uint8_t card = mille_hand(&bot_table, bot_table.seat)[move->slot];
    if (card <= CARD_200) return move->verb == MILLE_PLAY ? card_steps[card] : (uint8_t)(8 - card_steps[card]);
    return card_family[card] == FAMILY_HAZARD && move->team == explain_leader();
}

void heuristics_play(uint8_t level, mille_move_t *move) {
    static mille_legal_t legal;
    static mille_move_t tried;
    uint8_t like, best = 0, slot_bit = 1;

    mille_legal(&bot_table, &legal);
    for (tried.slot = 0; tried.slot < bot_table.held[bot_table.seat]; tried.slot++) {
        tried.verb = MILLE_PLAY;
        for (tried.team = 0; tried.team <= bot_table.teams; tried.team++) {
            if (tried.team == bot_table.teams)
                tried.verb = MILLE_DISCARD;
            else if (!(legal.on[tried.team] & slot_bit))
                continue;
            like = (uint8_t)(liking[level][explain_move(&tried)] + liking_within(&tried));
            if (like > best) {
                best = like;
                *move = tried;
            }
        }
        slot_bit = (uint8_t)(slot_bit << 1);
    }
    if (move->verb == MILLE_DISCARD) move->team = 0;
}

/* 300 km more take six turns or so, while a rival behind 400 km cannot be there first. */
#define CARDS_ENOUGH 30
#define RIVAL_FAR    STEPS(400)

uint8_t heuristics_extend(uint8_t level) {
    if (level == BOT_EASY) return MILLE_EXTEND;
    return bot_table.left > CARDS_ENOUGH && mille_team(&bot_table, explain_leader())->km < RIVAL_FAR ? MILLE_EXTEND
                                                                                                     : MILLE_STAY;
}
