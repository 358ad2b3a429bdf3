/* Counts rare situations: a differential test that never reaches them proves nothing about them. */
#include "differential.h"

enum {
    COUP_CALLED,
    COUP_DECLINED,
    COUP_SKIPS_SEATS,
    COUP_AGAINST_LIMIT,
    COUP_UNCOVERS_HAZARD,
    COUP_WITH_ONE_LEFT,
    COUP_IN_PLAY_OUT,
    COUP_WITH_LAST_CARD,
    COUP_ENDS_HAND,
    COUP_LIFTS_THE_OTHER,
    COUP_AFTER_LAST_CARD,
    SAFETY_ENDS_HAND,
    SAFETY_AFTER_LAST_CARD,
    SAFETY_ENDS_TURN,
    BLITZ_TRUMP,
    BLITZ_TWO_AGAIN,
    BLITZ_TRUMP_AGAIN,
    BLITZ_ATTACK_ANSWERED,
    BLITZ_ATTACK_DECLINED,
    BLITZ_EXTENSION,
    BLITZ_FINISHES,
    BLITZ_EMPTY_PILE,
    BLITZ_LAST_DRAW,
    BLITZ_TRUMP_ENDS_HAND,
    SAFETY_CURES_LATE,
    SAFETY_LATE_IN_VAIN,
    SAFETY_LAST_CARD,
    SAFETY_LIFTS_STOP,
    SAFETY_LIFTS_OTHER,
    SAFETY_LIFTS_LIMIT,
    FOUR_SAFETIES,
    HAZARD_ON_HAZARD,
    HAZARD_ON_REMEDY,
    HAZARD_ON_EMPTY_PILE,
    HAZARD_ON_DEAD_HAZARD,
    ROLL_ON_DEAD_HAZARD,
    ROLL_WITH_PRIORITY,
    DISTANCE_ON_DEAD_HAZARD,
    DISTANCE_PAST_DEAD_LIMIT,
    THIRD_200_REFUSED,
    OPENING_BEFORE_ATTACK,
    OPENING_BEFORE_END_OF_LIMIT,
    OPENED_BY_PRIORITY,
    SEAT_PASSED_OVER,
    ALL_HANDS_EMPTY,
    NOTHING_LAYABLE,
    NOTHING_LAYABLE_DRAWN,
    TRIP,
    TRIP_DELAYED,
    TRIP_SAFE,
    SHUT_OUT_BY_TRIP,
    SHUT_OUT_WITHOUT_TRIP,
    SHUT_OUT_MUTUAL,
    SHUT_OUT_DOUBLE,
    EXTENSION_CALLED,
    EXTENSION_REFUSED,
    EXTENSION_IN_PLAY_OUT,
    EXTENSION_WON,
    EXTENSION_BEATEN,
    EXTENSION_RUN_OUT,
    TIE_AT_5000,
    BOTH_OVER_5000,
    MATCH_WON,
    RARE_EVENTS
};

