/* `mille sim`: whole matches between random players, as one line of JSON. */
#include <stdio.h>
#include "commands.h"
#include "options.h"
#include "selfplay.h"
#include "vocabulary.h"

int command_sim(int argc, char **argv) {
    option_t options[] = {{.name = "rules", .help = "rulebook", .words = rules_words, .value = RULES_MICRO},
                          {.name = "players", .help = "how many", .min = 2, .max = PLAYERS_MAX, .value = 2},
                          {.name = "games", .help = "matches to play", .min = 1, .max = 1000000000, .value = 100},
                          {.name = "seed", .help = "start of the generator", .min = 0, .max = UINT32_MAX, .value = 1},
                          {0}};
    selfplay_t tally = {0};

    options_read("mille sim", "plays whole matches with random legal moves", options, argc, argv);
    int rules = (int)options[0].value, players = (int)options[1].value;
    words_check_players("mille sim", rules, players);
    selfplay(&tally, (uint8_t)rules, (uint8_t)players, (uint32_t)options[2].value, (uint32_t)options[3].value);

    printf("{\"rules\":\"%s\",\"players\":%d,\"seed\":%lld,\"matches\":%u,\"hands\":%u,\"plies\":%u,"
           "\"mean_plies_a_hand\":%.2f,\"wins\":[",
           rules_words[rules], players, options[3].value, tally.matches, tally.hands, tally.plies,
           (double)tally.plies / tally.hands);
    for (int team = 0; team < TEAMS_OF(players); team++)
        printf("%s%u", team ? "," : "", tally.wins[team]);
    printf("],\"coups\":%u,\"extensions\":%u,\"shut_outs\":%u,\"delayed_actions\":%u,\"hash\":\"%04x%04x\"}\n",
           tally.coups, tally.extensions, tally.shut_outs, tally.delayed, tally.digest.high, tally.digest.low);
    return 0;
}
