/* The effect of a move, and the next phase. */
#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "reference_model.h"

static ref_event_t *record(ref_table_t *table, ref_event_kind_t kind, int seat) {
    assert(table->recorded_count < REF_EVENTS_MAX);
    ref_event_t *recorded = &table->recorded[table->recorded_count++];
    memset(recorded, 0, sizeof *recorded);
    recorded->kind = kind;
    recorded->seat = seat;
    return recorded;
}

static void record_armies(ref_table_t *table, ref_event_kind_t kind, int seat, int from, int to, int armies) {
    ref_event_t *recorded = record(table, kind, seat);
    recorded->from = from;
    recorded->to = to;
    recorded->n = armies;
}

/* Of the attack under way: where it happens. */
static ref_event_t *record_attack(ref_table_t *table, ref_event_kind_t kind) {
    ref_event_t *recorded = record(table, kind, table->turn);
    recorded->from = table->base;
    recorded->to = table->target;
    return recorded;
}

static int left_of(const ref_table_t *table, int seat) {
    return (seat + 1) % table->players;
}

static void raise(ref_table_t *table, int at, int armies) {
    table->armies[at] += armies;
    table->raised += armies;
}

static void fall(ref_table_t *table, int at, int armies) {
    table->armies[at] -= armies;
    table->fallen += armies;
}

/* ---- the arrangement --------------------------------------------------------------------------------------------- */

void ref_open(ref_table_t *table, int players, int box) {
    assert(players >= 2 && players <= REF_SEATS && box >= 60);
    memset(table, 0, sizeof *table);
    table->players = players;
    table->box = box;
    table->winner = REF_NOBODY;
    for (int t = 0; t < REF_TERRITORIES; t++)
        table->owner[t] = REF_NOBODY;
    for (int card = 0; card < REF_CARDS; card++)
        ref_put(&table->pack, card);
    for (int seat = 0; seat < players; seat++)
        table->counted[seat] = ref_armies_each(players);
    table->phase = REF_TO_FIND_FIRST_TO_PLACE;
}

const char *ref_first_to_place(ref_table_t *table, int seat) {
    if (table->phase != REF_TO_FIND_FIRST_TO_PLACE) return "not the phase of these dice";
    if (seat < 0 || seat >= table->players) return "nobody sits there";
    table->first = table->seat = table->turn = seat;
    record(table, REF_EVENT_COUNTED, seat)->n = ref_armies_each(table->players);
    table->phase = REF_TO_CLAIM;
    return NULL;
}

static void put_one(ref_table_t *table, int at) {
    table->owner[at] = table->seat;
    raise(table, at, 1);
    table->counted[table->seat]--;
}

/* The next on the left who has armies left; nobody: the dice say who begins to play. */
static void next_to_reinforce(ref_table_t *table, int seat) {
    for (int i = 0; i < table->players; i++, seat = left_of(table, seat)) {
        if (table->counted[seat] == 0) continue;
        table->seat = table->turn = seat;
        return;
    }
    table->phase = REF_TO_FIND_FIRST_TO_PLAY;
}

/* The second round of armies begins with the first player, whoever claimed last. */
static void begin_to_reinforce(ref_table_t *table) {
    table->phase = REF_TO_REINFORCE;
    next_to_reinforce(table, table->first);
}

const char *ref_claim(ref_table_t *table, int at) {
    const char *why = ref_why_not_claim(table, at);
    if (why != NULL) return why;
    record(table, REF_EVENT_CLAIM, table->seat)->to = at;
    put_one(table, at);
    table->seat = table->turn = left_of(table, table->seat);
    if (ref_held(table, REF_NOBODY) == 0) begin_to_reinforce(table);
    return NULL;
}

/* A deal is a round of random claims: each seat gets in turn one of its own until all have an owner. */
const char *ref_deal(ref_table_t *table, const int owner[REF_TERRITORIES]) {
    if (table->phase != REF_TO_CLAIM || ref_held(table, REF_NOBODY) < REF_TERRITORIES) return "not the phase to deal";
    int dealt[REF_SEATS] = {0}, seat = table->first;
    for (int t = 0; t < REF_TERRITORIES; t++)
        if (owner[t] < 0 || owner[t] >= table->players) return "a territory is dealt to nobody at the table";
    for (int t = 0; t < REF_TERRITORIES; t++, seat = left_of(table, seat))
        dealt[seat]++;
    for (int t = 0; t < REF_TERRITORIES; t++)
        if (dealt[owner[t]]-- == 0) return "somebody is dealt too many territories";
    record(table, REF_EVENT_DEAL, table->first);
    for (int t = 0; t < REF_TERRITORIES; t++) {
        table->seat = owner[t];
        put_one(table, t);
    }
    begin_to_reinforce(table);
    return NULL;
}

