/* The refusals of the reference model. The rules agree with it in the differential test, so nothing there shows that it
 * can refuse: here each refusal and each invalid state is caused once, and the messages in its sources are compared
 * with those seen.
 *     stops_test SOURCE.c… */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "reference_model.h"
#include "tap.h"

enum { HEARD_MAX = 100, LINE_MAX = 400 };
static ref_table_t table;
static const char *heard[HEARD_MAX];
static int heard_count;

static void hear(const char *why) {
    if (why != NULL && heard_count < HEARD_MAX) heard[heard_count++] = why;
}

static bool is(const char *why, const char *expected) {
    hear(why);
    return why != NULL && strcmp(why, expected) == 0;
}

/* The move is refused with this sentence, and nothing has changed. */
#define REFUSED(move, sentence)                                                                                        \
    do {                                                                                                               \
        static ref_table_t was;                                                                                        \
        memcpy(&was, &table, sizeof was);                                                                              \
        bool said = is(move, sentence);                                                                                \
        ok(said &&memcmp(&was, &table, sizeof was) == 0, "%s: %s", #move, sentence);                                   \
    } while (0)

#define DONE(move)                                                                                                     \
    do {                                                                                                               \
        ok((move) == NULL, "%s", #move);                                                                               \
        table.recorded_count = 0;                                                                                      \
    } while (0)

/* ---- a game of two, in which seat 0 has every second territory, up to each phase -------------------------------- */

static void arrangement(void) {
    ref_open(&table, 2, 60);
    REFUSED(ref_claim(&table, REF_ALASKA), "territories are not being claimed");
    REFUSED(ref_first_to_place(&table, -1), "nobody sits there");
    REFUSED(ref_first_to_place(&table, 2), "nobody sits there");
    DONE(ref_first_to_place(&table, 0));
    REFUSED(ref_first_to_place(&table, 0), "not the phase of these dice");
    REFUSED(ref_claim(&table, REF_TERRITORIES), "no such territory");
    DONE(ref_claim(&table, REF_ALASKA));
    REFUSED(ref_claim(&table, REF_ALASKA), "somebody has it already");
    REFUSED(ref_reinforce(&table, REF_ALASKA), "the arrangement is not at this point");
    for (int t = REF_ALASKA + 1; t < REF_TERRITORIES; t++, table.recorded_count = 0)
        ref_claim(&table, t);
    REFUSED(ref_reinforce(&table, -1), "no such territory");
    REFUSED(ref_reinforce(&table, REF_NORTHWEST_TERRITORY), "it belongs to another");
    REFUSED(ref_first_to_play(&table, 0), "not the phase of these dice");
    for (; table.phase == REF_TO_REINFORCE; table.recorded_count = 0)
        ref_reinforce(&table, table.seat == 0 ? REF_ALASKA : REF_NORTHWEST_TERRITORY);
    REFUSED(ref_first_to_play(&table, 2), "nobody sits there");
    DONE(ref_first_to_play(&table, 0));
}

static void deal(void) {
    int owner[REF_TERRITORIES];
    for (int t = 0; t < REF_TERRITORIES; t++)
        owner[t] = t % 2;
    ref_open(&table, 2, 60);
    REFUSED(ref_deal(&table, owner), "not the phase to deal");
    DONE(ref_first_to_place(&table, 0));
    owner[REF_PERU] = 2;
    REFUSED(ref_deal(&table, owner), "a territory is dealt to nobody at the table");
    owner[REF_PERU] = 1;
    REFUSED(ref_deal(&table, owner), "somebody is dealt too many territories");
    owner[REF_PERU] = REF_PERU % 2;
    DONE(ref_deal(&table, owner));
}

static void give(int seat, int card) {
    ref_take(&table.pack, card);
    ref_put(&table.hand[seat], card);
}

/* The first card after this one with the same figure, or with another. */
static int card_like(int card, bool same) {
    int other = card + 1;
    while ((ref_figure(other) == ref_figure(card)) != same)
        other++;
    return other;
}

static void cards(void) {
    int like = card_like(REF_ALASKA, true), unlike = card_like(REF_ALASKA, false);
    give(0, REF_ALASKA);
    give(0, like);
    give(0, unlike);
    REFUSED(ref_hand_in(&table, (int[]){like, like, unlike}), "a card is named twice");
    REFUSED(ref_hand_in(&table, (int[]){like, unlike, REF_JOKER_1}), "not in the hand");
    REFUSED(ref_hand_in(&table, (int[]){REF_ALASKA, like, unlike}), "not a set");
    give(0, REF_JOKER_1);
    give(0, REF_JOKER_2);
    REFUSED(ref_keep(&table), "more than four cards: a set must be handed in");
    REFUSED(ref_place(&table, REF_ALASKA, 1), "not the phase to place armies");
    DONE(ref_hand_in(&table, (int[]){unlike, REF_JOKER_1, REF_JOKER_2}));
    DONE(ref_keep(&table));
    REFUSED(ref_keep(&table), "not the phase for cards");
    REFUSED(ref_hand_in(&table, (int[]){REF_ALASKA, like, unlike}), "not the phase for cards");
}

static void armies(void) {
    REFUSED(ref_place(&table, REF_TERRITORIES, 1), "no such territory");
    REFUSED(ref_place(&table, REF_NORTHWEST_TERRITORY, 1), "it belongs to another");
    REFUSED(ref_place(&table, REF_ALASKA, 0), "no army");
    REFUSED(ref_place(&table, REF_ALASKA, table.to_place + 1), "more armies than there are to place");
    REFUSED(ref_attack(&table, REF_ALASKA, REF_NORTHWEST_TERRITORY, 1), "not the phase to attack");
    REFUSED(ref_stop(&table), "no attacks to stop");
    DONE(ref_place(&table, REF_ALASKA, table.to_place));
}

static void attack(void) {
    static const int high[] = {6, 6, 6}, low[] = {1, 1}, seven[] = {6, 7, 6}, nought[] = {0, 1};
    REFUSED(ref_attack(&table, REF_TERRITORIES, REF_ALASKA, 1), "no such territory");
    REFUSED(ref_attack(&table, REF_ALASKA, -1, 1), "no such territory");
    REFUSED(ref_attack(&table, REF_NORTHWEST_TERRITORY, REF_ALASKA, 1), "the base belongs to another");
    REFUSED(ref_attack(&table, REF_ALASKA, REF_GREENLAND, 1), "the target is one's own");
    REFUSED(ref_attack(&table, REF_ALASKA, REF_EASTERN_AUSTRALIA, 1), "not adjacent");
    REFUSED(ref_attack(&table, REF_ALASKA, REF_NORTHWEST_TERRITORY, 0), "no die");
    REFUSED(ref_attack(&table, REF_ALASKA, REF_NORTHWEST_TERRITORY, 4), "too few armies for so many dice");
    REFUSED(ref_defend(&table, 1), "nothing to defend");
    REFUSED(ref_throw(&table, high, low), "not the phase to throw");
    REFUSED(ref_advance(&table, 1), "nothing was taken");
    REFUSED(ref_move(&table, REF_ALASKA, REF_NORTHWEST_TERRITORY, 1), "not the phase of the free move");
    REFUSED(ref_stay(&table), "not the phase of the free move");
    REFUSED(ref_draw(&table, REF_CHINA), "no card was earned");
    DONE(ref_attack(&table, REF_ALASKA, REF_ALBERTA, 3));
    REFUSED(ref_defend(&table, 0), "no die");
    REFUSED(ref_defend(&table, 2), "too few armies for so many dice");
    DONE(ref_defend(&table, 1));
    REFUSED(ref_throw(&table, seven, low), "no such die");
    REFUSED(ref_throw(&table, high, nought), "no such die");
    DONE(ref_throw(&table, high, low));
    REFUSED(ref_advance(&table, 2), "fewer armies than dice");
    REFUSED(ref_advance(&table, table.armies[REF_ALASKA]), "nobody would stay behind");
    DONE(ref_advance(&table, 3));
    DONE(ref_stop(&table));
}

static void end_of_turn(void) {
    REFUSED(ref_move(&table, REF_TERRITORIES, REF_ALASKA, 1), "no such territory");
    REFUSED(ref_move(&table, REF_ALASKA, -1, 1), "no such territory");
    REFUSED(ref_move(&table, REF_ALASKA, REF_NORTHWEST_TERRITORY, 1), "it belongs to another");
    REFUSED(ref_move(&table, REF_NORTHWEST_TERRITORY, REF_ALASKA, 1), "it belongs to another");
    REFUSED(ref_move(&table, REF_ALASKA, REF_GREENLAND, 1), "not adjacent");
    REFUSED(ref_move(&table, REF_ALASKA, REF_ALBERTA, 0), "no army");
    REFUSED(ref_move(&table, REF_ALASKA, REF_ALBERTA, table.armies[REF_ALASKA]), "nobody would stay behind");
    DONE(ref_stay(&table));
    REFUSED(ref_draw(&table, REF_ALASKA), "this card is not in the pack");
    DONE(ref_draw(&table, REF_CHINA));
}

/* ---- what cannot be on any table -------------------------------------------------------------------------------- */

static void lose_a_card(void) {
    table.pack.count--;
}

static void copy_a_card(void) {
    table.pack.card[0] = table.pack.card[1];
}

static void empty_a_territory(void) {
    table.fallen += table.armies[REF_PERU];
    table.armies[REF_PERU] = 0;
}

static void owe_armies(void) {
    table.fallen += table.armies[REF_PERU] + 1;
    table.armies[REF_PERU] = -1;
}

static void invite_a_stranger(void) {
    table.owner[REF_PERU] = 2;
}

static void free_a_territory(void) {
    empty_a_territory();
    table.owner[REF_PERU] = REF_NOBODY;
}

static void add_an_army(void) {
    table.armies[REF_PERU]++;
}

static void lose_an_army(void) {
    table.armies[REF_ALASKA]--;
}

static void give_all_to(int seat) {
    for (int t = 0; t < REF_TERRITORIES; t++)
        table.owner[t] = seat;
}

static void beat_the_seat_in_turn(void) {
    give_all_to(1 - table.turn);
}

static void keep_cards_of_the_beaten(void) {
    give_all_to(table.turn);
    give(1 - table.turn, table.pack.card[0]);
}

typedef struct {
    void (*spoil)(void);
    const char *trouble, *what;
} spoilt_t;

static void troubles(void) {
    static const spoilt_t list[] = {
        {lose_a_card, "a card is missing or there twice", "a card is lost"},
        {copy_a_card, "a card is missing or there twice", "a card takes the place of another"},
        {empty_a_territory, "a territory stands empty", "its armies are gone"},
        {owe_armies, "a territory stands empty", "more than its armies are gone"},
        {invite_a_stranger, "a territory belongs to nobody at the table", "a third of two players"},
        {free_a_territory, "a territory belongs to nobody", "no owner after the set-up"},
        {add_an_army, "the number of armies on the board is wrong", "an army too many"},
        {lose_an_army, "the number of armies on the board is wrong", "an army too few"},
        {beat_the_seat_in_turn, "it is the turn of somebody who is out", "nothing is left to the seat in turn"},
        {keep_cards_of_the_beaten, "somebody who is out holds cards", "a card in the hand of the beaten"},
    };
    static ref_table_t sound;
    memcpy(&sound, &table, sizeof sound);
    ok(ref_invalid(&table) == NULL, "a table in play has no trouble");
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        list[i].spoil();
        ok(is(ref_invalid(&table), list[i].trouble), "%s: %s", list[i].what, list[i].trouble);
        memcpy(&table, &sound, sizeof table);
    }
}

/* ---- all of them ------------------------------------------------------------------------------------------------ */

static bool was_heard(const char *sentence) {
    for (int i = 0; i < heard_count; i++)
        if (strcmp(heard[i], sentence) == 0) return true;
    return false;
}

/* Every text between quotes in a line of a function. */
static int count_in_line(char *line, const char *path) {
    int count = 0;
    if (line[0] == '#' || strstr(line, "static const") != NULL) return 0;
    for (char *start = strchr(line, '"'); start != NULL; start = strchr(start, '"')) {
        char *end = strchr(++start, '"');
        if (end == NULL) break;
        *end = '\0';
        if (!was_heard(start)) ok(false, "%s: nothing here brings about \"%s\"", path, start);
        count++;
        start = end + 1;
    }
    return count;
}

static int count_stops(const char *path) {
    char line[LINE_MAX];
    int count = 0;
    FILE *file = fopen(path, "r");
    if (file == NULL) tap_die("cannot read %s", path);
    while (fgets(line, sizeof line, file) != NULL)
        count += count_in_line(line, path);
    fclose(file);
    return count;
}

int main(int argc, char **argv) {
    int stops = 0;
    deal();
    arrangement();
    troubles();
    cards();
    armies();
    attack();
    end_of_turn();
    for (int i = 1; i < argc; i++)
        if (strstr(argv[i], "/map.c") == NULL) stops += count_stops(argv[i]); /* its texts are names */
    ok(stops > 40, "%d refusals in the sources of the reference model, all of them seen", stops);
    return tap_done();
}
