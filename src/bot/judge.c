/* What a table is worth: see judge.h. */
#include <string.h>
#include "judge.h"

static uint8_t seat, own;
static uint8_t unseen[CARD_KINDS];   /* by kind: in the sabot or in somebody else's hand */
static uint8_t trouble;              /* hazards among them that stop us for a Roll */
static const mille_t *table;         /* being judged */
static uint8_t hand[CARD_KINDS + 1]; /* of it, by kind; CARD_NONE are cards still to be drawn */
static uint8_t held_safeties;        /* bits */
static uint8_t turns, late;          /* cards left in the sabot, as turns of a team: bucket of TURNS, of LATE */
static uint8_t room, rooms;          /* ours to the goal: steps, bucket of ROOMS */
static judge_list_t list;
uint8_t judge_threat[TEAMS_MAX];

static void notice(uint16_t thing) {
    list.thing[list.count++] = thing;
}

/* The first n with value < limits[n]. */
static uint8_t bucket(uint8_t value, const uint8_t *limits) {
    uint8_t n = 0;
    while (value >= limits[n])
        n++;
    return n;
}

static const uint8_t room_limits[] = {3, 5, 9, 13, 17, 21, 29, 255};
static const uint8_t turn_limits[] = {1, 3, 6, 10, 15, 22, 30, 255};
static const uint8_t late_of[TURNS] = {0, 0, 1, 1, 2, 2, 2, 2};
static const uint8_t near_of[ROOMS] = {0, 0, 1, 1, 2, 2, 2, 2};
static const uint8_t few_limits[] = {1, 2, 3, 255}; /* none, one, two, more */
static const uint8_t out_limits[] = {2, 3, 4, 255}; /* remedies out: at most one, two, three, more */
static const uint8_t roll_limits[] = {3, 7, 255};   /* Rolls out */
static const uint8_t trouble_limits[] = {2, 5, 9, 255};

static uint8_t min(uint8_t a, uint8_t b) {
    return a < b ? a : b;
}

/* Match points and this hand so far, in steps of 25. */
static uint8_t standing(const mille_t *view, uint8_t team) {
    uint16_t sum = (uint16_t)(view->team[team].points / 25 + view->team[team].km);
    return sum > 255 ? 255 : (uint8_t)sum;
}

static void weigh_rivals(const mille_t *view) {
    uint8_t team, other;
    for (team = 0; team < TEAMS_MAX; team++)
        judge_threat[team] = 0;
    if (view->teams == 2) {
        judge_threat[1 - own] = 4;
        return;
    }
    team = own == 0 ? 1 : 0;
    other = own == 2 ? 1 : 2;
    judge_threat[team] = standing(view, team) >= standing(view, other) ? 3 : 1;
    judge_threat[other] = 4 - judge_threat[team];
}

void judge_count(const mille_t *view, uint8_t who) {
    uint8_t card, i;
    seat = who;
    own = MILLE_TEAM(view, seat);
    for (card = 0; card < CARD_KINDS; card++)
        unseen[card] = (uint8_t)(mille_copies(view, card) - view->seen[card]);
    for (i = 0; i < view->held[seat]; i++)
        unseen[view->hand[seat][i]]--;
    trouble = 0;
    for (card = CARD_OUT_OF_GAS; card <= CARD_STOP; card++)
        if (card != CARD_LIMIT && !(card_bit[card] & SAFETY_AGAINST(view->team[own].safeties))) trouble += unseen[card];
    trouble = bucket(trouble, trouble_limits);
    weigh_rivals(view);
}

/* ---- ourselves ---- */

static uint8_t is_extendable(void) {
    return table->goal < EXTENDED_GOAL && (MILLE_RULES(table)->extended_for >> table->players & 1);
}

static void notice_state(const mille_team_t *side) {
    uint8_t live = mille_live_hazard(table, own, BATTLE), limited = mille_live_hazard(table, own, SPEED);
    uint8_t priority = side->safeties & BIT_RIGHT_OF_WAY;
    uint8_t cure = 0, roll, state = 0, bit, i;

    roll = priority || (held_safeties & BIT_RIGHT_OF_WAY) || hand[CARD_ROLL];
    if (side->pile[BATTLE].top == CARD_ROLL || (priority && !live)) {
        roll = 0;
    } else if (live & (uint8_t)~BIT_STOP) {
        state = 2;
        for (i = 0, bit = 1; bit != live; i++)
            bit <<= 1;
        cure = hand[CARD_GASOLINE + i] || (MILLE_RULES(table)->late_safety_cures && (held_safeties & live));
    } else {
        state = 1;
    }
    if (limited) limited = hand[CARD_END_LIMIT] || (held_safeties & BIT_RIGHT_OF_WAY) ? 1 : 2;
    state = (uint8_t)(((state * 2 + cure) * 2 + (roll != 0)) * 3 + limited);
    notice((uint16_t)(OWN_STATE + state + (late == 2 ? 36 : 0)));
}

