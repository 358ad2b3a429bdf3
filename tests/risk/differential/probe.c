/* What holds for the game by itself: armies come and go only as it tells, every card is somewhere, its save is the same
   game, and an illegal move changes nothing. */
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

/* Armies that came to the board less those that left it, by the events. */
static long armies_told(const risk_events_t *events) {
    long armies = 0;
    for (int i = 0; i < events->count; i++) {
        const risk_event_t *event = &events->list[i];
        if (event->kind == EVENT_CLAIM || event->kind == EVENT_DEPLOY) armies++;
        if (event->kind == EVENT_PLACE || event->kind == EVENT_MATCH) armies += event->n;
        if (event->kind == EVENT_LOSS) armies -= event->a + event->b;
        if (event->kind == EVENT_DEAL) armies += TERRITORIES;
    }
    return armies;
}

static const char *probe_board(const risk_t *game) {
    bool fighting = game->phase == PHASE_DEFEND || game->phase == PHASE_ADVANCE;
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        bool taken = game->phase == PHASE_ADVANCE && t == game->to;
        if (game->owner[t] == NOBODY ? game->phase != PHASE_CLAIM : game->owner[t] >= game->players)
            return "a territory has an owner who is not there";
        if ((game->armies[t] == 0) != (taken || game->owner[t] == NOBODY)) return "a territory stands empty";
    }
    if (fighting != (game->from < TERRITORIES) || fighting != (game->to < TERRITORIES) || fighting != (game->dice > 0))
        return "an attack without base, target or dice, or these without an attack";
    if ((game->phase == PHASE_PLACE) > (game->pool > 0)) return "armies are awaited where there are none";
    if (game->pool > 0 && game->phase != PHASE_PLACE && game->phase != PHASE_TRADE) return "armies were not placed";
    return NULL;
}

static const char *probe_seats(const risk_t *game) {
    for (uint8_t card = 0; card < CARDS; card++)
        if (game->card[card] >= game->players && game->card[card] != IN_PACK && game->card[card] != IN_DISCARD)
            return "a card is nowhere";
    for (uint8_t seat = 0; seat < PLAYERS_MAX; seat++) {
        bool there = seat < game->players;
        if (!there && (RISK_ALIVE(game, seat) || game->left[seat] > 0)) return "a seat that is not there plays";
        if (game->phase < PHASE_TRADE || game->phase == PHASE_ADVANCE) continue;
        if (game->left[seat] > 0) return "the set-up is not finished";
        if (there && (risk_territories(game, seat) > 0) != RISK_ALIVE(game, seat)) return "a seat is out or it is not";
        if (there && !RISK_ALIVE(game, seat) && risk_cards(game, seat) > 0) return "a seat that is out holds cards";
    }
    if (!RISK_ALIVE(game, game->seat) || !RISK_ALIVE(game, game->turn)) return "a seat that is out has the turn";
    if (risk_cards(game, game->turn) > HAND_MAX) return "a hand is larger than it can be";
    if (risk_cards(game, IN_PACK) == 0) return "there is no pack to draw from";
    return (game->seat != game->turn) <= (game->phase == PHASE_DEFEND) ? NULL : "somebody acts in another's turn";
}

const char *probe_state(const risk_t *before, const risk_t *game, const risk_events_t *events) {
    long armies = before != NULL ? all_armies(before) : 0;
    if (armies + armies_told(events) != all_armies(game)) return "armies came or went that no event tells of";
    const char *why = probe_board(game);
    return why != NULL ? why : probe_seats(game);
}

/* A game begins the same whatever lay there before and leaves the one in risk_table alone; there is none for numbers of
   players and options that are not. */
