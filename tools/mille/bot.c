/* `mille bot`: the machine player for other programs. One request per line in (request.h), one answer per line out. */
#include <stdio.h>
#include "commands.h"
#include "line.h"
#include "options.h"
#include "players.h"
#include "request.h"
#include "vocabulary.h"

static const char *const purpose =
    "answers requests on standard input, one per line:\n"
    "  play players=2 seat=0 goal=700 extended=no draw=41 hand=CARD,CARD,… t0=TEAM t1=TEAM [t2=TEAM] seen=CARD:N,…\n"
    "  coup card=HAZARD players=… (the same words)     extend players=… (the same words)\n"
    "TEAM is KM/200s/BATTLE/SPEED/SAFETIES/COUPS/POINTS, for instance 125/0/roll/-/tank+ace/tank/1200.\n"
    "Answers: play CARD [TEAM] | discard CARD | coup yes|no | extend yes|no | error WORD: what is wrong with it";

static void print_answer(FILE *out, const bot_view_t *view, const mille_move_t *move) {
    uint8_t card = view->table.hand[view->seat][move->slot];
    switch (move->verb) {
    case MILLE_PLAY:
        fprintf(out, "play %s", card_words[card]);
        if (card_family[card] == FAMILY_HAZARD) fprintf(out, " %d", move->team);
        fprintf(out, "\n");
        break;
    case MILLE_DISCARD:
        fprintf(out, "discard %s\n", card_words[card]);
        break;
    case MILLE_COUP:
    case MILLE_DECLINE:
        fprintf(out, "coup %s\n", move->verb == MILLE_COUP ? "yes" : "no");
        break;
    default:
        fprintf(out, "extend %s\n", move->verb == MILLE_EXTEND ? "yes" : "no");
        break;
    }
}

void bot_answer(FILE *in, FILE *out, int player, int rules) {
    char line[4096], problem[REQUEST_PROBLEM];
    bot_view_t view;
    mille_move_t move;
    random_t random;

    random_seed(&random, 1);
    for (line_t got; (got = line_read(in, line, sizeof line)) != LINE_END; fflush(out)) {
        if (got == LINE_UNREADABLE) {
            fprintf(out, "error %.20s…: the line is too long, or no text\n", line);
        } else if (request_read(line, rules, &view, problem)) {
            player_think(player, &view, &random, &move);
            print_answer(out, &view, &move);
        } else {
            fprintf(out, "error %s\n", problem);
        }
    }
}

int command_bot(int argc, char **argv) {
    option_t options[] = {{.name = "level", .help = "judgement", .words = player_words, .value = BOT_HARD},
                          {.name = "rules", .help = "rulebook", .words = rules_words, .value = RULES_MICRO},
                          {0}};
    options_read("mille bot", purpose, options, argc, argv);
    bot_answer(stdin, stdout, (int)options[0].value, (int)options[1].value);
    return 0;
}
