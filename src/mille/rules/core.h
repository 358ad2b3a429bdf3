/* core: what the files of src/mille/rules share with each other, and with no other module. */
#ifndef CORE_H
#define CORE_H

#include "mille.h"

/* The events of the move being made are added here. Not an argument: a Z80 reaches a fixed address in fewer bytes. */
extern mille_events_t *core_events;

/* Adds an event of the acting seat to the list. */
void core_emit(uint8_t kind, uint8_t card, uint8_t value);

/* Clears the table, shuffles, deals six cards each, and gives the turn to the dealer's left. */
void core_deal(void);

/* Begins the turn of the first seat after `seat` that can take one, or ends the hand. */
void core_pass_turn(uint8_t seat);

/* Moves the top card of the sabot to a seat's hand and returns it. */
uint8_t core_take_top(uint8_t seat);

/* The state of a team's piles, as the last call of core_read_team found it. */
typedef struct {
    const rules_t *rules;
    const mille_team_t *side;
    uint8_t goal;      /* of the hand */
    uint8_t top;       /* of the battle pile */
    uint8_t priority;  /* Right of Way is exposed */
    uint8_t safe_from; /* hazards that its safeties keep away */
    uint8_t stopped;   /* the live hazard of the battle pile, as a bit */
    uint8_t limited;   /* the live hazard of the speed pile, as a bit */
} core_team_t;
extern core_team_t core_team;
void core_read_team(uint8_t team);

/* The cards of a family that the team last read takes, as bits: its own cards, or hazards of a rival. */
uint8_t core_takes(uint8_t family);

/* Whether the team must still open with a Roll or Right of Way (rules_t, opening). */
uint8_t core_must_open(uint8_t team);

/* Whether any seat may lay a card. A hidden card (in a view of the game) counts as one that could be laid. */
uint8_t core_can_lay(void);

#endif
