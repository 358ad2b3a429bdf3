/* What a table is worth: see judge.h. */
#include <string.h>
#include "judge.h"

/* of the view */
static const mille_t *before;
static uint8_t seat, own;
static uint8_t unseen[CARD_KINDS]; /* by kind: in the sabot or in somebody else's hand */
static uint8_t trouble;            /* hazards among them that make us need a Roll: how many, in four steps */
uint8_t judge_threat[TEAMS_MAX];

/* of the table being judged */
static const mille_t *table;
static mille_team_t side;            /* ours, then a rival's */
static uint8_t hand[CARD_KINDS + 1]; /* by kind; CARD_NONE are cards still to be drawn */
static uint8_t held_safeties;        /* bits */
static uint8_t turns, late;          /* before the hand must end: TURNS, LATE */
static uint8_t room, rooms, near;    /* ours to the goal: steps, ROOMS, NEAR */
static uint8_t live, limited, state; /* the hazards that count on our piles; drives, waits for a Roll, or is broken */
static uint8_t extendable, delayed;
static uint8_t useless; /* cards of the hand that cannot serve any more */

/* The first n things of a group, at most `most`: one worth for the first card of a kind, one for the second… */
static void note_copies(uint8_t n, uint8_t most, uint16_t group) {
    if (n > most) n = most;
    for (; n; n--)
        judge_note(0, group++);
}

static const uint8_t room_limits[] = {3, 5, 9, 13, 17, 21, 29, 255};
static const uint8_t turn_limits[] = {1, 2, 4, 7, 11, 16, 23, 255};
static const uint8_t near_of[ROOMS] = {0, 0, 1, 1, 2, 2, 2, 2};
static const uint8_t late_of[TURNS] = {0, 0, 1, 1, 2, 2, 2, 2};
static const uint8_t hazard_limits[] = {1, 2, 3, 255}; /* out: none, one, two, more */
static const uint8_t cure_limits[] = {2, 3, 4, 255};   /* out: at most one, two, three, more */
static const uint8_t roll_limits[] = {3, 7, 255};
static const uint8_t trouble_limits[] = {2, 5, 9, 255};

/* The first n with value < limits[n]. */
static uint8_t step_of(uint8_t value, const uint8_t *limits) {
    uint8_t n = 0;
    while (value >= *limits++)
        n++;
    return n;
}

/* The number of the lowest bit. */
static uint8_t number_of(uint8_t bit) {
    uint8_t n = 0;
    for (; !(bit & 1); bit >>= 1)
        n++;
    return n;
}

/* ---- the view ---- */

/* With two rivals the one who is further in the match, this hand's kilometres included, matters three times as much as
 * the other: whoever sits there. */
static void weigh_rivals(void) {
    uint8_t left = own + 1, right;
    const mille_team_t *a, *b;
    memset(judge_threat, 0, sizeof judge_threat);
    if (left >= before->teams) left = 0;
    if (before->teams == 2) {
        judge_threat[left] = 4;
        return;
    }
    right = (uint8_t)(3 - own - left);
    a = &before->team[left];
    b = &before->team[right];
    judge_threat[left] = a->points + a->km * CARD_STEP_KM >= b->points + b->km * CARD_STEP_KM ? 3 : 1;
    judge_threat[right] = 4 - judge_threat[left];
}

void judge_view(const bot_view_t *view) {
    uint8_t card, i, safe;
    before = &view->table;
    seat = view->seat;
    own = MILLE_TEAM(before, seat);
    for (card = 0; card < CARD_KINDS; card++)
        unseen[card] = (uint8_t)(mille_copies(before, card) - before->seen[card]);
    for (i = 0; i < before->held[seat]; i++)
        unseen[before->hand[seat][i]]--;
    trouble = 0;
    safe = SAFETY_AGAINST(before->team[own].safeties);
    for (card = CARD_OUT_OF_GAS; card <= CARD_STOP; card++)
        if (card != CARD_LIMIT && !(card_bit[card] & safe)) trouble += unseen[card];
    trouble = step_of(trouble, trouble_limits);
    weigh_rivals();
}

