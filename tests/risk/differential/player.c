/* Random and greedy play. */
#include <assert.h>

#include "player.h"

typedef enum { LEAST, ANY, MOST } amount_t;

typedef struct {
    int attacks;      /* of 100 chances to attack, how many are taken */
    int edge;         /* how many armies more than the target the base must have */
    amount_t dice;    /* to throw, in attack and in defence */
    int keeps;        /* of 100 sets that may be kept, how many are */
    amount_t lots;    /* placed at a time */
    bool front;       /* armies go where a rival is near and most of them stand already; else anywhere */
    amount_t advance; /* into what was taken */
    int stays;        /* of 100 free moves, how many are left out */
    bool hunts;       /* goes for the rival with the fewest territories */
} style_t;

enum { ANYTHING, GREEDY, STEADY, HUNTER, CAREFUL_HUNTER, HOARDER, WAITER, ONE_DIE, STYLES };
static const style_t styles[STYLES] = {
    [ANYTHING] = {85, -70000, ANY, 50, ANY, false, ANY, 50, false},
    [GREEDY] = {100, 1, MOST, 0, MOST, true, MOST, 0, false},
    [STEADY] = {97, 3, MOST, 30, ANY, true, ANY, 10, false},
    [HUNTER] = {100, 0, MOST, 90, MOST, true, MOST, 0, true},
    [CAREFUL_HUNTER] = {99, 2, ANY, 100, MOST, true, LEAST, 20, true},
    [HOARDER] = {60, 2, MOST, 100, LEAST, true, ANY, 50, false},
    [WAITER] = {2, 5, MOST, 100, MOST, false, LEAST, 80, false},
    [ONE_DIE] = {95, 2, LEAST, 50, MOST, true, LEAST, 50, true},
};

/* A 64-bit linear congruential generator; the upper half is used. */
int player_roll(player_t *player, int sides) {
    player->dice = player->dice * 6364136223846793005u + 1442695040888963407u;
    return (int)(((player->dice >> 32) * (uint64_t)sides) >> 32);
}

/* A style for each seat, or sometimes the same for all. */
void player_new_game(player_t *player) {
    bool alike = player_roll(player, 4) == 0;
    for (int seat = 0; seat < REF_SEATS; seat++)
        player->style[seat] = seat > 0 && alike ? player->style[0] : player_roll(player, STYLES);
}

void player_hunts(player_t *player, int seat) {
    player->style[seat] = HUNTER;
}

static int amount(player_t *player, amount_t wish, int low, int high) {
    assert(low <= high);
    if (wish == LEAST) return low;
    if (wish == MOST) return high;
    return low + player_roll(player, high - low + 1);
}

static bool has_rival_near(const observation_t *observed, int t) {
    const int *list;
    int count = ref_neighbours(t, &list);
    for (int i = 0; i < count; i++)
        if (observed->owner[list[i]] != observed->owner[t]) return true;
    return false;
}

/* One of the territories that may be chosen: any, or the strongest at the front, with some randomness. */
static int choose_territory(player_t *player, const observation_t *observed, bool front) {
    int best = OBSERVATION_NOWHERE, best_worth = -1;
    for (int t = 0; t < REF_TERRITORIES; t++) {
        if (!observed->options.choice[t]) continue;
        int worth = player_roll(player, 1000);
        if (front && has_rival_near(observed, t)) worth += 1000 + 200 * observed->armies[t];
        if (worth > best_worth) best = t, best_worth = worth;
    }
    assert(best != OBSERVATION_NOWHERE);
    return best;
}

static player_move_t choose_set(player_t *player, const observation_t *observed, const style_t *style) {
    player_move_t move = {.verb = PLAYER_HANDS_IN};
    int sets = 0;
    if (observed->options.keep && player_roll(player, 100) < style->keeps) return (player_move_t){.verb = PLAYER_KEEPS};
    for (int n = 0, card[REF_SET]; observation_triple(observed, n, card); n++) {
        if (!observed->options.set[n] || player_roll(player, ++sets) > 0) continue;
        int first = player_roll(player, REF_SET); /* the order of the cards does not matter */
        for (int i = 0; i < REF_SET; i++)
            move.card[i] = card[(first + i) % REF_SET];
    }
    assert(sets > 0);
    return move;
}

