/* `mille bot`: the machine player for other programs. One request a line in (request.h), one answer a line out. */
#include <stdio.h>
#include <string.h>
#include "commands.h"
#include "options.h"
#include "players.h"
#include "request.h"
#include "words.h"

static const char *const purpose =
    "answers requests on standard input, one a line:\n"
    "  play players=2 seat=0 goal=700 extended=no draw=41 hand=CARD,CARD,… t0=TEAM t1=TEAM [t2=TEAM] seen=CARD:N,…\n"
    "  coup card=HAZARD players=… (the same words)     extend players=… (the same words)\n"
    "TEAM is KM/200s/BATTLE/SPEED/SAFETIES/COUPS/POINTS, for instance 125/0/roll/-/tank+ace/tank/1200.\n"
    "Answers: play CARD [TEAM] | discard CARD | coup yes|no | extend yes|no | error WORD: what is wrong with it";

static void print_answer(const bot_view_t *view, const mille_move_t *move) {
    uint8_t card = view->table.hand[view->seat][move->slot];
    switch (move->verb) {
    case MILLE_PLAY:
        printf("play %s", card_words[card]);
        if (card_family[card] == FAMILY_HAZARD) printf(" %d", move->team);
        printf("\n");
        break;
    case MILLE_DISCARD:
        printf("discard %s\n", card_words[card]);
        break;
    case MILLE_COUP:
    case MILLE_DECLINE:
        printf("coup %s\n", move->verb == MILLE_COUP ? "yes" : "no");
        break;
    default:
        printf("extend %s\n", move->verb == MILLE_EXTEND ? "yes" : "no");
        break;
    }
}

int command_bot(int argc, char **argv) {
    static const char *const levels[BOT_LEVELS + 1] = {
        [BOT_EASY] = "easy", [BOT_MEDIUM] = "medium", [BOT_HARD] = "hard"};
    option_t options[] = {{.name = "level", .help = "judgement", .words = levels, .value = BOT_HARD},
                          {.name = "rules", .help = "rulebook", .words = rules_words, .value = RULES_MICRO},
                          {0}};
    char line[4096], problem[REQUEST_PROBLEM];
    bot_view_t view;
    bot_advice_t advice;

    options_read("mille bot", purpose, options, argc, argv);
    while (fgets(line, sizeof line, stdin)) {
        size_t length = strcspn(line, "\r\n");
        if (line[length] == 0 && !feof(stdin)) { /* longer than any request: skip the rest of it */
            for (int c = 0; c != '\n' && c != EOF;)
                c = getchar();
            printf("error %.20s…: the line is too long\n", line);
        } else {
            line[length] = 0;
            if (request_read(line, (int)options[1].value, &view, problem)) {
                bot_think(&view, (uint8_t)options[0].value, &advice);
                print_answer(&view, &advice.move);
            } else {
                printf("error %s\n", problem);
            }
        }
        fflush(stdout);
    }
    return 0;
}
