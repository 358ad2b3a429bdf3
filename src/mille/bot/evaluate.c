/* The features of the current game, found and added up. Locals are static where that saves the Z80 a stack frame. */
#include <string.h>
#include "evaluate.h"
#include "feature.h"
#include "accumulate.h"
#include "weights.h"
#include "explain.h"

_Static_assert((int)HELD_RULES == (int)RULES_COUNT, "a row of HAND_HELD_RULES for each rulebook");

/* of the view */
static const mille_t *before;
static uint8_t seat, own;
static uint8_t unseen[CARD_KINDS]; /* by kind: in the sabot or in another seat's hand */
static uint8_t trouble;            /* hazards among them after which we need a Roll: how many, in four ranges */
static int16_t rivals_now;         /* the points on the rivals' sheets */
static uint16_t best_rival;        /* the best of them in the match, this hand included */
static uint8_t furthest;           /* the rival with most kilometres in the hand */
uint8_t evaluate_threat[TEAMS_MAX];

/* of the current game */
static mille_team_t side; /* ours, then a rival's */
static const rules_t *rules;
static uint8_t hand[CARD_KINDS + 1];     /* by kind; CARD_NONE are cards still to be drawn */
static uint8_t held_safeties;            /* bits */
static uint8_t turns, late;              /* before the hand must end, in TURNS, in LATE ranges */
static uint8_t steps_to_go, to_go, near; /* ours to the goal: steps, in TO_GO, in NEAR ranges */
static uint8_t live, limited, state;     /* the hazards that count on our piles; DRIVES, WAITS, BROKEN */
static uint8_t extendable, delayed;
static uint8_t useless;           /* cards of the hand that cannot serve any more */
static uint8_t their_state, race; /* of the rival who is furthest; the same with the distance to go, in TO_GO */
static mille_sheet_t sheet;

/* The first n features of a group, at most `most`: one for the first card of a kind, one for the second and so on. */
static void found_copies(uint8_t n, uint8_t most, uint16_t group) {
    if (n > most) n = most;
    while (n)
        accumulate(--n, group);
}

/* A feature of a group whose only dimension is TO_GO. */
static void found_to_go(uint8_t if_so, uint16_t group) {
    if (if_so) accumulate(to_go, group);
}

/* A feature of a group whose last dimension is LATE. */
static void found_late(uint8_t place, uint16_t group) {
    accumulate((uint8_t)(place * LATE + late), group);
}

/* Ranges are finer where more depends on a step: one card from the goal, one turn before the end. */
static const uint8_t to_go_limits[TO_GO] = {3, 5, 9, 13, PLAN_MOST + 1, 21, 29, 255};
static const uint8_t turn_limits[TURNS] = {1, 2, 4, 7, 11, 16, 23, 255};
/* The coarser range of each: few, some, many. One table serves both. */
static const uint8_t coarse[TO_GO] = {0, 0, 1, 1, 2, 2, 2, 2};
#define MANY 2
static const uint8_t hazard_limits[OUT] = {1, 2, 3, 255}; /* unseen: none, one, two, more */
static const uint8_t cure_limits[OUT] = {2, 3, 4, 255};   /* unseen: at most one, two, three, more */
static const uint8_t roll_limits[] = {3, 7, 255};
static const uint8_t trouble_limits[OUT] = {2, 5, 9, 255};

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

/* Points of the match, kilometres of this hand included. */
static uint16_t standing(const mille_team_t *team) {
    return (uint16_t)(team->points + team->km * CARD_STEP_KM);
}

/* With two rivals the one with more points in the match matters three times as much as the other. */
static void rank_rivals(void) {
    static uint8_t left, right;
    left = (uint8_t)(own + 1);
    if (left >= mille_game.teams) left = 0;
    right = (uint8_t)(3 - own - left);
    memset(evaluate_threat, 1, sizeof evaluate_threat);
    evaluate_threat[own] = 0;
    if (mille_game.teams == 2)
        evaluate_threat[left] = 4;
    else
        evaluate_threat[standing(mille_team(left)) >= standing(mille_team(right)) ? left : right] = 3;
}

