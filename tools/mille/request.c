/* Reading a table from words. The table is built as the current game, then swapped into the view. */
#include <string.h>
#include "fields.h"
#include "request.h"
#include "vocabulary.h"

static bot_view_t *view;
static char *problem;

#define WRONG(...) field_wrong(problem, __VA_ARGS__)

/* ---- values ---- */

static int read_number(const char *key, const char *text, int most, uint8_t *value) {
    int n = (int)field_number(text, most);
    if (n < 0) return WRONG("%s=%s: a number from 0 to %d is wanted", key, text, most);
    *value = (uint8_t)n;
    return 1;
}

static int read_yes(const char *key, const char *text, uint8_t *value) {
    if (strcmp(text, "yes") != 0 && strcmp(text, "no") != 0) return WRONG("%s=%s: yes or no is wanted", key, text);
    *value = *text == 'y';
    return 1;
}

/* The seventh card is the one just drawn: a seat asked out of turn does not have it. */
static int read_hand(char *text, uint8_t most) {
    uint8_t *hand = mille_game.hand[view->seat], held = 0;
    mille_game.held[view->seat] = 0;
    if (field_is_none(text)) return 1;
    for (char *word; (word = field_piece(&text, ','));) {
        int card = word_index(word, card_words);
        if (card < 0) return WRONG("hand=%s: no such card", word);
        if (held == most) return WRONG("hand=%s: more than %d cards", word, most);
        hand[held++] = (uint8_t)card;
    }
    mille_game.held[view->seat] = held;
    return 1;
}

static int read_seen(char *text) {
    if (field_is_none(text)) return 1;
    for (char *word; (word = field_piece(&text, ','));) {
        char *count = word;
        word = field_piece(&count, ':');
        int card = word_index(word, card_words), n;
        if (card < 0) return WRONG("seen=%s: no such card", word);
        n = count ? (int)field_number(count, mille_copies((uint8_t)card)) : -1;
        if (n < 0)
            return WRONG("seen=%s:%s: a number from 0 to %d is wanted", word, count ? count : "",
                         mille_copies((uint8_t)card));
        mille_game.seen[card] = (uint8_t)n;
    }
    return 1;
}

/* ---- a team ---- */

static int read_pile(const char *key, const char *word, int pile, mille_pile_t *top) {
    int card = field_is_none(word) ? CARD_NONE : word_index(word, card_words);
    if (card < 0) return WRONG("%s=%s: no such card", key, word);
    int fits = card == CARD_NONE || card_family[card] == FAMILY_HAZARD || card_family[card] == FAMILY_REMEDY;
    if (!fits || (card != CARD_NONE && CARD_PILE(card) != pile))
        return WRONG("%s=%s: does not lie on a %s pile", key, word, pile == SPEED ? "speed" : "battle");
    top->top = (uint8_t)card;
    top->under = CARD_NONE;
    /* The request does not say what a hazard covers. It is a Roll, unless Right of Way allowed anything. */
    if (pile == BATTLE && card_family[card] == FAMILY_HAZARD) top->under = CARD_ROLL;
    return 1;
}

static int read_safeties(const char *key, char *text, uint8_t *bits) {
    *bits = 0;
    if (field_is_none(text)) return 1;
    for (char *word; (word = field_piece(&text, '+'));) {
        int card = word_index(word, card_words);
        if (card < 0 || card_family[card] != FAMILY_SAFETY) return WRONG("%s=%s: no such safety", key, word);
        *bits |= card_bit[card];
    }
    return 1;
}

