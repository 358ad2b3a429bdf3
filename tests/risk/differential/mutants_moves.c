/* Mutants of what a move does. */
#include <stddef.h>
#include <string.h>

#include "differential.h"

static risk_event_t *find(risk_events_t *events, risk_event_kind_t kind) {
    for (int i = 0; i < events->count; i++)
        if (events->list[i].kind == kind) return &events->list[i];
    return NULL;
}

static void remove_event(risk_events_t *events, risk_event_t *event) {
    risk_event_t *end = events->list + events->count--;
    memmove(event, event + 1, (size_t)(end - event - 1) * sizeof *event);
}

/* ---- the dice ---------------------------------------------------------------------------------------------------- */

/* The losses of the throw that a move made, if nothing was captured; else NULL. */
static risk_event_t *loss_of(risk_events_t *events) {
    return find(events, EVENT_CAPTURE) == NULL ? find(events, EVENT_LOSS) : NULL;
}

static bool ties_go_to_the_attacker(const risk_t *before, risk_events_t *events) {
    const risk_event_t *roll = find(events, EVENT_ROLL);
    risk_event_t *loss = loss_of(events);
    (void)before;
    if (loss == NULL || RISK_ATTACK_DIE(roll, 0) != roll->c || risk_game.armies[loss->b] < 2) return false;
    loss->c--, loss->d++;
    risk_game.armies[loss->a]++, risk_game.armies[loss->b]--;
    return true;
}

static bool second_pair_ignored(const risk_t *before, risk_events_t *events) {
    risk_event_t *loss = loss_of(events);
    (void)before;
    if (loss == NULL || loss->c != 2) return false;
    loss->c--;
    risk_game.armies[loss->a]++;
    return true;
}

static bool one_die_costs_two(const risk_t *before, risk_events_t *events) {
    risk_event_t *loss = loss_of(events);
    (void)before;
    if (loss == NULL || loss->c + loss->d != 1 || risk_game.armies[loss->b] < 2) return false;
    loss->d++;
    risk_game.armies[loss->b]--;
    return true;
}

static bool seven_sides(const risk_t *before, risk_events_t *events) {
    risk_event_t *roll = find(events, EVENT_ROLL);
    (void)before;
    if (roll == NULL || RISK_ATTACK_DIE(roll, 0) != 6) return false;
    roll->n += 1 << 8;
    return true;
}

static bool throws_elsewhere(const risk_t *before, risk_events_t *events) {
    risk_event_t *roll = find(events, EVENT_ROLL);
    (void)before;
    if (roll == NULL) return false;
    roll->b = roll->a;
    return true;
}

static bool losses_elsewhere(const risk_t *before, risk_events_t *events) {
    risk_event_t *loss = find(events, EVENT_LOSS);
    (void)before;
    if (loss == NULL) return false;
    loss->a = loss->b;
    return true;
}

/* ---- armies ------------------------------------------------------------------------------------------------------ */

static bool change_income(risk_events_t *events, int territories, int continents) {
    risk_event_t *income = find(events, EVENT_INCOME);
    income->a = (uint8_t)(income->a + territories);
    income->b = (uint8_t)(income->b + continents);
    income->n = (uint16_t)(income->n + territories + continents);
    risk_game.pool = (uint16_t)(risk_game.pool + territories + continents);
    return true;
}

static bool thirds_round_up(const risk_t *before, risk_events_t *events) {
    (void)before;
    if (find(events, EVENT_INCOME) == NULL) return false;
    uint8_t held = risk_territories(risk_game.turn);
    return held > 9 && held % 3 != 0 && change_income(events, 1, 0);
}

static bool no_least_income(const risk_t *before, risk_events_t *events) {
    (void)before;
    if (find(events, EVENT_INCOME) == NULL || risk_game.pool < 3) return false;
    uint8_t held = risk_territories(risk_game.turn);
    return held < 9 && change_income(events, held / 3 - 3, 0);
}

static bool continents_count_for_nothing(const risk_t *before, risk_events_t *events) {
    risk_event_t *income = find(events, EVENT_INCOME);
    (void)before;
    return income != NULL && income->b > 0 && income->n > income->b && change_income(events, 0, -income->b);
}

