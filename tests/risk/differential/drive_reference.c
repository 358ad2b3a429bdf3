/* Driving the reference model with the moves and the dice and cards of the game. */
#include <stddef.h>

#include "differential.h"

/* The events of the game, for the dice and cards in them. */
typedef struct {
    const risk_event_t *next, *end;
} event_cursor_t;

static const risk_event_t *next_event(event_cursor_t *cursor, risk_event_kind_t kind) {
    while (cursor->next < cursor->end)
        if ((cursor->next++)->kind == kind) return cursor->next - 1;
    return NULL;
}

static const char *make_move(ref_table_t *table, const player_move_t *move) {
    switch (move->verb) {
    case PLAYER_CLAIMS:
        return ref_claim(table, move->to);
    case PLAYER_REINFORCES:
        return ref_reinforce(table, move->to);
    case PLAYER_HANDS_IN:
        return ref_hand_in(table, move->card);
    case PLAYER_KEEPS:
        return ref_keep(table);
    case PLAYER_PLACES:
        return ref_place(table, move->to, move->n);
    case PLAYER_ATTACKS:
        return ref_attack(table, move->from, move->to, move->n);
    case PLAYER_STOPS:
        return ref_stop(table);
    case PLAYER_DEFENDS:
        return ref_defend(table, move->n);
    case PLAYER_ADVANCES:
        return ref_advance(table, move->n);
    case PLAYER_MOVES:
        return ref_move(table, move->from, move->to, move->n);
    default:
        return ref_stay(table);
    }
}

/* Is an attack or a free move possible, whichever the phase is? */
static bool can_leave_somewhere(const ref_table_t *table) {
    for (int from = 0; from < REF_TERRITORIES; from++) {
        const int *list;
        int count = ref_neighbours(from, &list);
        for (int i = 0; i < count; i++)
            if (ref_why_not_attack(table, from, list[i], 1) == NULL ||
                ref_why_not_move(table, from, list[i], 1) == NULL)
                return true;
    }
    return false;
}

static const char *deal_territories(ref_table_t *table) {
    int owner[REF_TERRITORIES];
    for (uint8_t t = 0; t < TERRITORIES; t++)
        owner[observation_territory(t)] = risk_game.owner[t];
    return ref_deal(table, owner);
}

static const char *throw_dice(ref_table_t *table, const risk_event_t *roll) {
    if (roll == NULL) return "no event shows the throw";
    int attack[REF_ATTACK_DICE], defence[REF_DEFENCE_DICE] = {roll->c, roll->d};
    for (int i = 0; i < REF_ATTACK_DICE; i++)
        attack[i] = RISK_ATTACK_DIE(roll, i);
    return ref_throw(table, attack, defence);
}

/* The game has no phase without a choice (risk.h): then the reference model goes on by itself. */
static const char *go_on(ref_table_t *table, event_cursor_t *cursor, bool *stop) {
    const risk_event_t *event;
    int allowed;
    switch (table->phase) {
    case REF_TO_FIND_FIRST_TO_PLACE:
        event = next_event(cursor, EVENT_SETUP);
        return event == NULL ? "no event says who begins the set-up" : ref_first_to_place(table, event->seat);
    case REF_TO_FIND_FIRST_TO_PLAY:
        event = next_event(cursor, EVENT_BEGIN);
        return event == NULL ? "no event says who begins the play" : ref_first_to_play(table, event->seat);
    case REF_TO_CLAIM:
        if (next_event(cursor, EVENT_DEAL) != NULL) return deal_territories(table);
        break;
    case REF_TO_HAND_IN:
        if (!ref_has_set(&table->hand[table->seat])) return ref_keep(table);
        break;
    case REF_TO_DEFEND:
        allowed = ref_defence_dice_allowed(table, table->target);
        if (allowed == 1 || !(risk_game.options & RISK_OPTION_ASK_DEFENDER)) return ref_defend(table, allowed);
        break;
    case REF_TO_THROW:
        return throw_dice(table, next_event(cursor, EVENT_ROLL));
    case REF_TO_ADVANCE:
        if (table->armies[table->base] - 1 == table->attack_dice) return ref_advance(table, table->attack_dice);
        break;
    case REF_TO_ATTACK:
        if (!can_leave_somewhere(table)) return ref_stop(table);
        break;
    case REF_TO_MOVE_FREELY:
        if (!can_leave_somewhere(table)) return ref_stay(table);
        break;
    case REF_TO_DRAW:
        event = next_event(cursor, EVENT_CARD);
        return event == NULL ? "no event shows the card" : ref_draw(table, observation_card(event->a));
    default:
        break;
    }
    *stop = true;
    return NULL;
}

const char *drive_reference(ref_table_t *table, const player_move_t *move, const risk_events_t *events) {
    event_cursor_t cursor = {events->list, events->list + events->count};
    const char *why = move != NULL ? make_move(table, move) : NULL;
    bool stop = false;
    while (why == NULL && !stop)
        why = go_on(table, &cursor, &stop);
    return why;
}