static int read_team(const char *key, char *text, mille_team_t *side) {
    enum { KM, TWO_HUNDREDS, BATTLE_PILE, SPEED_PILE, SAFETIES, COUPS, POINTS, FIELDS };
    char *field[FIELDS], *rest = text;
    for (int i = 0; i < FIELDS; i++)
        if (!(field[i] = field_piece(&rest, '/')))
            return WRONG("%s: KM/200s/BATTLE/SPEED/SAFETIES/COUPS/POINTS is wanted", key);
    if (rest) return WRONG("%s: '%s' is too much", key, rest);

    int km = (int)field_number(field[KM], mille_game.goal * CARD_STEP_KM),
        points = (int)field_number(field[POINTS], 30000);
    if (km < 0 || km % CARD_STEP_KM)
        return WRONG("%s=%s: kilometres in steps of 25, at most %d, are wanted", key, field[KM],
                     mille_game.goal * CARD_STEP_KM);
    if (points < 0) return WRONG("%s=%s: points from 0 to 30000 are wanted", key, field[POINTS]);
    side->km = (uint8_t)(km / CARD_STEP_KM);
    side->points = (uint16_t)points;
    if (!read_number(key, field[TWO_HUNDREDS], 2, &side->stones[CARD_200])) return 0;
    if (side->stones[CARD_200] * card_steps[CARD_200] > side->km)
        return WRONG("%s=%s: so many 200s are more than %s km", key, field[TWO_HUNDREDS], field[KM]);
    if (!read_pile(key, field[BATTLE_PILE], BATTLE, &side->pile[BATTLE])) return 0;
    if (!read_pile(key, field[SPEED_PILE], SPEED, &side->pile[SPEED])) return 0;
    if (!read_safeties(key, field[SAFETIES], &side->safeties)) return 0;
    if (!read_safeties(key, field[COUPS], &side->coups)) return 0;
    if (side->coups & ~side->safeties) return WRONG("%s: a coup whose safety is not exposed", key);
    return 1;
}

/* ---- the line ---- */

enum { PLAYERS, SEAT, GOAL, EXTENDED, DRAW, HAND, TEAM_0, TEAM_1, TEAM_2, SEEN, CARD, CALLER, KEYS };
static const char *const keys[KEYS + 1] = {
    [PLAYERS] = "players", [SEAT] = "seat", [GOAL] = "goal", [EXTENDED] = "extended",
    [DRAW] = "draw",       [HAND] = "hand", [TEAM_0] = "t0", [TEAM_1] = "t1",
    [TEAM_2] = "t2",       [SEEN] = "seen", [CARD] = "card", [CALLER] = "caller",
};

/* Sorts the words by their keys and checks that none is missing. */
static int sort_words(char *rest, char *value[KEYS]) {
    if (!fields_sort(rest, keys, value, problem)) return 0;
    for (int i = PLAYERS; i <= TEAM_1; i++)
        if (!value[i]) return WRONG("%s: is missing", keys[i]);
    return 1;
}

static int read_frame(char *value[KEYS]) {
    uint8_t extended = 0;
    int players = (int)field_number(value[PLAYERS], PLAYERS_MAX), goal = (int)field_number(value[GOAL], 1000);
    if (players < 0 || !mille_rules()->goal[players])
        return WRONG("players=%s: not for rules %s", value[PLAYERS], rules_words[mille_game.rules]);
    mille_game.players = (uint8_t)players;
    mille_game.teams = TEAMS_OF(players);
    if (!read_number("seat", value[SEAT], players - 1, &view->seat)) return 0;
    mille_game.seat = view->seat;
    mille_game.turn = view->seat;
    if (!read_yes("extended", value[EXTENDED], &extended)) return 0;
    if (extended && !(mille_rules()->extended_for >> players & 1))
        return WRONG("extended=yes: not with rules %s and %d players", rules_words[mille_game.rules], players);
    mille_game.goal = extended ? EXTENDED_GOAL : MILLE_BASE_GOAL;
    if (goal != mille_game.goal * CARD_STEP_KM)
        return WRONG("goal=%s: %d is wanted", value[GOAL], mille_game.goal * CARD_STEP_KM);
    if (!read_number("draw", value[DRAW], CARD_MAX, &mille_game.left)) return 0;
    if ((mille_game.teams == 3) != (value[TEAM_2] != NULL))
        return WRONG("t2: %s with %d players", mille_game.teams == 3 ? "is missing" : "there is none", players);
    return 1;
}