static int worth_of_attack(player_t *player, const observation_t *observed, const style_t *style, int from, int to) {
    int edge = observed->armies[from] - observed->armies[to];
    if (edge < style->edge) return -1;
    int worth = 1 + player_roll(player, 40);
    if (style->edge >= 0) worth += 4 * (edge < 1000 ? edge : 1000);
    if (style->hunts) worth += 10000 / observed->of[observed->owner[to]].holds;
    return worth;
}

static player_move_t choose_attack(player_t *player, const observation_t *observed, const style_t *style) {
    player_move_t move = {.verb = PLAYER_STOPS};
    int best = 0;
    if (player_roll(player, 100) >= style->attacks) return move;
    for (int from = 0; from < REF_TERRITORIES; from++) {
        if (!observed->options.choice[from]) continue;
        for (int to = 0; to < REF_TERRITORIES; to++) {
            if (!observed->options.target[from][to]) continue;
            int worth = worth_of_attack(player, observed, style, from, to);
            if (worth <= best) continue;
            move = (player_move_t){.verb = PLAYER_ATTACKS, .from = from, .to = to};
            best = worth;
        }
    }
    if (move.verb == PLAYER_ATTACKS)
        move.n = amount(player, style->dice, observed->options.low[move.from], observed->options.high[move.from]);
    return move;
}

/* Any pair, or the largest army that no rival is near to. */
static player_move_t choose_free_move(player_t *player, const observation_t *observed, const style_t *style) {
    player_move_t move = {.verb = PLAYER_STAYS};
    int best = -1;
    if (player_roll(player, 100) < style->stays) return move;
    for (int from = 0; from < REF_TERRITORIES; from++) {
        if (!observed->options.choice[from] || (style->front && has_rival_near(observed, from))) continue;
        for (int to = 0; to < REF_TERRITORIES; to++) {
            int worth = player_roll(player, 100) + (style->front ? 100 * observed->armies[from] : 0);
            if (!observed->options.target[from][to] || worth <= best) continue;
            move = (player_move_t){.verb = PLAYER_MOVES, .from = from, .to = to};
            best = worth;
        }
    }
    if (move.verb == PLAYER_MOVES)
        move.n = amount(player, style->lots, observed->options.low[move.from], observed->options.high[move.from]);
    return move;
}

player_move_t player_choose(player_t *player, const observation_t *observed) {
    const style_t *style = &styles[player->style[observed->seat]];
    const observation_options_t *options = &observed->options;
    player_move_t move = {.verb = PLAYER_CLAIMS};
    switch ((ref_phase_t)observed->phase) {
    case REF_TO_CLAIM:
        move.to = choose_territory(player, observed, false);
        break;
    case REF_TO_REINFORCE:
        move.verb = PLAYER_REINFORCES;
        move.to = choose_territory(player, observed, style->front);
        break;
    case REF_TO_HAND_IN:
        return choose_set(player, observed, style);
    case REF_TO_PLACE:
        move.verb = PLAYER_PLACES;
        move.to = choose_territory(player, observed, style->front);
        /* one by one would take too long for many */
        move.n = amount(player, options->high[0] > 20 ? MOST : style->lots, options->low[0], options->high[0]);
        break;
    case REF_TO_ATTACK:
        return choose_attack(player, observed, style);
    case REF_TO_DEFEND:
        move.verb = PLAYER_DEFENDS;
        move.n = amount(player, style->dice, options->low[0], options->high[0]);
        break;
    case REF_TO_ADVANCE:
        move.verb = PLAYER_ADVANCES;
        move.n = amount(player, style->advance, options->low[0], options->high[0]);
        break;
    default:
        assert(observed->phase == REF_TO_MOVE_FREELY);
        return choose_free_move(player, observed, style);
    }
    return move;
}
