/* Invariants of the game: armies are added and removed only with events, every card is somewhere, and an illegal move
   changes nothing. */
#include <stddef.h>
#include <string.h>

#include "validate.h"
#include "differential.h"

long probe_refused[REASON_COUNT];

static long all_armies(const risk_t *game) {
    long armies = 0;
    for (int t = 0; t < TERRITORIES; t++)
        armies += game->armies[t];
    return armies;
}

/* Armies added to the board minus armies removed from it, by the events. */
static long armies_of_events(const risk_events_t *events) {
    long armies = 0;
    for (int i = 0; i < events->count; i++) {
        const risk_event_t *event = &events->list[i];
        if (event->kind == EVENT_CLAIM || event->kind == EVENT_DEPLOY) armies++;
        if (event->kind == EVENT_PLACE || event->kind == EVENT_MATCH) armies += event->n;
        if (event->kind == EVENT_LOSS) armies -= event->c + event->d;
        if (event->kind == EVENT_DEAL) armies += TERRITORIES;
    }
    return armies;
}

static const char *probe_board(void) {
    bool fighting = risk_game.phase == PHASE_DEFEND || risk_game.phase == PHASE_ADVANCE;
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        bool taken = risk_game.phase == PHASE_ADVANCE && t == risk_game.to;
        if (risk_game.owner[t] == NOBODY ? risk_game.phase != PHASE_CLAIM : risk_game.owner[t] >= risk_game.players)
            return "a territory has an owner who is not there";
        if ((risk_game.armies[t] == 0) != (taken || risk_game.owner[t] == NOBODY)) return "a territory stands empty";
    }
    if (fighting != (risk_game.from < TERRITORIES) || fighting != (risk_game.to < TERRITORIES) ||
        fighting != (risk_game.dice > 0))
        return "an attack without base, target or dice, or these without an attack";
    if ((risk_game.phase == PHASE_PLACE) > (risk_game.pool > 0)) return "armies are awaited where there are none";
    if (risk_game.pool > 0 && risk_game.phase != PHASE_PLACE && risk_game.phase != PHASE_TRADE)
        return "armies were not placed";
    return NULL;
}

static const char *probe_seats(void) {
    for (uint8_t card = 0; card < CARDS; card++)
        if (risk_game.card[card] >= risk_game.players && risk_game.card[card] != IN_PACK &&
            risk_game.card[card] != IN_DISCARD)
            return "a card is nowhere";
    for (uint8_t seat = 0; seat < PLAYERS_MAX; seat++) {
        bool there = seat < risk_game.players;
        if (!there && (RISK_ALIVE(seat) || risk_game.left[seat] > 0)) return "a seat that is not there plays";
        if (risk_game.phase < PHASE_TRADE || risk_game.phase == PHASE_ADVANCE) continue;
        if (risk_game.left[seat] > 0) return "the set-up is not finished";
        if (there && (risk_territories(seat) > 0) != RISK_ALIVE(seat)) return "a seat is out or it is not";
        if (there && !RISK_ALIVE(seat) && risk_cards(seat) > 0) return "a seat that is out holds cards";
    }
    if (!RISK_ALIVE(risk_game.seat) || !RISK_ALIVE(risk_game.turn)) return "a seat that is out has the turn";
    for (uint8_t seat = 0; seat < risk_game.players; seat++)
        if (risk_cards(seat) > (seat == risk_game.turn ? 9 : 5)) return "a hand is larger than it can be";
    if (risk_game.phase > PHASE_TRADE && risk_game.phase < PHASE_OVER && risk_cards(risk_game.turn) > 4)
        return "a set that had to be handed in was kept";
    if (risk_cards(IN_PACK) == 0) return "there is no pack to draw from";
    return (risk_game.seat != risk_game.turn) <= (risk_game.phase == PHASE_DEFEND) ? NULL
                                                                                   : "somebody acts in another's turn";
}

const char *probe_state(const risk_t *before, const risk_events_t *events) {
    long armies = before != NULL ? all_armies(before) : 0;
    if (armies + armies_of_events(events) != all_armies(&risk_game))
        return "armies were added or removed without an event";
    const char *why = probe_board();
    return why != NULL ? why : probe_seats();
}

/* A new game does not depend on the game before it; there is none for numbers of players and options that do not
 * exist. */