const char *ref_reinforce(ref_table_t *table, int at) {
    const char *why = ref_why_not_reinforce(table, at);
    if (why != NULL) return why;
    put_one(table, at);
    record(table, REF_EVENT_REINFORCE, table->seat)->to = at;
    next_to_reinforce(table, left_of(table, table->seat));
    return NULL;
}

/* ---- a turn ------------------------------------------------------------------------------------------------------ */

/* Summary 1: territories, continents, cards. */
static void begin_turn(ref_table_t *table, int seat) {
    table->seat = table->turn = seat;
    table->captured = false;
    record(table, REF_EVENT_TURN, seat)->n = table->round;
    ref_event_t *income = record(table, REF_EVENT_INCOME, seat);
    income->territories = ref_armies_for_territories(table, seat);
    income->continents = ref_armies_for_continents(table, seat);
    table->to_place = ref_box_gives(table, seat, income->territories + income->continents);
    income->value = table->to_place;
    table->phase = REF_TO_HAND_IN;
}

/* (e): the turn passes to the left, past those who are out. A round is over when it passes the one who began. */
static void pass_on(ref_table_t *table) {
    int seat = table->turn;
    do {
        seat = left_of(table, seat);
        if (seat == table->first && table->round < REF_LAST_ROUND) table->round++;
    } while (ref_held(table, seat) == 0);
    begin_turn(table, seat);
}

/* (a): a throw of its own, after the arrangement. */
const char *ref_first_to_play(ref_table_t *table, int seat) {
    if (table->phase != REF_TO_FIND_FIRST_TO_PLAY) return "not the phase of these dice";
    if (seat < 0 || seat >= table->players) return "nobody sits there";
    table->first = seat;
    table->round = 1;
    record(table, REF_EVENT_FIRST, seat);
    begin_turn(table, seat);
    return NULL;
}

/* (h) and its supplement: the value of the set joins what is to be placed; two armies go at once to each territory of
   one's own that a card shows. The cards lie face up beside the pack. */
const char *ref_hand_in(ref_table_t *table, const int card[REF_SET]) {
    const char *why = ref_why_not_hand_in(table, card);
    if (why != NULL) return why;
    if (table->sets < REF_LAST_SET) table->sets++;
    table->to_place += ref_box_gives(table, table->seat, ref_set_value(table->sets));
    ref_event_t *recorded = record(table, REF_EVENT_SET, table->seat);
    recorded->n = table->sets;
    recorded->value = ref_set_value(table->sets);
    for (int i = 0; i < REF_SET; i++) {
        recorded->card[card[i]] = true;
        ref_take(&table->hand[table->seat], card[i]);
        ref_put(&table->discards, card[i]);
    }
    for (int i = 0; i < REF_SET; i++) {
        if (card[i] >= REF_TERRITORIES || table->owner[card[i]] != table->seat) continue;
        int armies = ref_box_gives(table, table->seat, 2);
        raise(table, card[i], armies);
        record_armies(table, REF_EVENT_MATCH, table->seat, 0, card[i], armies);
    }
    return NULL;
}

const char *ref_keep(ref_table_t *table) {
    const char *why = ref_why_not_keep(table);
    if (why != NULL) return why;
    table->phase = table->to_place > 0 ? REF_TO_PLACE : REF_TO_ATTACK;
    return NULL;
}

/* (b): every army must be placed before anything else. */
const char *ref_place(ref_table_t *table, int at, int armies) {
    const char *why = ref_why_not_place(table, at, armies);
    if (why != NULL) return why;
    raise(table, at, armies);
    table->to_place -= armies;
    record_armies(table, REF_EVENT_PLACE, table->seat, 0, at, armies);
    if (table->to_place == 0) table->phase = REF_TO_ATTACK;
    return NULL;
}

/* (e): base, target and dice are announced; then the defender says how many dice he throws. */
const char *ref_attack(ref_table_t *table, int from, int to, int dice) {
    const char *why = ref_why_not_attack(table, from, to, dice);
    if (why != NULL) return why;
    table->base = from;
    table->target = to;
    table->attack_dice = dice;
    record_armies(table, REF_EVENT_ATTACK, table->seat, from, to, dice);
    table->seat = table->owner[to];
    table->phase = REF_TO_DEFEND;
    return NULL;
}

const char *ref_defend(ref_table_t *table, int dice) {
    const char *why = ref_why_not_defend(table, dice);
    if (why != NULL) return why;
    table->defence_dice = dice;
    record(table, REF_EVENT_DEFEND, table->seat)->n = dice;
    table->seat = table->turn;
    table->phase = REF_TO_THROW;
    return NULL;
}

/* (i): whoever takes the last territory of another gets all his cards at once. He may hand in every set that he then
   holds, whatever their number; down to four he must, for (h) nobody may keep more than five. */
