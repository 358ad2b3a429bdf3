/* Games against the machine players of xfrisk (Debian; 1994 to 1999), which play over the loopback and take us for
 * their server: main GAMES LEVEL LEAST PROGRAM…      LEAST: percent of the games that must be won, 0: any
 *
 *   - The board is dealt, because they cannot claim; armies are set up one by one, in turn, as in the rules.
 *   - They throw all dice of their turns themselves and send the new state of the board, which is not checked.
 *   - The worth of sets rises for all players, as in 003. They overwrite the armies they get for a set at the start of
 *     a turn, so these are put on one of their borders instead. Their figures are their own: the number of a card
 *     modulo 3.
 *   - Every player starts as often as the others. A game that is not over after ROUNDS rounds is not won.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "interval.h"
#include "link.h"
#include "players.h"
#include "tap.h"
#include "word.h"

#define ENGINES_MAX 2
#define ROUNDS      300

static link_t links[ENGINES_MAX];
static int engines, level, us; /* our seat changes from game to game */
static risk_t told;            /* the game as the engines know it */
static random_t random;

/* ---- numbers: theirs and ours ---- */

/* Our territory for each number of theirs; their names 6 and 13 are swapped on their board. */
static const uint8_t ours[TERRITORIES] = {GREENLAND,
                                          ICELAND,
                                          SIBERIA,
                                          URAL,
                                          ALASKA,
                                          NORTHWEST_TERRITORY,
                                          YAKUTSK,
                                          SCANDINAVIA,
                                          UKRAINE,
                                          KAMCHATKA,
                                          QUEBEC,
                                          ONTARIO,
                                          ALBERTA,
                                          IRKUTSK,
                                          GREAT_BRITAIN,
                                          AFGHANISTAN,
                                          NORTHERN_EUROPE,
                                          WESTERN_UNITED_STATES,
                                          EASTERN_UNITED_STATES,
                                          WESTERN_EUROPE,
                                          SOUTHERN_EUROPE,
                                          MONGOLIA,
                                          CHINA,
                                          JAPAN,
                                          MIDDLE_EAST,
                                          CENTRAL_AMERICA,
                                          NORTH_AFRICA,
                                          EGYPT,
                                          INDIA,
                                          SIAM,
                                          EAST_AFRICA,
                                          INDONESIA,
                                          VENEZUELA,
                                          BRAZIL,
                                          PERU,
                                          CONGO,
                                          NEW_GUINEA,
                                          SOUTH_AFRICA,
                                          WESTERN_AUSTRALIA,
                                          EASTERN_AUSTRALIA,
                                          MADAGASCAR,
                                          ARGENTINA};
static int theirs[CARDS];

static int card_of(int32_t number) {
    if (number < 0 || number >= CARDS) tap_die("an engine speaks of card %d", number);
    return number < TERRITORIES ? ours[number] : number;
}

static int seat_of(const link_t *link) {
    int seat = link->client;
    return seat > us ? seat : seat - 1; /* clients count from 1; our seat is not among them */
}

static link_t *link_of(int seat) {
    return &links[seat < us ? seat : seat - 1];
}

/* ---- sending ---- */

static void tell(const link_t *but, int32_t field, int32_t first, int32_t second, int32_t value) {
    for (int i = 0; i < engines; i++)
        if (&links[i] != but) link_send(&links[i], MSG_UPDATE, 4, (int32_t[]){field, first, second, value});
}

static void tell_cards(int seat) {
    int count = 0;
    for (int card = 0; card < CARDS; card++)
        if (risk_game.card[card] == seat) tell(NULL, FIELD_CARD, seat, count++, theirs[card]);
    tell(NULL, FIELD_CARDS, seat, 0, count);
}

/* The territories of a seat in the game as the engines know it. */
static int territories_told(uint8_t seat) {
    int count = 0;
    for (int t = 0; t < TERRITORIES; t++)
        count += told.owner[t] == seat;
    return count;
}

/* Sends what the engines do not know yet. */
static void tell_board(void) {
    for (int i = 0; i < TERRITORIES; i++) {
        int t = ours[i];
        if (risk_game.armies[t] != told.armies[t]) tell(NULL, FIELD_ARMIES, i, 0, risk_game.armies[t]);
        if (risk_game.owner[t] != told.owner[t]) tell(NULL, FIELD_OWNER, i, 0, risk_game.owner[t]);
    }
    for (uint8_t seat = 0; seat < risk_game.players; seat++) {
        int lands = risk_territories(seat);
        if (lands != territories_told(seat)) tell(NULL, FIELD_LANDS, seat, 0, lands);
        if (RISK_ALIVE(seat) != (told.alive >> seat & 1)) tell(NULL, FIELD_ALIVE, seat, 0, RISK_ALIVE(seat));
    }
    told = risk_game;
}

