/* core: what the files of src/risk/rules share with each other only. */
#ifndef CORE_H
#define CORE_H

#include "risk.h"

/* The move being made. It lies at a fixed address, like risk_game, because a Z80 reaches a fixed address in a third of
 * the bytes and time that a pointer takes. */
extern risk_move_t core_move;

/* ---- events ---- */

/* The next event: its fields are filled in, then core_emit adds it to the list for the seat in turn, core_emit_for for
 * another seat. All fields are 0 again after that. */
extern risk_event_t core_event;
void core_emit(uint8_t kind);
void core_emit_for(uint8_t kind, uint8_t seat);

/* Starts a list of events, and ends it. */
void core_begin_events(risk_events_t *events);
void core_end_events(risk_events_t *events);
extern risk_event_t *core_event_next; /* where the next event goes */
extern uint8_t core_event_count;      /* events in the list */

/* ---- moves: each makes core_move, which risk_check has allowed ---- */
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

/* ---- phases: each enters its phase, or the next one if there is nothing to choose in it ---- */
void core_begin_turn(uint8_t seat);
void core_enter_trade(void);
void core_enter_attack(void);

/* Clears base, target and dice: no attack is under way any more. */
void core_end_attack(void);

/* The seat after this one. */
uint8_t core_next_seat(uint8_t seat);

/* ---- scans of the board: assembly on the CPC (cpc/), C on the PC (host/board_scan.c) ---- */

/* The result of the scans below. */
extern risk_mask_t core_found;

/* Finds the bases: territories of the seat in turn with two armies or more, next to one that is its own (to_own = 1) or
 * a rival's (0). If not all are asked for it returns 1 at the first one; else it sets core_found and returns 0. */
uint8_t core_bases(uint8_t to_own, uint8_t all);

/* Sets core_found to the territories a seat holds (NOBODY: to the free ones). */
void core_find_held(uint8_t seat);

/* Sets core_found to the neighbours of a territory that the seat in turn holds (to_own = 1) or does not hold (0). */
void core_find_targets(uint8_t from, uint8_t to_own);

/* The first territory from t on that a seat holds (NOBODY: a free one); TERRITORIES if there is none. */
uint8_t core_next_held(uint8_t t, uint8_t seat);

/* ---- dice and cards ---- */

/* The low byte of the generator's last number while it is unused; its high byte is 1 then, else 0. Cleared before a
 * throw, so that a loaded game continues in the same way. */
extern uint16_t core_dice_left;

/* Throws one, two or three dice and stores three numbers, high to low; 0 stands for a die that is not thrown. */
void core_roll(uint8_t count, uint8_t *dice);

/* Gives the seat in turn its card. */
void core_draw(void);

#endif
