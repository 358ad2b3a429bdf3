/* Reading a request. */
#include <string.h>
#include "request.h"
#include "word.h"
#include "vocabulary.h"

static bot_view_t *view;
static char *problem;

#define WRONG(...) field_wrong(problem, __VA_ARGS__)

static const char *const phases[PHASE_OVER + 1] = {
    [PHASE_CLAIM] = "claim",   [PHASE_DEPLOY] = "deploy", [PHASE_TRADE] = "trade",     [PHASE_PLACE] = "place",
    [PHASE_ATTACK] = "attack", [PHASE_DEFEND] = "defend", [PHASE_ADVANCE] = "advance", [PHASE_MOVE] = "move",
};

enum { PLAYERS, SEAT, OWNERS, ARMIES, CARDS_HELD, HELD, SETS, POOL, FROM, TO, DICE, CAPTURED, KEYS };
static const char *const keys[KEYS + 1] = {
    [PLAYERS] = "players",  [SEAT] = "seat", [OWNERS] = "owners",     [ARMIES] = "armies",
    [CARDS_HELD] = "cards", [HELD] = "held", [SETS] = "sets",         [POOL] = "pool",
    [FROM] = "from",        [TO] = "to",     [CAPTURED] = "captured", [DICE] = "dice",
};

static int read_number(int key, const char *text, long least, long most, uint16_t *number) {
    long n = field_number(text, most);
    if (n < least) return WRONG("%s=%.40s: a number from %ld to %ld is wanted", keys[key], text, least, most);
    *number = (uint16_t)n;
    return 1;
}

static int read_byte(int key, const char *text, long least, long most, uint8_t *byte) {
    uint16_t number = 0;
    if (!read_number(key, text, least, most, &number)) return 0;
    *byte = (uint8_t)number;
    return 1;
}

/* This many numbers with commas between them; `none` stands for "-", if that is allowed. */
static int read_list(int key, char *text, int count, long most, long none, uint16_t *list) {
    for (int i = 0; i < count; i++) {
        char *word = field_piece(&text, ',');
        if (!word) return WRONG("%s: %d numbers are wanted, here are %d", keys[key], count, i);
        if (none && field_is_none(word))
            list[i] = (uint16_t)none;
        else if (!read_number(key, word, 0, most, &list[i]))
            return 0;
    }
    return text ? WRONG("%s: %d numbers are wanted, '%.40s' is too much", keys[key], count, text) : 1;
}

/* Own cards, in rising order whatever the order of the words. */
static int read_cards(char *text) {
    uint8_t has[CARDS] = {0}, count = 0, *hand = view->hand;
    memset(view->hand, NOWHERE, sizeof view->hand);
    if (field_is_none(text)) text = NULL;
    for (char *word; (word = field_piece(&text, ','));) {
        int card = word_index(word, card_words);
        if (card < 0) return WRONG("cards=%.40s: no such card", word);
        if (has[card]++) return WRONG("cards=%s: there is only one", word);
        if (count++ == HAND_MAX) return WRONG("cards=%s: more than %d cards", word, HAND_MAX);
    }
    for (uint8_t card = 0; card < CARDS; card++)
        if (has[card]) *hand++ = card;
    if (count != view->held[view->seat])
        return WRONG("held=%d: cards= names %d of seat %d", view->held[view->seat], count, view->seat);
    return 1;
}

static int read_held(char *text) {
    uint16_t list[PLAYERS_MAX];
    int sum = 0;
    if (!read_list(HELD, text, view->players, HAND_MAX, 0, list)) return 0;
    for (int i = 0; i < view->players; i++) {
        view->held[i] = (uint8_t)list[i];
        sum += list[i];
    }
    return sum <= CARDS ? 1 : WRONG("held=%d: there are only %d cards", sum, CARDS);
}