const char *probe_new(uint8_t players, uint8_t options, uint32_t seed, const risk_t *expected) {
    static const struct {
        uint8_t players, options;
    } none[] = {{0, 0}, {1, 0}, {7, 0}, {255, 0}, {2, OPTION_BITS + 1}, {6, 255}};
    risk_t game, unused;
    risk_events_t events;
    memset(&unused, 0xa5, sizeof unused);
    game = risk_table = unused;
    if (!risk_new(&game, players, options, seed, &events)) return "no game is started";
    if (memcmp(&game, expected, sizeof game) != 0) return "a game begins with what lay there before";
    if (memcmp(&risk_table, &unused, sizeof unused) != 0) return "a new game changes the one in risk_table";
    game = unused;
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
        if (risk_new(&game, none[i].players, none[i].options, seed, &events)) return "a game starts that there is not";
        if (memcmp(&game, &unused, sizeof unused) != 0) return "a game that there is not has changed something";
    }
    return NULL;
}

/* The game that lies in risk_table is played as any other, and a move in another one leaves it alone. */
const char *probe_table(const risk_t *before, const risk_move_t *move, const risk_t *game,
                        const risk_events_t *events) {
    risk_t other = *before;
    risk_events_t told;
    risk_table = *before;
    if (risk_apply(&risk_table, move, &told) != REASON_NONE) return "a move is refused in risk_table";
    if (memcmp(&risk_table, game, sizeof *game) != 0) return "a move does something else in risk_table";
    if (told.count != events->count || memcmp(told.list, events->list, told.count * sizeof told.list[0]) != 0)
        return "a move tells something else in risk_table";
    risk_apply(&other, move, &told);
    return memcmp(&risk_table, game, sizeof *game) == 0 ? NULL : "a move in another game changes the one in risk_table";
}

/* A game comes back from its save to the bit, and is one that can be. */
static const char *probe_save(const risk_t *game) {
    uint8_t bytes[SAVE_BYTES];
    risk_t copy;
    memset(&copy, 0, sizeof copy);
    save_write(game, bytes);
    if (save_read(&copy, bytes, sizeof bytes) != FILE_OK) return "its save is refused";
    if (risk_validate(game) != VALID) return "it is called impossible";
    return memcmp(&copy, game, sizeof copy) == 0 ? NULL : "its save holds another game";
}

/* Is this move legal by the referee? */
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
        return move->verb == RISK_ABANDON && table->moment != REF_OVER;
    }
}

static const char *probe_abandon(const risk_t *game) {
    risk_t copy = *game;
    risk_events_t events;
    risk_move_t abandon = {.verb = RISK_ABANDON};
    if (risk_apply(&copy, &abandon, &events) != REASON_NONE) return "abandoning is refused";
    if (copy.phase != PHASE_OVER || copy.winner != NOBODY) return "an abandoned game is not over, or won";
    if (events.count != 1 || events.list[0].kind != EVENT_OPEN || events.list[0].n != game->round)
        return "abandoning is not told";
    if (all_armies(&copy) != all_armies(game)) return "abandoning costs armies";
    return risk_validate(&copy) == VALID ? NULL : "an abandoned game is called impossible";
}

static const char *probe_refusal(const risk_t *game, const ref_table_t *table, const risk_move_t *move) {
    risk_t copy;
    risk_events_t events;
    memcpy(&copy, game, sizeof copy);
    risk_reason_t reason = risk_apply(&copy, move, &events);
    if (reason == REASON_NONE || reason >= REASON_COUNT) return "an illegal move is taken";
    probe_refused[reason]++;
    if (reason != risk_check(game, move)) return "check and apply give different reasons";
    if (!reason_is_true(game, table, move, reason)) return "an illegal move is refused for a reason that is not true";
    if (memcmp(&copy, game, sizeof copy) != 0) return "an illegal move has changed the game";
    return events.count == 0 ? NULL : "an illegal move has events";
}