static const char *const names[RARE_EVENTS] = {
    [COUP_CALLED] = "a coup fourré",
    [COUP_DECLINED] = "a coup fourré not taken",
    [COUP_SKIPS_SEATS] = "a coup fourré that costs others their turn",
    [COUP_AGAINST_LIMIT] = "a coup fourré against a Speed Limit",
    [COUP_UNCOVERS_HAZARD] = "a coup fourré that uncovers another hazard",
    [COUP_WITH_ONE_LEFT] = "a coup fourré with one card left to draw",
    [COUP_IN_PLAY_OUT] = "a coup fourré in the play-out",
    [COUP_WITH_LAST_CARD] = "a coup fourré with the last card of a hand",
    [COUP_ENDS_HAND] = "a coup fourré that ends the hand",
    [COUP_LIFTS_THE_OTHER] = "a coup fourré of Right of Way that lifts an older Stop or Limit",
    [COUP_AFTER_LAST_CARD] = "a coup fourré with nothing left to draw, and a play after it (micro)",
    [SAFETY_ENDS_HAND] = "a safety in turn that ends the hand",
    [SAFETY_AFTER_LAST_CARD] = "a safety with nothing left to draw, and a play after it (micro)",
    [SAFETY_ENDS_TURN] = "a safety that is the one card of the turn",
    [BLITZ_TRUMP] = "a trump drawn in a Blitzaktion and laid at once",
    [BLITZ_TWO_AGAIN] = "the two cards it brings",
    [BLITZ_TRUMP_AGAIN] = "another trump among those",
    [BLITZ_ATTACK_ANSWERED] = "an attack with the card before them, answered by a coup fourré",
    [BLITZ_ATTACK_DECLINED] = "an attack with the card before them, not answered",
    [BLITZ_EXTENSION] = "an extension called with the card before them",
    [BLITZ_FINISHES] = "a trip completed with the card before them",
    [BLITZ_EMPTY_PILE] = "a trump of a Blitzaktion laid with nothing left to draw",
    [BLITZ_LAST_DRAW] = "one card left to draw for the two it brings",
    [BLITZ_TRUMP_ENDS_HAND] = "a trump of a Blitzaktion that ends the hand, because nothing more can be laid",
    [SAFETY_CURES_LATE] = "a late safety that cancels its hazard",
    [SAFETY_LATE_IN_VAIN] = "a late safety that leaves its hazard",
    [SAFETY_LAST_CARD] = "a safety as the last card of a hand",
    [SAFETY_LIFTS_STOP] = "a Stop lifted off the pile",
    [SAFETY_LIFTS_OTHER] = "another hazard lifted off the battle pile",
    [SAFETY_LIFTS_LIMIT] = "a Speed Limit lifted off the pile",
    [FOUR_SAFETIES] = "four safeties by one team",
    [HAZARD_ON_HAZARD] = "a hazard on a hazard",
    [HAZARD_ON_REMEDY] = "a hazard on a remedy",
    [HAZARD_ON_EMPTY_PILE] = "a hazard on an empty battle pile",
    [HAZARD_ON_DEAD_HAZARD] = "a hazard on a cancelled hazard",
    [ROLL_ON_DEAD_HAZARD] = "a Roll on a cancelled hazard",
    [ROLL_WITH_PRIORITY] = "a Roll with Right of Way exposed",
    [DISTANCE_ON_DEAD_HAZARD] = "a distance in spite of a cancelled hazard",
    [DISTANCE_PAST_DEAD_LIMIT] = "a distance over 50 in spite of a cancelled limit",
    [THIRD_200_REFUSED] = "a third 200 that only its number forbids",
    [OPENING_BEFORE_ATTACK] = "a hazard that only the missing opening forbids",
    [OPENING_BEFORE_END_OF_LIMIT] = "an End of Limit that only the missing opening forbids",
    [OPENED_BY_PRIORITY] = "an attack by a side that Right of Way alone has opened",
    [SEAT_PASSED_OVER] = "a seat without cards passed over",
    [ALL_HANDS_EMPTY] = "a hand played out to the last card",
    [NOTHING_LAYABLE] = "a play-out that ends because no seat can lay a card",
    [NOTHING_LAYABLE_DRAWN] = "a last card drawn when no seat can lay any",
    [TRIP] = "a trip completed",
    [TRIP_DELAYED] = "a delayed action",
    [TRIP_SAFE] = "a safe trip",
    [SHUT_OUT_BY_TRIP] = "a shut-out by a completed trip",
    [SHUT_OUT_WITHOUT_TRIP] = "a shut-out without a completed trip",
    [SHUT_OUT_MUTUAL] = "two players who shut each other out",
    [SHUT_OUT_DOUBLE] = "a shut-out of two opponents, counted twice",
    [EXTENSION_CALLED] = "an extension called",
    [EXTENSION_REFUSED] = "an extension not called",
    [EXTENSION_IN_PLAY_OUT] = "an extension called in the play-out",
    [EXTENSION_WON] = "an extension won by the caller",
    [EXTENSION_BEATEN] = "an extension won by an opponent",
    [EXTENSION_RUN_OUT] = "an extension nobody completed",
    [TIE_AT_5000] = "a tie at 5000 points or more, so another hand",
    [BOTH_OVER_5000] = "a match won with two teams at 5000 points or more",
    [MATCH_WON] = "a match won",
};