/* ---- ourselves ---- */

static void sort_hand(void) {
    const uint8_t *cards = table->hand[seat];
    uint8_t i;
    memset(hand, 0, sizeof hand);
    for (i = table->held[seat]; i; i--)
        hand[*cards++]++;
    held_safeties = 0;
    for (i = 0; i < 4; i++)
        if (hand[CARD_TANK + i]) held_safeties |= card_bit[CARD_TANK + i];
}

/* Looks at the piles of `side`. */
static void look_at_piles(uint8_t team) {
    live = mille_live_hazard(table, team, BATTLE);
    limited = mille_live_hazard(table, team, SPEED);
    if (side.pile[BATTLE].top == CARD_ROLL)
        state = 0;
    else if (live & (uint8_t)~BIT_STOP)
        state = 2;
    else
        state = !live && (side.safeties & BIT_RIGHT_OF_WAY) ? 0 : 1;
}

/* May completing the trip bring a team to 5000? At least 400 for it and the kilometres to go. */
static uint8_t is_match_point(uint8_t steps) {
    return side.points + (steps + side.km) * CARD_STEP_KM + 400 >= MATCH_POINTS;
}

static void note_state(void) {
    uint8_t place, cure = 0, roll = 0;
    uint8_t priority = (side.safeties | held_safeties) & BIT_RIGHT_OF_WAY;

    judge_note((uint8_t)(near * 3 + state), OWN_STUCK);
    if (state && (priority || hand[CARD_ROLL])) roll = 1;
    if (state == 2 &&
        (hand[CARD_GASOLINE + number_of(live)] || (MILLE_RULES(table)->late_safety_cures && (held_safeties & live))))
        cure = 1;
    place = (uint8_t)(((state << 1 | cure) << 1 | roll) * 3);
    if (limited) {
        place++;
        if (!hand[CARD_END_LIMIT] && !priority) place++;
    }
    if (late == 2) place += 36;
    judge_note(place, OWN_STATE);
}

static void note_safeties(void) {
    uint8_t i, bit = 1, n = 0, out;
    for (i = 0; i < 4; i++, bit = (uint8_t)(bit << 1)) {
        if (side.safeties & bit) {
            judge_note((uint8_t)(i * LATE + late), OWN_EXPOSED);
            n++;
        } else if (held_safeties & bit) {
            out = unseen[CARD_OUT_OF_GAS + i];
            if (bit == BIT_RIGHT_OF_WAY) out = (uint8_t)(out + unseen[CARD_STOP] + 1) >> 1; /* twice as many */
            judge_note((uint8_t)((i * 4 + step_of(out, hazard_limits)) * LATE + late), HAND_SAFETY);
            n++;
        }
    }
    judge_note(n, OWN_SET);
}

/* How many distance cards of the hand, three at most, make up the room exactly; 0 if they do not. Sums are bits: bit n
 * of one, two, three says that so many cards can make n + 1 steps. */
static uint8_t cards_to_finish(void) {
    uint16_t one = 0, two = 0, three = 0, goal = (uint16_t)(1 << (room - 1));
    uint8_t card, n, steps;
    for (card = CARD_25; card <= CARD_200; card++) {
        steps = card_steps[card];
        for (n = hand[card]; n; n--) {
            three |= (uint16_t)(two << steps);
            two |= (uint16_t)(one << steps);
            one |= (uint16_t)(1 << (steps - 1));
        }
    }
    if (one & goal) return 1;
    if (two & goal) return 2;
    return three & goal ? 3 : 0;
}

static void note_distances(void) {
    uint8_t fitting = 0, card, n, kind, context = near, fits = BIT_25 | BIT_50;
    if (limited)
        context = NEAR;
    else
        fits = 0xff;
    for (card = CARD_25; card <= CARD_200; card++) {
        n = hand[card];
        kind = card;
        if (card == CARD_200 && !side.stones[CARD_200]) kind++;
        if (card_steps[card] > room || (card == CARD_200 && side.stones[CARD_200] == 2)) {
            useless += n;
            continue;
        }
        if (card_bit[card] & fits) fitting += n;
        note_copies(n, 3, (uint16_t)(HAND_DISTANCE + (uint8_t)((context * 6 + kind) * 3)));
    }
    if (fitting > 4) fitting = 4;
    if (state == 0) fitting += 5;
    judge_note(fitting, OWN_DRIVES);
    if (room <= 16 && room) judge_note((uint8_t)(rooms << 2 | cards_to_finish()), OWN_PLAN);
}