static bool sets_do_not_rise(const risk_t *before, risk_events_t *events) {
    const risk_event_t *trade = find(events, EVENT_TRADE);
    (void)before;
    if (trade == NULL || trade->n != 2 || risk_game.pool < 2) return false;
    risk_game.pool = (uint16_t)(risk_game.pool - 2);
    return true;
}

static bool own_territories_do_not_match(const risk_t *before, risk_events_t *events) {
    risk_event_t *match = find(events, EVENT_MATCH);
    (void)before;
    if (match == NULL) return false;
    risk_game.armies[match->a] = (uint16_t)(risk_game.armies[match->a] - match->n);
    remove_event(events, match);
    return true;
}

static bool matches_are_placed_anywhere(const risk_t *before, risk_events_t *events) {
    risk_event_t *match = find(events, EVENT_MATCH);
    (void)before;
    if (match == NULL || risk_game.phase != PHASE_PLACE) return false;
    risk_game.armies[match->a] = (uint16_t)(risk_game.armies[match->a] - match->n);
    risk_game.pool = (uint16_t)(risk_game.pool + match->n);
    return true;
}

static bool free_moves_cost_an_army(const risk_t *before, risk_events_t *events) {
    const risk_event_t *move = find(events, EVENT_FREE);
    (void)before;
    if (move == NULL) return false;
    risk_game.armies[move->b]--;
    return true;
}