/* The endings that arrange_hand.c steers to; a random match meets some of them once in fifty million plies. */
static const long least[RARE_EVENTS] = {
    [COUP_WITH_LAST_CARD] = 10, [COUP_ENDS_HAND] = 5,         [SAFETY_LAST_CARD] = 100,     [SAFETY_ENDS_HAND] = 100,
    [BLITZ_TRUMP_AGAIN] = 10,   [BLITZ_EMPTY_PILE] = 30,      [BLITZ_LAST_DRAW] = 10,       [BLITZ_TRUMP_ENDS_HAND] = 5,
    [ALL_HANDS_EMPTY] = 1000,   [NOTHING_LAYABLE] = 1000,     [NOTHING_LAYABLE_DRAWN] = 20, [TRIP_DELAYED] = 100,
    [SHUT_OUT_DOUBLE] = 5,      [EXTENSION_IN_PLAY_OUT] = 50, [EXTENSION_RUN_OUT] = 100,    [TIE_AT_5000] = 20,
};

static long seen[RARE_EVENTS];

static void count(int event, bool happened) {
    if (happened) seen[event]++;
}

static int cards_held(const observation_t *observed, int seat) {
    int held = 0;
    for (ref_kind_t kind = 0; kind < REF_KINDS; kind++)
        held += observed->hand[seat][kind];
    return held;
}

static bool is_hazard(int kind) {
    return kind != OBSERVATION_NO_CARD && ref_family((ref_kind_t)kind) == REF_HAZARD;
}

/* Whether the hazard on top is one that an exposed safety has cancelled. */
static bool dead_battle(const observation_team_t *team) {
    return is_hazard(team->battle) && team->live_battle == OBSERVATION_NO_CARD;
}

static void count_coup(const differential_t *run, const player_move_t *move) {
    const observation_t *before = &run->before, *now = &run->now;
    int own = before->seat % run->table.teams;
    const observation_team_t *was = &before->team[own], *is = &now->team[own];
    count(COUP_DECLINED, !move->yes);
    if (!move->yes) return;
    count(COUP_CALLED, true);
    count(COUP_SKIPS_SEATS, (before->turn + 1) % run->players != before->seat);
    count(COUP_AGAINST_LIMIT, before->attack == REF_SPEED_LIMIT);
    count(COUP_UNCOVERS_HAZARD, before->attack != REF_SPEED_LIMIT && is->live_battle != OBSERVATION_NO_CARD);
    count(COUP_WITH_ONE_LEFT, before->cards_left == 1);
    count(COUP_IN_PLAY_OUT, before->cards_left == 0 && now->phase == REF_TO_PLAY && now->seat == before->seat);
    count(COUP_WITH_LAST_CARD, cards_held(before, before->seat) == 1);
    count(COUP_ENDS_HAND, now->phase == REF_HAND_OVER);
    count(COUP_AFTER_LAST_CARD, run->rules == RULES_MICRO && before->cards_left == 0 && now->phase == REF_TO_PLAY);
    count(COUP_LIFTS_THE_OTHER,
          (before->attack == REF_STOP && was->speed == REF_SPEED_LIMIT && is->speed != was->speed) ||
              (before->attack == REF_SPEED_LIMIT && was->battle == REF_STOP && is->battle != was->battle));
}

static void count_safety(const differential_t *run, const player_move_t *move) {
    const observation_t *before = &run->before, *now = &run->now;
    const observation_team_t *was = &before->team[move->team], *is = &now->team[move->team];
    bool its_hazard =
        was->live_battle != OBSERVATION_NO_CARD && ref_safety_of((ref_kind_t)was->live_battle) == move->kind;
    count(SAFETY_ENDS_HAND, now->phase == REF_HAND_OVER && cards_held(before, before->seat) > 1);
    count(SAFETY_LAST_CARD, cards_held(before, before->seat) == 1);
    count(SAFETY_CURES_LATE, its_hazard && is->live_battle == OBSERVATION_NO_CARD && is->battle == was->battle);
    count(SAFETY_LATE_IN_VAIN, its_hazard && is->live_battle != OBSERVATION_NO_CARD);
    count(SAFETY_AFTER_LAST_CARD, run->rules == RULES_MICRO && before->cards_left == 0 && now->phase == REF_TO_PLAY);
    count(SAFETY_ENDS_TURN, before->cards_left > 0 && now->phase == REF_TO_DRAW);
    count(SAFETY_LIFTS_STOP, its_hazard && is->battle != was->battle && was->battle == REF_STOP);
    count(SAFETY_LIFTS_OTHER, its_hazard && is->battle != was->battle && was->battle != REF_STOP);
    count(SAFETY_LIFTS_LIMIT, was->speed == REF_SPEED_LIMIT && is->speed != was->speed);
}

