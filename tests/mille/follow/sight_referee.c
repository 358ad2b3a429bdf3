/* What the referee sees. */
#include <stddef.h>
#include <string.h>

#include "sight.h"

static int top_of(const ref_pile_t *pile) {
    return pile->count == 0 ? SIGHT_NO_CARD : (int)pile->card[pile->count - 1]->kind;
}

static void see_team(sight_team_t *seen, const ref_table_t *table, int team) {
    const ref_team_t *side = &table->team[team];
    seen->battle = top_of(&side->battle);
    seen->speed = top_of(&side->speed);
    seen->live_battle = ref_stopped(table, team) ? seen->battle : SIGHT_NO_CARD;
    seen->live_speed = ref_limited(side) ? (int)REF_SPEED_LIMIT : SIGHT_NO_CARD;
    seen->miles = ref_team_miles(side);
    for (ref_kind_t kind = 0; kind < REF_KINDS; kind++) {
        seen->crosswise[kind] = ref_count(&side->crosswise, kind);
        seen->laid[kind] =
            ref_count(&side->distance, kind) + ref_count(&side->preventions, kind) + seen->crosswise[kind];
        seen->takes[kind] = ref_family(kind) != REF_SAFETY && ref_why_piles_refuse(table, kind, team) == NULL;
    }
    if (table->phase == REF_HAND_OVER) seen->score = ref_score(table, team);
    seen->points = table->points[team];
}

static void add_cards(int count[REF_KINDS], const ref_pile_t *pile) {
    for (int i = 0; i < pile->count; i++)
        count[pile->card[i]->kind]++;
}

static void see_cards(sight_t *sight, const ref_table_t *table) {
    for (int seat = 0; seat < table->players; seat++)
        add_cards(sight->hand[seat], &table->hand[seat]);
    add_cards(sight->seen, &table->discard);
    for (int team = 0; team < table->teams; team++) {
        const ref_team_t *side = &table->team[team];
        add_cards(sight->seen, &side->battle);
        add_cards(sight->seen, &side->speed);
        add_cards(sight->seen, &side->distance);
        add_cards(sight->seen, &side->preventions);
        add_cards(sight->seen, &side->crosswise);
    }
}

static void see_options(sight_t *sight, const ref_table_t *table) {
    for (ref_kind_t kind = 0; kind < REF_KINDS && table->phase == REF_TO_PLAY; kind++) {
        int held = sight->hand[table->seat][kind];
        for (int team = 0; team < table->teams; team++)
            sight->playable[kind][team] = ref_why_not(table, kind, team) == NULL ? held : 0;
        sight->may_discard[kind] = held;
    }
}

static void see_moment(sight_t *sight, const ref_table_t *table) {
    sight->turn = sight->seat = table->seat;
    sight->attack = SIGHT_NO_CARD;
    if (table->phase == REF_TO_ANSWER_COUP) {
        sight->turn = table->attacker;
        sight->attack = top_of(table->struck);
    }
    if (table->phase == REF_HAND_OVER || table->phase == REF_MATCH_OVER) sight->turn = sight->seat = REF_NOBODY;
}

void sight_of_referee(sight_t *sight, const ref_table_t *table) {
    memset(sight, 0, sizeof *sight);
    sight->phase = (int)table->phase;
    sight->hand_number = table->hand_number;
    sight->dealer = table->dealer;
    sight->goal = table->goal;
    sight->caller = table->extension_caller;
    sight->finisher = table->finisher;
    sight->winner = table->winner;
    sight->cards_left = table->draw.count;
    sight->discarded = table->discard.count;
    sight->last_discard = top_of(&table->discard);
    see_moment(sight, table);
    see_cards(sight, table);
    see_options(sight, table);
    for (int team = 0; team < table->teams; team++)
        see_team(&sight->team[team], table, team);
}
