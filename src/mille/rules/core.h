/* What the files of src/mille/rules share with each other and with nobody else. */
#ifndef CORE_H
#define CORE_H

#include "mille.h"

/* The game a move is being made in and the list its events go to. They are not arguments because a Z80 reaches a fixed
 * address in half the bytes and time that arguments on its stack take. */
#ifdef __SDCC
#define core_game                (&mille_table)
#define game                     (&mille_table)
#define core_look(game, team)    core_table_look(team)
#define CORE_SET(pointer, table) ((void)0)
#else
#define CORE_SET(pointer, table) ((pointer) = (table))
extern mille_t *core_game;
#endif
extern mille_events_t *core_events;

/* Adds an event of the acting seat to the list. */
void core_emit(uint8_t kind, uint8_t card, uint8_t value);

/* Clears the table, shuffles, deals six cards each, and gives the turn to the dealer's left. */
void core_deal(void);

/* Begins the turn of the first seat after `seat` that can take one, or ends the hand. */
void core_pass_turn(uint8_t seat);

/* Moves the top card of the sabot to a seat's hand and returns it. */
uint8_t core_take_top(uint8_t seat);

/* A team's piles at a glance: what core_look found out about the team it was last asked about. */
typedef struct {
    const rules_t *rules;
    const mille_team_t *side;
    uint8_t goal;      /* of the hand */
    uint8_t top;       /* of the battle pile */
    uint8_t priority;  /* Right of Way is exposed */
    uint8_t safe_from; /* hazards that its safeties keep away */
    uint8_t stopped;   /* the live hazard of the battle pile, as a bit */
    uint8_t limited;   /* the live hazard of the speed pile, as a bit */
} core_glance_t;
extern core_glance_t core_glance;
void core_look(const mille_t *game, uint8_t team);

/* The cards of a family that the team looked at takes, as bits: its own, or a rival's hazards. */
uint8_t core_takes(uint8_t family);

/* May any seat of core_game lay a card? One that cannot be seen (in a view of the game) counts as if it could be laid. */
uint8_t core_can_lay(void);

#endif