const char *probe_new(uint8_t players, uint8_t options, uint32_t seed) {
    static const struct {
        uint8_t players, options;
    } none[] = {{0, 0}, {1, 0}, {7, 0}, {255, 0}, {2, RISK_OPTION_BITS + 1}, {6, 255}};
    risk_t expected = risk_game, unused;
    risk_events_t events;
    memset(&unused, 0xa5, sizeof unused);
    risk_game = unused;
    if (!risk_new(players, options, seed, &events)) return "no game is started";
    if (memcmp(&risk_game, &expected, sizeof expected) != 0) return "a new game depends on the game before it";
    risk_game = unused;
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
        if (risk_new(none[i].players, none[i].options, seed, &events)) return "a game starts that does not exist";
        if (memcmp(&risk_game, &unused, sizeof unused) != 0) return "a game that does not exist has changed something";
    }
    risk_game = expected;
    return NULL;
}

/* The same move in the same game does the same again, and a game that is swapped out stays as it is. */
const char *probe_repeat(const risk_t *before, const risk_move_t *move, const risk_events_t *events) {
    risk_t other = *before, after = risk_game;
    risk_events_t again;
    risk_swap(&other);
    if (memcmp(&risk_game, before, sizeof risk_game) != 0) return "risk_swap does not bring the other game";
    if (risk_apply(move, &again) != REASON_NONE) return "a move is refused when it is repeated";
    if (again.count != events->count || memcmp(again.list, events->list, again.count * sizeof again.list[0]) != 0)
        return "a move that is repeated has other events";
    risk_swap(&other);
    if (memcmp(&other, &after, sizeof other) != 0) return "a move that is repeated does something else";
    return memcmp(&risk_game, &after, sizeof after) == 0 ? NULL : "a move changes the game that is swapped out";
}

/* Is this move legal in the reference model? */
static bool legal(const ref_table_t *table, const risk_move_t *move) {
    int a = observation_territory(move->a), b = observation_territory(move->b);
    int card[REF_SET] = {observation_card(move->a), observation_card(move->b), observation_card(move->c)};
    switch (move->verb) {
    case RISK_CLAIM:
        return ref_why_not_claim(table, a) == NULL;
    case RISK_DEPLOY:
        return ref_why_not_reinforce(table, a) == NULL;
    case RISK_TRADE:
        return ref_why_not_hand_in(table, card) == NULL;
    case RISK_KEEP:
        return ref_why_not_keep(table) == NULL;
    case RISK_PLACE:
        return ref_why_not_place(table, a, move->n) == NULL;
    case RISK_ATTACK:
        return ref_why_not_attack(table, a, b, move->n) == NULL;
    case RISK_DEFEND:
        return ref_why_not_defend(table, move->n) == NULL;
    case RISK_ADVANCE:
        return ref_why_not_advance(table, move->n) == NULL;
    case RISK_STOP:
        return ref_why_not_stop(table) == NULL;
    case RISK_FREE:
        return ref_why_not_move(table, a, b, move->n) == NULL;
    case RISK_STAY:
        return ref_why_not_stay(table) == NULL;
    default:
        return move->verb == RISK_ABANDON && table->phase != REF_OVER;
    }
}

static const char *probe_abandon(void) {
    risk_t before = risk_game, after;
    risk_events_t events;
    risk_move_t abandon = {.verb = RISK_ABANDON};
    risk_reason_t reason = risk_apply(&abandon, &events);
    bool valid = risk_validate() == VALID;
    after = risk_game;
    risk_game = before;
    if (reason != REASON_NONE) return "abandoning is refused";
    if (after.phase != PHASE_OVER || after.winner != NOBODY) return "an abandoned game is not over, or won";
    if (events.count != 1 || events.list[0].kind != EVENT_OPEN || events.list[0].n != before.round)
        return "abandoning has no event";
    if (all_armies(&after) != all_armies(&before)) return "abandoning costs armies";
    return valid ? NULL : "an abandoned game is invalid";
}

static const char *probe_refusal(const ref_table_t *table, const risk_move_t *move) {
    risk_t before = risk_game;
    risk_events_t events;
    risk_reason_t reason = risk_apply(move, &events);
    if (reason == REASON_NONE || reason >= REASON_COUNT) return "an illegal move is taken";
    probe_refused[reason]++;
    if (memcmp(&before, &risk_game, sizeof before) != 0) return "an illegal move has changed the game";
    if (reason != risk_check(move)) return "check and apply give different reasons";
    if (!reason_is_true(table, move, reason)) return "an illegal move is refused for a reason that is not true";
    return events.count == 0 ? NULL : "an illegal move has events";
}