/* A rival's points, as far as that rival matters. */
static int16_t part_of(int16_t points, uint8_t rival) {
    return (int16_t)(points * evaluate_threat[rival] / 4);
}

static int16_t read_rivals(void) {
    static int16_t points;
    static uint8_t team;
    static const mille_team_t *rival;
    uint16_t match;
    points = 0;
    best_rival = 0;
    rival = mille_game.team;
    for (team = 0; team < mille_game.teams; team++, rival++) {
        if (team == own) continue;
        mille_score(team, &sheet);
        points = (int16_t)(points + part_of((int16_t)sheet.total, team));
        match = (uint16_t)(rival->points + sheet.total);
        if (match > best_rival) best_rival = match;
    }
    return points;
}

void evaluate_view(const bot_view_t *view) {
    const uint8_t *card_held;
    uint8_t card, n, safe;
    before = &view->table;
    seat = view->seat;
    own = mille_team_of(seat);
    rules = mille_rules();
    for (card = 0; card < CARD_KINDS; card++)
        unseen[card] = (uint8_t)(mille_copies(card) - mille_game.seen[card]);
    card_held = mille_hand(seat);
    for (n = mille_game.held[seat]; n; n--)
        unseen[*card_held++]--;
    n = 0;
    safe = SAFETY_AGAINST(mille_team(own)->safeties) | BIT_LIMIT;
    for (card = CARD_OUT_OF_GAS; card <= CARD_STOP; card++)
        if (!(card_bit[card] & safe)) n += unseen[card];
    trouble = step_of(n, trouble_limits);
    furthest = explain_leader();
    rank_rivals();
    rivals_now = read_rivals();
}

/* ---- ourselves ---- */

static void count_hand(void) {
    const uint8_t *card = mille_hand(seat);
    uint8_t n;
    memset(hand, 0, sizeof hand);
    held_safeties = 0;
    for (n = mille_game.held[seat]; n; n--) {
        hand[*card]++;
        if (card_family[*card] == FAMILY_SAFETY) held_safeties |= card_bit[*card];
        card++;
    }
}

/* Sets `side`, `live`, `limited` and `state` to those of a team. */
static void read_team(uint8_t team) {
    side = *mille_team(team);
    live = mille_live_hazard(team, BATTLE);
    limited = mille_live_hazard(team, SPEED);
    state = WAITS;
    if (side.pile[BATTLE].top == CARD_ROLL || (!live && (side.safeties & BIT_RIGHT_OF_WAY))) state = DRIVES;
    if (live & (uint8_t)~BIT_STOP) state = BROKEN;
}

/* Whether completing the trip may bring a team to 5000 points: it has this many steps to go and scores at least 400. */
static uint8_t is_match_point(uint8_t steps) {
    return standing(&side) + steps * CARD_STEP_KM >= MATCH_POINTS - 400;
}

static void find_state(void) {
    uint8_t place, priority = (side.safeties | held_safeties) & BIT_RIGHT_OF_WAY;

    accumulate((uint8_t)(near * STATES + state), OWN_STUCK);
    place = 0;
    if (state != DRIVES) {
        place = STATE_WAITS;
        if (priority || hand[CARD_ROLL]) place += STATE_ROLL; /* a Roll, or none is needed */
    }
    if (state == BROKEN) {
        place += STATE_BROKEN - STATE_WAITS;
        if (hand[CARD_GASOLINE + number_of(live)] ||
            ((rules->late_safety_cures || rules->late_safety_lifts == ALL_SAFETIES) && (held_safeties & live)))
            place += STATE_CURE; /* the cure is at hand */
    }
    if (limited) {
        place++;
        if (!hand[CARD_END_LIMIT] && !priority) place++;
    }
    if (late == MANY) place += STATE_LATE;
    accumulate(place, OWN_STATE);
}

