/* Every possible throw of the game, found by throwing with its own generator. */
#include "game_throws.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

#include "risk.h"

enum { SIDES = 6, DICE = ATTACK_DICE_MAX + DEFEND_DICE_MAX, KEYS = 7 * 7 * 7 * 7 * 7, THROWS_MAX = 1000000 };

int game_throws_wrong;

static struct {
    bool seen;
    uint8_t attack, defence;
} losses[KEYS];

/* The number of different throws of this many dice, high to low. */
static const int throws[ATTACK_DICE_MAX + 1] = {1, 6, 21, 56};

static const risk_event_t *find(const risk_events_t *events, risk_event_kind_t kind) {
    for (int i = 0; i < events->count; i++)
        if (events->list[i].kind == kind) return &events->list[i];
    return NULL;
}

/* Five dice as one number; those that are not thrown are 0. */
static int key_of(const uint8_t dice[DICE]) {
    int key = 0;
    for (int i = 0; i < DICE; i++)
        key = key * (SIDES + 1) + dice[i];
    return key;
}

/* Seat 0 attacks Japan from Mongolia, with armies to spare on both sides or just as many as the dice need. */
static risk_t position(int attackers, int defenders, bool spare) {
    risk_events_t events;
    risk_new(2, RISK_OPTION_ASK_DEFENDER, (uint32_t)(attackers * 2 + defenders), &events);
    for (int t = 0; t < TERRITORIES; t++) {
        risk_game.owner[t] = t % 2 == 0;
        risk_game.armies[t] = 1;
    }
    risk_game.owner[MONGOLIA] = risk_game.seat = risk_game.turn = 0;
    risk_game.owner[JAPAN] = 1;
    risk_game.armies[MONGOLIA] = (uint16_t)(attackers + (spare ? 9 : 1));
    risk_game.armies[JAPAN] = (uint16_t)(defenders + (spare ? 9 : 0));
    memset(risk_game.left, 0, sizeof risk_game.left);
    risk_game.round = 1;
    risk_game.phase = PHASE_ATTACK;
    return risk_game;
}

/* One throw from there. The armies of both sides, and the capture if no defender is left, must follow from the
 * losses. */
static void throw_once(risk_t *start, int attackers, int defenders) {
    risk_move_t attack = {.verb = RISK_ATTACK, .a = MONGOLIA, .b = JAPAN, .n = (uint16_t)attackers};
    risk_move_t defend = {.verb = RISK_DEFEND, .n = (uint16_t)defenders};
    risk_events_t events;
    risk_game = *start;
    risk_apply(&attack, &events);
    if (risk_game.phase == PHASE_DEFEND) risk_apply(&defend, &events);
    start->random = risk_game.random;

    const risk_event_t *roll = find(&events, EVENT_ROLL), *loss = find(&events, EVENT_LOSS);
    int key = key_of((const uint8_t[DICE]){RISK_ATTACK_DIE(roll, 0), RISK_ATTACK_DIE(roll, 1), RISK_ATTACK_DIE(roll, 2),
                                           roll->c, roll->d});
    bool taken = start->armies[JAPAN] == loss->d;
    losses[key].seen = true;
    losses[key].attack = loss->c;
    losses[key].defence = loss->d;
    game_throws_wrong += roll->a != MONGOLIA || roll->b != JAPAN || loss->a != MONGOLIA || loss->b != JAPAN;
    game_throws_wrong += taken != (find(&events, EVENT_CAPTURE) != NULL);
    if (taken) return;
    game_throws_wrong += risk_game.armies[MONGOLIA] != start->armies[MONGOLIA] - loss->c;
    game_throws_wrong += risk_game.armies[JAPAN] != start->armies[JAPAN] - loss->d;
}

static int seen_so_far(void) {
    int seen = 0;
    for (int key = 0; key < KEYS; key++)
        seen += losses[key].seen;
    return seen;
}

/* Throws these numbers of dice until every throw was seen. */
static void throw_all(int attackers, int defenders) {
    risk_t spare = position(attackers, defenders, true), last = position(attackers, defenders, false);
    int wanted = seen_so_far() + throws[attackers] * throws[defenders];
    for (int i = 0; i < THROWS_MAX; i++) {
        throw_once(i % 2 == 0 ? &spare : &last, attackers, defenders);
        if (i % 1000 == 0 && seen_so_far() == wanted) return;
    }
    assert(!"every throw is possible");
}

static void sort(uint8_t into[], const int dice[], int count) {
    for (int i = 0; i < count; i++) {
        int place = i;
        for (; place > 0 && into[place - 1] < dice[i]; place--)
            into[place] = into[place - 1];
        into[place] = (uint8_t)dice[i];
    }
}

void game_compare(const int attack[], int attackers, const int defence[], int defenders, int *attack_loss,
                  int *defence_loss) {
    uint8_t dice[DICE] = {0};
    sort(dice, attack, attackers);
    sort(dice + ATTACK_DICE_MAX, defence, defenders);
    int key = key_of(dice);
    if (!losses[key].seen) throw_all(attackers, defenders);
    *attack_loss = losses[key].attack;
    *defence_loss = losses[key].defence;
}
