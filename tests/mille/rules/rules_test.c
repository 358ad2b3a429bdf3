/* Runs every sentence of the rulebooks in each rule set and with each number of players it holds for. */
#include <stdio.h>
#include "fixture.h"
#include "tap.h"
#include "vocabulary.h"

static int failures;
static uint8_t current_rules, current_players;

void expected(bool condition, const char *text, const char *file, int line) {
    if (condition) return;
    failures++;
    printf("# %s:%d: %s, %d players: expected %s\n", file, line, rules_words[current_rules], current_players, text);
}

static void run(const sentence_t *sentence, uint8_t rules) {
    int games = 0;
    failures = 0;
    current_rules = rules;
    for (uint8_t players = 2; players <= PLAYERS_MAX; players++) {
        if (!rules_table[rules].goal[players] || !(sentence->players >> players & 1)) continue;
        current_players = players;
        games++;
        fixture(rules, players);
        sentence->test();
    }
    if (games) ok(failures == 0, "%s %s: %s", rules_words[rules], sentence->name, sentence->sentence);
}

int main(void) {
    const sentence_t *const chapters[] = {table_sentences, hazard_sentences, coup_sentences, score_sentences,
                                          match_sentences};
    setvbuf(stdout, NULL, _IOLBF, 0); /* the output of a test that crashes is complete */
    for (size_t i = 0; i < sizeof chapters / sizeof *chapters; i++)
        for (const sentence_t *sentence = chapters[i]; sentence->test; sentence++)
            for (uint8_t rules = 0; rules < RULES_COUNT; rules++)
                if (sentence->rules >> rules & 1) run(sentence, rules);
    return tap_done();
}
