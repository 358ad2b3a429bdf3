/* `risk arena`: two players meet in many games; one line of JSON says who is better, and how surely. */
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

    options_read("risk arena", "lets two players meet in many games", options, argc, argv);
    tournament_t meeting = {.players = (int)options[0].value,
                            .options = game_options(&options[5]),
                            .a = (int)options[2].value,
                            .b = (int)options[3].value};
    tournament_play(&meeting, options[1].value, (uint32_t)options[4].value);

    printf("{\"players\":%d,\"a\":\"%s\",\"b\":\"%s\",\"seed\":%lld,\"games\":%lld,\"a_wins\":%u,\"b_wins\":%u,"
           "\"open\":%u,\"share\":%.4f,\"low\":%.4f,\"high\":%.4f}\n",
           meeting.players, player_words[meeting.a], player_words[meeting.b], options[4].value, options[1].value,
           meeting.wins[0], meeting.wins[1], meeting.open, meeting.share, meeting.low, meeting.high);
    return 0;
}