static void look_for_the_beaten(ref_table_t *table, int loser) {
    table->phase = REF_TO_ATTACK;
    if (ref_held(table, loser) > 0) return;
    ref_event_t *recorded = record(table, REF_EVENT_OUT, loser);
    recorded->other = table->turn;
    recorded->n = table->hand[loser].count;
    while (table->hand[loser].count > 0) {
        int card = table->hand[loser].card[0];
        recorded->card[card] = true;
        ref_take(&table->hand[loser], card);
        ref_put(&table->hand[table->turn], card);
    }
    if (ref_held(table, table->turn) == REF_TERRITORIES) {
        table->winner = table->turn;
        table->phase = REF_OVER;
        record(table, REF_EVENT_WIN, table->turn);
    } else {
        table->phase = REF_TO_HAND_IN;
    }
}

static void move_armies(ref_table_t *table, ref_event_kind_t kind, int from, int to, int armies) {
    table->armies[from] -= armies;
    table->armies[to] += armies;
    record_armies(table, kind, table->turn, from, to, armies);
}

const char *ref_advance(ref_table_t *table, int armies) {
    const char *why = ref_why_not_advance(table, armies);
    if (why != NULL) return why;
    move_armies(table, REF_EVENT_ADVANCE, table->base, table->target, armies);
    look_for_the_beaten(table, table->beaten);
    return NULL;
}

static void sort(int into[], const int dice[], int count) {
    for (int i = 0; i < count; i++) {
        int place = i;
        for (; place > 0 && into[place - 1] < dice[i]; place--)
            into[place] = into[place - 1];
        into[place] = dice[i];
    }
}

/* (f): when the last army of the target falls the territory is taken. After the capture that wins the game nothing is
   left to decide: as many armies as dice go over and it is won. */
static void capture(ref_table_t *table) {
    table->beaten = table->owner[table->target];
    table->owner[table->target] = table->turn;
    table->captured = true;
    record(table, REF_EVENT_CAPTURE, table->turn)->to = table->target;
    table->phase = REF_TO_ADVANCE;
    if (ref_held(table, table->turn) == REF_TERRITORIES) ref_advance(table, table->attack_dice);
}

const char *ref_throw(ref_table_t *table, const int attack[], const int defence[]) {
    int attack_loss, defence_loss;
    if (table->phase != REF_TO_THROW) return "not the phase to throw";
    for (int i = 0; i < table->attack_dice; i++)
        if (attack[i] < 1 || attack[i] > 6) return "no such die";
    for (int i = 0; i < table->defence_dice; i++)
        if (defence[i] < 1 || defence[i] > 6) return "no such die";
    ref_event_t *recorded = record_attack(table, REF_EVENT_THROW);
    sort(recorded->attack, attack, table->attack_dice);
    sort(recorded->defence, defence, table->defence_dice);
    ref_compare(attack, table->attack_dice, defence, table->defence_dice, &attack_loss, &defence_loss);
    fall(table, table->base, attack_loss);
    fall(table, table->target, defence_loss);
    recorded = record_attack(table, REF_EVENT_LOSSES);
    recorded->attack_loss = attack_loss;
    recorded->defence_loss = defence_loss;
    table->phase = REF_TO_ATTACK;
    if (table->armies[table->target] == 0) capture(table);
    return NULL;
}

const char *ref_stop(ref_table_t *table) {
    const char *why = ref_why_not_stop(table);
    if (why != NULL) return why;
    table->phase = REF_TO_MOVE_FREELY;
    return NULL;
}

/* Summary 6 and 7: a card for whoever took a territory in this turn, then the next player. */
static void end_turn(ref_table_t *table) {
    if (table->captured)
        table->phase = REF_TO_DRAW;
    else
        pass_on(table);
}

const char *ref_move(ref_table_t *table, int from, int to, int armies) {
    const char *why = ref_why_not_move(table, from, to, armies);
    if (why != NULL) return why;
    move_armies(table, REF_EVENT_FREE_MOVE, from, to, armies);
    end_turn(table);
    return NULL;
}

const char *ref_stay(ref_table_t *table) {
    const char *why = ref_why_not_stay(table);
    if (why != NULL) return why;
    record(table, REF_EVENT_STAY, table->seat);
    end_turn(table);
    return NULL;
}

/* (h): when the pack is used up, the cards that were handed in are shuffled and become the pack. */
static void shuffle_if_used_up(ref_table_t *table) {
    if (table->pack.count > 0) return;
    table->pack = table->discards;
    table->discards.count = 0;
    record(table, REF_EVENT_SHUFFLE, table->seat)->n = table->pack.count;
}

/* (h): the top card of the pack; nobody but the dealer of the cards knows which one that is, so he says it. */
const char *ref_draw(ref_table_t *table, int card) {
    if (table->phase != REF_TO_DRAW) return "no card was earned";
    if (!ref_take(&table->pack, card)) return "this card is not in the pack";
    ref_put(&table->hand[table->seat], card);
    ref_event_t *recorded = record(table, REF_EVENT_DRAW, table->seat);
    recorded->card[card] = true;
    recorded->n = table->pack.count;
    shuffle_if_used_up(table);
    pass_on(table);
    return NULL;
}
