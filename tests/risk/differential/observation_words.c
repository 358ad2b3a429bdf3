/* An observation as text, for the report of a difference. */
#include <string.h>

#include "observation.h"

static const char *name_of(int territory) {
    return territory == OBSERVATION_NOWHERE ? "-" : ref_name(territory);
}

static void territory_in_words(const observation_t *observed, int t, char *line) {
    const observation_options_t *options = &observed->options;
    report_add(line, "%-22s of %2d, %d armies%s", ref_name(t), observed->owner[t], observed->armies[t],
               options->choice[t] ? ", may be chosen" : "");
    if (options->low[t] != 0 || options->high[t] != 0)
        report_add(line, ", %d to %d", options->low[t], options->high[t]);
    for (int to = 0; to < REF_TERRITORIES; to++)
        if (options->target[t][to]) report_add(line, " %s", ref_name(to));
}

static void seat_in_words(const observation_t *observed, int seat, char *line) {
    const observation_seat_t *of = &observed->of[seat];
    report_add(line, "seat %d%s: %d territories, %d armies, %d to set up, income %d + %d, continents", seat,
               of->out ? " (out)" : "", of->holds, of->standing, of->counted, of->for_territories, of->for_continents);
    for (int c = 0; c < REF_CONTINENTS; c++)
        report_add(line, " %d", of->continent[c]);
    report_add(line, "; %d cards%s:", observed->cards[seat], of->has_set ? " with a set" : "");
    for (int card = 0; card < REF_CARDS; card++)
        if (observed->card[card] == seat) report_add(line, " %s", ref_name(card));
}

int observation_print(const observation_t *observed, int players, report_t line) {
    static const char *const phases[] = {
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
               phases[observed->phase], observed->seat, observed->turn, observed->round, observed->first,
               observed->winner);
    report_add(line[lines++], "%d to place, %d sets so far, %s taken; attack %s to %s with %d dice", observed->to_place,
               observed->sets, observed->captured ? "something" : "nothing", name_of(observed->base),
               name_of(observed->target), observed->dice);
    report_add(line[lines++], "%d cards in the pack, %d handed in:", observed->cards[OBSERVATION_PACK],
               observed->cards[OBSERVATION_DISCARDS]);
    for (int i = 0; i < REF_CARDS; i++)
        if (observed->card[i] == OBSERVATION_DISCARDS) report_add(line[lines - 1], " %s", ref_name(i));
    report_add(line[lines], "%s; sets:", observed->options.keep ? "may keep the cards" : "may not keep the cards");
    for (int n = 0; observation_triple(observed, n, card); n++)
        if (observed->options.set[n])
            report_add(line[lines], " %s+%s+%s", ref_name(card[0]), ref_name(card[1]), ref_name(card[2]));
    lines++;
    for (int seat = 0; seat < players; seat++)
        seat_in_words(observed, seat, line[lines++]);
    for (int t = 0; t < REF_TERRITORIES; t++)
        territory_in_words(observed, t, line[lines++]);
    return lines;
}
