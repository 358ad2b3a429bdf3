/* risk: the rules of RISK (document 003). One current game, moves in, events out. C without I/O or allocation; the
 * routines that scan the board, throw dice and add events are assembly on the CPC (cpc/), with a C twin for the PC
 * (host/).
 *
 *     risk_mask_t mask;
 *     risk_events_t events;
 *     risk_move_t move = {.verb = RISK_CLAIM, .a = PERU};
 *
 *     risk_new(3, 0, seed, &events);               risk_game.seat begins the set-up
 *     risk_choices(&mask);                         bit t of it: territory t may be claimed
 *     risk_apply(&move, &events);                  REASON_NONE, or why not
 *
 * The game is a state machine. risk_game.phase says which move is expected, risk_game.seat of which player:
 *
 *     CLAIM ──all taken──> DEPLOY ──all armies stand──> a turn of the seat that the dice name
 *
 *     TRADE ──> PLACE ──> ATTACK ──stop──> MOVE ──free, stay──> the next seat's turn
 *                          │ ^ ^
 *                          │ │ └── a throw that takes nothing
 *                          v │
 *                       (DEFEND) ──last defender falls──> ADVANCE ──> ATTACK, or OVER
 *                                                            └── a rival is out, a set in the hand ──> TRADE ──> …
 *
 * Where there is no choice there is no phase: TRADE needs a set in the hand; DEFEND needs RISK_OPTION_ASK_DEFENDER and
 * two armies, otherwise as many dice as allowed are thrown; ADVANCE needs more armies than have to move; ATTACK and
 * MOVE need a territory that can do it. PLACE lasts until the pool is empty.
 *
 * Seats go round to the left: the left neighbour of seat s is s + 1.
 */
#ifndef RISK_H
#define RISK_H

#include <stdint.h>
#include "map.h"
#include "random.h"

#define PLAYERS_MIN 2
#define PLAYERS_MAX 6
#define NOBODY      0xff /* no seat */

#define ATTACK_DICE_MAX 3
#define DEFEND_DICE_MAX 2

/* Most cards in one hand: four of its own and five of an eliminated rival. A rival had six in some matches that version
 * 0.9 saved. */
#define HAND_MAX  10
#define HAND_FULL 5 /* from here on a set must be handed in */

/* Armies of each player: "La quantité des armées inclus dans ce jeu peut être variable" (003, ÉQUIPEMENT A). Far more
 * than any game needs, and few enough for sixteen bits. A player whose box is empty gets no more. */
#define BOX_ARMIES 60000u

/* Where a card is: the number of a seat, or one of these. */
#define IN_PACK    PLAYERS_MAX
#define IN_DISCARD (PLAYERS_MAX + 1)

typedef enum {
    PHASE_CLAIM,
    PHASE_DEPLOY,
    PHASE_TRADE,
    PHASE_PLACE,
    PHASE_ATTACK,
    PHASE_DEFEND,
    PHASE_ADVANCE,
    PHASE_MOVE,
    PHASE_OVER
} risk_phase_t;

/* Options of a game, as bits. */
#define RISK_OPTION_DEAL         1 /* territories are dealt at random instead of claimed */
#define RISK_OPTION_ASK_DEFENDER 2 /* defenders choose their dice; else they throw all they may, which is never worse */
#define RISK_OPTION_BITS         3

typedef struct {
    random_t random;
    uint16_t armies[TERRITORIES]; /* 0: free in PHASE_CLAIM, or just taken in PHASE_ADVANCE */
    uint16_t pool;                /* to be placed by the seat whose turn it is */
    uint16_t round;               /* 0 during the set-up, then from 1 on */
    uint16_t sets;                /* handed in so far by all players; stays at SETS_MAX */
    uint8_t owner[TERRITORIES];   /* a seat; NOBODY while free */
    uint8_t card[CARDS];       /* where each card is: a seat, IN_PACK or IN_DISCARD; the pack has no order, each of its
                                     cards is equally likely to be drawn */
    uint8_t left[PLAYERS_MAX]; /* armies still to be placed in the set-up */
    uint8_t players;
    uint8_t options;
    uint8_t phase;    /* risk_phase_t */
    uint8_t seat;     /* the seat to act */
    uint8_t turn;     /* the seat in turn: differs from seat only in PHASE_DEFEND */
    uint8_t starter;  /* the seat that began the set-up; from round 1 on, the one that began the play */
    uint8_t alive;    /* bit s: seat s is not eliminated */
    uint8_t captured; /* 1: the seat in turn took a territory, and so will get a card */
    uint8_t from, to; /* PHASE_DEFEND, PHASE_ADVANCE: base and target of the attack, else NOWHERE */
    uint8_t dice;     /* PHASE_DEFEND, PHASE_ADVANCE: the attacker's, else 0 */
    uint8_t winner;   /* a seat, or NOBODY (also when the game was abandoned) */
} risk_t;

