/* Are the dice fair, and the cards? Every random result of the game is counted and compared with what is
   expected, by chi-square. Seeds and numbers are fixed, so the result is always the same. Then the generator is broken
   in several ways: each fault must be detected. */
#include <math.h>
#include <string.h>

#include "broken_random.h"
#include "chi_square.h"
#include "risk.h"
#include "tap.h"

enum { SIDES = 6, DRAWS = 100000, SEEDS = 40000 };

/* ---- positions with a random result ------------------------------------------------------------------------- */

static risk_event_t happened(const risk_events_t *events, risk_event_kind_t kind) {
    for (int i = 0; i < events->count; i++)
        if (events->list[i].kind == kind) return events->list[i];
    return (risk_event_t){.kind = EVENT_KINDS};
}

/* A dealt game in which the seat to act places the last army of the set-up. */
static void dealt(uint8_t players, uint32_t seed, risk_events_t *events) {
    risk_new(players, RISK_OPTION_DEAL, seed, events);
    memset(risk_game.left, 0, sizeof risk_game.left);
    risk_game.left[risk_game.seat] = 1;
}

/* The same, begun: the last army is placed. */
static void begun(uint8_t players, uint32_t seed, risk_events_t *events) {
    dealt(players, seed, events);
    risk_move_t deploy = {.verb = RISK_DEPLOY};
    while (risk_game.owner[deploy.a] != risk_game.seat)
        deploy.a++;
    risk_apply(&deploy, events);
}

/* Seat 0 holds everything but Madagascar and attacks it from South Africa. */
static void at_war(uint32_t seed) {
    risk_events_t events;
    begun(2, seed, &events);
    memset(risk_game.owner, 0, sizeof risk_game.owner);
    risk_game.owner[MADAGASCAR] = 1;
    risk_game.seat = risk_game.turn = 0;
    risk_game.phase = PHASE_ATTACK;
    risk_game.pool = 0;
}

static risk_event_t throw_dice(uint8_t attackers, uint8_t defenders) {
    risk_move_t attack = {.verb = RISK_ATTACK, .a = SOUTH_AFRICA, .b = MADAGASCAR, .n = attackers};
    risk_events_t events;
    risk_t before = risk_game;
    risk_game.armies[SOUTH_AFRICA] = (uint16_t)(attackers + 1);
    risk_game.armies[MADAGASCAR] = (uint16_t)(defenders == 1 ? 1 : 9);
    risk_apply(&attack, &events);
    before.random = risk_game.random;
    risk_game = before;
    return happened(&events, EVENT_ROLL);
}

/* The turn ends after a capture: the card that is drawn. */
static uint8_t draw_card(void) {
    risk_events_t events;
    risk_move_t stop = {.verb = RISK_STOP}, stay = {.verb = RISK_STAY};
    risk_t before = risk_game;
    risk_game.captured = 1;
    risk_game.armies[SOUTH_AFRICA] = 2;
    risk_apply(&stop, &events);
    if (risk_game.phase == PHASE_MOVE) risk_apply(&stay, &events);
    before.random = risk_game.random;
    risk_game = before;
    return happened(&events, EVENT_CARD).a;
}

/* ---- the counts -------------------------------------------------------------------------------------------------- */

static void single_dice(count_t *count) {
    at_war(1);
    count_clear(count, SIDES * SIDES);
    for (int i = 0; i < DRAWS; i++) {
        risk_event_t roll = throw_dice(1, 1);
        count->seen[(RISK_ATTACK_DIE(&roll, 0) - 1) * SIDES + roll.c - 1]++;
    }
}

static void dice_one_after_the_other(count_t *count) {
    at_war(2);
    risk_event_t last = throw_dice(1, 1);
    count_clear(count, SIDES * SIDES);
    for (int i = 0; i < DRAWS; i++) {
        risk_event_t roll = throw_dice(1, 1);
        count->seen[(last.c - 1) * SIDES + RISK_ATTACK_DIE(&roll, 0) - 1]++;
        last = roll;
    }
}

static void first_dice_of_seeds(count_t *count) {
    count_clear(count, SIDES * SIDES);
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        at_war(seed);
        risk_event_t roll = throw_dice(1, 1);
        count->seen[(RISK_ATTACK_DIE(&roll, 0) - 1) * SIDES + roll.c - 1]++;
    }
}

/* The number of throws of three dice with these faces, high to low. */
static int ways_of_three(int a, int b, int c) {
    return a == b && b == c ? 1 : a == b || b == c ? 3 : 6;
}

