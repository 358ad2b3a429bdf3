/* Moves as text. */
#include <stdio.h>
#include <string.h>
#include "moves.h"
#include "word.h"
#include "vocabulary.h"

const char *const moves_help =
    "  claim T | deploy T | trade CARD,CARD,CARD | keep | place T N | attack FROM TO DICE | defend DICE\n"
    "  advance N | stop | free FROM TO N | stay | abandon\n"
    "Territories are words (northwest_territory) or numbers (1), cards are words, the jokers joker1 and joker2; "
    "`risk map`\nlists them";

static const char *const verbs[RISK_VERBS + 1] = {
    [RISK_CLAIM] = "claim", [RISK_DEPLOY] = "deploy", [RISK_TRADE] = "trade",   [RISK_KEEP] = "keep",
    [RISK_PLACE] = "place", [RISK_ATTACK] = "attack", [RISK_DEFEND] = "defend", [RISK_ADVANCE] = "advance",
    [RISK_STOP] = "stop",   [RISK_FREE] = "free",     [RISK_STAY] = "stay",     [RISK_ABANDON] = "abandon",
};

/* The arguments of each verb: a and b territories, c three cards, n a number. */
static const char *const arguments[RISK_VERBS] = {
    [RISK_CLAIM] = "a",  [RISK_DEPLOY] = "a",   [RISK_TRADE] = "c",  [RISK_KEEP] = "",
    [RISK_PLACE] = "an", [RISK_ATTACK] = "abn", [RISK_DEFEND] = "n", [RISK_ADVANCE] = "n",
    [RISK_STOP] = "",    [RISK_FREE] = "abn",   [RISK_STAY] = "",    [RISK_ABANDON] = "",
};

static int refuse(char *problem, const char *reason, const char *word) {
    snprintf(problem, MOVE_PROBLEM, "reason=%s word=%.60s", reason, word);
    return 0;
}

static int read_territory(const char *word, uint8_t *territory, char *problem) {
    int place = territory_index(word);
    if (place < 0) return refuse(problem, "unknown-territory", word);
    *territory = (uint8_t)place;
    return 1;
}

/* Three card words with commas between them. */
static int read_cards(char *word, risk_move_t *move, char *problem) {
    uint8_t *cards[] = {&move->a, &move->b, &move->c};
    for (int i = 0; i < 3; i++) {
        char *comma = strchr(word, ',');
        if ((comma != NULL) != (i < 2)) return refuse(problem, "not-three-cards", word);
        if (comma) *comma = 0;
        int card = word_index(word, card_words);
        if (card < 0) return refuse(problem, "unknown-card", word);
        *cards[i] = (uint8_t)card;
        if (comma) word = comma + 1;
    }
    return 1;
}

static int read_part(char part, char *word, risk_move_t *move, char *problem) {
    long number;
    switch (part) {
    case 'a':
        return read_territory(word, &move->a, problem);
    case 'b':
        return read_territory(word, &move->b, problem);
    case 'c':
        return read_cards(word, move, problem);
    default:
        number = number_value(word);
        if (number < 0) return refuse(problem, "unknown-number", word);
        move->n = (uint16_t)number;
        return 1;
    }
}

int move_read(char *line, risk_move_t *move, char problem[MOVE_PROBLEM]) {
    static const char *const blanks = " \t\r\n";
    char *first = strtok(line, blanks), *word;
    int verb = first ? word_index(first, verbs) : -1;
    *move = (risk_move_t){.verb = (uint8_t)verb};
    if (verb < 0) return refuse(problem, "unreadable", first ? first : "");
    for (const char *part = arguments[verb]; *part; part++) {
        if (!(word = strtok(NULL, blanks))) return refuse(problem, "too-short", first);
        if (!read_part(*part, word, move, problem)) return 0;
    }
    if ((word = strtok(NULL, blanks))) return refuse(problem, "too-long", word);
    return 1;
}