static void notice_safeties(const mille_team_t *side) {
    uint8_t i, bit, n = 0, out;
    for (i = 0, bit = 1; i < 4; i++, bit <<= 1) {
        if (side->safeties & bit) {
            notice((uint16_t)(OWN_EXPOSED + i * LATE + late));
        } else if (held_safeties & bit) {
            out = unseen[CARD_OUT_OF_GAS + i];
            if (bit == BIT_RIGHT_OF_WAY) out = (uint8_t)(out + unseen[CARD_STOP] + 1) >> 1;
            notice((uint16_t)(HAND_SAFETY + (i * 4 + bucket(out, few_limits)) * LATE + late));
        } else {
            continue;
        }
        n++;
    }
    notice((uint16_t)(OWN_SET + n));
}

/* Up to `most` cards of a kind, each with a worth of its own. */
static void notice_copies(uint16_t first, uint8_t n, uint8_t most) {
    for (n = min(n, most); n; n--)
        notice(first++);
}

/* Which sums of one, two and three distance cards of the hand there are, as bits: bit n is n + 1 steps. */
static uint8_t cards_to_finish(void) {
    uint16_t one = 0, two = 0, three = 0, goal = (uint16_t)(1 << (room - 1));
    uint8_t card, n, steps;
    for (card = CARD_25; card <= CARD_200; card++) {
        steps = card_steps[card];
        for (n = min(hand[card], 3); n; n--) {
            three |= (uint16_t)(two << steps);
            two |= (uint16_t)(one << steps);
            one |= (uint16_t)(1 << (steps - 1));
        }
    }
    if (one & goal) return 1;
    if (two & goal) return 2;
    return three & goal ? 3 : 0;
}

static uint8_t notice_distances(const mille_team_t *side) {
    uint8_t useless = 0, fitting = 0, card, kind;
    uint8_t limited = mille_live_hazard(table, own, SPEED) != 0;
    uint8_t drives = mille_takes_distance(table, own) != 0;
    for (card = CARD_25; card <= CARD_200; card++) {
        kind = card;
        if (card == CARD_200 && !side->stones[CARD_200]) kind = CARD_200 + 1;
        if (card_steps[card] > room || (card == CARD_200 && side->stones[CARD_200] == 2)) {
            useless += hand[card];
            continue;
        }
        if (!limited || card <= CARD_50) fitting += hand[card];
        notice_copies((uint16_t)(HAND_DISTANCE + (limited * 6 + kind) * 3), hand[card], 3);
    }
    notice((uint16_t)(OWN_DRIVES + drives * 5 + min(fitting, 4)));
    if (room <= 16 && room) notice((uint16_t)(OWN_PLAN + rooms * 4 + cards_to_finish()));
    return useless;
}

/* Hazards in the hand: useless, or good now or later against somebody. */
static uint8_t notice_hazards(void) {
    uint8_t useless = 0, card, bit, team, open = 0, now = 0;
    for (team = 0; team < table->teams; team++) {
        if (team == own) continue;
        now |= mille_takes_hazard(table, team);
        open |= (uint8_t)~SAFETY_AGAINST(table->team[team].safeties);
    }
    for (card = CARD_OUT_OF_GAS; card <= CARD_STOP; card++) {
        if (!hand[card]) continue;
        bit = card_bit[card];
        if (open & bit)
            notice_copies((uint16_t)(HAND_HAZARD + (card - CARD_OUT_OF_GAS) * 4 + (now & bit ? 0 : 2)), hand[card], 2);
        else
            useless += hand[card];
    }
    return useless;
}

static uint8_t notice_remedies(const mille_team_t *side) {
    uint8_t useless = 0, card, bit, n, out, i;
    uint8_t safe = SAFETY_AGAINST(side->safeties), covered = SAFETY_AGAINST(held_safeties);
    uint8_t takes = mille_takes_remedy(table, own);
    if (side->safeties & BIT_RIGHT_OF_WAY) takes &= (uint8_t)~BIT_ROLL;
    for (card = CARD_GASOLINE; card <= CARD_ROLL; card++) {
        n = hand[card];
        if (!n) continue;
        bit = card_bit[card];
        i = (uint8_t)(card - CARD_GASOLINE);
        out = bucket(unseen[CARD_OUT_OF_GAS + i], few_limits);
        if ((safe & bit) && !(takes & bit))
            useless += n;
        else if (covered & bit)
            notice_copies(HAND_COVERED, 1, 1);
        else if (card == CARD_ROLL)
            notice_copies((uint16_t)(HAND_ROLL + trouble * 3), n, 3);
        else
            notice_copies((uint16_t)((card == CARD_END_LIMIT ? HAND_END_LIMIT : HAND_REMEDY) + out * 2), n, 2);
    }
    return useless;
}

static void sort_hand(void) {
    uint8_t i, card;
    memset(hand, 0, sizeof hand);
    for (i = 0; i < table->held[seat]; i++)
        hand[table->hand[seat][i]]++;
    held_safeties = 0;
    for (card = CARD_TANK; card <= CARD_RIGHT_OF_WAY; card++)
        if (hand[card]) held_safeties |= card_bit[card];
}