static void find_safeties(void) {
    static uint8_t i, bit, n, out;
    n = 0;
    bit = 1;
    for (i = 0; i < 4; i++) {
        out = unseen[CARD_OUT_OF_GAS + i];
        if (i == 3) out = (uint8_t)(out + unseen[CARD_STOP] + 1) >> 1; /* Right of Way has twice as many */
        if (side.safeties & bit) {
            found_late(i, OWN_EXPOSED);
            n++;
        } else if (held_safeties & bit) {
            found_late((uint8_t)(i * OUT + step_of(out, hazard_limits)), HAND_SAFETY);
            accumulate(race, HAND_HELD_RACE);
            found_late(mille_game.rules, HAND_HELD_RULES);
            n++;
        }
        bit = (uint8_t)(bit << 1);
    }
    accumulate(n, OWN_SET);
}

/* A set of sums of steps, as bits, with `steps` added to each. */
static uint16_t longer(uint16_t sums, uint8_t steps) {
    for (; steps; steps--)
        sums = (uint16_t)(sums << 1);
    return sums;
}

/* How many distance cards of the hand, three at most, add up to steps_to_go exactly; 0 if none do. Sums are bits: bit n
 * of `one`, `two`, `three` says that so many cards can make n + 1 steps. */
static uint8_t cards_to_finish(void) {
    static uint16_t one, two, three, goal;
    static uint8_t card, n, steps;
    goal = longer(1, (uint8_t)(steps_to_go - 1));
    one = two = three = 0;
    for (card = CARD_25; card <= CARD_200; card++) {
        steps = card_steps[card];
        for (n = hand[card]; n; n--) {
            three |= longer(two, steps);
            two |= longer(one, steps);
            one |= longer(1, (uint8_t)(steps - 1));
        }
    }
    if (one & goal) return 1;
    if (two & goal) return 2;
    return three & goal ? 3 : 0;
}

static void find_distances(void) {
    static uint8_t fitting, card, n, place;
    fitting = 0;
    place = (uint8_t)((limited ? NEAR : near) * DISTANCE_NEAR);
    for (card = CARD_25; card <= CARD_200; card++) {
        n = hand[card];
        if (card_steps[card] > steps_to_go || (card == CARD_200 && side.stones[CARD_200] == 2)) {
            useless += n;
        } else {
            if (!limited || card <= CARD_50) fitting += n;
            if (card == CARD_200 && !side.stones[CARD_200]) place += DISTANCE_COPIES;
            found_copies(n, DISTANCE_COPIES, (uint16_t)(HAND_DISTANCE + place));
        }
        place += DISTANCE_COPIES;
    }
    if (fitting > FITTING - 1) fitting = FITTING - 1;
    if (state == DRIVES) fitting += FITTING;
    accumulate(fitting, OWN_DRIVES);
    if (steps_to_go <= PLAN_MOST && steps_to_go) accumulate((uint8_t)(to_go * PLANS + cards_to_finish()), OWN_PLAN);
}

static void find_hazards(void) {
    static uint8_t i, bit, team, open, now, place, all;
    const uint8_t *n = &hand[CARD_OUT_OF_GAS];
    place = their_state;
    all = 0;
    i = mille_game.teams == 3 ? HAZARD_TEAMS : 0;
    open = now = 0;
    for (team = 0; team < mille_game.teams; team++) {
        if (team == own) continue;
        now |= mille_takes(team, FAMILY_HAZARD);
        open |= (uint8_t)~SAFETY_AGAINST(mille_team(team)->safeties);
    }
    for (bit = BIT_GAS; bit <= BIT_STOP; bit = (uint8_t)(bit << 1)) {
        if (open & bit) {
            found_copies(*n, HAZARD_COPIES, (uint16_t)(HAND_HAZARD + (now & bit ? i : i + HAZARD_COPIES)));
            if (*n) accumulate(place, HAND_HAZARD_STATE);
            all += *n;
        } else {
            useless += *n;
        }
        n++;
        i += HAZARD_KIND;
        place += STATES;
    }
    accumulate(all, HAND_HAZARDS);
}