static void count_play(const differential_t *run, const player_move_t *move) {
    const observation_team_t *was = &run->before.team[move->team];
    bool attack = ref_family(move->kind) == REF_HAZARD && move->kind != REF_SPEED_LIMIT;
    bool distance = ref_family(move->kind) == REF_DISTANCE;
    count(HAZARD_ON_HAZARD, attack && was->live_battle != OBSERVATION_NO_CARD);
    count(HAZARD_ON_EMPTY_PILE, attack && was->battle == OBSERVATION_NO_CARD);
    count(HAZARD_ON_DEAD_HAZARD, attack && dead_battle(was));
    count(HAZARD_ON_REMEDY,
          attack && was->battle != REF_ROLL && was->battle != OBSERVATION_NO_CARD && !is_hazard(was->battle));
    const observation_team_t *own = &run->before.team[run->before.seat % run->table.teams];
    count(OPENED_BY_PRIORITY, run->rules == RULES_WM06 && ref_family(move->kind) == REF_HAZARD &&
                                  own->battle == OBSERVATION_NO_CARD && own->laid[REF_RIGHT_OF_WAY]);
    count(ROLL_ON_DEAD_HAZARD, move->kind == REF_ROLL && dead_battle(was));
    count(ROLL_WITH_PRIORITY, move->kind == REF_ROLL && was->laid[REF_RIGHT_OF_WAY]);
    count(DISTANCE_ON_DEAD_HAZARD, distance && dead_battle(was));
    count(DISTANCE_PAST_DEAD_LIMIT, distance && was->speed == REF_SPEED_LIMIT && ref_miles(move->kind) > 50);
    if (ref_family(move->kind) == REF_SAFETY) count_safety(run, move);
}

/* The steps of a Blitzaktion, by the blitz state of the game. */
static void count_blitz(const differential_t *run, const player_move_t *move) {
    static uint8_t last; /* of the ply before */
    static bool again;   /* a trump has brought the two cards */
    const observation_t *now = &run->now;
    uint8_t is = mille_game.blitz;
    bool owed = last == BLITZ_OWED, played = move->verb == PLAYER_PLAYS;
    if (is == BLITZ_NONE) again = false;
    count(BLITZ_TRUMP, is == BLITZ_OWED && !owed);
    count(BLITZ_TRUMP_AGAIN, is == BLITZ_OWED && !owed && again);
    count(BLITZ_TWO_AGAIN, owed && is == BLITZ_DRAWN && now->cards_left < run->before.cards_left);
    count(BLITZ_ATTACK_ANSWERED, owed && move->verb == PLAYER_ANSWERS_COUP && move->yes);
    count(BLITZ_ATTACK_DECLINED, owed && move->verb == PLAYER_ANSWERS_COUP && !move->yes && now->cards_left > 0);
    count(BLITZ_EXTENSION, owed && move->verb == PLAYER_ANSWERS_EXTENSION && move->yes);
    count(BLITZ_FINISHES, owed && played && now->phase == REF_HAND_OVER && now->finisher != REF_NOBODY);
    bool trump = last == BLITZ_DRAWN && played && ref_family(move->kind) == REF_SAFETY && run->table.rules.lightning;
    bool over = now->phase == REF_HAND_OVER && now->finisher == REF_NOBODY;
    count(BLITZ_EMPTY_PILE, trump && is == BLITZ_OWED && now->cards_left == 0);
    count(BLITZ_LAST_DRAW, owed && !(is == BLITZ_OWED) && run->before.cards_left == 1 && now->cards_left == 0);
    count(BLITZ_TRUMP_ENDS_HAND, trump && over && run->table.owing == run->before.seat);
    if (owed && is == BLITZ_DRAWN) again = true;
    last = is;
}

