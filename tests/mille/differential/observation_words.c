/* An observation in words, for the report of a disagreement. */
#include <string.h>

#include "observation.h"

static const char *card_word(int kind) {
    return kind == OBSERVATION_NO_CARD ? "-" : ref_name((ref_kind_t)kind);
}

static void add_cards(char *line, const char *title, const int count[REF_KINDS]) {
    report_add(line, "%s", title);
    for (ref_kind_t kind = 0; kind < REF_KINDS; kind++) {
        if (count[kind] == 1)
            report_add(line, " %s", ref_name(kind));
        else if (count[kind] != 0)
            report_add(line, " %d*%s", count[kind], ref_name(kind));
    }
}

static void team_in_words(const observation_team_t *team, int number, char line[][REPORT_WIDTH]) {
    const ref_score_t *score = &team->score;
    report_add(line[0], "team %d: battle %s (counts: %s), speed %s (counts: %s), %d km", number,
               card_word(team->battle), card_word(team->live_battle), card_word(team->speed),
               card_word(team->live_speed), team->miles);
    add_cards(line[1], "  laid:", team->laid);
    add_cards(line[2], "  as coup:", team->crosswise);
    add_cards(line[3], "  takes:", team->takes);
    report_add(line[4],
               "  hand: %d safeties %d coups %d trip %d delayed %d safe %d shut-out %d extension %d = %d; match: %d",
               score->milestones, score->safeties, score->coups, score->trip, score->delayed, score->safe_trip,
               score->shut_out, score->extension, score->total, team->points);
}

static void options_in_words(const observation_t *observed, int teams, char line[][REPORT_WIDTH]) {
    int count[REF_KINDS];
    for (int team = 0; team < teams; team++) {
        for (ref_kind_t kind = 0; kind < REF_KINDS; kind++)
            count[kind] = observed->playable[kind][team];
        report_add(line[team], "may play on team %d", team);
        add_cards(line[team], ":", count);
    }
    add_cards(line[teams], "may discard:", observed->may_discard);
}

int observation_in_words(const observation_t *observed, int players, int teams, report_t line) {
    static const char *const phase[] = {
        [REF_TO_DEAL] = "deal",
        [REF_TO_DRAW] = "draw",
        [REF_TO_PLAY] = "play",
        [REF_TO_ANSWER_COUP] = "coup?",
        [REF_TO_ANSWER_EXTENSION] = "extension?",
        [REF_HAND_OVER] = "hand over",
        [REF_MATCH_OVER] = "match over",
    };
    int lines = 0;
    memset(line, 0, sizeof(report_t));
    report_add(line[lines++], "hand %d, dealer %d, goal %d, extension by %d, trip by %d, winner %d",
               observed->hand_number, observed->dealer, observed->goal, observed->caller, observed->finisher,
               observed->winner);
    report_add(line[lines++], "phase %s, seat %d, turn of %d, attack %s, stray %d", phase[observed->phase],
               observed->seat, observed->turn, card_word(observed->attack), observed->stray);
    report_add(line[lines++], "%d cards left, %d discarded, last %s", observed->cards_left, observed->discarded,
               card_word(observed->last_discard));
    add_cards(line[lines++], "face up:", observed->seen);
    for (int seat = 0; seat < players; seat++, lines++) {
        report_add(line[lines], "seat %d", seat);
        add_cards(line[lines], ":", observed->hand[seat]);
    }
    for (int team = 0; team < teams; team++, lines += 5)
        team_in_words(&observed->team[team], team, &line[lines]);
    options_in_words(observed, teams, &line[lines]);
    return lines + teams + 1;
}
