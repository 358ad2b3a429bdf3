/* The tables of the manual of RISK. Words that are not in the game follow the name of the table: @odds attacker |
 * defender. */
#include <string.h>

#include "example.h"
#include "game.h"
#include "odds.h"
#include "texts.h"

const char manual_game[] = "risk";
const char *const manual_back[] = {"screens/risk-%s-winner.png", 0};

#define CELL 600

static const char *continent_name(uint8_t continent) {
    return word((uint8_t)(WORD_CONTINENT_NORTH_AMERICA + continent));
}

static const char *territory_name(uint8_t territory) {
    return word((uint8_t)(WORD_TERRITORY_ALASKA + territory));
}

/* ---- the board ---- */

static void write_bonuses(FILE *to, const writer_t *writer) {
    for (uint8_t c = 0; c < CONTINENTS; c++) {
        char bonus[8];
        snprintf(bonus, sizeof bonus, "+%u", map_bonus[c]);
        writer->row(to, "points", 2, (const char *const[]){continent_name(c), bonus});
    }
}

/* Each continent with its territories and their numbers. */
static void write_board(FILE *to, const writer_t *writer) {
    for (uint8_t c = 0; c < CONTINENTS; c++) {
        char name[CELL], list[CELL] = "";
        snprintf(name, sizeof name, "%s +%u", continent_name(c), map_bonus[c]);
        for (uint8_t t = map_first[c]; t < map_first[c + 1]; t++) {
            const size_t used = strlen(list);
            snprintf(list + used, sizeof list - used, "%s%02u %s", used ? ", " : "", t + 1, territory_name(t));
        }
        writer->row(to, "pairs", 2, (const char *const[]){name, list});
    }
}

/* ---- numbers in rows ---- */

#define COLUMNS 10
static char numbers[COLUMNS][8];

/* A row of "odds": a label, then what is in numbers. */
static void write_numbers(FILE *to, const writer_t *writer, const char *label, unsigned count) {
    const char *cell[COLUMNS + 1] = {label};
    for (unsigned i = 0; i < count; i++)
        cell[i + 1] = numbers[i];
    writer->row(to, "odds", count + 1, cell);
}

static void write_worths(FILE *to, const writer_t *writer, const char *first, const char *second) {
    for (unsigned n = 0; n < COLUMNS; n++)
        snprintf(numbers[n], sizeof *numbers, "%u", n + 1);
    write_numbers(to, writer, first, COLUMNS);
    for (unsigned n = 0; n < COLUMNS; n++)
        snprintf(numbers[n], sizeof *numbers, "%u", risk_set_worth((uint16_t)(n + 1)));
    write_numbers(to, writer, second, COLUMNS);
}

/* As the screen shows them before an attack. */
static void write_odds(FILE *to, const writer_t *writer, const char *first, const char *second) {
    static const uint8_t attackers[] = {2, 3, 4, 5, 6, 7, 8, 9, 10}, defenders[] = {1, 2, 3, 4, 5, 6, 8, 10};
    char label[CELL];
    snprintf(label, sizeof label, "%s / %s", first, second);
    for (unsigned d = 0; d < sizeof defenders; d++)
        snprintf(numbers[d], sizeof *numbers, "%u", defenders[d]);
    write_numbers(to, writer, label, sizeof defenders);
    for (unsigned a = 0; a < sizeof attackers; a++) {
        snprintf(label, sizeof label, "%u", attackers[a]);
        for (unsigned d = 0; d < sizeof defenders; d++)
            snprintf(numbers[d], sizeof *numbers, "%u %%", odds_of(attackers[a], defenders[d]) * 100u / 255);
        write_numbers(to, writer, label, sizeof defenders);
    }
}

/* ---- worked examples ---- */

static void write_throw(FILE *to, const writer_t *writer) {
    example_throw_t thrown;
    example_throw(&thrown);
    writer->row(to, "throw", 3,
                (const char *const[]){"", territory_name(EXAMPLE_BASE), territory_name(EXAMPLE_TARGET)});
    for (unsigned i = 0; i < ATTACK_DICE_MAX; i++) {
        char die[3][8] = {"", "", "–"};
        snprintf(die[0], sizeof *die, "%u.", i + 1);
        snprintf(die[1], sizeof *die, "%u", thrown.attack[i]);
        if (i < DEFEND_DICE_MAX) snprintf(die[2], sizeof *die, "%u", thrown.defend[i]);
        writer->row(to, "throw", 3, (const char *const[]){die[0], die[1], die[2]});
    }
    char lost[2][8];
    for (unsigned i = 0; i < 2; i++) {
        snprintf(lost[i], sizeof *lost, "–%u", thrown.lost[i]);
        word_number((uint8_t)i, thrown.lost[i]);
    }
    writer->row(to, "throw", 3, (const char *const[]){word(WORD_SAY_LOSS), lost[0], lost[1]});
}

static void write_set(FILE *to, const writer_t *writer, const char *const *figure) {
    example_set_t set;
    example_set(&set);
    for (unsigned i = 0; i < 3; i++)
        writer->row(to, "pairs", 2, (const char *const[]){territory_name(set.card[i]), figure[i]});
}

/* ---- all of them ---- */

/* Cuts the text after the name of a table at " | "; false if there are fewer parts. */
static int cut(char *text, char **part, unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        part[i] = text;
        if (i + 1 == count) break;
        if (!(text = strstr(text, " | "))) return 0;
        *text = 0;
        text += 3;
    }
    return 1;
}

int tables_write(FILE *to, const writer_t *writer, const char *name) {
    char text[CELL], *part[3];
    const size_t length = strcspn(name, " ");
    snprintf(text, sizeof text, "%s", name[length] ? name + length + 1 : "");
    const int is_worths = !strncmp(name, "worths ", 7), is_odds = !strncmp(name, "odds ", 5);
    if (!strcmp(name, "bonuses"))
        write_bonuses(to, writer);
    else if (!strcmp(name, "board"))
        write_board(to, writer);
    else if (!strcmp(name, "throw"))
        write_throw(to, writer);
    else if ((is_worths || is_odds) && cut(text, part, 2))
        (is_odds ? write_odds : write_worths)(to, writer, part[0], part[1]);
    else if (!strncmp(name, "set ", 4) && cut(text, part, 3))
        write_set(to, writer, (const char *const *)part);
    else
        return 0;
    return 1;
}