static bool fallen_armies_join_the_victor(const risk_t *before, risk_events_t *events) {
    const risk_event_t *loss = loss_of(events);
    (void)before;
    if (loss == NULL || loss->d == 0) return false;
    risk_game.armies[loss->a] = (uint16_t)(risk_game.armies[loss->a] + 1);
    return true;
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

static bool no_card_for_a_capture(const risk_t *before, risk_events_t *events) {
    risk_event_t *card = find(events, EVENT_CARD);
    (void)before;
    if (card == NULL) return false;
    risk_game.card[card->a] = IN_PACK;
    remove_event(events, card);
    return true;
}

static bool card_without_a_capture(const risk_t *before, risk_events_t *events) {
    if (before->round == 0 || find(events, EVENT_TURN) == NULL || find(events, EVENT_CARD) != NULL) return false;
    for (uint8_t card = 0; card < CARDS; card++) {
        if (risk_game.card[card] != IN_PACK) continue;
        risk_game.card[card] = before->turn;
        return true;
    }
    return false;
}

static bool sets_go_under_the_pack(const risk_t *before, risk_events_t *events) {
    const risk_event_t *trade = find(events, EVENT_TRADE);
    (void)before;
    if (trade == NULL) return false;
    risk_game.card[trade->b] = IN_PACK;
    return true;
}

static bool no_new_pack(const risk_t *before, risk_events_t *events) {
    risk_event_t *shuffle = find(events, EVENT_SHUFFLE);
    (void)before;
    if (shuffle == NULL) return false;
    for (uint8_t card = 0; card < CARDS; card++)
        if (risk_game.card[card] == IN_PACK) risk_game.card[card] = IN_DISCARD;
    remove_event(events, shuffle);
    return true;
}

static bool the_beaten_throws_his_cards_away(const risk_t *before, risk_events_t *events) {
    risk_event_t *loot = find(events, EVENT_LOOT);
    (void)before;
    if (loot == NULL) return false;
    risk_game.card[loot->a] = IN_DISCARD;
    return true;
}

/* The reading of version 0.9. */
static bool no_sets_with_fewer_than_six(const risk_t *before, risk_events_t *events) {
    (void)before;
    if (find(events, EVENT_OUT) == NULL || risk_game.phase != PHASE_TRADE || risk_cards(risk_game.turn) > 5)
        return false;
    risk_game.phase = PHASE_ATTACK;
    return true;
}

static bool no_sets_after_an_elimination(const risk_t *before, risk_events_t *events) {
    (void)before;
    if (find(events, EVENT_OUT) == NULL || risk_game.phase != PHASE_TRADE) return false;
    risk_game.phase = PHASE_ATTACK;
    return true;
}

/* ---- turns ------------------------------------------------------------------------------------------------------- */

static bool turns_go_to_the_right(const risk_t *before, risk_events_t *events) {
    if (before->round == 0 || find(events, EVENT_TURN) == NULL) return false;
    uint8_t right = before->turn;
    do
        right = (uint8_t)((right + risk_game.players - 1) % risk_game.players);
    while (!RISK_ALIVE(right));
    if (right == risk_game.turn) return false;
    risk_game.seat = risk_game.turn = right;
    find(events, EVENT_TURN)->seat = find(events, EVENT_INCOME)->seat = right;
    return true;
}

static bool every_turn_is_a_round(const risk_t *before, risk_events_t *events) {
    risk_event_t *turn = find(events, EVENT_TURN);
    if (turn == NULL || before->round == 0 || risk_game.round != before->round) return false;
    turn->n = ++risk_game.round;
    return true;
}

static bool captures_are_remembered(const risk_t *before, risk_events_t *events) {
    if (!before->captured || find(events, EVENT_TURN) == NULL) return false;
    risk_game.captured = 1;
    return true;
}

/* With 42 claims and four or five seats the last claim is not the last seat's. */
static bool set_up_goes_on_where_it_was(const risk_t *before, risk_events_t *events) {
    uint8_t next = (uint8_t)((before->seat + 1) % risk_game.players);
    (void)events;
    if (before->phase != PHASE_CLAIM || risk_game.phase != PHASE_DEPLOY || next == risk_game.seat) return false;
    risk_game.seat = risk_game.turn = next;
    return true;
}

static bool the_last_capture_wins_nothing(const risk_t *before, risk_events_t *events) {
    risk_event_t *win = find(events, EVENT_WIN);
    (void)before;
    if (win == NULL) return false;
    risk_game.phase = PHASE_MOVE;
    risk_game.winner = NOBODY;
    remove_event(events, win);
    return true;
}

static bool captures_keep_their_owner(const risk_t *before, risk_events_t *events) {
    const risk_event_t *capture = find(events, EVENT_CAPTURE);
    if (capture == NULL) return false;
    risk_game.owner[capture->a] = before->owner[capture->a];
    return true;
}

const mutant_t mutants_moves[] = {
    {.rule = "ties go to the attacker", .done = ties_go_to_the_attacker},
    {.rule = "the second pair of dice is not compared", .done = second_pair_ignored},
    {.rule = "a throw with one die costs two armies", .done = one_die_costs_two},
    {.rule = "a die has seven sides", .done = seven_sides},
    {.rule = "a throw has another target", .done = throws_elsewhere},
    {.rule = "the losses of a throw are in another base", .done = losses_elsewhere},
    {.rule = "thirds of territories are rounded up", .done = thirds_round_up},
    {.rule = "there is no least income", .done = no_least_income},
    {.rule = "continents bring nothing", .done = continents_count_for_nothing},
    {.rule = "the second set is worth as much as the first", .done = sets_do_not_rise},
    {.rule = "cards of own territories bring nothing", .done = own_territories_do_not_match},
    {.rule = "the two armies of a card may stand anywhere", .done = matches_are_placed_anywhere},
    {.rule = "an army is lost in a free move", .done = free_moves_cost_an_army},
    {.rule = "a fallen army joins the victor", .done = fallen_armies_join_the_victor},
    {.rule = "no card for a capture", .done = no_card_for_a_capture},
    {.rule = "a card without a capture", .done = card_without_a_capture},
    {.rule = "cards handed in go under the pack", .done = sets_go_under_the_pack},
    {.rule = "a pack that is used up stays so", .done = no_new_pack},
    {.rule = "the cards of the beaten are thrown away", .done = the_beaten_throws_his_cards_away},
    {.rule = "no sets with fewer than six cards after an elimination", .done = no_sets_with_fewer_than_six},
    {.rule = "no sets are asked for after an elimination", .done = no_sets_after_an_elimination},
    {.rule = "turns go to the right", .done = turns_go_to_the_right},
    {.rule = "every turn is a round", .done = every_turn_is_a_round},
    {.rule = "a capture earns a card in the next turn too", .done = captures_are_remembered},
    {.rule = "the set-up goes on with whoever is next", .done = set_up_goes_on_where_it_was},
    {.rule = "the last capture does not win", .done = the_last_capture_wins_nothing},
    {.rule = "a captured territory stays its owner's", .done = captures_keep_their_owner},
    {.rule = NULL},
};
