/* The observation of the current game. */
#include <string.h>

#include "observation.h"

/* Written out one by one, so that neither side depends on the other's order of cards. */
static const ref_kind_t kinds[CARD_KINDS] = {
    [CARD_25] = REF_KM_25,
    [CARD_50] = REF_KM_50,
    [CARD_75] = REF_KM_75,
    [CARD_100] = REF_KM_100,
    [CARD_200] = REF_KM_200,
    [CARD_OUT_OF_GAS] = REF_OUT_OF_GAS,
    [CARD_FLAT] = REF_FLAT_TIRE,
    [CARD_ACCIDENT] = REF_ACCIDENT,
    [CARD_LIMIT] = REF_SPEED_LIMIT,
    [CARD_STOP] = REF_STOP,
    [CARD_GASOLINE] = REF_GASOLINE,
    [CARD_SPARE] = REF_SPARE_TIRE,
    [CARD_REPAIRS] = REF_REPAIRS,
    [CARD_END_LIMIT] = REF_END_OF_LIMIT,
    [CARD_ROLL] = REF_ROLL,
    [CARD_TANK] = REF_EXTRA_TANK,
    [CARD_PUNCTURE_PROOF] = REF_PUNCTURE_PROOF,
    [CARD_ACE] = REF_DRIVING_ACE,
    [CARD_RIGHT_OF_WAY] = REF_RIGHT_OF_WAY,
};

ref_kind_t observation_kind(uint8_t card) {
    return card < CARD_KINDS ? kinds[card] : REF_KINDS;
}

uint8_t observation_card(ref_kind_t kind) {
    uint8_t card = 0;
    while (card < CARD_KINDS && kinds[card] != kind)
        card++;
    return card;
}

ref_book_t observation_book(uint8_t rules) {
    static const ref_book_t book[RULES_COUNT] = {
        [RULES_MICRO] = REF_MICRO, [RULES_P62] = REF_P62, [RULES_P88] = REF_P88, [RULES_WM06] = REF_WM06};
    return book[rules];
}

static int kind_or_none(uint8_t card) {
    return card < CARD_KINDS ? (int)kinds[card] : OBSERVATION_NO_CARD;
}

static int team_or_nobody(uint8_t team) {
    return team == NOBODY ? REF_NOBODY : team;
}

static int hazard_of_bit(uint8_t bit) {
    for (uint8_t card = CARD_OUT_OF_GAS; card <= CARD_STOP; card++)
        if (bit == 1 << (card - CARD_OUT_OF_GAS)) return (int)kinds[card];
    return OBSERVATION_NO_CARD;
}

static void see_laid(observation_team_t *seen, const mille_team_t *team) {
    for (uint8_t card = CARD_25; card <= CARD_200; card++)
        seen->laid[kinds[card]] = team->stones[card - CARD_25];
    for (uint8_t card = CARD_TANK; card <= CARD_RIGHT_OF_WAY; card++) {
        seen->laid[kinds[card]] = team->safeties >> (card - CARD_TANK) & 1;
        seen->crosswise[kinds[card]] = team->coups >> (card - CARD_TANK) & 1;
    }
}

static void see_score(ref_score_t *score, uint8_t team) {
    mille_sheet_t sheet;
    mille_score(team, &sheet);
    *score = (ref_score_t){
        .milestones = sheet.line[LINE_MILESTONES],
        .safeties = sheet.line[LINE_SAFETIES],
        .coups = sheet.line[LINE_COUPS],
        .trip = sheet.line[LINE_TRIP],
        .delayed = sheet.line[LINE_DELAYED],
        .safe_trip = sheet.line[LINE_SAFE_TRIP],
        .shut_out = sheet.line[LINE_SHUT_OUT],
        .extension = sheet.line[LINE_EXTENSION],
        .total = sheet.total,
    };
}

