/* Reading a table from words. */
#include <string.h>
#include "fields.h"
#include "request.h"
#include "vocabulary.h"

static bot_view_t *view;
static mille_t *table;
static char *problem;

#define wrong(...) field_wrong(problem, __VA_ARGS__)

/* ---- values ---- */

static int read_number(const char *key, const char *text, int most, uint8_t *value) {
    int n = (int)field_number(text, most);
    if (n < 0) return wrong("%s=%s: a number from 0 to %d is wanted", key, text, most);
    *value = (uint8_t)n;
    return 1;
}

static int read_yes(const char *key, const char *text, uint8_t *value) {
    if (strcmp(text, "yes") != 0 && strcmp(text, "no") != 0) return wrong("%s=%s: yes or no is wanted", key, text);
    *value = *text == 'y';
    return 1;
}

/* The seventh card is the one just drawn: who plays has it, who is asked out of turn has not. */
static int read_hand(char *text, uint8_t most) {
    uint8_t *hand = table->hand[view->seat], held = 0;
    table->held[view->seat] = 0;
    if (field_is_none(text)) return 1;
    for (char *word; (word = field_piece(&text, ','));) {
        int card = word_index(word, card_words);
        if (card < 0) return wrong("hand=%s: no such card", word);
        if (held == most) return wrong("hand=%s: more than %d cards", word, most);
        hand[held++] = (uint8_t)card;
    }
    table->held[view->seat] = held;
    return 1;
}

static int read_seen(char *text) {
    if (field_is_none(text)) return 1;
    for (char *word; (word = field_piece(&text, ','));) {
        char *count = word;
        word = field_piece(&count, ':');
        int card = word_index(word, card_words), n;
        if (card < 0) return wrong("seen=%s: no such card", word);
        n = count ? (int)field_number(count, mille_copies(table, (uint8_t)card)) : -1;
        if (n < 0)
            return wrong("seen=%s:%s: a number from 0 to %d is wanted", word, count ? count : "",
                         mille_copies(table, (uint8_t)card));
        table->seen[card] = (uint8_t)n;
    }
    return 1;
}

/* ---- a team ---- */

static int read_pile(const char *key, const char *word, int pile, mille_pile_t *top) {
    int card = field_is_none(word) ? CARD_NONE : word_index(word, card_words);
    if (card < 0) return wrong("%s=%s: no such card", key, word);
    int fits = card == CARD_NONE || card_family[card] == FAMILY_HAZARD || card_family[card] == FAMILY_REMEDY;
    if (!fits || (card != CARD_NONE && CARD_PILE(card) != pile))
        return wrong("%s=%s: does not lie on a %s pile", key, word, pile == SPEED ? "speed" : "battle");
    top->top = (uint8_t)card;
    top->under = CARD_NONE;
    /* What a hazard has covered is not told. It came on a Roll, unless Right of Way made it come on anything. */
    if (pile == BATTLE && card_family[card] == FAMILY_HAZARD) top->under = CARD_ROLL;
    return 1;
}

static int read_safeties(const char *key, char *text, uint8_t *bits) {
    *bits = 0;
    if (field_is_none(text)) return 1;
    for (char *word; (word = field_piece(&text, '+'));) {
        int card = word_index(word, card_words);
        if (card < 0 || card_family[card] != FAMILY_SAFETY) return wrong("%s=%s: no such safety", key, word);
        *bits |= card_bit[card];
    }
    return 1;
}

static int read_team(const char *key, char *text, mille_team_t *side) {
    enum { KM, TWO_HUNDREDS, BATTLE_PILE, SPEED_PILE, SAFETIES, COUPS, POINTS, FIELDS };
    char *field[FIELDS], *rest = text;
    for (int i = 0; i < FIELDS; i++)
        if (!(field[i] = field_piece(&rest, '/')))
            return wrong("%s: KM/200s/BATTLE/SPEED/SAFETIES/COUPS/POINTS is wanted", key);
    if (rest) return wrong("%s: '%s' is too much", key, rest);

    int km = (int)field_number(field[KM], table->goal * CARD_STEP_KM), points = (int)field_number(field[POINTS], 30000);
    if (km < 0 || km % CARD_STEP_KM)
        return wrong("%s=%s: kilometres in steps of 25, at most %d, are wanted", key, field[KM],
                     table->goal * CARD_STEP_KM);
    if (points < 0) return wrong("%s=%s: points from 0 to 30000 are wanted", key, field[POINTS]);
    side->km = (uint8_t)(km / CARD_STEP_KM);
    side->points = (uint16_t)points;
    if (!read_number(key, field[TWO_HUNDREDS], 2, &side->stones[CARD_200])) return 0;
    if (side->stones[CARD_200] * card_steps[CARD_200] > side->km)
        return wrong("%s=%s: so many 200s are more than %s km", key, field[TWO_HUNDREDS], field[KM]);
    if (!read_pile(key, field[BATTLE_PILE], BATTLE, &side->pile[BATTLE])) return 0;
    if (!read_pile(key, field[SPEED_PILE], SPEED, &side->pile[SPEED])) return 0;
    if (!read_safeties(key, field[SAFETIES], &side->safeties)) return 0;
    if (!read_safeties(key, field[COUPS], &side->coups)) return 0;
    if (side->coups & ~side->safeties) return wrong("%s: a coup whose safety is not exposed", key);
    return 1;
}

