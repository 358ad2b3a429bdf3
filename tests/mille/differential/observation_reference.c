/* The observation of the reference model. */
#include <stddef.h>
#include <string.h>

#include "observation.h"

static int top_of(const ref_pile_t *pile) {
    return pile->count == 0 ? OBSERVATION_NO_CARD : (int)pile->card[pile->count - 1]->kind;
}

static void see_team(observation_team_t *seen, const ref_table_t *table, int team) {
    const ref_team_t *side = &table->team[team];
    seen->battle = top_of(&side->battle);
    seen->speed = top_of(&side->speed);
    seen->live_battle = ref_stopped(table, team) ? seen->battle : OBSERVATION_NO_CARD;
    seen->live_speed = ref_limited(side) ? (int)REF_SPEED_LIMIT : OBSERVATION_NO_CARD;
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

static void see_cards(observation_t *observed, const ref_table_t *table) {
    for (int seat = 0; seat < table->players; seat++)
        add_cards(observed->hand[seat], &table->hand[seat]);
    add_cards(observed->seen, &table->discard);
    for (int team = 0; team < table->teams; team++) {
        const ref_team_t *side = &table->team[team];
        add_cards(observed->seen, &side->battle);
        add_cards(observed->seen, &side->speed);
        add_cards(observed->seen, &side->distance);
        add_cards(observed->seen, &side->preventions);
        add_cards(observed->seen, &side->crosswise);
    }
}

static void see_options(observation_t *observed, const ref_table_t *table) {
    for (ref_kind_t kind = 0; kind < REF_KINDS && table->phase == REF_TO_PLAY; kind++) {
        int held = observed->hand[table->seat][kind];
        for (int team = 0; team < table->teams; team++)
            observed->playable[kind][team] = ref_why_not(table, kind, team) == NULL ? held : 0;
        observed->may_discard[kind] = held;
    }
}

static void see_moment(observation_t *observed, const ref_table_t *table) {
    observed->turn = observed->seat = table->seat;
    observed->attack = OBSERVATION_NO_CARD;
    if (table->phase == REF_TO_ANSWER_COUP) {
        observed->turn = table->attacker;
        observed->attack = top_of(table->struck);
    }
    if (table->phase == REF_HAND_OVER || table->phase == REF_MATCH_OVER) observed->turn = observed->seat = REF_NOBODY;
}

void observation_of_reference(observation_t *observed, const ref_table_t *table) {
    memset(observed, 0, sizeof *observed);
    observed->phase = (int)table->phase;
    observed->hand_number = table->hand_number;
    observed->dealer = table->dealer;
    observed->goal = table->goal;
    observed->caller = table->extension_caller;
    observed->finisher = table->finisher;
    observed->winner = table->winner;
    observed->cards_left = table->draw.count;
    observed->discarded = table->discard.count;
    observed->last_discard = top_of(&table->discard);
    see_moment(observed, table);
    see_cards(observed, table);
    see_options(observed, table);
    for (int team = 0; team < table->teams; team++)
        see_team(&observed->team[team], table, team);
}