static void tell_everything(void) {
    for (int seat = 0; seat < risk_game.players; seat++) {
        for (int i = 0; i < engines; i++)
            link_send_name(&links[i], seat, seat == us ? "us" : "them");
        tell(NULL, FIELD_ALLOCATED, seat, 0, 2);
        tell(NULL, FIELD_ALIVE, seat, 0, 1);
        tell(NULL, FIELD_CLIENT, seat, 0, seat == us ? ENGINES_MAX + 1 : link_of(seat)->client);
        tell(NULL, FIELD_POOL, seat, 0, risk_game.left[seat]);
        tell(NULL, FIELD_CARDS, seat, 0, 0);
    }
    memset(&told, NOBODY, sizeof told);
    tell_board();
}

/* ---- an engine's turn ---- */

/* An engine changes the board; the others are told. */
static void believe(const link_t *link, const int32_t *value) {
    int32_t field = value[0], index = value[1];
    tell(link, field, index, value[2], value[3]);
    if ((field != FIELD_ARMIES && field != FIELD_OWNER) || index < 0 || index >= TERRITORIES) return;
    if (field == FIELD_OWNER)
        risk_game.owner[ours[index]] = told.owner[ours[index]] = (uint8_t)value[3];
    else
        risk_game.armies[ours[index]] = told.armies[ours[index]] = (uint16_t)value[3];
}

/* Eliminates seats without territories; the victor gets their cards. */
static void bury(int victor) {
    for (uint8_t seat = 0; seat < risk_game.players; seat++) {
        if (!RISK_ALIVE(seat) || risk_territories(seat)) continue;
        risk_game.alive &= (uint8_t) ~(1u << seat);
        for (int card = 0; card < CARDS; card++)
            if (risk_game.card[card] == seat) risk_game.card[card] = (uint8_t)victor;
    }
    told.alive = risk_game.alive;
}

static void draw_card(int seat) {
    uint8_t left = risk_cards(IN_PACK), nth = random_below(&random, left), card = 0;
    int count = risk_cards((uint8_t)seat);
    while (risk_game.card[card] != IN_PACK || nth--)
        card++;
    risk_game.card[card] = (uint8_t)seat;
    for (int i = 0; left == 1 && i < CARDS; i++)
        if (risk_game.card[i] == IN_DISCARD) risk_game.card[i] = IN_PACK;
    tell(NULL, FIELD_CARD, seat, count, theirs[card]);
    tell(NULL, FIELD_CARDS, seat, 0, count + 1);
}

/* A set is worth what the game says. At the start of a turn its armies go to the strongest border. */
static void exchange(link_t *link, const int32_t *cards, int at_start) {
    int seat = seat_of(link), border = NOWHERE;
    uint16_t worth = risk_set_worth(++risk_game.sets);
    for (int i = 0; i < 3; i++)
        risk_game.card[card_of(cards[i])] = IN_DISCARD;
    for (uint8_t t = 0; t < TERRITORIES; t++)
        for (const uint8_t *near = map_neighbours[t]; risk_game.owner[t] == seat && *near != NOWHERE; near++)
            if (risk_game.owner[*near] != seat && (border == NOWHERE || risk_game.armies[t] > risk_game.armies[border]))
                border = t;
    if (at_start && border != NOWHERE) {
        risk_game.armies[border] = (uint16_t)(risk_game.armies[border] + worth);
        tell_board();
    }
    link_send(link, MSG_REPLY, 1, (int32_t[]){worth});
}

/* Lets an engine act until it ends its turn or the game. */
static void peer_acts(int seat) {
    link_t *link = link_of(seat);
    message_t message;
    int at_start = 1;
    for (int i = 0; i < engines; i++)
        link_send(&links[i], MSG_TURNNOTIFY, 2, (int32_t[]){seat, link->client});
    for (;;) {
        link_receive(link, &message);
        switch (message.kind) {
        case MSG_UPDATE:
            believe(link, message.value);
            break;
        case MSG_EXCHANGECARDS:
            exchange(link, message.value, at_start);
            break;
        case MSG_FORCEEXCHANGECARDS:
            bury(seat);
            at_start = 0;
            link_send(link, MSG_FORCEEXCHANGECARDS, 1, (int32_t[]){risk_cards((uint8_t)seat) >= HAND_FULL ? seat : -1});
            break;
        case MSG_REQUESTCARD:
            draw_card(seat);
            break;
        case MSG_VICTORY:
        case MSG_ENDTURN:
            bury(seat);
            return;
        default:
            break;
        }
    }
}

/* ---- a game ---- */

static void apply(const risk_move_t *move) {
    risk_events_t events;
    if (risk_apply(move, &events) != REASON_NONE)
        tap_die("our move is illegal: phase %d, verb %d", risk_game.phase, move->verb);
}

