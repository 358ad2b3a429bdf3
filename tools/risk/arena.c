/* `risk arena`: many games between two players; one line of JSON with the share of wins and its interval. */
#include <stdio.h>
#include "commands.h"
#include "tournament.h"
#include "players.h"

int command_arena(int argc, char **argv) {
    option_t options[] = {
        {.name = "players", .help = "how many", .min = PLAYERS_MIN, .max = PLAYERS_MAX, .value = 2},
        {.name = "games", .help = "games to play", .min = 1, .max = 1000000000, .value = 100},
        {.name = "a", .help = "one player, at one seat", .words = player_words, .value = PLAYER_GREEDY},
        {.name = "b", .help = "the other, at all other seats", .words = player_words, .value = PLAYER_RANDOM},
        {.name = "seed", .help = "start of the generator", .min = 0, .max = UINT32_MAX, .value = 1},
        GAME_OPTIONS,
        {0}};

    options_read("risk arena", "plays many games between two players", options, argc, argv);
    tournament_t tournament = {.players = (int)options[0].value,
                               .options = game_options(&options[5]),
                               .a = (int)options[2].value,
                               .b = (int)options[3].value};
    tournament_play(&tournament, options[1].value, (uint32_t)options[4].value);

    printf("{\"players\":%d,\"a\":\"%s\",\"b\":\"%s\",\"seed\":%lld,\"games\":%lld,\"a_wins\":%u,\"b_wins\":%u,"
           "\"open\":%u,\"share\":%.4f,\"low\":%.4f,\"high\":%.4f}\n",
           tournament.players, player_words[tournament.a], player_words[tournament.b], options[4].value,
           options[1].value, tournament.wins[0], tournament.wins[1], tournament.open, tournament.share, tournament.low,
           tournament.high);
    return 0;
}
