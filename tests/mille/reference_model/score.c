/* The score sheet of 1988, filled in as Micro A.6, 1962 8 to 10, 1988 Scoring and 2006 Punktwertung say. */
#include "reference_model.h"

static bool reached_zero_only(const ref_table_t *table, int team) {
    return ref_team_miles(&table->team[team]) == 0;
}

static int opponents_at_zero(const ref_table_t *table, int team) {
    int count = 0;
    for (int other = 0; other < table->teams; other++)
        if (other != team && reached_zero_only(table, other)) count++;
    return count;
}

static int shut_out(const ref_table_t *table, int team) {
    int blanked = opponents_at_zero(table, team);
    bool finished = table->finisher == team;
    switch (table->rules.shut_out) {
    case REF_ANYBODY_AT_ZERO:
        return blanked > 0 ? 500 : 0; /* Micro A.6: finished or not */
    case REF_ALL_AT_ZERO:
        return finished && blanked == table->teams - 1 ? 500 : 0; /* 1962 8, 1988 Scoring */
    default:
        return finished ? 500 * blanked : 0; /* 2006 Schneider: for each of them */
    }
}

static int extension(const ref_table_t *table, int team) {
    int caller = table->extension_caller, first = table->finisher;
    bool earned = false;
    if (caller == REF_NOBODY) return 0;
    switch (table->rules.extension_bonus) {
    case REF_NO_BONUS:
        break;
    case REF_CALLER_OR_OPPONENTS: /* 1962 10.C: a caller who fails, however he fails, gives it to every opponent */
        earned = first == caller ? team == caller : team != caller;
        break;
    case REF_CALLER_OR_BEATEN: /* 1988 C.2: the opponents have it when one of them gets there */
        earned = first == caller ? team == caller : first != REF_NOBODY && team != caller;
        break;
    case REF_FIRST_THERE: /* 2006 Verlängerung */
        earned = team == first;
        break;
    }
    return earned ? 200 : 0;
}

ref_score_t ref_score(const ref_table_t *table, int team) {
    const ref_team_t *side = &table->team[team];
    int exposed = side->preventions.count + side->crosswise.count;
    bool finished = table->finisher == team;
    bool no_200 = ref_count(&side->distance, REF_KM_200) == 0;
    ref_score_t score = {
        .milestones = ref_team_miles(side),
        .safeties = 100 * exposed + (exposed == 4 ? 300 : 0),
        .coups = 300 * side->crosswise.count,
        .trip = finished ? 400 : 0,
        .delayed = finished && table->delayed && table->rules.delayed_action ? 300 : 0,
        .safe_trip = finished && no_200 ? 300 : 0,
        .shut_out = shut_out(table, team),
        .extension = extension(table, team),
    };
    score.total = score.milestones + score.safeties + score.coups + score.trip + score.delayed + score.safe_trip +
                  score.shut_out + score.extension;
    return score;
}

/* Micro A and B, 1962 9, 1988 Winning, 2006 Gewinner der Rallye: 5000 points, and the most of all; a shared lead wins
   nothing yet. */
int ref_match_winner(const ref_table_t *table) {
    int leader = 0;
    for (int team = 1; team < table->teams; team++)
        if (table->points[team] > table->points[leader]) leader = team;
    if (table->points[leader] < 5000) return REF_NOBODY;
    for (int team = 0; team < table->teams; team++)
        if (team != leader && table->points[team] == table->points[leader]) return REF_NOBODY;
    return leader;
}