/* Owners and armies. Land may be free only while it is claimed, and only a territory just taken is empty. */
static int read_board(char *owners, char *armies) {
    uint16_t list[TERRITORIES];
    int own = 0, free_land = 0;
    if (!read_list(OWNERS, owners, TERRITORIES, view->players - 1, NOBODY, list)) return 0;
    if (!read_list(ARMIES, armies, TERRITORIES, BOX_ARMIES, 0, view->armies)) return 0;
    for (int t = 0; t < TERRITORIES; t++) {
        uint8_t owner = view->owner[t] = (uint8_t)list[t];
        own += owner == view->seat;
        free_land += owner == NOBODY;
        if (owner == NOBODY && view->phase != PHASE_CLAIM) return WRONG("owners=-: %s is nobody's", card_words[t]);
        int empty = owner == NOBODY || (view->phase == PHASE_ADVANCE && t == view->to);
        if ((view->armies[t] == 0) != empty) return WRONG("armies=%d: not in %s", view->armies[t], card_words[t]);
    }
    if (view->phase == PHASE_CLAIM) return free_land ? 1 : WRONG("claim: nothing is free");
    return own ? 1 : WRONG("seat=%d: is out", view->seat);
}

/* The attack that is under way. */
static int read_attack(char *value[KEYS]) {
    uint8_t attacker;
    view->from = view->to = NOWHERE;
    if (view->phase != PHASE_DEFEND && view->phase != PHASE_ADVANCE) return 1;
    for (int key = FROM; key <= DICE; key++)
        if (!value[key]) return WRONG("%s: is missing", keys[key]);
    int from = territory_index(value[FROM]), to = territory_index(value[TO]);
    if (from < 0) return WRONG("from=%.40s: no such territory", value[FROM]);
    if (to < 0) return WRONG("to=%.40s: no such territory", value[TO]);
    if (!risk_adjacent((uint8_t)from, (uint8_t)to)) return WRONG("to=%d: not next to %d", to, from);
    if (!read_byte(DICE, value[DICE], 1, ATTACK_DICE_MAX, &view->dice)) return 0;
    view->from = (uint8_t)from;
    view->to = (uint8_t)to;
    if (!read_board(value[OWNERS], value[ARMIES])) return 0;
    attacker = view->owner[from];
    if ((attacker == view->seat) != (view->phase == PHASE_ADVANCE)) return WRONG("from=%d: seat %d's", from, attacker);
    if (view->owner[to] != view->seat) return WRONG("to=%d: seat %d's", to, view->owner[to]);
    if (view->armies[from] <= view->dice) return WRONG("dice=%d: %d armies", view->dice, view->armies[from]);
    return 1;
}

static int has_set(void) {
    for (int i = 0; i < view->held[view->seat]; i++)
        for (int j = 0; j < i; j++)
            for (int k = 0; k < j; k++)
                if (risk_is_set(view->hand[i], view->hand[j], view->hand[k])) return 1;
    return 0;
}

int request_read(char *line, bot_view_t *to, char complaint[REQUEST_PROBLEM]) {
    char *value[KEYS] = {0}, *rest = line, *verb = field_piece(&rest, ' ');
    int phase = word_index(verb, phases);

    view = to;
    problem = complaint;
    memset(view, 0, sizeof *view);
    if (phase < 0)
        return WRONG("%.40s: claim, deploy, trade, place, attack, defend, advance or move is wanted",
                     *verb ? verb : "empty line");
    view->phase = (uint8_t)phase;
    if (!fields_sort(rest, keys, value, problem)) return 0;
    for (int key = PLAYERS; key <= POOL; key++)
        if (!value[key]) return WRONG("%s: is missing", keys[key]);

    if (!read_byte(PLAYERS, value[PLAYERS], PLAYERS_MIN, PLAYERS_MAX, &view->players)) return 0;
    if (!read_byte(SEAT, value[SEAT], 0, view->players - 1, &view->seat)) return 0;
    if (!read_attack(value)) return 0;
    if (view->from == NOWHERE && !read_board(value[OWNERS], value[ARMIES])) return 0;
    if (!read_held(value[HELD]) || !read_cards(value[CARDS_HELD])) return 0;
    if (!read_number(SETS, value[SETS], 0, SETS_MAX, &view->sets)) return 0;
    if (!read_number(POOL, value[POOL], phase == PHASE_PLACE, BOX_ARMIES, &view->pool)) return 0;
    if (value[CAPTURED] && !read_byte(CAPTURED, value[CAPTURED], 0, 1, &view->captured)) return 0;
    if (phase >= PHASE_ATTACK) view->pool = 0; /* too late to place anything */
    if (phase == PHASE_TRADE && !has_set()) return WRONG("trade: the cards hold no set");
    return 1;
}