static int number_of_three(int a, int b, int c) {
    int number = 0;
    for (int x = 1; x <= SIDES; x++)
        for (int y = 1; y <= x; y++)
            for (int z = 1; z <= y; z++, number++)
                if (x == a && y == b && z == c) return number;
    return number;
}

static int number_of_two(int a, int b) {
    return a * (a - 1) / 2 + b - 1;
}

/* Every throw of three dice against two, high to low. */
static void five_dice(count_t *count) {
    at_war(3);
    enum { PAIRS = 21, TRIPLES = 56 };
    count_clear(count, PAIRS * TRIPLES);
    for (int a = 1; a <= SIDES; a++)
        for (int b = 1; b <= a; b++)
            for (int c = 1; c <= b; c++)
                for (int d = 1; d <= SIDES; d++)
                    for (int e = 1; e <= d; e++)
                        count->probability[number_of_three(a, b, c) * PAIRS + number_of_two(d, e)] =
                            ways_of_three(a, b, c) * (d == e ? 1 : 2) / 7776.0;
    for (int i = 0; i < DRAWS; i++) {
        risk_event_t roll = throw_dice(3, 2);
        int three = number_of_three(RISK_ATTACK_DIE(&roll, 0), RISK_ATTACK_DIE(&roll, 1), RISK_ATTACK_DIE(&roll, 2));
        count->seen[three * PAIRS + number_of_two(roll.c, roll.d)]++;
    }
}

static void first_cards(count_t *count) {
    at_war(4);
    count_clear(count, CARDS);
    for (int i = 0; i < DRAWS; i++)
        count->seen[draw_card()]++;
}

/* A pack of seven cards from all over the list, with the first and the last. */
static void last_cards(count_t *count) {
    static const uint8_t pack[] = {0, 5, 6, 17, 30, 41, JOKER_2};
    at_war(5);
    count_clear(count, sizeof pack);
    memset(risk_game.card, IN_DISCARD, sizeof risk_game.card);
    for (size_t i = 0; i < sizeof pack; i++)
        risk_game.card[pack[i]] = IN_PACK;
    for (int i = 0; i < DRAWS; i++) {
        uint8_t card = draw_card(), place = 0;
        while (pack[place] != card)
            place++;
        count->seen[place]++;
    }
}

static void cards_one_after_the_other(count_t *count) {
    at_war(6);
    count_clear(count, CARDS * (CARDS - 1));
    for (int i = 0; i < DRAWS; i++) {
        uint8_t first = draw_card(), second;
        risk_game.card[first] = 0;
        second = draw_card();
        risk_game.card[first] = IN_PACK;
        count->seen[first * (CARDS - 1) + second - (second > first)]++;
    }
}

static void first_cards_of_seeds(count_t *count) {
    count_clear(count, CARDS);
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        at_war(seed);
        count->seen[draw_card()]++;
    }
}

/* The starters of set-up and play together: they are independent. */
static void count_starters(count_t *count, uint8_t players) {
    count_clear(count, players * players);
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        risk_events_t set_up, play;
        dealt(players, seed, &set_up);
        begun(players, seed, &play);
        count->seen[happened(&set_up, EVENT_SETUP).seat * players + happened(&play, EVENT_BEGIN).seat]++;
    }
}

static void starters_of_two(count_t *count) {
    count_starters(count, 2);
}

static void starters_of_five(count_t *count) {
    count_starters(count, 5);
}

static void starters_of_six(count_t *count) {
    count_starters(count, 6);
}

/* The owners of territories a and b dealt to three seats: each seat gets 14 of 42. */
static void count_pair_of_deal(count_t *count, int a, int b) {
    count_clear(count, 9);
    for (int i = 0; i < 9; i++)
        count->probability[i] = 1.0 / 3 * (i % 4 == 0 ? 13 : 14) / 41;
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        risk_events_t events;
        dealt(3, seed, &events);
        count->seen[risk_game.owner[a] * 3 + risk_game.owner[b]]++;
    }
}

static void deal_of_the_first_two(count_t *count) {
    count_pair_of_deal(count, 0, 1);
}

static void deal_of_the_last_two(count_t *count) {
    count_pair_of_deal(count, TERRITORIES - 2, TERRITORIES - 1);
}

static void deal_of_the_first_and_last(count_t *count) {
    count_pair_of_deal(count, 0, TERRITORIES - 1);
}

/* Of four seats the first gets eleven territories, each equally often. They are drawn without replacement, so they vary
   less than eleven independent draws. */
