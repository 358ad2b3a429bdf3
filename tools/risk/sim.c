/* `risk sim`: whole games between machines, as one line of JSON. */
#include <stdio.h>
#include "commands.h"
#include "players.h"
#include "selfplay.h"

int command_sim(int argc, char **argv) {
    option_t options[] = {
        {.name = "players", .help = "how many", .min = PLAYERS_MIN, .max = PLAYERS_MAX, .value = 2},
        {.name = "games", .help = "games to play", .min = 1, .max = 1000000000, .value = 100},
        {.name = "who", .help = "the player at every seat", .words = player_words, .value = PLAYER_RANDOM},
        {.name = "seed", .help = "start of the generator", .min = 0, .max = UINT32_MAX, .value = 1},
        GAME_OPTIONS,
        {0}};
    selfplay_t tally = {0};

    options_read("risk sim", "plays whole games between machines", options, argc, argv);
    int players = (int)options[0].value;
    selfplay(&tally, (uint8_t)players, game_options(&options[4]), (uint8_t)options[2].value, (uint32_t)options[1].value,
             (uint32_t)options[3].value);

    printf("{\"players\":%d,\"who\":\"%s\",\"seed\":%lld,\"games\":%u,\"plies\":%u,\"mean_plies_a_game\":%.1f,"
           "\"mean_rounds\":%.1f,\"longest\":%u,\"wins\":[",
           players, player_words[options[2].value], options[3].value, tally.games, tally.plies,
           (double)tally.plies / tally.games, (double)tally.rounds / tally.games, tally.longest);
    for (int seat = 0; seat < players; seat++)
        printf("%s%u", seat ? "," : "", tally.wins[seat]);
    printf("],\"open\":%u,\"throws\":%u,\"captures\":%u,\"eliminations\":%u,\"cards\":%u,\"sets\":%u,\"shuffles\":%u,"
           "\"biggest\":%u,\"hash\":\"%04x%04x\"}\n",
           tally.open, tally.throws, tally.captures, tally.eliminations, tally.cards, tally.sets, tally.shuffles,
           tally.biggest, tally.digest.high, tally.digest.low);
    return 0;
}
