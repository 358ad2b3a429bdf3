/* reference_model: a second, slow implementation of the rules of RISK, written from the rulebook of 1963 only.
 *
 * It shares nothing with the rules of the game. Neighbours are lists, armies are plain numbers, and each of the 44
 * cards lies in exactly one pile, as on a real table; eliminated seats, possible attacks and incomes are looked up on
 * the board every time. It throws no dice and shuffles no cards: it is given the dice and the cards drawn, and works
 * out what follows.
 *
 *     ref_open(&table, 3, 60);                            three players, 60 armies in each box
 *     ref_first_to_place(&table, 1);                      as the dice decided
 *     why = ref_claim(&table, REF_BRAZIL);                NULL: done; else why not, and nothing has changed
 *
 * Everything that happens is recorded in table.recorded, in order; the reader empties it.
 * The rulebook is cited by its paragraphs: (a) to (i), Arrangement, Summary 1 to 7.
 */
#ifndef REFERENCE_MODEL_H
#define REFERENCE_MODEL_H

#include <stdbool.h>

enum { REF_SEATS = 6, REF_CARDS = 44, REF_SET = 3, REF_ATTACK_DICE = 3, REF_DEFENCE_DICE = 2, REF_NOBODY = -1 };

/* Where the counts of a game stop: a set is worth a whole box by then, and nobody plays so many rounds. */
enum { REF_LAST_SET = 12000, REF_LAST_ROUND = 65535 };

typedef enum {
    REF_ALASKA,
    REF_NORTHWEST_TERRITORY,
    REF_GREENLAND,
    REF_ALBERTA,
    REF_ONTARIO,
    REF_QUEBEC,
    REF_WESTERN_UNITED_STATES,
    REF_EASTERN_UNITED_STATES,
    REF_CENTRAL_AMERICA,
    REF_VENEZUELA,
    REF_PERU,
    REF_BRAZIL,
    REF_ARGENTINA,
    REF_ICELAND,
    REF_GREAT_BRITAIN,
    REF_SCANDINAVIA,
    REF_NORTHERN_EUROPE,
    REF_WESTERN_EUROPE,
    REF_SOUTHERN_EUROPE,
    REF_UKRAINE,
    REF_NORTH_AFRICA,
    REF_EGYPT,
    REF_EAST_AFRICA,
    REF_CONGO,
    REF_SOUTH_AFRICA,
    REF_MADAGASCAR,
    REF_URAL,
    REF_SIBERIA,
    REF_YAKUTSK,
    REF_KAMCHATKA,
    REF_IRKUTSK,
    REF_AFGHANISTAN,
    REF_CHINA,
    REF_MONGOLIA,
    REF_JAPAN,
    REF_MIDDLE_EAST,
    REF_INDIA,
    REF_SIAM,
    REF_INDONESIA,
    REF_NEW_GUINEA,
    REF_WESTERN_AUSTRALIA,
    REF_EASTERN_AUSTRALIA,
    REF_TERRITORIES,
    /* A card is named by its territory; the two jokers come after them. */
    REF_JOKER_1 = REF_TERRITORIES,
    REF_JOKER_2
} ref_territory_t;

typedef enum {
    REF_NORTH_AMERICA,
    REF_SOUTH_AMERICA,
    REF_EUROPE,
    REF_AFRICA,
    REF_ASIA,
    REF_AUSTRALIA,
    REF_CONTINENTS
} ref_continent_t;

typedef enum { REF_FOOT, REF_HORSE, REF_CANNON, REF_ALL_THREE } ref_figure_t;

/* The kind of move that is expected next. */
typedef enum {
    REF_TO_FIND_FIRST_TO_PLACE, /* the dice of the arrangement */
    REF_TO_CLAIM,
    REF_TO_REINFORCE,
    REF_TO_FIND_FIRST_TO_PLAY, /* the dice of (a) */
    REF_TO_HAND_IN,            /* a set of cards, or no more of them */
    REF_TO_PLACE,
    REF_TO_ATTACK, /* or to stop */
    REF_TO_DEFEND, /* the attack is announced */
    REF_TO_THROW,  /* so is the defence */
    REF_TO_ADVANCE,
    REF_TO_MOVE_FREELY, /* or not */
    REF_TO_DRAW,
    REF_OVER
} ref_phase_t;

typedef enum {
    REF_EVENT_COUNTED, /* seat begins the arrangement, n armies each */
    REF_EVENT_DEAL,    /* seat got the first territory */
    REF_EVENT_CLAIM,
    REF_EVENT_REINFORCE,
    REF_EVENT_FIRST, /* seat begins the play */
    REF_EVENT_TURN,  /* n is the round */
    REF_EVENT_INCOME,
    REF_EVENT_SET,   /* card[3], the n-th set of the game, worth a value */
    REF_EVENT_MATCH, /* two armies on a territory that a card shows */
    REF_EVENT_PLACE,
    REF_EVENT_ATTACK,
    REF_EVENT_DEFEND,
    REF_EVENT_THROW,
    REF_EVENT_LOSSES,
    REF_EVENT_CAPTURE,
    REF_EVENT_ADVANCE,
    REF_EVENT_OUT, /* seat is out, other took the cards */
    REF_EVENT_DRAW,
    REF_EVENT_SHUFFLE,
    REF_EVENT_FREE_MOVE,
    REF_EVENT_STAY,
    REF_EVENT_WIN
} ref_event_kind_t;