static void find_remedies(void) {
    static uint8_t i, bit, n, covered, done;
    bit = 1;
    covered = SAFETY_AGAINST(held_safeties);
    done = SAFETY_AGAINST(side.safeties) & (uint8_t) ~(live | limited);
    uint16_t group = HAND_REMEDY;
    for (i = 0; i < 5; i++) {
        n = hand[CARD_GASOLINE + i];
        if (done & bit) {
            useless += n;
        } else if (covered & bit) {
            found_copies(n, 1, HAND_COVERED);
        } else if (i == 4) {
            found_copies(n, ROLL_COPIES, (uint16_t)(HAND_ROLL + trouble * ROLL_COPIES));
            found_copies(n, ROLL_COPIES, (uint16_t)(HAND_ROLL_STATE + state * ROLL_COPIES));
        } else {
            if (i == 3) group = HAND_END_LIMIT;
            found_copies(n, REMEDY_COPIES,
                         (uint16_t)(group + step_of(unseen[CARD_OUT_OF_GAS + i], hazard_limits) * REMEDY_COPIES));
        }
        bit = (uint8_t)(bit << 1);
    }
}

void evaluate_own(void) {
    read_team(furthest);
    their_state = state;
    race = (uint8_t)(state * TO_GO + step_of((uint8_t)(mille_game.goal - side.km), to_go_limits));
    read_team(own);
    useless = 0;
    steps_to_go = (uint8_t)(mille_game.goal - side.km);
    to_go = step_of(steps_to_go, to_go_limits);
    near = coarse[to_go];
    turns = mille_game.left / mille_game.teams;
    if (rules->play_out) turns += mille_game.held[seat];
    turns = step_of(turns, turn_limits);
    late = coarse[turns];
    extendable = mille_game.goal < EXTENDED_GOAL && (rules->extended_for >> mille_game.players & 1);
    delayed = !mille_game.left && (rules->lines & 1 << LINE_DELAYED);
    count_hand();

    accumulate((uint8_t)(to_go * TURNS + turns), OWN_ROAD);
    find_state();
    found_to_go(!side.stones[CARD_200], OWN_SAFE_TRIP);
    found_to_go(extendable, OWN_EXTENSION);
    found_to_go(delayed, OWN_DELAYED);
    found_to_go(is_match_point(steps_to_go), OWN_MATCH);
    if (mille_game.caller != NOBODY) accumulate(mille_game.caller == own ? to_go + TO_GO : to_go, OWN_CALLED);
    if (mille_game.seat == seat) accumulate(0, OWN_TURN);
    find_safeties();
    find_distances();
    find_hazards();
    find_remedies();
    accumulate(useless > USELESS_MOST ? USELESS_MOST : useless, HAND_USELESS);
    found_copies(hand[CARD_NONE], 2, HAND_UNKNOWN);
}

/* ---- a rival ---- */

static void find_rival_state(uint8_t their_near) {
    uint8_t place = 0;
    accumulate((uint8_t)(late * STATES + state), RIVAL_STUCK);
    if (state == WAITS) place = RIVAL_WAITS + step_of(unseen[CARD_ROLL], roll_limits);
    if (state == BROKEN) place = RIVAL_BROKEN + step_of(unseen[CARD_GASOLINE + number_of(live)], cure_limits);
    accumulate((uint8_t)(their_near * RIVAL_STATES + place), RIVAL_STATE);
    place = 0;
    if (limited) {
        place = 1 + step_of(unseen[CARD_END_LIMIT], cure_limits);
        if (place > RIVAL_LIMITS - 1) place = RIVAL_LIMITS - 1;
    }
    accumulate((uint8_t)(their_near * RIVAL_LIMITS + place), RIVAL_SPEED);
}

