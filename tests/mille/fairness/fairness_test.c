/* Is the shuffle fair? Which card lies where is counted over many deals and compared with what is expected, by chi-square.
 * Then the generator is broken in several ways: each must be found out. */
#include <math.h>
#include <string.h>
#include "broken_random.h"
#include "chi_square.h"
#include "mille.h"
#include "tap.h"

enum { DEALS = 6000 };

/* The card that was dealt or is drawn as the n-th. */
static uint8_t nth_card(const mille_t *game, int n) {
    int rest = n - game->players * HAND_DEALT;
    if (rest >= 0) return game->sabot[game->left - 1 - rest];
    return game->hand[(game->dealer + 1 + n) % game->players][n / game->players];
}

static int cards_of(const mille_t *game) {
    return game->players * HAND_DEALT + game->left;
}

/* Every deal fills every place and uses up every card, so both rows and columns are tied: (places - 1)(kinds - 1) are
 * free, and their spread is that of cards that are not laid back. */
static void begin(count_t *count, const mille_t *game) {
    int cards = cards_of(game);
    count_clear(count, cards * CARD_KINDS);
    count->degrees = (cards - 1) * (CARD_KINDS - 1);
    count->variance = (double)cards / (cards - 1);
    for (int i = 0; i < count->cells; i++)
        count->chance[i] = (double)mille_copies(game, (uint8_t)(i % CARD_KINDS)) / cards / cards;
}

static void add(count_t *count, const mille_t *game) {
    for (int n = 0; n < cards_of(game); n++)
        count->seen[n * CARD_KINDS + nth_card(game, n)]++;
}

/* The first deals of matches with neighbouring seeds. */
static void first_deals(count_t *count, uint8_t rules, uint8_t players) {
    mille_t game;
    mille_events_t events;
    for (uint32_t seed = 0; seed < DEALS; seed++) {
        mille_new(&game, rules, players, seed, &events);
        if (seed == 0) begin(count, &game);
        add(count, &game);
    }
}

/* The deals of one long match, one after the other. */
static void later_deals(count_t *count, uint8_t rules, uint8_t players) {
    mille_t game;
    mille_events_t events;
    mille_move_t next = {MILLE_NEXT, 0, 0};
    mille_new(&game, rules, players, 1, &events);
    begin(count, &game);
    for (int deal = 0; deal < DEALS; deal++) {
        add(count, &game);
        memset(game.team, 0, sizeof game.team); /* nobody scores */
        game.phase = PHASE_HAND_OVER;
        mille_apply(&game, &next, &events);
    }
}

typedef struct {
    const char *words;
    void (*deals)(count_t *count, uint8_t rules, uint8_t players);
    uint8_t rules, players;
} subject_t;

static const subject_t subjects[] = {
    {"106 cards, first deals", first_deals, RULES_MICRO, 2},
    {"106 cards, one match", later_deals, RULES_P62, 6},
    {"101 cards, first deals", first_deals, RULES_P88, 3},
    {"102 cards, one match", later_deals, RULES_WM06, 2},
};
enum { SUBJECTS = sizeof subjects / sizeof subjects[0] };

static double measure(const subject_t *subject) {
    static count_t count;
    subject->deals(&count, subject->rules, subject->players);
    return count_deviation(&count);
}

/* The last swap decides between two places of a pack that begins with two equal cards, so no count of cards could miss
 * it. That it is made shows in what the generator is asked for: one number from among 106, one from 105 … one from 2. */
static void every_swap_is_made(void) {
    mille_t game;
    mille_events_t events;
    bool once = true;
    memset(random_asked, 0, sizeof random_asked);
    mille_new(&game, RULES_MICRO, 2, 1, &events);
    for (int n = 0; n < 256; n++)
        once = once && random_asked[n] == (n >= 2 && n <= CARD_MAX);
    ok(once, "a shuffle asks for one number from among 106, one from 105 and so on, down to one of two");
}

int main(void) {
    static const fault_t faults[] = {FAULT_NARROW, FAULT_MODULO,   FAULT_FIRST_SWAP,
                                     FAULT_STICKY, FAULT_FEW_BITS, FAULT_WEAK_SEED};
    every_swap_is_made();
    for (int i = 0; i < SUBJECTS; i++) {
        double off = measure(&subjects[i]);
        ok(fabs(off) < COUNT_LIMIT, "every card lies everywhere equally often: %s (%+.2f standard deviations)",
           subjects[i].words, off);
    }
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        fault = faults[i];
        double off = measure(&subjects[0]);
        ok(fabs(off) >= COUNT_LIMIT, "a generator is found out: %s (%+.1f standard deviations)", fault_names[fault],
           off);
    }
    return tap_done();
}