#define RISK_BYTES 200
_Static_assert(sizeof(risk_t) == RISK_BYTES, "the same bytes for every compiler");

/* The current game: everything below works on it. */
extern risk_t risk_game;

/* Exchanges the current game with another one. On the PC only: the CPC has one game. */
void risk_swap(risk_t *other);

/* 1 << n, for n from 0 to 7: a Z80 shifts one place at a time. */
extern const uint8_t risk_bit[8];

/* ---- moves ---- */

typedef enum {
    RISK_CLAIM,   /* a: territory */
    RISK_DEPLOY,  /* a: territory; one army, turn by turn */
    RISK_TRADE,   /* a, b, c: three cards */
    RISK_KEEP,    /* hand in no set, or no further one */
    RISK_PLACE,   /* a: territory; n: armies */
    RISK_ATTACK,  /* a: base; b: target; n: dice */
    RISK_DEFEND,  /* n: dice */
    RISK_ADVANCE, /* n: armies */
    RISK_STOP,    /* the attacks are over */
    RISK_FREE,    /* a: from; b: to; n: armies */
    RISK_STAY,    /* no free move */
    RISK_ABANDON, /* at any time: the game ends without a winner */
    RISK_VERBS
} risk_verb_t;

typedef struct {
    uint8_t verb;
    uint8_t a, b, c; /* territories or cards */
    uint16_t n;      /* armies or dice */
} risk_move_t;

/* Why a move is illegal. The reasons after the first are in the order of risk_phase_t: a verb that another phase
 * expects. */
typedef enum {
    REASON_NONE,
    REASON_CLAIM_NOW,
    REASON_DEPLOY_NOW,
    REASON_TRADE_NOW,
    REASON_PLACE_NOW,
    REASON_ATTACK_NOW,
    REASON_DEFEND_NOW,
    REASON_ADVANCE_NOW,
    REASON_MOVE_NOW,
    REASON_GAME_OVER,
    REASON_NO_TERRITORY,  /* no such territory */
    REASON_TAKEN,         /* claim: not free */
    REASON_NOT_YOURS,     /* somebody else's territory */
    REASON_OWN_TARGET,    /* attack: on an own territory */
    REASON_NOT_ADJACENT,  /* no border and no line across the water */
    REASON_ONE_ARMY,      /* the base has a single army, which must stay */
    REASON_NO_SUCH_DICE,  /* none, or more than anyone may throw: three for the attacker, two for the defender */
    REASON_TOO_MANY_DICE, /* more than the armies there allow */
    REASON_NO_ARMIES,     /* the number of armies is 0 */
    REASON_POOL,          /* place: more than there are to place */
    REASON_TOO_FEW,       /* advance: at least as many armies as dice were thrown */
    REASON_LEAVE_ONE,     /* advance, free: one army at least stays behind */
    REASON_NOT_HELD,      /* trade: no such card in the hand */
    REASON_SAME_CARD,     /* trade: three different cards */
    REASON_NO_SET,        /* trade: these three are no set */
    REASON_MUST_TRADE,    /* keep: five cards or more */
    REASON_COUNT
} risk_reason_t;

/* ---- events ---- */

typedef enum {
    EVENT_SETUP,  /* seat: begins the set-up; n: armies each */
    EVENT_DEAL,   /* seat: got the first territory; all are dealt in turn, risk_game.owner says to whom */
    EVENT_CLAIM,  /* seat; a: territory */
    EVENT_DEPLOY, /* seat; a: territory */
    EVENT_BEGIN,  /* seat: begins the play */
    EVENT_TURN,   /* seat; n: round */
    EVENT_INCOME, /* seat; a: armies for territories; b: for continents; n: what the box gives of both */
    EVENT_TRADE,  /* seat; a, b, c: cards; n: number of the set, 1 for the first of the game; worth risk_set_worth(n) */
    EVENT_MATCH,  /* seat; a: own territory on a card of that set; n: armies put there */
    EVENT_PLACE,  /* seat; a: territory; n: armies */
    EVENT_ATTACK, /* seat; a: base; b: target; n: dice */
    EVENT_DEFEND, /* seat: the defender; n: dice */
    EVENT_ROLL,   /* seat: the attacker; a: base; b: target; n: the attacker's dice, see RISK_ATTACK_DIE; c, d: the
                     defender's; high to low, 0: not thrown */
    EVENT_LOSS, /* seat: the attacker; a: base; b: target; c: armies the attacker loses; d: armies the defender loses */
    EVENT_CAPTURE, /* seat; a: territory */
    EVENT_ADVANCE, /* seat; a: base; b: territory taken; n: armies */
    EVENT_OUT,     /* seat: has lost everything; a: the winner; n: cards the winner gets, an EVENT_LOOT each */
    EVENT_LOOT,    /* seat: gets a card; a: the card, which only this seat may see */
    EVENT_FREE,    /* seat; a: from; b: to; n: armies */
    EVENT_STAY,    /* seat: ends its attacks without a free move, by choice or because none is possible */
    EVENT_CARD,    /* seat; a: card drawn, which only this seat may see; n: cards left in the pack */
    EVENT_SHUFFLE, /* n: cards handed in that become the new pack */
    EVENT_WIN,     /* seat */
    EVENT_OPEN,    /* the game is over without a winner; seat: gave up; n: round */
    EVENT_KINDS
} risk_event_kind_t;

