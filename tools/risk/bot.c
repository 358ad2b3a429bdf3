/* `risk bot`: the machine player for other programs. One request a line in (request.h), one answer a line out. */
#include <stdio.h>
#include "commands.h"
#include "line.h"
#include "players.h"
#include "request.h"
#include "vocabulary.h"

static const char *const purpose =
    "answers requests on standard input, one a line:\n"
    "  PHASE players=2 seat=0 owners=O,…,O armies=A,…,A cards=CARD,…|- held=N,N sets=N pool=N [from=T to=T dice=N]\n"
    "PHASE is claim, deploy, trade, place, attack, defend, advance or move; O is a seat, or - while the territory is "
    "free;\n"
    "territories are numbered as `risk map` prints them, cards are words. captured=1, which may be left out, says that "
    "a\n"
    "territory was taken in this turn.\n"
    "Answers: claim T | deploy T | trade CARD,CARD,CARD | keep | place T N | attack FROM TO DICE | stop | defend N\n"
    "         advance N | free FROM TO N | stay | error WORD: what is wrong";

static void print_answer(FILE *out, const risk_move_t *move) {
    switch (move->verb) {
    case RISK_CLAIM:
    case RISK_DEPLOY:
        fprintf(out, "%s %d\n", move->verb == RISK_CLAIM ? "claim" : "deploy", move->a);
        break;
    case RISK_TRADE:
        fprintf(out, "trade %s,%s,%s\n", card_words[move->a], card_words[move->b], card_words[move->c]);
        break;
    case RISK_PLACE:
        fprintf(out, "place %d %d\n", move->a, move->n);
        break;
    case RISK_ATTACK:
    case RISK_FREE:
        fprintf(out, "%s %d %d %d\n", move->verb == RISK_FREE ? "free" : "attack", move->a, move->b, move->n);
        break;
    case RISK_DEFEND:
    case RISK_ADVANCE:
        fprintf(out, "%s %d\n", move->verb == RISK_DEFEND ? "defend" : "advance", move->n);
        break;
    default:
        fprintf(out, "%s\n", move->verb == RISK_KEEP ? "keep" : move->verb == RISK_STOP ? "stop" : "stay");
        break;
    }
}

void bot_answer(FILE *in, FILE *out, int player) {
    char line[4096], problem[REQUEST_PROBLEM];
    bot_view_t view;
    risk_move_t move;
    random_t random;

    random_seed(&random, 1);
    for (line_t got; (got = line_read(in, line, sizeof line)) != LINE_END; fflush(out)) {
        if (got == LINE_UNREADABLE) {
            fprintf(out, "error %.20s…: the line is too long, or no text\n", line);
        } else if (request_read(line, &view, problem)) {
            player_think(player, &view, &random, &move);
            print_answer(out, &move);
        } else {
            fprintf(out, "error %s\n", problem);
        }
    }
}

int command_bot(int argc, char **argv) {
    option_t options[] = {{.name = "level", .help = "judgement", .words = player_words, .value = RISK_BOT_HARD}, {0}};
    options_read("risk bot", purpose, options, argc, argv);
    bot_answer(stdin, stdout, (int)options[0].value);
    return 0;
}