/* A number near one of the limits, or any. */
static uint16_t some_number(uint8_t from, player_t *dice) {
    int at = from < TERRITORIES ? risk_game.armies[from] : 3;
    switch (player_roll(dice, 8)) {
    case 0:
        return (uint16_t)player_roll(dice, 65536);
    case 1:
        return (uint16_t)(risk_game.pool + player_roll(dice, 2));
    case 2:
    case 3:
        return (uint16_t)(at - player_roll(dice, 3));
    case 4:
        return (uint16_t)(risk_game.dice - player_roll(dice, 2));
    default:
        return (uint16_t)player_roll(dice, 6);
    }
}

/* Any card, or one of the hand; sometimes the same one as before. */
static uint8_t some_card(player_t *dice) {
    uint8_t card = (uint8_t)player_roll(dice, CARDS + 2);
    if (player_roll(dice, 8) == 0) return card;
    for (int i = 0; i < CARDS; i++)
        if (risk_game.card[(card + i) % CARDS] == risk_game.seat) return (uint8_t)((card + i) % CARDS);
    return card;
}

static risk_move_t some_move(player_t *dice) {
    static const uint8_t fitting[PHASE_OVER + 1] = {RISK_CLAIM,  RISK_DEPLOY,  RISK_TRADE, RISK_PLACE, RISK_ATTACK,
                                                    RISK_DEFEND, RISK_ADVANCE, RISK_FREE,  RISK_STAY};
    risk_move_t move = {.verb = (uint8_t)player_roll(dice, RISK_VERBS + 1)};
    if (player_roll(dice, 2) == 0) move.verb = fitting[risk_game.phase];
    move.a = (uint8_t)player_roll(dice, CARDS + 2);
    move.b = (uint8_t)player_roll(dice, CARDS + 2);
    move.c = (uint8_t)player_roll(dice, CARDS + 2);
    if (move.a < TERRITORIES && player_roll(dice, 2) == 0)
        move.b = map_neighbours[move.a][player_roll(dice, NEIGHBOURS_MAX + 1)]; /* sometimes no territory */
    if (move.verb == RISK_TRADE) {
        move.a = some_card(dice);
        move.b = some_card(dice);
        move.c = some_card(dice);
    }
    if (player_roll(dice, 16) == 0) move.a = (uint8_t)player_roll(dice, 256);
    if (player_roll(dice, 16) == 0) move.verb = (uint8_t)player_roll(dice, 256);
    move.n = some_number(risk_game.phase == PHASE_ADVANCE ? risk_game.from : move.a, dice);
    return move;
}

/* The targets of a base do not depend on what was asked before: of the other phase, in the turn of another seat. */
const char *probe_targets(const observation_t *observed) {
    risk_t other = risk_game;
    risk_mask_t mask;
    if (risk_game.phase != PHASE_ATTACK && risk_game.phase != PHASE_MOVE) return NULL;
    other.phase = risk_game.phase == PHASE_ATTACK ? PHASE_MOVE : PHASE_ATTACK;
    other.seat = other.turn = (uint8_t)((risk_game.turn + 1) % risk_game.players);
    for (uint8_t from = 0; from < TERRITORIES; from++) {
        const int *targets = observed->options.target[observation_territory(from)];
        risk_swap(&other);
        risk_choices(&mask);
        risk_swap(&other);
        risk_targets(from, &mask);
        for (uint8_t to = 0; to < TERRITORIES; to++)
            if (MASK_HAS(mask, to) != targets[observation_territory(to)])
                return "the targets of a base depend on what was asked before";
    }
    return NULL;
}

const char *probe_chances(const ref_table_t *table, player_t *dice) {
    const char *why = risk_validate() == VALID ? NULL : "it is invalid";
    if (why == NULL && risk_game.phase != PHASE_OVER) why = probe_abandon();
    for (int i = 0; i < 12 && why == NULL; i++) {
        risk_move_t move = some_move(dice);
        bool taken = risk_check(&move) == REASON_NONE;
        if (taken != legal(table, &move))
            why = taken ? "an illegal move would be taken" : "a legal move is refused";
        else if (!taken)
            why = probe_refusal(table, &move);
    }
    return why;
}