static void count_end_of_hand(const differential_t *run) {
    const observation_t *now = &run->now;
    int finisher = now->finisher, held = 0, shut_out = 0;
    bool four = false, double_shut_out = false;
    for (int seat = 0; seat < run->players; seat++)
        held += cards_held(now, seat);
    for (int team = 0; team < run->table.teams; team++) {
        const ref_score_t *score = &now->team[team].score;
        four = four || score->safeties == 700;
        shut_out += score->shut_out > 0;
        double_shut_out = double_shut_out || score->shut_out == 1000;
    }
    count(FOUR_SAFETIES, four);
    count(ALL_HANDS_EMPTY, held == 0 && finisher == REF_NOBODY);
    count(NOTHING_LAYABLE, held > 0 && finisher == REF_NOBODY && run->rules != RULES_MICRO);
    count(NOTHING_LAYABLE_DRAWN, finisher == REF_NOBODY && run->before.phase == REF_TO_DRAW);
    count(SHUT_OUT_WITHOUT_TRIP, shut_out > 0 && finisher == REF_NOBODY);
    count(SHUT_OUT_MUTUAL, shut_out == 2);
    count(SHUT_OUT_DOUBLE, double_shut_out);
    count(EXTENSION_RUN_OUT, now->caller != REF_NOBODY && finisher == REF_NOBODY);
    if (finisher == REF_NOBODY) return;
    count(TRIP, true);
    count(TRIP_DELAYED, now->team[finisher].score.delayed > 0);
    count(TRIP_SAFE, now->team[finisher].score.safe_trip > 0);
    count(SHUT_OUT_BY_TRIP, now->team[finisher].score.shut_out > 0);
    count(EXTENSION_WON, now->caller == finisher);
    count(EXTENSION_BEATEN, now->caller != REF_NOBODY && now->caller != finisher);
}

static void count_match(const differential_t *run) {
    const observation_t *now = &run->now;
    int over = 0;
    for (int team = 0; team < run->table.teams; team++)
        over += now->team[team].points >= 5000;
    count(TIE_AT_5000, over > 1 && now->phase != REF_MATCH_OVER);
    count(BOTH_OVER_5000, over > 1 && now->phase == REF_MATCH_OVER);
    count(MATCH_WON, now->phase == REF_MATCH_OVER);
}

/* The third 200 would fit, the road is free, and still the pile does not take it. */
static void count_third_200(const differential_t *run) {
    const observation_t *now = &run->now;
    if (now->phase != REF_TO_PLAY || !now->hand[now->seat][REF_KM_200]) return;
    const observation_team_t *own = &now->team[now->seat % run->table.teams];
    count(THIRD_200_REFUSED, own->laid[REF_KM_200] == 2 && own->takes[REF_KM_100] && own->miles + 200 <= now->goal &&
                                 !own->takes[REF_KM_200]);
}

/* A side without a Roll or Right of Way of its own, in the rulebook that wants one before other cards. */
static void count_opening(const differential_t *run) {
    const observation_t *now = &run->now;
    if (now->phase != REF_TO_PLAY || run->rules != RULES_WM06) return;
    int side = now->seat % run->table.teams;
    const observation_team_t *own = &now->team[side];
    if (own->battle != OBSERVATION_NO_CARD || own->laid[REF_RIGHT_OF_WAY]) return;
    bool attack = false;
    for (ref_kind_t kind = REF_OUT_OF_GAS; kind <= REF_STOP; kind++)
        for (int team = 0; team < run->table.teams; team++)
            attack = attack || (team != side && now->hand[now->seat][kind] && now->team[team].takes[kind]);
    count(OPENING_BEFORE_ATTACK, attack);
    count(OPENING_BEFORE_END_OF_LIMIT, now->hand[now->seat][REF_END_OF_LIMIT] && own->takes[REF_END_OF_LIMIT]);
}

void rare_events_count(const differential_t *run, const player_move_t *move) {
    const observation_t *before = &run->before, *now = &run->now;
    if (move->verb == PLAYER_PLAYS) count_play(run, move);
    if (move->verb == PLAYER_ANSWERS_COUP) count_coup(run, move);
    if (move->verb == PLAYER_ANSWERS_EXTENSION) {
        count(EXTENSION_CALLED, move->yes);
        count(EXTENSION_REFUSED, !move->yes);
        count(EXTENSION_IN_PLAY_OUT, move->yes && before->cards_left == 0);
    }
    if (move->verb == PLAYER_DISCARDS && now->phase == REF_TO_PLAY)
        count(SEAT_PASSED_OVER, (before->seat + 1) % run->players != now->seat);
    if (move->verb == PLAYER_GOES_ON) count_match(run);
    if (now->phase == REF_HAND_OVER) count_end_of_hand(run);
    count_blitz(run, move);
    count_third_200(run);
    count_opening(run);
}

void rare_events_report(bool all_must_occur) {
    report_seen(seen, least, names, RARE_EVENTS, all_must_occur);
}