/* A number near one of the borders of what is allowed, or any. */
static uint16_t some_number(const risk_t *game, uint8_t from, player_t *dice) {
    int at = from < TERRITORIES ? game->armies[from] : 3;
    switch (player_roll(dice, 8)) {
    case 0:
        return (uint16_t)player_roll(dice, 65536);
    case 1:
        return (uint16_t)(game->pool + player_roll(dice, 2));
    case 2:
    case 3:
        return (uint16_t)(at - player_roll(dice, 3));
    case 4:
        return (uint16_t)(game->dice - player_roll(dice, 2));
    default:
        return (uint16_t)player_roll(dice, 6);
    }
}

/* Any card, or one of the hand: the same one as before at times. */
static uint8_t some_card(const risk_t *game, player_t *dice) {
    uint8_t card = (uint8_t)player_roll(dice, CARDS + 2);
    if (player_roll(dice, 8) == 0) return card;
    for (int i = 0; i < CARDS; i++)
        if (game->card[(card + i) % CARDS] == game->seat) return (uint8_t)((card + i) % CARDS);
    return card;
}

static risk_move_t some_move(const risk_t *game, player_t *dice) {
    static const uint8_t fitting[PHASE_OVER + 1] = {RISK_CLAIM,  RISK_DEPLOY,  RISK_TRADE, RISK_PLACE, RISK_ATTACK,
                                                    RISK_DEFEND, RISK_ADVANCE, RISK_FREE,  RISK_STAY};
    risk_move_t move = {.verb = (uint8_t)player_roll(dice, RISK_VERBS + 1)};
    if (player_roll(dice, 2) == 0) move.verb = fitting[game->phase];
    move.a = (uint8_t)player_roll(dice, CARDS + 2);
    move.b = (uint8_t)player_roll(dice, CARDS + 2);
    move.c = (uint8_t)player_roll(dice, CARDS + 2);
    if (move.a < TERRITORIES && player_roll(dice, 2) == 0)
        move.b = map_neighbours[move.a][player_roll(dice, NEIGHBOURS_MAX + 1)]; /* at times no territory at all */
    if (move.verb == RISK_TRADE) {
        move.a = some_card(game, dice);
        move.b = some_card(game, dice);
        move.c = some_card(game, dice);
    }
    if (player_roll(dice, 16) == 0) move.a = (uint8_t)player_roll(dice, 256);
    if (player_roll(dice, 16) == 0) move.verb = (uint8_t)player_roll(dice, 256);
    move.n = some_number(game, game->phase == PHASE_ADVANCE ? game->from : move.a, dice);
    return move;
}

/* What may follow from a base is the same whatever was asked before: of the other kind, about another seat's turn. */
const char *probe_targets(const risk_t *game, const observation_t *observed) {
    risk_t other = *game;
    risk_mask_t mask;
    if (game->phase != PHASE_ATTACK && game->phase != PHASE_MOVE) return NULL;
    other.phase = game->phase == PHASE_ATTACK ? PHASE_MOVE : PHASE_ATTACK;
    other.seat = other.turn = (uint8_t)((game->turn + 1) % game->players);
    for (uint8_t from = 0; from < TERRITORIES; from++) {
        const int *targets = observed->options.target[observation_territory(from)];
        risk_choices(&other, &mask);
        risk_targets(game, from, &mask);
        for (uint8_t to = 0; to < TERRITORIES; to++)
            if (MASK_HAS(mask, to) != targets[observation_territory(to)])
                return "the targets of a base lean on what was asked before";
    }
    return NULL;
}

const char *probe_chances(const risk_t *game, const ref_table_t *table, player_t *dice) {
    const char *why = probe_save(game);
    if (why == NULL && game->phase != PHASE_OVER) why = probe_abandon(game);
    for (int i = 0; i < 12 && why == NULL; i++) {
        risk_move_t move = some_move(game, dice);
        bool taken = risk_check(game, &move) == REASON_NONE;
        if (taken != legal(table, &move))
            why = taken ? "an illegal move would be taken" : "a legal move is refused";
        else if (!taken)
            why = probe_refusal(game, table, &move);
    }
    return why;
}
