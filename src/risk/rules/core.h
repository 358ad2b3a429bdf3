/* What the files of src/risk/rules share with each other and with nobody else. */
#ifndef CORE_H
#define CORE_H

#include "risk.h"

/* The game a move is being made in, and the move. They lie at fixed places, because a Z80 reaches those in a third of the
 * bytes and time that a pointer takes. */
#define the_game (&risk_table)
extern risk_move_t core_move;

/* What the next event says besides its kind and seat: fields are filled in, core_emit adds it to the list of the seat in
 * turn, core_emit_for of another, and all fields are 0 again. */
extern risk_event_t core_event;
void core_emit(uint8_t kind);
void core_emit_for(uint8_t kind, uint8_t seat);

/* Starts a list of events, and ends it. */
void core_begin_events(risk_events_t *events);
void core_end_events(risk_events_t *events);

/* Lays a game that is elsewhere on the table, and takes it off again: the two change places. A game that is only looked at
 * is back as it was after the second call. */
void core_lay(const risk_t *game);

/* May core_move be made in the_game? */
risk_reason_t core_check(void);

/* 1 << n, for n from 0 to 7: a Z80 shifts one place at a time. */
extern const uint8_t core_bit[8];

/* ---- moves: each makes core_move, which core_check has allowed ---- */
void core_claim(void);
void core_deploy(void);
void core_trade(void);
void core_keep(void);
void core_place(void);
void core_attack(void);
void core_defend(void);
void core_advance(void);
void core_stop(void);
void core_free(void);
void core_stay(void);

/* ---- the way from phase to phase: each enters its phase, or the next if there is nothing to choose in it ---- */
void core_begin_turn(uint8_t seat);
void core_enter_trade(void);
void core_enter_attack(void);

/* No attack is under way any more. */
void core_end_attack(void);

/* The seat after this one. */
uint8_t core_next_seat(uint8_t seat);

/* Is there a territory of the seat in turn with two armies or more, and next to it one that is its own (1) or a rival's
 * (0)? */
uint8_t core_can_leave(uint8_t to_own);

/* The territories of core_can_leave: returns 1 as soon as there is one; or, if all are asked for, puts them into core_found.
 */
uint8_t core_bases(uint8_t to_own, uint8_t all);
extern risk_mask_t core_found;

/* Put into core_found, which is empty: the territories a seat holds (for NOBODY: free ones); those next to one that the seat
 * in turn holds (1) or does not (0). */
void core_find_held(uint8_t seat);
void core_find_targets(uint8_t from, uint8_t to_own);

/* The first territory that a seat holds from t on (for NOBODY: a free one); TERRITORIES if there is none. */
uint8_t core_next_held(uint8_t t, uint8_t seat);

/* Begins a throw: nothing of the one before counts, so a game that is loaded goes on as it would have. */
void core_take_dice(void);

/* Throws one, two or three dice and lays three numbers down, high to low; 0 is not thrown. */
void core_roll(uint8_t count, uint8_t *dice);

/* Gives the seat in turn its card. */
void core_draw(void);

#endif
