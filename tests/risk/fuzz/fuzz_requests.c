/* Fuzz target for `risk bot`: any bytes as lines; then nearly valid requests, made from games that the bytes play and
 * alter. Every line has one answer, and a move in an answer is legal in a game that the request may describe. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "commands.h"
#include "determinize.h"
#include "players.h"
#include "random_player.h"
#include "request.h"
#include "vocabulary.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static _Noreturn void fail(const char *wrong, const char *text) {
    fprintf(stderr, "fuzz: %s: %s\n", wrong, text);
    abort();
}

/* Any bytes in: as many lines come out, none of them empty. */
static void any_lines(const uint8_t *data, size_t size) {
    char *said;
    size_t length, asked = 0, answered = 0;
    FILE *in = fmemopen((void *)(uintptr_t)data, size, "r"), *out = open_memstream(&said, &length);
    if (!in || !out) abort();
    bot_answer(in, out, RISK_BOT_HARD);
    fclose(in);
    fclose(out);
    for (size_t i = 0; i < size; i++)
        asked += data[i] == '\n';
    asked += data[size - 1] != '\n';
    for (size_t i = 0; i < length; i++)
        answered += said[i] == '\n' && i && said[i - 1] != '\n';
    if (asked != answered) fail("not one answer a line", said);
    free(said);
}

/* ---- requests ---- */

static char line[4096];
static size_t used;

static void say_list(const char *key, const uint16_t *list, int count) {
    for (int i = 0; i < count; i++)
        used += (size_t)snprintf(line + used, sizeof line - used, list[i] == NOBODY ? "%s-" : "%s%d", i ? "," : key,
                                 list[i]);
}

static void say_view(const bot_view_t *view) {
    static const char *const phases[] = {
        [PHASE_CLAIM] = "claim",     [PHASE_DEPLOY] = "deploy", [PHASE_TRADE] = "trade",
        [PHASE_PLACE] = "place",     [PHASE_ATTACK] = "attack", [PHASE_DEFEND] = "defend",
        [PHASE_ADVANCE] = "advance", [PHASE_MOVE] = "move",     [PHASE_OVER] = "over",
    };
    uint16_t list[TERRITORIES];
    used =
        (size_t)snprintf(line, sizeof line, "%s players=%d seat=%d sets=%d pool=%d captured=%d from=%d to=%d dice=%d",
                         phases[view->phase > PHASE_OVER ? PHASE_OVER : view->phase], view->players, view->seat,
                         view->sets, view->pool, view->captured, view->from, view->to, view->dice);
    for (int t = 0; t < TERRITORIES; t++)
        list[t] = view->owner[t];
    say_list(" owners=", list, TERRITORIES);
    say_list(" armies=", view->armies, TERRITORIES);
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        list[seat] = view->held[seat];
    say_list(" held=", list, view->players < PLAYERS_MAX ? view->players : PLAYERS_MAX);
    used += (size_t)snprintf(line + used, sizeof line - used, " cards=");
    for (int i = 0; i < HAND_MAX && view->hand[i] < CARDS; i++)
        used += (size_t)snprintf(line + used, sizeof line - used, i ? ",%s" : "%s", card_words[view->hand[i]]);
    if (line[used - 1] == '=') strcpy(line + used, "-");
}

/* A game after some random moves, with some bytes changed, as a request. */
static void near_requests(const uint8_t *data, size_t size) {
    risk_events_t events;
    bot_view_t view, read;
    risk_move_t move;
    random_t random;
    char problem[REQUEST_PROBLEM], kept[sizeof line];
    risk_new((uint8_t)(PLAYERS_MIN + data[0] % 5), data[0] >> 6, data[1], &events);
    random_seed(&random, data[2]);
    for (int moves = 2 * data[2]; moves && risk_game.phase != PHASE_OVER; moves--) {
        random_player_move(&random, &move);
        risk_apply(&move, &events);
    }
    bot_look(&view);
    for (data += 3, size -= 3; size >= 2; data += 2, size -= 2)
        if (data[0] < sizeof view) ((uint8_t *)&view)[data[0]] = data[1];
    say_view(&view);
    strcpy(kept, line);
    if (!request_read(line, &read, problem)) return;
    for (int player = 0; player < PLAYER_SEARCH; player++) {
        if (player >= RISK_BOT_LEVELS && (read.phase == PHASE_ATTACK || read.phase == PHASE_MOVE))
            continue; /* may have no choice */
        player_think(player, &read, &random, &move);
        determinize(&read, &random, &risk_game);
        if (risk_check(&move) != REASON_NONE) fail("an illegal answer", kept);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 4) return 0;
    if (*data & 1)
        any_lines(data + 1, size - 1);
    else
        near_requests(data + 1, size - 1);
    return 0;
}