/* The team that asked for the extension: as given, or the one team that has reached the base goal. */
static int find_caller(const char *told) {
    uint8_t team, there = 0, base = MILLE_BASE_GOAL;
    mille_game.caller = NOBODY;
    if (mille_game.goal == base) return told ? WRONG("caller=%s: the trip is not extended", told) : 1;
    if (told && !read_number("caller", told, mille_game.teams - 1, &mille_game.caller)) return 0;
    if (told && mille_game.team[mille_game.caller].km < base)
        return WRONG("caller=%s: has not made %d km", told, base * CARD_STEP_KM);
    for (team = 0; team < mille_game.teams; team++)
        if (mille_game.team[team].km >= base && there++ == 0 && !told) mille_game.caller = team;
    if (there == 0) return WRONG("extended=yes: no team has made %d km", base * CARD_STEP_KM);
    if (there > 1 && !told) mille_game.caller = NOBODY; /* it may have been either */
    return 1;
}

/* How many cards of a kind lie open, according to the team words. */
static int lying_open(uint8_t card) {
    int n = 0;
    for (uint8_t team = 0; team < mille_game.teams; team++) {
        const mille_team_t *side = &mille_game.team[team];
        n += side->pile[BATTLE].top == card || side->pile[SPEED].top == card;
        n += card_family[card] == FAMILY_SAFETY && (side->safeties & card_bit[card]) != 0;
        if (card == CARD_200) n += side->stones[CARD_200];
    }
    return n;
}

/* Checks that no more cards are used than the pack holds. Open cards count as seen even if `seen` omits them. */
static int check_pack(void) {
    int cards = 0;
    for (uint8_t card = 0; card < CARD_KINDS; card++) {
        int n = lying_open(card);
        if (mille_game.seen[card] < n) mille_game.seen[card] = (uint8_t)n;
        n = mille_game.seen[card];
        for (uint8_t i = 0; i < mille_game.held[view->seat]; i++)
            n += mille_game.hand[view->seat][i] == card;
        if (n > mille_copies(card))
            return WRONG("%s: there are only %d in the pack", card_words[card], mille_copies(card));
        cards += mille_copies(card) - n;
    }
    if (cards < mille_game.left)
        return WRONG("draw=%d: only %d cards are neither held nor seen", mille_game.left, cards);
    return 1;
}

static int read_attack(const char *word, mille_team_t *side) {
    int card = word ? word_index(word, card_words) : -1;
    if (card < 0 || card_family[card] != FAMILY_HAZARD) return WRONG("card=%s: a hazard is wanted", word ? word : "");
    if (SAFETY_AGAINST(side->safeties) & card_bit[card]) return WRONG("card=%s: its safety is exposed", word);
    if (!memchr(mille_game.hand[view->seat], SAFETY_FOR(card), HAND_MAX))
        return WRONG("card=%s: %s is not in the hand", word, card_words[SAFETY_FOR(card)]);
    mille_pile_t *pile = &side->pile[CARD_PILE(card)];
    if (pile->top != card) { /* the table as it was before the attack */
        pile->under = pile->top;
        pile->top = (uint8_t)card;
        mille_game.seen[card]++;
    }
    mille_game.attack = (uint8_t)card;
    mille_game.phase = PHASE_COUP;
    mille_game.turn = (uint8_t)(view->seat ? view->seat - 1 : mille_game.players - 1);
    return 1;
}

static int read_extension(const mille_team_t *own) {
    mille_game.phase = PHASE_EXTEND;
    if (own->km == mille_game.goal && mille_game.goal < EXTENDED_GOAL &&
        (mille_rules()->extended_for >> mille_game.players & 1))
        return 1;
    return WRONG("extend: only a team that has just made %d km, with rules that let it, may",
                 MILLE_BASE_GOAL * CARD_STEP_KM);
}