static void our_move(void) {
    risk_move_t move;
    player_move(level, &random, &move);
    apply(&move);
}

/* Passes the turn from this seat to the next one that is alive. */
static void pass_on(int seat) {
    risk_game.seat = risk_game.turn = (uint8_t)seat;
    risk_game.phase = PHASE_MOVE;
    risk_game.captured = 0;
    apply(&(risk_move_t){.verb = RISK_STAY});
}

/* One army each in turn; where an engine placed its army is seen from the board. */
static void set_up(void) {
    while (risk_game.phase == PHASE_DEPLOY) {
        if (risk_game.seat == us) {
            our_move();
            tell_board();
            continue;
        }
        risk_t before = risk_game;
        tell(NULL, FIELD_POOL, risk_game.seat, 0, risk_game.left[risk_game.seat]);
        peer_acts(risk_game.seat);
        uint8_t grown = NOWHERE;
        for (uint8_t t = 0; t < TERRITORIES; t++)
            if (risk_game.armies[t] != before.armies[t]) grown = t;
        risk_game = before;
        apply(&(risk_move_t){.verb = RISK_DEPLOY, .a = grown});
        told = risk_game;
    }
}

static int alive_seats(void) {
    int n = 0;
    for (int seat = 0; seat < risk_game.players; seat++)
        n += RISK_ALIVE(seat);
    return n;
}

/* The seat that wins, or NOBODY. */
static uint8_t play(int number) {
    risk_events_t events;
    int players = engines + 1;
    us = number % players;
    risk_new((uint8_t)players, RISK_OPTION_DEAL, (uint32_t)number + 1, &events);
    tell_everything();
    set_up();
    for (int seat = 0; seat < players; seat++)
        tell(NULL, FIELD_POOL, seat, 0, 0);
    risk_game.starter = (uint8_t)(number / players % players);
    risk_game.round = 1;
    pass_on((risk_game.starter + players - 1) % players);
    while (risk_game.phase != PHASE_OVER && alive_seats() > 1 && risk_game.round < ROUNDS) {
        int seat = risk_game.turn;
        if (seat == us) {
            while (risk_game.phase != PHASE_OVER && risk_game.turn == us)
                our_move();
            tell_board();
            tell_cards(us);
        } else {
            risk_game.pool = 0;
            peer_acts(seat);
            if (alive_seats() > 1) pass_on(seat);
        }
    }
    for (int i = 0; i < engines; i++) {
        message_t message;
        link_send(&links[i], MSG_ENDOFGAME, 0, NULL);
        do
            link_receive(&links[i], &message);
        while (message.kind != MSG_STARTGAME);
    }
    for (uint8_t seat = 0; seat < players; seat++)
        if (alive_seats() == 1 && RISK_ALIVE(seat)) return seat;
    return NOBODY;
}

static void open_links(char **programs, int count) {
    for (engines = 0; engines < count; engines++)
        link_open(&links[engines], programs[engines], engines + 1);
}

static void close_links(void) {
    for (int i = 0; i < engines; i++)
        link_close(&links[i]);
}

int main(int argc, char **argv) {
    static int won, lost, open, number, broken; /* as they are when an engine dies */
    int games = argc > 4 ? atoi(argv[1]) : 0;
    level = argc > 4 ? word_index(argv[2], player_words) : -1;
    if (games < 1 || level < 0 || argc > 4 + ENGINES_MAX) {
        fprintf(stderr, "usage: main GAMES LEVEL LEAST PROGRAM [PROGRAM]\n");
        return 2;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    random_seed(&random, 1);
    for (int i = 0; i < TERRITORIES; i++)
        theirs[ours[i]] = i;
    theirs[JOKER_1] = JOKER_1;
    theirs[JOKER_2] = JOKER_2;
    if (setjmp(link_gone)) {
        printf("# an engine died in game %d, which is played again\n", number);
        close_links();
        if (++broken > 2 + games / 20) tap_die("%d games were broken off", broken);
    }
    open_links(argv + 4, argc - 4);
    for (; number < games; number++) {
        uint8_t winner = play(number);
        won += winner == us;
        open += winner == NOBODY;
        lost += winner != us && winner != NOBODY;
        if (number % 50 == 49) printf("# %d games: %d won, %d lost, %d open\n", number + 1, won, lost, open);
    }
    close_links();
    double share = (double)won / games, low, high;
    interval_95(share, games, &low, &high);
    ok(share * 100 >= atoi(argv[3]),
       "%s against %s%s%s: %d of %d games won, %d lost, %d open, share %.3f (%.3f to %.3f), at least %s %% are wanted",
       argv[2], argv[4], engines > 1 ? " and " : "", engines > 1 ? argv[5] : "", won, games, lost, open, share, low,
       high, argv[3]);
    return tap_done();
}