const judge_list_t *judge_own(const mille_t *on) {
    const mille_team_t *side;
    uint8_t useless;

    table = on;
    side = &table->team[own];
    list.count = 0;
    room = (uint8_t)(table->goal - side->km);
    rooms = bucket(room, room_limits);
    turns = bucket((uint8_t)(table->left / table->teams), turn_limits);
    late = late_of[turns];
    sort_hand();

    notice((uint16_t)(OWN_ROAD + rooms * TURNS + turns));
    notice_state(side);
    if (!side->stones[CARD_200]) notice((uint16_t)(OWN_SAFE_TRIP + rooms));
    if (is_extendable()) notice((uint16_t)(OWN_EXTENSION + rooms));
    if (table->caller != NOBODY) notice((uint16_t)(OWN_CALLED + (table->caller == own ? ROOMS : 0) + rooms));
    if (table->seat == seat) notice(OWN_TURN);
    notice_safeties(side);
    useless = notice_distances(side);
    useless += notice_hazards();
    useless += notice_remedies(side);
    notice((uint16_t)(HAND_USELESS + min(useless, 6)));
    notice_copies(HAND_UNKNOWN, hand[CARD_NONE], 1);
    return &list;
}

/* ---- a rival; judge_own has looked at the same table before ---- */

static void notice_rival_state(uint8_t rival, uint8_t near) {
    const mille_team_t *side = &table->team[rival];
    uint8_t live = mille_live_hazard(table, rival, BATTLE), state = 0, bit, i;
    uint8_t priority = side->safeties & BIT_RIGHT_OF_WAY;
    if (side->pile[BATTLE].top != CARD_ROLL && !(priority && !live)) {
        if (live & (uint8_t)~BIT_STOP) {
            for (i = 0, bit = 1; bit != live; i++)
                bit <<= 1;
            state = (uint8_t)(4 + bucket(unseen[CARD_GASOLINE + i], out_limits));
            if (unseen[CARD_TANK + i]) state += 4;
        } else {
            state = (uint8_t)(1 + bucket(unseen[CARD_ROLL], roll_limits));
        }
    }
    notice((uint16_t)(RIVAL_STATE + near * 12 + state));
    state = 0;
    if (mille_live_hazard(table, rival, SPEED))
        state = (uint8_t)(1 + min(bucket(unseen[CARD_END_LIMIT], out_limits), 2));
    notice((uint16_t)(RIVAL_SPEED + near * 4 + state));
}

const judge_list_t *judge_rival(const mille_t *on, uint8_t rival) {
    const mille_team_t *side;
    uint8_t theirs, i, bit, aimed = 0;
    uint8_t needs_trip;

    table = on;
    side = &table->team[rival];
    list.count = 0;
    theirs = bucket((uint8_t)(table->goal - side->km), room_limits);
    notice((uint16_t)(RIVAL_ROAD + theirs * TURNS + turns));
    notice((uint16_t)(RIVAL_RACE + rooms * ROOMS + theirs));
    notice_rival_state(rival, near_of[theirs]);
    if (!side->stones[CARD_200]) notice((uint16_t)(RIVAL_SAFE_TRIP + theirs));
    if (is_extendable()) notice((uint16_t)(RIVAL_EXTENSION + theirs));
    for (i = 0, bit = 1; i < 4; i++, bit <<= 1)
        if (side->safeties & bit) notice((uint16_t)(RIVAL_EXPOSED + i * LATE + late));
    needs_trip = MILLE_RULES(table)->shut_out == SHUT_OUT_EACH_ALWAYS ? 0 : ROOMS;
    if (side->km == 0) notice((uint16_t)(RIVAL_AT_ZERO + needs_trip + rooms));
    if (table->team[own].km == 0) notice((uint16_t)(WE_AT_ZERO + needs_trip + theirs));
    for (i = 0, bit = 1; i < 5; i++, bit <<= 1)
        if (hand[CARD_OUT_OF_GAS + i] && !(bit & SAFETY_AGAINST(side->safeties))) aimed = 1;
    if (aimed) notice((uint16_t)(RIVAL_AIMED_AT + theirs));
    return &list;
}

/* ---- the sum ---- */

static int16_t worth(const judge_list_t *things) {
    int16_t sum = 0;
    uint8_t i;
    for (i = 0; i < things->count; i++)
        sum += worth_table[things->thing[i]];
    return sum;
}

int16_t judge(const mille_t *on) {
    mille_sheet_t sheet;
    int16_t value, theirs;
    uint8_t team, over = on->phase == PHASE_HAND_OVER;

    mille_score(on, own, &sheet);
    value = (int16_t)sheet.total;
    if (!over) value += worth(judge_own(on));
    for (team = 0; team < on->teams; team++) {
        if (!judge_threat[team]) continue;
        mille_score(on, team, &sheet);
        theirs = (int16_t)sheet.total;
        if (!over) theirs += worth(judge_rival(on, team));
        value -= (int16_t)(theirs * judge_threat[team] / 4);
    }
    return value;
}
