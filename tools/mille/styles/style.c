/* Moves by style: what each move is worth to it. While it thinks, its view stands in place of the current game. */
#include <limits.h>
#include <string.h>
#include "style.h"

static const style_t *style;
static const mille_team_t *side; /* ours */
static uint8_t seat, own, leader;
static int held[CARD_KINDS], out[CARD_KINDS]; /* in our hand; unseen by us */
static int to_go, turns;
static uint8_t stopped, limited, safe; /* the hazards in force on our piles; those our exposed safeties keep away */
static uint8_t priority;               /* Right of Way is exposed */

/* ---- the table ---- */

static int team_to_go(uint8_t team) {
    return mille_game.goal - mille_game.team[team].km;
}

static int drives(uint8_t team) {
    const mille_team_t *driver = &mille_game.team[team];
    if (mille_live_hazard(team, BATTLE)) return 0;
    return driver->pile[BATTLE].top == CARD_ROLL || (driver->safeties & BIT_RIGHT_OF_WAY);
}

/* The rival that is furthest in the hand; among equals, in the match. */
static uint8_t find_leader(void) {
    uint8_t found = own;
    for (uint8_t i = 1; i < mille_game.teams; i++) {
        uint8_t team = (uint8_t)((own + i) % mille_game.teams);
        const mille_team_t *a = &mille_game.team[team], *b = &mille_game.team[found];
        if (found == own || a->km > b->km || (a->km == b->km && a->points > b->points)) found = team;
    }
    return found;
}

static void read_view(uint8_t seat_to_act) {
    seat = seat_to_act;
    own = mille_team_of(seat);
    side = &mille_game.team[own];
    leader = find_leader();
    memset(held, 0, sizeof held);
    for (int i = 0; i < mille_game.held[seat]; i++)
        held[mille_game.hand[seat][i]]++;
    for (uint8_t card = 0; card < CARD_KINDS; card++)
        out[card] = mille_copies(card) - mille_game.seen[card] - held[card];
    to_go = team_to_go(own);
    turns = mille_game.left / mille_game.teams;
    stopped = mille_live_hazard(own, BATTLE);
    limited = mille_live_hazard(own, SPEED);
    safe = SAFETY_AGAINST(side->safeties);
    priority = side->safeties & BIT_RIGHT_OF_WAY;
}

/* The unseen hazards that a safety or remedy with these bits answers: Right of Way answers two kinds. */
static int hazards_out(uint8_t bit) {
    int n = 0;
    for (uint8_t card = CARD_OUT_OF_GAS; card <= CARD_STOP; card++)
        if (card_bit[card] & bit) n += out[card];
    return n;
}

/* ---- what a card is worth in the hand ---- */

static int is_open(uint8_t bit) {
    for (uint8_t team = 0; team < mille_game.teams; team++)
        if (team != own && !(SAFETY_AGAINST(mille_game.team[team].safeties) & bit)) return 1;
    return 0;
}

static int held_safety_covers(uint8_t bit) {
    for (uint8_t card = CARD_TANK; card <= CARD_RIGHT_OF_WAY; card++)
        if (held[card] && (SAFETY_AGAINST(card_bit[card]) & bit)) return 1;
    return 0;
}

static int keep_one(uint8_t card) {
    uint8_t bit = card_bit[card];
    switch (card_family[card]) {
    case FAMILY_DISTANCE:
        if (card_steps[card] > to_go || (card == CARD_200 && side->stones[CARD_200] == 2)) return 0;
        if (card == CARD_200 && !side->stones[CARD_200]) return style->keep_distance;
        return style->keep_distance + style->keep_step * card_steps[card];
    case FAMILY_HAZARD:
        if (!is_open(bit)) return 0;
        return card == CARD_LIMIT ? style->keep_limit : style->keep_hazard;
    case FAMILY_REMEDY:
        if ((safe & bit) && !((stopped | limited) & bit)) return 0;
        if (held_safety_covers(bit)) return style->keep_covered;
        if (card == CARD_ROLL) return style->keep_roll;
        return (card == CARD_END_LIMIT ? style->keep_end_limit : style->keep_remedy) +
               style->keep_out * hazards_out(bit);
    default:
        return SHRT_MAX;
    }
}

/* The loss of value of the hand without one card of this kind. */
static int keep_value(uint8_t card) {
    int copies = held[card], worth = keep_one(card);
    if (card == CARD_ROLL) copies--; /* two Rolls are always useful */
    if (card_family[card] == FAMILY_DISTANCE || copies < 2) return worth;
    return copies == 2 ? worth * style->keep_second / 100 : 0;
}

/* ---- what a move is worth ---- */

static int drive(uint8_t card) {
    int left = to_go - card_steps[card], worth = style->drive + style->drive_step * card_steps[card];
    if (left == 0) return style->finish;
    if (card == CARD_200 && !side->stones[CARD_200]) worth -= style->safe_trip;
    for (uint8_t next = CARD_25; next <= CARD_200; next++)
        if (held[next] - (next == card) > 0 && card_steps[next] == left) return worth + style->exact;
    return worth;
}

