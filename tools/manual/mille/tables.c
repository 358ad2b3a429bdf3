/* The tables of the manual that come from the rules: cards, points, rulebooks, the worked example. */
#include <string.h>

#include "card_text.h"
#include "example.h"
#include "game.h"
#include "pages.h"
#include "vocabulary.h"

const char manual_game[] = "mille";
/* The pictures of the last page: a hand of cards. */
const char *const manual_back[] = {
    "cards/25.png", "cards/stop.png", "cards/roll.png", "cards/200.png", "cards/flat.png", "cards/rightofway.png", 0};

/* ---- the cards of a family ---- */

static const char *const family_name[FAMILY_NONE] = {
    [FAMILY_DISTANCE] = "DISTANCE", [FAMILY_HAZARD] = "HAZARD", [FAMILY_REMEDY] = "REMEDY", [FAMILY_SAFETY] = "SAFETY"};

/* A card's picture in gfx/mille/cards has its name on the command line. */
static int write_cards(FILE *to, const writer_t *writer, const char *family) {
    char image[40], copies[16];
    uint8_t wanted = 0;
    while (wanted < FAMILY_NONE && strcmp(family, family_name[wanted]))
        wanted++;
    for (uint8_t card = 0; card < CARD_KINDS; card++) {
        if (card_family[card] != wanted) continue;
        snprintf(image, sizeof image, "%c%s%c", MARK_PICTURE, card_words[card], MARK_PICTURE_END);
        snprintf(copies, sizeof copies, "%u ×", card_copies[card]);
        const char *const cell[] = {image, copies, word(CARD_WORD(card)), card_text(card)};
        writer->row(to, "cards", 4, cell);
    }
    return wanted < FAMILY_NONE;
}

/* ---- the points ---- */

static void write_points(FILE *to, const writer_t *writer) {
    unsigned count;
    const page_record_t *points = pages_record(&count) + RECORD_POINTS;
    for (unsigned i = 0; i < points->lines; i++)
        writer->row(to, "points", 2, (const char *const[]){points->line[i].label, points->line[i].value});
}

/* ---- the rulebooks side by side ---- */

/* The place of a label among those of all rulebooks, or `count`. */
static unsigned find(const char *const *label, unsigned count, const char *wanted) {
    unsigned i = 0;
    while (i < count && strcmp(label[i], wanted))
        i++;
    return i;
}

static const char *value_of(const page_record_t *rulebook, const char *label) {
    for (unsigned i = 0; i < rulebook->lines; i++)
        if (!strcmp(rulebook->line[i].label, label)) return rulebook->line[i].value;
    return "–";
}

static void write_rulebooks(FILE *to, const writer_t *writer) {
    const char *label[2 * PAGE_LINES], *cell[RULES_COUNT + 1] = {""};
    unsigned labels = 0, count;
    const page_record_t *rulebook = pages_record(&count) + RECORD_RULEBOOKS;
    for (unsigned r = 0; r < RULES_COUNT; r++) {
        unsigned at = 0; /* a new label goes after the one before it on its page */
        for (unsigned i = 0; i < rulebook[r].lines; i++) {
            unsigned known = find(label, labels, rulebook[r].line[i].label);
            if (known == labels) {
                memmove(&label[at + 1], &label[at], (labels++ - at) * sizeof *label);
                label[known = at] = rulebook[r].line[i].label;
            }
            at = known + 1;
        }
        cell[r + 1] = rulebook[r].headline;
    }
    writer->row(to, "rulebooks", RULES_COUNT + 1, cell);
    for (unsigned i = 0; i < labels; i++) {
        cell[0] = label[i];
        for (unsigned r = 0; r < RULES_COUNT; r++)
            cell[r + 1] = value_of(&rulebook[r], label[i]);
        writer->row(to, "rulebooks", RULES_COUNT + 1, cell);
    }
}

/* ---- the worked example ---- */

static void write_sums(FILE *to, const writer_t *writer, uint8_t key, unsigned first, unsigned second) {
    char sum[2][12];
    snprintf(sum[0], sizeof *sum, first ? "%u" : "–", first);
    snprintf(sum[1], sizeof *sum, second ? "%u" : "–", second);
    writer->row(to, "example", 3, (const char *const[]){word(key), sum[0], sum[1]});
}

static void write_example(FILE *to, const writer_t *writer) {
    mille_sheet_t sheet[2];
    example_hand();
    for (uint8_t team = 0; team < 2; team++)
        mille_score(team, &sheet[team]);
    word_number(0, mille_game.hand_number);
    writer->row(to, "example", 3, (const char *const[]){word(WORD_SHEET), EXAMPLE_FIRST, EXAMPLE_SECOND});
    for (uint8_t line = 0; line < LINE_COUNT; line++)
        if (rules_table[mille_game.rules].lines >> line & 1)
            write_sums(to, writer, (uint8_t)(WORD_LINE_MILESTONES + line), sheet[0].line[line], sheet[1].line[line]);
    write_sums(to, writer, WORD_LINE_DEAL, sheet[0].total, sheet[1].total);
    write_sums(to, writer, WORD_LINE_FORWARD, mille_game.team[0].points, mille_game.team[1].points);
    write_sums(to, writer, WORD_LINE_TOTAL, sheet[0].total + 0u + mille_game.team[0].points,
               sheet[1].total + 0u + mille_game.team[1].points);
}

int tables_write(FILE *to, const writer_t *writer, const char *name) {
    if (!strncmp(name, "cards ", 6)) return write_cards(to, writer, name + 6);
    if (!strcmp(name, "points"))
        write_points(to, writer);
    else if (!strcmp(name, "rulebooks"))
        write_rulebooks(to, writer);
    else if (!strcmp(name, "example"))
        write_example(to, writer);
    else
        return 0;
    return 1;
}