/* While a hand goes on no team has completed the trip, except the one that is asked about the extension. */
static int check_goal(void) {
    for (int team = 0; team < mille_game.teams; team++)
        if (mille_game.team[team].km == mille_game.goal &&
            !(mille_game.phase == PHASE_EXTEND && team == mille_team_of(view->seat)))
            return WRONG("%s=%d: the trip is completed", keys[TEAM_0 + team], mille_game.goal * CARD_STEP_KM);
    return 1;
}

/* The request does not say how many cards the other seats hold: those that are neither seen, nor in the own hand, nor
 * in the sabot are divided evenly among them. */
static void share_out(void) {
    int hidden = -(mille_game.left + mille_game.held[view->seat]), others = mille_game.players - 1;
    for (uint8_t card = 0; card < CARD_KINDS; card++)
        hidden += mille_copies(card) - mille_game.seen[card];
    for (uint8_t seat = 0; others; seat++) {
        if (seat == view->seat) continue;
        int share = hidden / others--;
        hidden -= share;
        mille_game.held[seat] = (uint8_t)(share < 0            ? 0
                                          : share > HAND_DEALT ? HAND_DEALT
                                                               : share); /* the request may be inconsistent */
    }
}

/* Reads the line into the current game. */
static int read_table(char *line, int rules) {
    enum { PLAY, COUP, EXTEND, REQUESTS };
    static const char *const requests[REQUESTS + 1] = {[PLAY] = "play", [COUP] = "coup", [EXTEND] = "extend"};
    char *value[KEYS] = {0}, *rest = line, *verb = field_piece(&rest, ' ');
    int request = word_index(verb, requests);

    if (request < 0) return WRONG("%s: play, coup or extend is wanted", *verb ? verb : "empty line");
    mille_game.rules = (uint8_t)rules;
    memset(mille_game.hand, CARD_NONE, sizeof mille_game.hand);
    memset(mille_game.sabot, CARD_NONE, sizeof mille_game.sabot);
    for (int team = 0; team < TEAMS_MAX; team++)
        for (int pile = BATTLE; pile <= SPEED; pile++)
            mille_game.team[team].pile[pile] = (mille_pile_t){CARD_NONE, CARD_NONE};
    mille_game.attack = CARD_NONE;
    mille_game.finisher = mille_game.winner = NOBODY;
    mille_game.phase = PHASE_PLAY;

    if (!sort_words(rest, value) || !read_frame(value)) return 0;
    for (int team = 0; team < mille_game.teams; team++)
        if (!read_team(keys[TEAM_0 + team], value[TEAM_0 + team], &mille_game.team[team])) return 0;
    if (!read_hand(value[HAND], request == PLAY ? HAND_MAX : HAND_DEALT)) return 0;
    if (value[SEEN] && !read_seen(value[SEEN])) return 0;

    mille_team_t *own = &mille_game.team[mille_team_of(view->seat)];
    if (value[CARD] && request != COUP) return WRONG("card: only a coup has one");
    if (request == PLAY && !mille_game.held[view->seat]) return WRONG("hand=-: there is nothing to play");
    if (request == COUP && !read_attack(value[CARD], own)) return 0;
    if (request == EXTEND && !read_extension(own)) return 0;
    if (!check_goal() || !check_pack() || !find_caller(value[CALLER])) return 0;
    share_out();
    return 1;
}

int request_read(char *line, int rules, bot_view_t *to, char complaint[REQUEST_PROBLEM]) {
    int readable;
    view = to;
    problem = complaint;
    memset(view, 0, sizeof *view);
    mille_swap(&view->table);
    readable = read_table(line, rules);
    mille_swap(&view->table);
    return readable;
}