static int cure(uint8_t card) {
    if (card == CARD_END_LIMIT)
        return style->end_limit + style->end_limit_card * (held[CARD_75] + held[CARD_100] + held[CARD_200]);
    if (card == CARD_ROLL) return priority ? INT_MIN : style->roll;
    return priority || held[CARD_ROLL] ? style->cure_and_roll : style->cure;
}

static int attack(uint8_t card, uint8_t team) {
    const mille_team_t *rival = &mille_game.team[team];
    int worth = card == CARD_LIMIT ? style->limit : style->stop, past_half = rival->km - mille_game.goal / 2;
    uint8_t remedy = (uint8_t)(card - CARD_OUT_OF_GAS + CARD_GASOLINE);
    if (past_half > 0) worth += style->stop_step * past_half;
    if (rival->km == 0) worth += style->stop_at_zero;
    if (card != CARD_STOP && out[remedy] < 6) worth += style->stop_few_cures * (6 - out[remedy]);
    if (out[SAFETY_FOR(card)]) worth += style->stop_into_coup;
    return team == leader ? worth : worth - style->other_rival;
}

/* Whether the hand may end before we have another turn or two. */
static int hand_may_end(void) {
    if (turns <= style->hold_turns) return 1;
    for (uint8_t team = 0; team < mille_game.teams; team++)
        if (team != own && drives(team) && team_to_go(team) <= style->hold_steps) return 1;
    return 0;
}

static int can_finish(void) {
    for (uint8_t card = CARD_25; card <= CARD_200; card++)
        if (held[card] && card_steps[card] == to_go) return (mille_takes(own, FAMILY_DISTANCE) & card_bit[card]) != 0;
    return 0;
}

static int lay_safety(uint8_t card) {
    const rules_t *rules = mille_rules();
    uint8_t against = SAFETY_AGAINST(card_bit[card]);
    if (can_finish()) return rules->safety_plays_on ? INT_MAX : style->safety_now;
    if (((stopped | limited) & against) && (rules->late_safety_cures || (rules->late_safety_lifts & card_bit[card])))
        return style->safety_frees;
    return hand_may_end() || hazards_out(against) < style->hold_out ? style->safety_now : style->safety_early;
}

static int worth_of(const mille_move_t *move) {
    uint8_t card = mille_game.hand[seat][move->slot];
    if (move->verb == MILLE_DISCARD) return -keep_value(card);
    switch (card_family[card]) {
    case FAMILY_DISTANCE:
        return drive(card);
    case FAMILY_REMEDY:
        return cure(card);
    case FAMILY_HAZARD:
        return attack(card, move->team);
    default:
        return lay_safety(card);
    }
}

static void consider(mille_move_t tried, int *best, mille_move_t *move) {
    int worth = worth_of(&tried);
    if (worth <= *best) return;
    *best = worth;
    *move = tried;
}

static void choose_card(mille_move_t *move) {
    mille_legal_t legal;
    int best = INT_MIN;
    mille_legal(&legal);
    for (uint8_t slot = 0; slot < mille_game.held[seat]; slot++) {
        for (uint8_t i = 0; i < mille_game.teams;
             i++) { /* from our own to the left, so that no seat has an advantage */
            uint8_t team = (uint8_t)((own + i) % mille_game.teams);
            if (legal.on[team] >> slot & 1) consider((mille_move_t){MILLE_PLAY, slot, team}, &best, move);
        }
        consider((mille_move_t){MILLE_DISCARD, slot, 0}, &best, move);
    }
}

/* ---- the extension ---- */

static int match_points(uint8_t team) {
    mille_sheet_t sheet;
    mille_score(team, &sheet);
    return mille_game.team[team].points + sheet.total;
}

static uint8_t choose_extension(void) {
    int ours = match_points(own) + (int)mille_line_worth[LINE_TRIP], theirs = match_points(leader);
    if (ours >= MATCH_POINTS && ours > theirs) return MILLE_STAY;
    if (theirs >= MATCH_POINTS && theirs > ours) return MILLE_EXTEND;
    return mille_game.left >= style->extend_cards && mille_game.team[leader].km <= style->extend_rival ? MILLE_EXTEND
                                                                                                       : MILLE_STAY;
}

void style_think(int number, const bot_view_t *view, mille_move_t *move) {
    static const uint8_t verbs[] = {[PHASE_DRAW] = MILLE_DRAW,
                                    [PHASE_COUP] = MILLE_COUP,
                                    [PHASE_HAND_OVER] = MILLE_NEXT,
                                    [PHASE_MATCH_OVER] = MILLE_NEXT};
    const mille_t game = mille_game;
    mille_game = view->table;
    style = &style_table[number];
    read_view(view->seat);
    move->slot = move->team = 0;
    if (mille_game.phase == PHASE_PLAY)
        choose_card(move);
    else
        move->verb = mille_game.phase == PHASE_EXTEND ? choose_extension() : verbs[mille_game.phase];
    mille_game = game;
}