static void note_hazards(void) {
    uint8_t i, bit = 1, n, team, open = 0, now = 0;
    for (team = 0; team < table->teams; team++) {
        if (team == own) continue;
        now |= mille_takes_hazard(table, team);
        open |= (uint8_t)~SAFETY_AGAINST(table->team[team].safeties);
    }
    for (i = 0; i < 5; i++, bit = (uint8_t)(bit << 1)) {
        n = hand[CARD_OUT_OF_GAS + i];
        if (!(open & bit))
            useless += n;
        else
            note_copies(n, 2, (uint16_t)(HAND_HAZARD + (uint8_t)(i * 4 + (now & bit ? 0 : 2))));
    }
}

static void note_remedies(void) {
    uint8_t i, bit = 1, n, out;
    uint8_t covered = SAFETY_AGAINST(held_safeties), done = SAFETY_AGAINST(side.safeties);
    done &= (uint8_t) ~(live | limited);
    for (i = 0; i < 5; i++, bit = (uint8_t)(bit << 1)) {
        n = hand[CARD_GASOLINE + i];
        if (done & bit) {
            useless += n;
        } else if (covered & bit) {
            note_copies(n, 1, HAND_COVERED);
        } else if (bit == BIT_ROLL) {
            note_copies(n, 3, (uint16_t)(HAND_ROLL + (uint8_t)(trouble * 3)));
        } else {
            out = (uint8_t)(step_of(unseen[CARD_OUT_OF_GAS + i], hazard_limits) << 1);
            note_copies(n, 2, (uint16_t)((bit == BIT_LIMIT ? HAND_END_LIMIT : HAND_REMEDY) + out));
        }
    }
}

void judge_own(const mille_t *on) {
    table = on;
    side = table->team[own];
    useless = 0;
    room = (uint8_t)(table->goal - side.km);
    rooms = step_of(room, room_limits);
    near = near_of[rooms];
    turns = table->left / table->teams;
    if (MILLE_RULES(table)->play_out) turns += table->held[seat];
    turns = step_of(turns, turn_limits);
    late = late_of[turns];
    extendable = table->goal < EXTENDED_GOAL && (MILLE_RULES(table)->extended_for >> table->players & 1);
    delayed = !table->left && (MILLE_RULES(table)->lines >> LINE_DELAYED & 1);
    sort_hand();
    look_at_piles(own);

    judge_note((uint8_t)(rooms << 3 | turns), OWN_ROAD);
    note_state();
    if (!side.stones[CARD_200]) judge_note(rooms, OWN_SAFE_TRIP);
    if (extendable) judge_note(rooms, OWN_EXTENSION);
    if (table->caller != NOBODY) judge_note(table->caller == own ? rooms + ROOMS : rooms, OWN_CALLED);
    if (is_match_point(room)) judge_note(rooms, OWN_MATCH);
    if (table->seat == seat) judge_note(0, OWN_TURN);
    if (delayed) judge_note(rooms, OWN_DELAYED);
    note_safeties();
    note_distances();
    note_hazards();
    note_remedies();
    judge_note(useless > 6 ? 6 : useless, HAND_USELESS);
    note_copies(hand[CARD_NONE], 2, HAND_UNKNOWN);
}

/* ---- a rival ---- */