typedef struct {
    uint8_t kind, seat; /* seat: the one that acted, unless said otherwise */
    uint8_t a, b, c, d; /* unused fields are 0 */
    uint16_t n;
} risk_event_t;

/* The attacker's first, second or third die of an EVENT_ROLL (i: 0 to 2): four bits each. */
#define RISK_ATTACK_DIE(roll, i) ((uint8_t)((roll)->n >> (8 - 4 * (i)) & 15))

#define EVENTS_MAX 20 /* the longest: a throw that takes a rival's last territory and cards, and so ends a turn */
typedef struct {
    risk_event_t list[EVENTS_MAX];
    uint8_t count;
} risk_events_t;

/* ---- playing ---- */

/* Starts a game; its dice choose the seat that begins the set-up. Returns 0, with nothing changed, for a number of
 * players or options that do not exist. */
uint8_t risk_new(uint8_t players, uint8_t options, uint32_t seed, risk_events_t *events);

/* Makes a move. REASON_NONE: made, events says what happened. Otherwise nothing has changed and events is empty. */
risk_reason_t risk_apply(const risk_move_t *move, risk_events_t *events);

/* Would risk_apply make this move? */
risk_reason_t risk_check(const risk_move_t *move);

/* ---- legal choices ---- */

typedef struct {
    uint8_t in[6]; /* bit t & 7 of in[t >> 3]: territory (or card) t is one of them */
} risk_mask_t;

#define MASK_HAS(mask, t) ((mask).in[(t) >> 3] >> ((t)&7) & 1)

/* The first choice of the seat to act:
 *     CLAIM           free territories           ATTACK    bases: own, two armies or more, a rival next to them
 *     DEPLOY, PLACE   own territories            MOVE      bases: own, two armies or more, an own one next to them
 *     TRADE           the cards of the hand      others    nothing: only a number is asked for, see below */
void risk_choices(risk_mask_t *mask);

/* The targets of one of those bases. ATTACK: rivals next to it; MOVE: own territories next to it. Otherwise nothing. */
void risk_targets(uint8_t from, risk_mask_t *mask);

/* The numbers a move may have, both included. PLACE: armies; ATTACK: dice, from this base; DEFEND: dice; ADVANCE:
 * armies; MOVE: armies, from this base. Only ATTACK and MOVE use `from`, which must be one of risk_choices. */
typedef struct {
    uint16_t low, high;
} risk_range_t;
void risk_numbers(uint8_t from, risk_range_t *range);

/* ---- reading the board ---- */

#define RISK_ALIVE(seat) (risk_game.alive >> (seat)&1)

uint8_t risk_adjacent(uint8_t from, uint8_t to);
uint8_t risk_territories(uint8_t seat); /* how many it holds */
uint16_t risk_armies(uint8_t seat);     /* on the board and in its pool, not those left to set up */
uint8_t risk_cards(uint8_t place);      /* how many cards a seat has, or IN_PACK, IN_DISCARD */

/* Does the seat hold all of a continent? */
uint8_t risk_holds(uint8_t seat, uint8_t continent);

/* The income of a seat at the start of a turn, before its box is looked at: for territories and for continents. */
typedef struct {
    uint8_t territories, continents;
} risk_income_t;
void risk_income(uint8_t seat, risk_income_t *income);

/* ---- sets ---- */

/* Three alike, one of each, or any two with a joker. */
uint8_t risk_is_set(uint8_t a, uint8_t b, uint8_t c);

/* Does the seat's hand contain a set? */
uint8_t risk_has_set(uint8_t seat);

/* Armies for the n-th set of a game, n from 1: 4, 6, 8, 10, 12, 15, 20, 25, then five more each. */
uint16_t risk_set_worth(uint16_t n);
#define SETS_MAX 12000u /* worth a whole box: further sets are worth the same */

#endif
