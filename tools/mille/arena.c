/* `mille arena`: many matches between two players; one line of JSON with the result and its confidence interval. */
#include <stdio.h>
#include "commands.h"
#include "tournament.h"
#include "options.h"
#include "players.h"
#include "vocabulary.h"

int command_arena(int argc, char **argv) {
    option_t options[] = {{.name = "rules", .help = "rulebook", .words = rules_words, .value = RULES_MICRO},
                          {.name = "players", .help = "how many", .min = 2, .max = PLAYERS_MAX, .value = 2},
                          {.name = "games", .help = "matches to play", .min = 1, .max = 1000000000, .value = 100},
                          {.name = "a", .help = "one player", .words = player_words, .value = BOT_HARD},
                          {.name = "b", .help = "the other", .words = player_words, .value = BOT_MEDIUM},
                          {.name = "seed", .help = "start of the generator", .min = 0, .max = UINT32_MAX, .value = 1},
                          {0}};

    options_read("mille arena", "plays many matches between two players", options, argc, argv);
    tournament_t tournament = {.rules = (int)options[0].value,
                               .players = (int)options[1].value,
                               .who = {(int)options[3].value, (int)options[4].value}};
    const tournament_side_t *a = &tournament.side[0], *b = &tournament.side[1];
    words_check_players("mille arena", tournament.rules, tournament.players);
    tournament_play(&tournament, options[2].value, (uint32_t)options[5].value);

    printf("{\"rules\":\"%s\",\"players\":%d,\"a\":\"%s\",\"b\":\"%s\",\"seed\":%lld,\"games\":%lld,\"a_wins\":%u,"
           "\"b_wins\":%u,\"share\":%.4f,\"low\":%.4f,\"high\":%.4f,\"a_points\":%.1f,\"b_points\":%.1f,"
           "\"a_hands\":%u,\"b_hands\":%u",
           rules_words[tournament.rules], tournament.players, player_words[tournament.who[0]],
           player_words[tournament.who[1]], options[5].value, options[2].value, a->wins, b->wins, tournament.share,
           tournament.low, tournament.high, a->points / a->hands, b->points / b->hands, a->hands, b->hands);
    for (int part = 0; part < PARTS; part++)
        printf(",\"a_%s\":%.3f,\"b_%s\":%.3f", tournament_parts[part], (double)a->parts[part] / a->hands,
               tournament_parts[part], (double)b->parts[part] / b->hands);
    printf("}\n");
    return 0;
}
