/* The legal targets of a card: one function per family of cards, one sentence per reason. */
#include <stddef.h>

#include "reference_model.h"

/* The meaning of the top of a battle pile for its team. */
typedef enum {
    NOT_STARTED, /* no card yet */
    ROLLING,     /* a Roll */
    STRICKEN,    /* a hazard that still counts */
    REMEDIED,    /* a remedy other than Roll, or a hazard that an exposed safety has cancelled */
} standing_t;

/* Seats alternate, so that with two teams partners face each other and with three A and D, B and E, C and F are
   partners (1962 3 and 11.A). */
int ref_team_of(const ref_table_t *table, int seat) {
    return seat % table->teams;
}

bool ref_exposed(const ref_team_t *team, ref_kind_t safety) {
    return ref_count(&team->preventions, safety) + ref_count(&team->crosswise, safety) > 0;
}

int ref_team_miles(const ref_team_t *team) {
    int miles = 0;
    for (int i = 0; i < team->distance.count; i++)
        miles += ref_miles(team->distance.card[i]->kind);
    return miles;
}

/* An exposed safety cancels the attack in progress (1962 6.B; 1988 D.1). In Micro A.4 the attack stays until it is
   remedied; in 2006 the card does not lie there any more. */
static standing_t standing(const ref_table_t *table, const ref_team_t *team) {
    if (team->battle.count == 0) return NOT_STARTED;
    ref_kind_t top = team->battle.card[team->battle.count - 1]->kind;
    if (top == REF_ROLL) return ROLLING;
    if (ref_family(top) == REF_REMEDY) return REMEDIED;
    return table->rules.late_safety == REF_COUNTS_NO_LONGER && ref_exposed(team, ref_safety_of(top)) ? REMEDIED
                                                                                                     : STRICKEN;
}

bool ref_stopped(const ref_table_t *table, int team) {
    return standing(table, &table->team[team]) == STRICKEN;
}

/* Right of Way lifts the limit (1962 6.B, 1988 D.1 of its uses; Micro A.4 and 2006 Trumpfkarten remove the card). */
bool ref_limited(const ref_team_t *team) {
    return ref_shows(&team->speed, REF_SPEED_LIMIT) && !ref_exposed(team, REF_RIGHT_OF_WAY);
}

static const char *why_not_distance(const ref_table_t *table, const ref_team_t *own, ref_kind_t kind) {
    /* Micro A.1; 1962 6.C; 1988 C and D.3; 2006 Der Start */
    if (standing(table, own) == STRICKEN) return "a hazard stops the team";
    if (standing(table, own) != ROLLING && !ref_exposed(own, REF_RIGHT_OF_WAY))
        return "neither a Roll on top nor Right of Way exposed";
    /* Micro A.2; 1962 6.A; 1988 A; 2006 Geschwindigkeitskarten */
    if (ref_limited(own) && ref_miles(kind) > 50) return "speed limit: only 25 and 50";
    /* Micro A.1; 1962 6.C; 1988 C; 2006 Kilometerkarten */
    if (kind == REF_KM_200 && ref_count(&own->distance, REF_KM_200) == 2) return "two 200s have been played";
    if (ref_team_miles(own) + ref_miles(kind) > table->goal) return "past the goal";
    return NULL;
}

static const char *why_not_hazard(const ref_table_t *table, const ref_team_t *victim, ref_kind_t kind) {
    /* Micro A.2; 1962 6.B; 1988 D.2; 2006 Trumpfkarten */
    if (ref_exposed(victim, ref_safety_of(kind))) return "the safety against it is exposed";
    /* Micro A.2; 1962 5.C and 6.A; 1988 Playing C and note F; 2006 Geschwindigkeitsstapel: the two cards alternate */
    if (kind == REF_SPEED_LIMIT) return ref_shows(&victim->speed, REF_SPEED_LIMIT) ? "the limit is on already" : NULL;
    switch (standing(table, victim)) {
    case ROLLING:
        return NULL;
    case STRICKEN: /* 1988 note G; 1962 2 forbids it */
        return table->rules.hazard_on_hazard ? NULL : "a hazard lies there already";
    default: /* Micro A.2; 1962 6.B, Right of Way; 2006 Angriff */
        return ref_exposed(victim, REF_RIGHT_OF_WAY) ? NULL : "no Roll to put it on";
    }
}