static void note_rival_state(uint8_t rival, uint8_t their_near) {
    uint8_t place = 0;
    look_at_piles(rival);
    judge_note((uint8_t)(late * 3 + state), RIVAL_STUCK);
    if (state == 1) place = 1 + step_of(unseen[CARD_ROLL], roll_limits);
    if (state == 2) place = 4 + step_of(unseen[CARD_GASOLINE + number_of(live)], cure_limits);
    judge_note((uint8_t)(their_near << 3 | place), RIVAL_STATE);
    place = 0;
    if (limited) {
        place = 1 + step_of(unseen[CARD_END_LIMIT], cure_limits);
        if (place > 3) place = 3;
    }
    judge_note((uint8_t)(their_near << 2 | place), RIVAL_SPEED);
}

/* A hazard the move being judged has laid: it may meet a coup fourré. */
static void note_hit(const mille_team_t *was) {
    uint8_t pile, card;
    for (pile = BATTLE; pile <= SPEED; pile++) {
        card = side.pile[pile].top;
        if (card == was->pile[pile].top || card_family[card] != FAMILY_HAZARD) continue;
        judge_note((uint8_t)((card - CARD_OUT_OF_GAS) << 1 | unseen[SAFETY_FOR(card)]), RIVAL_HIT);
    }
}

void judge_rival(uint8_t rival) {
    uint8_t theirs, steps, i, bit = 1, aimed = 0, needs_trip, safe;
    side = table->team[rival];
    steps = (uint8_t)(table->goal - side.km);
    theirs = step_of(steps, room_limits);
    judge_note((uint8_t)(theirs << 3 | turns), RIVAL_ROAD);
    judge_note((uint8_t)(rooms << 3 | theirs), RIVAL_RACE);
    note_rival_state(rival, near_of[theirs]);
    note_hit(&before->team[rival]);
    if (!side.stones[CARD_200]) judge_note(theirs, RIVAL_SAFE_TRIP);
    if (extendable) judge_note(theirs, RIVAL_EXTENSION);
    if (is_match_point(steps)) judge_note(theirs, RIVAL_MATCH);
    if (delayed) judge_note(theirs, RIVAL_DELAYED);
    needs_trip = MILLE_RULES(table)->shut_out == SHUT_OUT_EACH_ALWAYS ? 0 : ROOMS;
    if (side.km == 0) judge_note(rooms + needs_trip, RIVAL_AT_ZERO);
    if (table->team[own].km == 0) judge_note(theirs + needs_trip, WE_AT_ZERO);
    safe = SAFETY_AGAINST(side.safeties);
    for (i = 0; i < 5; i++, bit = (uint8_t)(bit << 1)) {
        if (hand[CARD_OUT_OF_GAS + i] && !(safe & bit)) aimed = 1;
        if (i < 4 && (safe & bit)) judge_note((uint8_t)(i * LATE + late), RIVAL_EXPOSED);
    }
    if (aimed) judge_note(theirs, RIVAL_AIMED_AT);
}

/* ---- the sum ---- */

/* A rival's points, as far as that rival matters. */
static int16_t part_of(int16_t points, uint8_t rival) {
    return (int16_t)(points * judge_threat[rival] / 4);
}

int16_t judge_sheets(const mille_t *on) {
    mille_sheet_t sheet;
    int16_t value = 0, total;
    uint16_t match, best = 0;
    uint8_t team, leader = own;
    for (team = 0; team < on->teams; team++) {
        mille_score(on, team, &sheet);
        total = (int16_t)sheet.total;
        match = on->team[team].points + sheet.total;
        if (match > best) {
            best = match;
            leader = team;
        }
        if (team != own) total = (int16_t)-part_of(total, team);
        value += total;
    }
    if (on->phase != PHASE_HAND_OVER || best < MATCH_POINTS) return value;
    return (int16_t)(leader == own ? value + MATCH_WORTH : value - MATCH_WORTH);
}

int16_t judge(const mille_t *on) {
    int16_t value = judge_sheets(on);
    uint8_t team;
    if (on->phase == PHASE_HAND_OVER) return value;
    judge_sum = 0;
    judge_own(on);
    value += judge_sum;
    for (team = 0; team < on->teams; team++) {
        if (!judge_threat[team]) continue;
        judge_sum = 0;
        judge_rival(team);
        value -= part_of(judge_sum, team);
    }
    return value;
}
