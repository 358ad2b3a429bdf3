/* A sight in words, for the report of a disagreement. */
#include <string.h>

#include "sight.h"

static const char *name_of(int territory) {
    return territory == SIGHT_NOWHERE ? "-" : ref_name(territory);
}

static void territory_in_words(const sight_t *sight, int t, char *line) {
    const sight_options_t *options = &sight->options;
    report_add(line, "%-22s of %2d, %d armies%s", ref_name(t), sight->owner[t], sight->armies[t],
               options->choice[t] ? ", may be chosen" : "");
    if (options->low[t] != 0 || options->high[t] != 0)
        report_add(line, ", %d to %d", options->low[t], options->high[t]);
    for (int to = 0; to < REF_TERRITORIES; to++)
        if (options->target[t][to]) report_add(line, " %s", ref_name(to));
}

static void seat_in_words(const sight_t *sight, int seat, char *line) {
    const sight_seat_t *of = &sight->of[seat];
    report_add(line, "seat %d%s: %d territories, %d armies, %d to set up, income %d + %d, continents", seat,
               of->out ? " (out)" : "", of->holds, of->standing, of->counted, of->for_territories, of->for_continents);
    for (int c = 0; c < REF_CONTINENTS; c++)
        report_add(line, " %d", of->continent[c]);
    report_add(line, "; %d cards%s:", sight->cards[seat], of->has_set ? " with a set" : "");
    for (int card = 0; card < REF_CARDS; card++)
        if (sight->card[card] == seat) report_add(line, " %s", ref_name(card));
}

int sight_in_words(const sight_t *sight, int players, report_t line) {
    static const char *const moments[] = {
        [REF_TO_FIND_FIRST_TO_PLACE] = "dice of the set-up",
        [REF_TO_CLAIM] = "claim",
        [REF_TO_REINFORCE] = "deploy",
        [REF_TO_FIND_FIRST_TO_PLAY] = "dice of the play",
        [REF_TO_HAND_IN] = "sets",
        [REF_TO_PLACE] = "place",
        [REF_TO_ATTACK] = "attack",
        [REF_TO_DEFEND] = "defend",
        [REF_TO_THROW] = "throw",
        [REF_TO_ADVANCE] = "advance",
        [REF_TO_MOVE_FREELY] = "free move",
        [REF_TO_DRAW] = "card",
        [REF_OVER] = "over",
    };
    int lines = 0, card[REF_SET];
    memset(line, 0, sizeof(report_t));
    report_add(line[lines++], "%s of seat %d in the turn of %d, round %d, begun by %d, won by %d",
               moments[sight->moment], sight->seat, sight->turn, sight->round, sight->first, sight->winner);
    report_add(line[lines++], "%d to place, %d sets so far, %s taken; attack %s to %s with %d dice", sight->to_place,
               sight->sets, sight->captured ? "something" : "nothing", name_of(sight->base), name_of(sight->target),
               sight->dice);
    report_add(line[lines++], "%d cards in the pack, %d handed in:", sight->cards[SIGHT_PACK],
               sight->cards[SIGHT_DISCARDS]);
    for (int i = 0; i < REF_CARDS; i++)
        if (sight->card[i] == SIGHT_DISCARDS) report_add(line[lines - 1], " %s", ref_name(i));
    report_add(line[lines], "%s; sets:", sight->options.keep ? "may keep the cards" : "may not keep the cards");
    for (int n = 0; sight_triple(sight, n, card); n++)
        if (sight->options.set[n])
            report_add(line[lines], " %s+%s+%s", ref_name(card[0]), ref_name(card[1]), ref_name(card[2]));
    lines++;
    for (int seat = 0; seat < players; seat++)
        seat_in_words(sight, seat, line[lines++]);
    for (int t = 0; t < REF_TERRITORIES; t++)
        territory_in_words(sight, t, line[lines++]);
    return lines;
}