/* Fields that a kind does not use are 0. */
typedef struct {
    ref_event_kind_t kind;
    int seat, other;
    int from, to;                /* territories; what happens in one place happens at `to` */
    int n;                       /* armies, dice, cards, a round, the number of a set */
    int value;                   /* of a set; of an income, what the box gives */
    int territories, continents; /* armies of an income */
    int attack_loss, defence_loss;
    int attack[REF_ATTACK_DICE], defence[REF_DEFENCE_DICE]; /* dice, highest first */
    bool card[REF_CARDS];                                   /* handed in, taken from the beaten, or drawn */
} ref_event_t;

enum { REF_EVENTS_MAX = 64 };

typedef struct {
    int card[REF_CARDS];
    int count;
} ref_pile_t;

typedef struct {
    int players;
    int box; /* armies of each player, on the board or not (Equipment A: their number may vary) */
    ref_phase_t phase;
    int seat;  /* who is to act; the defender when he is to name his dice */
    int turn;  /* whose turn it is */
    int first; /* who began the arrangement; later who began the play */
    int round; /* of turns, 1 for the first */
    int owner[REF_TERRITORIES], armies[REF_TERRITORIES];
    int counted[REF_SEATS]; /* armies counted out for the arrangement and not yet on the board */
    int to_place;
    int sets;                                    /* handed in so far, by anybody */
    bool captured;                               /* a territory in this turn */
    int base, target, attack_dice, defence_dice; /* of the last attack */
    int beaten;                                  /* who held the target when it was taken */
    int winner;
    long raised, fallen; /* armies ever added to the board, and removed from it */
    ref_pile_t pack, discards, hand[REF_SEATS];
    ref_event_t recorded[REF_EVENTS_MAX];
    int recorded_count;
} ref_table_t;

/* map.c */
const char *ref_name(int territory_or_card);
ref_continent_t ref_continent(int territory);
ref_figure_t ref_figure(int card);
int ref_continent_armies(ref_continent_t continent);
int ref_neighbours(int territory, const int **list); /* how many there are */
bool ref_adjacent(int a, int b);

/* cards.c */
void ref_put(ref_pile_t *pile, int card);
bool ref_in(const ref_pile_t *pile, int card);
bool ref_take(ref_pile_t *pile, int card); /* false: it is not there */
bool ref_is_set(const int card[REF_SET]);
bool ref_has_set(const ref_pile_t *pile);
int ref_set_value(int n); /* of the n-th set of the game */

/* board.c: what the board shows */
int ref_armies_each(int players);
int ref_held(const ref_table_t *table, int seat);                  /* territories */
int ref_box_gives(const ref_table_t *table, int seat, int wanted); /* as many, or what is left in it */
int ref_armies_for_territories(const ref_table_t *table, int seat);
bool ref_holds_continent(const ref_table_t *table, int seat, ref_continent_t continent);
int ref_armies_for_continents(const ref_table_t *table, int seat);
int ref_attack_dice_allowed(const ref_table_t *table, int from); /* 0: none */
int ref_defence_dice_allowed(const ref_table_t *table, int at);
void ref_compare(const int attack[], int attackers, const int defence[], int defenders, int *attack_loss,
                 int *defence_loss);
const char *ref_invalid(const ref_table_t *table); /* what cannot be on any table, or NULL */

/* legal.c: NULL when it may be done now, else why not */
const char *ref_why_not_claim(const ref_table_t *table, int at);
const char *ref_why_not_reinforce(const ref_table_t *table, int at);
const char *ref_why_not_hand_in(const ref_table_t *table, const int card[REF_SET]);
const char *ref_why_not_keep(const ref_table_t *table);
const char *ref_why_not_place(const ref_table_t *table, int at, int armies);
const char *ref_why_not_attack(const ref_table_t *table, int from, int to, int dice);
const char *ref_why_not_stop(const ref_table_t *table);
const char *ref_why_not_defend(const ref_table_t *table, int dice);
const char *ref_why_not_advance(const ref_table_t *table, int armies);
const char *ref_why_not_move(const ref_table_t *table, int from, int to, int armies);
const char *ref_why_not_stay(const ref_table_t *table);

/* turns.c: NULL when done, else why not */
void ref_open(ref_table_t *table, int players, int box);
const char *ref_first_to_place(ref_table_t *table, int seat);
const char *ref_claim(ref_table_t *table, int at);
const char *ref_deal(ref_table_t *table, const int owner[REF_TERRITORIES]); /* instead of all the claims */
const char *ref_reinforce(ref_table_t *table, int at);
const char *ref_first_to_play(ref_table_t *table, int seat);
const char *ref_hand_in(ref_table_t *table, const int card[REF_SET]);
const char *ref_keep(ref_table_t *table);
const char *ref_place(ref_table_t *table, int at, int armies);
const char *ref_attack(ref_table_t *table, int from, int to, int dice);
const char *ref_stop(ref_table_t *table);
const char *ref_defend(ref_table_t *table, int dice);
const char *ref_throw(ref_table_t *table, const int attack[], const int defence[]); /* as many as were announced */
const char *ref_advance(ref_table_t *table, int armies);
const char *ref_move(ref_table_t *table, int from, int to, int armies);
const char *ref_stay(ref_table_t *table);
const char *ref_draw(ref_table_t *table, int card);

#endif