/* ---- the line ---- */

enum { PLAYERS, SEAT, GOAL, EXTENDED, DRAW, HAND, TEAM_0, TEAM_1, TEAM_2, SEEN, CARD, CALLER, KEYS };
static const char *const keys[KEYS + 1] = {"players", "seat", "goal", "extended", "draw", "hand",
                                           "t0",      "t1",   "t2",   "seen",     "card", "caller"};

/* Sorts the words by their keys; those that must be there are. */
static int sort_words(char *rest, char *value[KEYS]) {
    if (!fields_sort(rest, keys, value, problem)) return 0;
    for (int i = PLAYERS; i <= TEAM_1; i++)
        if (!value[i]) return wrong("%s: is missing", keys[i]);
    return 1;
}

static int read_frame(char *value[KEYS]) {
    uint8_t extended = 0;
    int players = (int)field_number(value[PLAYERS], PLAYERS_MAX), goal = (int)field_number(value[GOAL], 1000);
    if (players < 0 || !MILLE_RULES(table)->goal[players])
        return wrong("players=%s: not for rules %s", value[PLAYERS], rules_words[table->rules]);
    table->players = (uint8_t)players;
    table->teams = TEAMS_OF(players);
    if (!read_number("seat", value[SEAT], players - 1, &view->seat)) return 0;
    table->seat = view->seat;
    table->turn = view->seat;
    if (!read_yes("extended", value[EXTENDED], &extended)) return 0;
    if (extended && !(MILLE_RULES(table)->extended_for >> players & 1))
        return wrong("extended=yes: not with rules %s and %d players", rules_words[table->rules], players);
    table->goal = extended ? EXTENDED_GOAL : MILLE_BASE_GOAL(table);
    if (goal != table->goal * CARD_STEP_KM)
        return wrong("goal=%s: %d is wanted", value[GOAL], table->goal * CARD_STEP_KM);
    if (!read_number("draw", value[DRAW], CARD_MAX, &table->left)) return 0;
    if ((table->teams == 3) != (value[TEAM_2] != NULL))
        return wrong("t2: %s with %d players", table->teams == 3 ? "is missing" : "there is none", players);
    return 1;
}

/* Who asked for the extension: as told, or the one team that has got to where it could be asked. */
static int find_caller(const char *told) {
    uint8_t team, there = 0, base = MILLE_BASE_GOAL(table);
    table->caller = NOBODY;
    if (table->goal == base) return told ? wrong("caller=%s: the trip is not extended", told) : 1;
    if (told && !read_number("caller", told, table->teams - 1, &table->caller)) return 0;
    if (told && table->team[table->caller].km < base)
        return wrong("caller=%s: has not made %d km", told, base * CARD_STEP_KM);
    for (team = 0; team < table->teams; team++)
        if (table->team[team].km >= base && there++ == 0 && !told) table->caller = team;
    if (there == 0) return wrong("extended=yes: no team has made %d km", base * CARD_STEP_KM);
    if (there > 1 && !told) table->caller = NOBODY; /* either may have been it */
    return 1;
}

/* How many cards of a kind lie open, as far as the teams' words tell. */
static int lying_open(uint8_t card) {
    int n = 0;
    for (uint8_t team = 0; team < table->teams; team++) {
        const mille_team_t *side = &table->team[team];
        n += side->pile[BATTLE].top == card || side->pile[SPEED].top == card;
        n += card_family[card] == FAMILY_SAFETY && (side->safeties & card_bit[card]) != 0;
        if (card == CARD_200) n += side->stones[CARD_200];
    }
    return n;
}

/* The pack holds only so many: what lies open counts as seen even if `seen` forgets it. */
static int check_pack(void) {
    int cards = 0;
    for (uint8_t card = 0; card < CARD_KINDS; card++) {
        int n = lying_open(card);
        if (table->seen[card] < n) table->seen[card] = (uint8_t)n;
        n = table->seen[card];
        for (uint8_t i = 0; i < table->held[view->seat]; i++)
            n += table->hand[view->seat][i] == card;
        if (n > mille_copies(table, card))
            return wrong("%s: there are only %d in the pack", card_words[card], mille_copies(table, card));
        cards += mille_copies(table, card) - n;
    }
    if (cards < table->left) return wrong("draw=%d: only %d cards are neither held nor seen", table->left, cards);
    return 1;
}