/* A hazard that the evaluated move has laid: a coup fourré may answer it. */
static void find_hit(const mille_pile_t *was) {
    static uint8_t pile, card, place;
    for (pile = BATTLE; pile <= SPEED; pile++) {
        card = side.pile[pile].top;
        if (card == was[pile].top || card_family[card] != FAMILY_HAZARD) continue;
        place = (uint8_t)((card - CARD_OUT_OF_GAS) * HITS);
        if (unseen[SAFETY_FOR(card)]) place = (uint8_t)(place + 1 + late);
        accumulate(place, RIVAL_HIT);
    }
}

void evaluate_rival(uint8_t rival) {
    static uint8_t ours, steps, i, bit, aimed, needs_trip, safe;
    ours = to_go;
    bit = 1;
    aimed = 0;
    needs_trip = TO_GO;
    read_team(rival);
    steps = (uint8_t)(mille_game.goal - side.km);
    to_go = step_of(steps, to_go_limits);
    accumulate((uint8_t)(to_go * TURNS + turns), RIVAL_ROAD);
    accumulate((uint8_t)(ours * TO_GO + to_go), RIVAL_RACE);
    find_rival_state(coarse[to_go]);
    find_hit(before->team[rival].pile);
    found_to_go(!side.stones[CARD_200], RIVAL_SAFE_TRIP);
    found_to_go(extendable, RIVAL_EXTENSION);
    found_to_go(delayed, RIVAL_DELAYED);
    found_to_go(is_match_point(steps), RIVAL_MATCH);
    if (rules->shut_out == SHUT_OUT_EACH_ALWAYS) needs_trip = 0;
    if (side.km == 0) accumulate(ours + needs_trip, RIVAL_AT_ZERO);
    if (mille_team(own)->km == 0) accumulate(to_go + needs_trip, WE_AT_ZERO);
    safe = SAFETY_AGAINST(side.safeties);
    for (i = 0; i < 5; i++) {
        if (!(safe & bit))
            aimed |= hand[CARD_OUT_OF_GAS + i];
        else if (i < 4)
            found_late(i, RIVAL_EXPOSED);
        bit = (uint8_t)(bit << 1);
    }
    found_to_go(aimed, mille_game.teams == 3 ? RIVAL_AIMED_AT + TO_GO : RIVAL_AIMED_AT);
    to_go = ours;
}

/* ---- the sum ---- */

int16_t evaluate_sheets(void) {
    int16_t value = rivals_now;
    uint16_t match;
    uint8_t over = mille_game.phase == PHASE_HAND_OVER;
    /* A move changes a rival's sheet only if it ends the hand, or if our first kilometre prevents a shut-out. */
    if (over || (before->team[own].km == 0 && mille_team(own)->km)) value = read_rivals();
    mille_score(own, &sheet);
    value = (int16_t)((int16_t)sheet.total - value);
    match = (uint16_t)(mille_team(own)->points + sheet.total);
    if (!over || (match < MATCH_POINTS && best_rival < MATCH_POINTS)) return value;
    return (int16_t)(match > best_rival ? value + MATCH_VALUE : value - MATCH_VALUE);
}

int16_t evaluate(void) {
    int16_t value = evaluate_sheets();
    uint8_t team;
    if (mille_game.phase == PHASE_HAND_OVER) return value;
    if (!mille_game.left && !rules->play_out) return value; /* our last turn goes on: no other seat will play */
    accumulate_sum = 0;
    evaluate_own();
    value = (int16_t)(value + accumulate_sum * WEIGHT_UNIT);
    for (team = 0; team < mille_game.teams; team++) {
        if (team == own) continue;
        accumulate_sum = 0;
        evaluate_rival(team);
        value = (int16_t)(value - part_of((int16_t)(accumulate_sum * WEIGHT_UNIT), team));
    }
    return value;
}
