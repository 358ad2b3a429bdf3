/* A turn without its battles: income, sets, placing armies, the free move, the card, the next seat. */
#include "core.h"

/* The armies left in the box of the seat in turn. */
static uint16_t box;

static void open_box(void) {
    box = (uint16_t)(BOX_ARMIES - risk_armies(risk_game.turn));
}

/* Takes n armies from the box, or as many as it has. */
static uint16_t from_box(uint16_t n) {
    if (n > box) n = box;
    box -= n;
    return n;
}

void core_begin_turn(uint8_t seat) {
    risk_income_t income;
    risk_game.seat = risk_game.turn = seat;
    risk_game.captured = 0;
    core_event.n = risk_game.round;
    core_emit(EVENT_TURN);
    risk_income(seat, &income);
    open_box();
    risk_game.pool = from_box(income.territories + income.continents);
    core_event.a = income.territories;
    core_event.b = income.continents;
    core_event.n = risk_game.pool;
    core_emit(EVENT_INCOME);
    core_enter_trade();
}

static void enter_place(void) {
    if (risk_game.pool)
        risk_game.phase = PHASE_PLACE;
    else
        core_enter_attack();
}

void core_enter_trade(void) {
    if (risk_has_set(risk_game.turn))
        risk_game.phase = PHASE_TRADE;
    else
        enter_place();
}

/* A card of the set goes to the discards. If it shows an own territory, two armies come "immédiatement sur le
 * territoire" (003, ARMÉES ADDITIONNELLES). */
static void hand_in(uint8_t card) {
    uint16_t armies;
    risk_game.card[card] = IN_DISCARD;
    if (card >= TERRITORIES || risk_game.owner[card] != risk_game.turn) return;
    armies = from_box(2);
    risk_game.armies[card] += armies;
    core_event.a = card;
    core_event.n = armies;
    core_emit(EVENT_MATCH);
}

void core_trade(void) {
    if (risk_game.sets < SETS_MAX) risk_game.sets++;
    core_event.a = core_move.a;
    core_event.b = core_move.b;
    core_event.c = core_move.c;
    core_event.n = risk_game.sets;
    core_emit(EVENT_TRADE);
    open_box();
    risk_game.pool += from_box(risk_set_worth(risk_game.sets));
    hand_in(core_move.a);
    hand_in(core_move.b);
    hand_in(core_move.c);
    core_enter_trade();
}

void core_keep(void) {
    enter_place();
}

void core_place(void) {
    risk_game.armies[core_move.a] += core_move.n;
    risk_game.pool -= core_move.n;
    core_event.a = core_move.a;
    core_event.n = core_move.n;
    core_emit(EVENT_PLACE);
    enter_place();
}

/* The turn is over: the card, then the next seat. A round ends at the starter, even if the starter is eliminated. */
static void end_turn(void) {
    uint8_t seat = risk_game.turn;
    if (risk_game.captured) core_draw();
    do {
        seat = core_next_seat(seat);
        if (seat == risk_game.starter && risk_game.round < UINT16_MAX) risk_game.round++;
    } while (!(risk_game.alive & risk_bit[seat]));
    core_begin_turn(seat);
}

void core_enter_attack(void) {
    if (core_bases(0, 0))
        risk_game.phase = PHASE_ATTACK;
    else
        core_stop();
}

void core_stop(void) {
    if (core_bases(1, 0))
        risk_game.phase = PHASE_MOVE;
    else
        core_stay();
}

void core_stay(void) {
    core_emit(EVENT_STAY);
    end_turn();
}

void core_free(void) {
    risk_game.armies[core_move.a] -= core_move.n;
    risk_game.armies[core_move.b] += core_move.n;
    core_event.a = core_move.a;
    core_event.b = core_move.b;
    core_event.n = core_move.n;
    core_emit(EVENT_FREE);
    end_turn();
}