/* Micro A.3 and A.6; 1962 5.A and 6.A; 1988 B and Playing A; 2006 Der Start and Verteidigung */
static const char *why_not_roll(const ref_table_t *table, const ref_team_t *own) {
    if (table->rules.late_safety == REF_MUST_BE_REMEDIED && ref_exposed(own, REF_RIGHT_OF_WAY))
        return "Right of Way makes it useless"; /* Micro A.3: nothing is left to cancel */
    switch (standing(table, own)) {
    case ROLLING:
        return "a Roll lies there already";
    case STRICKEN:
        return ref_shows(&own->battle, REF_STOP) ? NULL : "the hazard wants another remedy";
    default:
        return NULL;
    }
}

static const char *why_not_remedy(const ref_table_t *table, const ref_team_t *own, ref_kind_t kind) {
    if (kind == REF_ROLL) return why_not_roll(table, own);
    if (kind == REF_END_OF_LIMIT) return ref_limited(own) ? NULL : "no limit to end";
    if (standing(table, own) != STRICKEN) return "no hazard to remedy";
    ref_kind_t hazard = own->battle.card[own->battle.count - 1]->kind;
    return ref_remedy_of(hazard) == kind ? NULL : "not the remedy of that hazard";
}

/* NULL when a team's piles accept a card of this kind, from its own side or, a hazard, from an opponent. A safety goes
   down at any turn (1962F 12.C, 2006 Weiterer Spielablauf). */
const char *ref_why_piles_refuse(const ref_table_t *table, ref_kind_t kind, int team) {
    const ref_team_t *side = &table->team[team];
    switch (ref_family(kind)) {
    case REF_DISTANCE:
        return why_not_distance(table, side, kind);
    case REF_HAZARD:
        return why_not_hazard(table, side, kind);
    case REF_REMEDY:
        return why_not_remedy(table, side, kind);
    default:
        return NULL;
    }
}

/* 2006 Der Start: one always opens with a Roll; without one, a card must be discarded. Weiterer Spielablauf: a safety
   may be laid without that opening. Grüne Welle: Right of Way opens too. */
static bool may_lay(const ref_table_t *table, ref_kind_t kind, int own) {
    const ref_team_t *side = &table->team[own];
    bool opened = ref_count(&side->battle, REF_ROLL) > 0 || ref_exposed(side, REF_RIGHT_OF_WAY);
    return !table->rules.opening || opened || kind == REF_ROLL || ref_family(kind) == REF_SAFETY;
}

/* Whether any seat holds a card that some pile accepts. */
bool ref_anything_playable(const ref_table_t *table) {
    for (int seat = 0; seat < table->players; seat++) {
        for (int i = 0; i < table->hand[seat].count; i++) {
            ref_kind_t kind = table->hand[seat].card[i]->kind;
            for (int team = 0; team < table->teams; team++) {
                bool own = team == ref_team_of(table, seat), hazard = ref_family(kind) == REF_HAZARD;
                if (own != hazard && may_lay(table, kind, ref_team_of(table, seat)) &&
                    ref_why_piles_refuse(table, kind, team) == NULL)
                    return true;
            }
        }
    }
    return false;
}

/* For the seat to act. Discarding is not checked: any card may be discarded at any turn. */
const char *ref_why_not(const ref_table_t *table, ref_kind_t kind, int team) {
    if (table->phase != REF_TO_PLAY) return "not the moment to play a card";
    if (team < 0 || team >= table->teams) return "no such team";
    if (ref_count(&table->hand[table->seat], kind) == 0) return "not in the hand";
    bool on_own = team == ref_team_of(table, table->seat), hazard = ref_family(kind) == REF_HAZARD;
    if (hazard && on_own) return "hazards are for opponents";
    if (!hazard && !on_own) return "only hazards go to opponents";
    if (!may_lay(table, kind, ref_team_of(table, table->seat))) return "the team has not opened yet";
    return ref_why_piles_refuse(table, kind, team);
}