static void see_team(observation_team_t *seen, uint8_t number) {
    const mille_team_t *team = &mille_game.team[number];
    seen->battle = kind_or_none(team->pile[BATTLE].top);
    seen->speed = kind_or_none(team->pile[SPEED].top);
    seen->live_battle = hazard_of_bit(mille_live_hazard(number, BATTLE));
    seen->live_speed = hazard_of_bit(mille_live_hazard(number, SPEED));
    seen->miles = team->km * CARD_STEP_KM;
    see_laid(seen, team);
    for (uint8_t bit = 0; bit < 5; bit++) {
        seen->takes[kinds[CARD_25 + bit]] = mille_takes(number, FAMILY_DISTANCE) >> bit & 1;
        seen->takes[kinds[CARD_OUT_OF_GAS + bit]] = mille_takes(number, FAMILY_HAZARD) >> bit & 1;
        seen->takes[kinds[CARD_GASOLINE + bit]] = mille_takes(number, FAMILY_REMEDY) >> bit & 1;
    }
    if (mille_game.phase == PHASE_HAND_OVER) see_score(&seen->score, number);
    seen->points = team->points;
}

static void see_hands(observation_t *observed) {
    for (int seat = 0; seat < mille_game.players; seat++) {
        for (int slot = 0; slot < mille_game.held[seat]; slot++) {
            uint8_t card = mille_game.hand[seat][slot];
            if (card < CARD_KINDS)
                observed->hand[seat][kinds[card]]++;
            else
                observed->stray++;
        }
    }
}

static void see_options(observation_t *observed) {
    mille_legal_t legal;
    mille_legal(&legal);
    for (int slot = 0; slot < 8; slot++) {
        uint8_t card = slot < mille_game.held[mille_game.seat] ? mille_game.hand[mille_game.seat][slot] : CARD_NONE;
        for (int team = 0; team < TEAMS_MAX; team++) {
            int bit = legal.on[team] >> slot & 1;
            if (card < CARD_KINDS && team < mille_game.teams)
                observed->playable[kinds[card]][team] += bit;
            else
                observed->stray += bit;
        }
        if (card < CARD_KINDS)
            observed->may_discard[kinds[card]] += legal.discard >> slot & 1;
        else
            observed->stray += legal.discard >> slot & 1;
    }
}

void observation_of_game(observation_t *observed, int discards) {
    static const ref_phase_t phases[] = {
        [PHASE_DRAW] = REF_TO_DRAW,        [PHASE_PLAY] = REF_TO_PLAY,
        [PHASE_COUP] = REF_TO_ANSWER_COUP, [PHASE_EXTEND] = REF_TO_ANSWER_EXTENSION,
        [PHASE_HAND_OVER] = REF_HAND_OVER, [PHASE_MATCH_OVER] = REF_MATCH_OVER,
    };
    bool over = mille_game.phase == PHASE_HAND_OVER || mille_game.phase == PHASE_MATCH_OVER;
    memset(observed, 0, sizeof *observed);
    observed->phase = (int)phases[mille_game.phase];
    observed->hand_number = mille_game.hand_number;
    observed->dealer = mille_game.dealer;
    observed->goal = mille_game.goal * CARD_STEP_KM;
    observed->caller = team_or_nobody(mille_game.caller);
    observed->finisher = team_or_nobody(mille_game.finisher);
    observed->winner = team_or_nobody(mille_game.winner);
    observed->seat = over ? REF_NOBODY : mille_game.seat;
    observed->turn = over ? REF_NOBODY : mille_game.turn;
    observed->attack = kind_or_none(mille_game.attack);
    observed->cards_left = mille_game.left;
    observed->discarded = discards;
    observed->last_discard = kind_or_none(mille_game.discard);
    for (uint8_t card = 0; card < CARD_KINDS; card++)
        observed->seen[kinds[card]] = mille_game.seen[card];
    see_hands(observed);
    see_options(observed);
    for (uint8_t team = 0; team < mille_game.teams; team++)
        see_team(&observed->team[team], team);
}