static int read_attack(const char *word, mille_team_t *side) {
    int card = word ? word_index(word, card_words) : -1;
    if (card < 0 || card_family[card] != FAMILY_HAZARD) return wrong("card=%s: a hazard is wanted", word ? word : "");
    if (SAFETY_AGAINST(side->safeties) & card_bit[card]) return wrong("card=%s: its safety is exposed", word);
    if (!memchr(table->hand[view->seat], SAFETY_FOR(card), HAND_MAX))
        return wrong("card=%s: %s is not in the hand", word, card_words[SAFETY_FOR(card)]);
    mille_pile_t *pile = &side->pile[CARD_PILE(card)];
    if (pile->top != card) { /* the table as it was before the attack */
        pile->under = pile->top;
        pile->top = (uint8_t)card;
        table->seen[card]++;
    }
    table->attack = (uint8_t)card;
    table->phase = PHASE_COUP;
    table->turn = (uint8_t)(view->seat ? view->seat - 1 : table->players - 1);
    return 1;
}

static int read_extension(const mille_team_t *own) {
    table->phase = PHASE_EXTEND;
    if (own->km == table->goal && table->goal < EXTENDED_GOAL &&
        (MILLE_RULES(table)->extended_for >> table->players & 1))
        return 1;
    return wrong("extend: only a team that has just made %d km, with rules that let it, may",
                 MILLE_BASE_GOAL(table) * CARD_STEP_KM);
}

/* While a hand goes on nobody has completed the trip, but for the one who is asked whether it goes on. */
static int check_goal(void) {
    for (int team = 0; team < table->teams; team++)
        if (table->team[team].km == table->goal &&
            !(table->phase == PHASE_EXTEND && team == MILLE_TEAM(table, view->seat)))
            return wrong("%s=%d: the trip is completed", keys[TEAM_0 + team], table->goal * CARD_STEP_KM);
    return 1;
}

/* How many cards the other seats hold is not told: what is neither seen, nor in the own hand, nor in the sabot is shared
 * out evenly among them. */
static void share_out(void) {
    int hidden = -(table->left + table->held[view->seat]), others = table->players - 1;
    for (uint8_t card = 0; card < CARD_KINDS; card++)
        hidden += mille_copies(table, card) - table->seen[card];
    for (uint8_t seat = 0; others; seat++) {
        if (seat == view->seat) continue;
        int share = hidden / others--;
        hidden -= share;
        table->held[seat] = (uint8_t)(share < 0            ? 0
                                      : share > HAND_DEALT ? HAND_DEALT
                                                           : share); /* words may not add up */
    }
}

int request_read(char *line, int rules, bot_view_t *to, char complaint[REQUEST_PROBLEM]) {
    enum { PLAY, COUP, EXTEND };
    static const char *const verbs[] = {"play", "coup", "extend", NULL};
    char *value[KEYS] = {0}, *rest = line, *verb = field_piece(&rest, ' ');
    int what = word_index(verb, verbs);

    view = to;
    table = &view->table;
    problem = complaint;
    if (what < 0) return wrong("%s: play, coup or extend is wanted", *verb ? verb : "empty line");
    memset(view, 0, sizeof *view);
    table->rules = (uint8_t)rules;
    memset(table->hand, CARD_NONE, sizeof table->hand);
    memset(table->sabot, CARD_NONE, sizeof table->sabot);
    for (int team = 0; team < TEAMS_MAX; team++)
        for (int pile = BATTLE; pile <= SPEED; pile++)
            table->team[team].pile[pile] = (mille_pile_t){CARD_NONE, CARD_NONE};
    table->attack = CARD_NONE;
    table->finisher = table->winner = NOBODY;
    table->phase = PHASE_PLAY;

    if (!sort_words(rest, value) || !read_frame(value)) return 0;
    for (int team = 0; team < table->teams; team++)
        if (!read_team(keys[TEAM_0 + team], value[TEAM_0 + team], &table->team[team])) return 0;
    if (!read_hand(value[HAND], what == PLAY ? HAND_MAX : HAND_DEALT)) return 0;
    if (value[SEEN] && !read_seen(value[SEEN])) return 0;

    mille_team_t *own = &table->team[MILLE_TEAM(table, view->seat)];
    if (value[CARD] && what != COUP) return wrong("card: only a coup has one");
    if (what == PLAY && !table->held[view->seat]) return wrong("hand=-: there is nothing to play");
    if (what == COUP && !read_attack(value[CARD], own)) return 0;
    if (what == EXTEND && !read_extension(own)) return 0;
    if (!check_goal() || !check_pack() || !find_caller(value[CALLER])) return 0;
    share_out();
    return 1;
}