static void deal_of_eleven(count_t *count) {
    count_clear(count, TERRITORIES);
    count->variance = (1 - 11.0 / TERRITORIES) * TERRITORIES / (TERRITORIES - 1);
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        risk_events_t events;
        dealt(4, seed, &events);
        uint8_t first = happened(&events, EVENT_SETUP).seat;
        for (int t = 0; t < TERRITORIES; t++)
            count->seen[t] += risk_game.owner[t] == first;
    }
}

enum {
    SINGLE_DICE,
    NEXT_DICE,
    FIVE_DICE,
    DICE_OF_SEEDS,
    FIRST_CARDS,
    LAST_CARDS,
    NEXT_CARDS,
    CARDS_OF_SEEDS,
    STARTERS_OF_TWO,
    STARTERS_OF_FIVE,
    STARTERS_OF_SIX,
    DEAL_OF_FIRST_TWO,
    DEAL_OF_LAST_TWO,
    DEAL_OF_FIRST_AND_LAST,
    DEAL_OF_ELEVEN,
    SUBJECTS
};

static const struct {
    const char *words;
    void (*count)(count_t *count);
} subjects[SUBJECTS] = {
    [SINGLE_DICE] = {"one die against one", single_dice},
    [NEXT_DICE] = {"a die and the next one", dice_one_after_the_other},
    [FIVE_DICE] = {"three dice against two", five_dice},
    [DICE_OF_SEEDS] = {"the first throw over neighbouring seeds", first_dice_of_seeds},
    [FIRST_CARDS] = {"the first card of a full pack", first_cards},
    [LAST_CARDS] = {"a card of a pack that is nearly used up", last_cards},
    [NEXT_CARDS] = {"a card and the next one", cards_one_after_the_other},
    [CARDS_OF_SEEDS] = {"the first card over neighbouring seeds", first_cards_of_seeds},
    [STARTERS_OF_TWO] = {"who of two begins, twice", starters_of_two},
    [STARTERS_OF_FIVE] = {"who of five begins, twice", starters_of_five},
    [STARTERS_OF_SIX] = {"who of six begins, twice", starters_of_six},
    [DEAL_OF_FIRST_TWO] = {"the deal of the first two territories", deal_of_the_first_two},
    [DEAL_OF_LAST_TWO] = {"the deal of the last two territories", deal_of_the_last_two},
    [DEAL_OF_FIRST_AND_LAST] = {"the deal of the first and the last territory", deal_of_the_first_and_last},
    [DEAL_OF_ELEVEN] = {"which eleven territories are dealt to the first of four", deal_of_eleven},
};

/* The counts in which each fault of the generator must be detected. */
static const struct {
    fault_t fault;
    int subject;
} spoilt[] = {
    {FAULT_NARROW, FIVE_DICE},
    {FAULT_NARROW, LAST_CARDS},
    {FAULT_NARROW, STARTERS_OF_FIVE},
    {FAULT_MODULO, FIRST_CARDS},
    {FAULT_MODULO, CARDS_OF_SEEDS},
    {FAULT_LOADED, SINGLE_DICE},
    {FAULT_LOADED, FIVE_DICE},
    {FAULT_LAST_SWAP, DEAL_OF_ELEVEN},
    {FAULT_FIRST_SWAP, DEAL_OF_FIRST_TWO},
    {FAULT_FIRST_SWAP, FIRST_CARDS},
    {FAULT_STICKY, NEXT_DICE},
    {FAULT_STICKY, NEXT_CARDS},
    {FAULT_STICKY, DEAL_OF_LAST_TWO},
    {FAULT_FEW_BITS, FIRST_CARDS},
    {FAULT_LINKED, STARTERS_OF_TWO},
    {FAULT_LINKED, LAST_CARDS},
    {FAULT_WEAK_SEED, DICE_OF_SEEDS},
    {FAULT_WEAK_SEED, STARTERS_OF_SIX},
    {FAULT_WEAK_SEED, DEAL_OF_FIRST_AND_LAST},
};

static double measure(int subject) {
    static count_t count;
    subjects[subject].count(&count);
    return count_deviation(&count);
}

int main(void) {
    for (int i = 0; i < SUBJECTS; i++) {
        double off = measure(i);
        ok(fabs(off) < COUNT_LIMIT, "fair: %s (%+.2f standard deviations)", subjects[i].words, off);
    }
    for (size_t i = 0; i < sizeof spoilt / sizeof spoilt[0]; i++) {
        fault = spoilt[i].fault;
        double off = measure(spoilt[i].subject);
        ok(fabs(off) >= COUNT_LIMIT, "a generator is found out by %s: %s (%+.1f standard deviations)",
           subjects[spoilt[i].subject].words, fault_names[fault], off);
    }
    return tap_done();
}
