/* A libFuzzer target: input over a line. Any bytes go to `mille play` and `mille bot`; then the bytes choose among
 * words, so that most requests and moves are nearly right. Every request gets one answer, and a move that is answered
 * is legal on the table that was described. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "commands.h"
#include "players.h"
#include "request.h"
#include "rollout.h"
#include "vocabulary.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static _Noreturn void fail(const char *wrong, const char *text) {
    fprintf(stderr, "fuzz: %s: %s\n", wrong, text);
    abort();
}

/* ---- the input: a stream of choices ---- */

static const uint8_t *bytes, *bytes_end;

static unsigned choose(unsigned n) {
    return bytes < bytes_end ? *bytes++ % n : 0;
}

static const char *one_of(const char *const *words) {
    unsigned n = 0;
    while (words[n])
        n++;
    return words[choose(n)];
}

/* ---- a session: text in, text out ---- */

static const uint8_t sizes[] = {2, 3, 4, 6};

static unsigned count_lines(const char *text, size_t length) {
    unsigned n = 0;
    for (size_t i = 0; i < length; i++)
        n += text[i] == '\n';
    return n + (length && text[length - 1] != '\n');
}

static void converse(int with_bot, const char *text, size_t length) {
    unsigned rules = choose(RULES_COUNT), players = sizes[choose(4)], player = choose(PLAYER_SEARCH);
    char *said;
    size_t said_length;
    if (length == 0 || !rules_table[rules].goal[players]) return;
    FILE *in = fmemopen((void *)(uintptr_t)text, length, "r"), *out = open_memstream(&said, &said_length);
    if (!in || !out) abort();
    if (with_bot)
        bot_answer(in, out, (int)player, (int)rules);
    else
        play_lines(in, out, (uint8_t)rules, (uint8_t)players, 1);
    fclose(in);
    fclose(out);
    if (with_bot && count_lines(said, said_length) != count_lines(text, length))
        fail("a request without its one answer", said);
    free(said);
}

/* ---- words for moves ---- */

static void say_moves(char *text, size_t size) {
    static const char *const verbs[] = {"draw",    "draw",       "play",       "play", "discard", "coup yes",
                                        "coup no", "extend yes", "extend no",  "auto", "auto",    "auto all",
                                        "abandon", "",           "play x y z", "coup", NULL};
    static const char *const teams[] = {"", "", " 0", " 1", " 2", " 3", " -1", " 99999999999999999999", " 1x", NULL};
    size_t used = 0;
    while (bytes < bytes_end && used + 64 < size) {
        const char *verb = one_of(verbs);
        int card = strcmp(verb, "play") == 0 || strcmp(verb, "discard") == 0;
        used += (size_t)snprintf(text + used, size - used, "%s %s%s\n", verb, card ? one_of(card_words) : "",
                                 card ? one_of(teams) : "");
    }
}

/* ---- words for requests ---- */

static char request[4096];
static size_t used;

static void say(const char *word) {
    used += (size_t)snprintf(request + used, sizeof request - used, "%s", word);
}

static void say_number(unsigned n) {
    char word[16];
    snprintf(word, sizeof word, "%u", n);
    say(word);
}

static void say_cards(unsigned count, const char *const *from, const char *between) {
    if (count == 0) say("-");
    for (unsigned i = 0; i < count; i++) {
        if (i) say(between);
        say(one_of(from));
    }
}

static void say_team(unsigned goal) {
    say_number(choose(4) ? choose(goal / CARD_STEP_KM) * CARD_STEP_KM : goal);
    say("/");
    say_number(choose(3));
    say("/");
    say_cards(choose(4) != 0, card_words + (choose(2) ? CARD_OUT_OF_GAS : CARD_GASOLINE), "");
    say("/");
    say_cards(choose(2), card_words + (choose(2) ? CARD_LIMIT : CARD_END_LIMIT), "");
    say("/");
    say_cards(choose(3), card_words + CARD_TANK, "+");
    say(choose(4) ? "/-/" : "/ace/");
    say_number(choose(64) * 100);
}

static void say_request(int rules) {
    static const char *const verbs[] = {"play", "play", "coup", "extend", NULL};
    unsigned players = sizes[choose(4)], extended = choose(4) == 0, goal = rules_table[rules].goal[players];
    const char *verb = one_of(verbs);
    used = 0;
    say(verb);
    if (*verb == 'c') say(" card=");
    if (*verb == 'c') say(card_words[CARD_OUT_OF_GAS + choose(5)]);
    say(" players=");
    say_number(players);
    say(" seat=");
    say_number(choose(players));
    say(" goal=");
    goal = (extended ? EXTENDED_GOAL : goal) * CARD_STEP_KM;
    say_number(goal);
    say(extended ? " extended=yes draw=" : " extended=no draw=");
    say_number(choose(CARD_MAX));
    say(" hand=");
    say_cards(choose(8), card_words, ",");
    for (unsigned team = 0; team < TEAMS_OF(players); team++) {
        say(team == 0 ? " t0=" : team == 1 ? " t1=" : " t2=");
        say_team(goal ? goal : 700);
    }
    if (choose(2)) {
        say(" seen=");
        for (unsigned n = choose(6); n; n--) {
            say(one_of(card_words));
            say(":");
            say_number(choose(4));
            say(n == 1 ? "" : ",");
        }
        if (request[used - 1] == '=') say("-");
    }
    if (choose(8) == 0) say(choose(2) ? " caller=0" : " caller=1");
}

static void must_be_legal(const bot_view_t *view, const mille_move_t *move) {
    mille_game = view->table;
    if (mille_check(move) != REASON_NONE) fail("an illegal answer", request);
}

static void ask(void) {
    int rules = (int)choose(RULES_COUNT);
    char line[sizeof request], problem[REQUEST_PROBLEM];
    bot_view_t view;
    mille_move_t move;
    random_t random;
    say_request(rules);
    memcpy(line, request, sizeof line);
    if (!request_read(line, rules, &view, problem)) return;
    random_seed(&random, 1);
    for (int player = 0; player < PLAYER_SEARCH; player++) {
        player_think(player, &view, &random, &move);
        must_be_legal(&view, &move);
    }
    rollout_think(&view, 4, &random, &move);
    must_be_legal(&view, &move);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char text[2000];
    bytes = data;
    bytes_end = data + size;
    switch (choose(4)) {
    case 0:
        converse(1, (const char *)data, size);
        break;
    case 1:
        converse(0, (const char *)data, size);
        break;
    case 2:
        say_moves(text, sizeof text);
        bytes = data;
        converse(0, text, strlen(text));
        break;
    default:
        ask();
        break;
    }
    return 0;
}
