/* `mille play`: a match from moves on standard input, one per line; every event is printed as a line of key=value. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "commands.h"
#include "line.h"
#include "mille.h"
#include "options.h"
#include "random_player.h"
#include "vocabulary.h"

static const char *const moves_help =
    "plays a match from moves on standard input, one per line:\n"
    "  draw | play CARD [TEAM] | discard CARD | coup yes|no | extend yes|no | abandon\n"
    "  auto (one random legal move) | auto all (to the end of the match) | quit\n"
    "The next hand is dealt automatically. CARD is 25 50 75 100 200 outofgas flat accident limit stop gasoline spare\n"
    "repairs endlimit roll tank punctureproof ace rightofway; without TEAM a hazard goes to the next team";

static FILE *out;

static void print_hold(void) {
    for (int seat = 0; seat < mille_game.players; seat++) {
        fprintf(out, "hold seat=%d cards=", seat);
        for (int i = 0; i < mille_game.held[seat]; i++)
            fprintf(out, "%s%s", i ? "," : "", card_words[mille_game.hand[seat][i]]);
        fprintf(out, "\n");
    }
}

static void print_sheets(void) {
    for (uint8_t team = 0; team < mille_game.teams; team++) {
        mille_sheet_t sheet;
        mille_score(team, &sheet);
        fprintf(out, "score team=%d", team);
        for (int line = 0; line < LINE_COUNT; line++)
            fprintf(out, " %s=%d", line_words[line], sheet.line[line]);
        fprintf(out, " total=%d match=%d\n", sheet.total, mille_game.team[team].points + sheet.total);
    }
}

static void print_event(const mille_event_t *event) {
    const char *card = card_words[event->card];
    switch (event->kind) {
    case EVENT_DEAL:
        fprintf(out, "deal hand=%d rules=%s players=%d dealer=%d cards=%d\n", mille_game.hand_number,
                rules_words[mille_game.rules], mille_game.players, event->seat, event->value);
        print_hold();
        break;
    case EVENT_DRAW:
        fprintf(out, "draw seat=%d card=%s left=%d\n", event->seat, card, event->value);
        break;
    case EVENT_EMPTY:
        fprintf(out, "empty\n");
        break;
    case EVENT_PLAY:
        fprintf(out, "play seat=%d card=%s team=%d\n", event->seat, card, event->value);
        break;
    case EVENT_DISCARD:
        fprintf(out, "discard seat=%d card=%s\n", event->seat, card);
        break;
    case EVENT_COUP:
        fprintf(out, "coup seat=%d card=%s against=%s\n", event->seat, card, card_words[event->value]);
        break;
    case EVENT_DECLINE:
        fprintf(out, "decline seat=%d card=%s against=%s\n", event->seat, card, card_words[event->value]);
        break;
    case EVENT_SKIP:
        fprintf(out, "skip seat=%d\n", event->seat);
        break;
    case EVENT_LIFT:
        fprintf(out, "lift seat=%d card=%s team=%d\n", event->seat, card, event->value);
        break;
    case EVENT_EXTEND:
        fprintf(out, "extend seat=%d answer=%s\n", event->seat, event->value ? "yes" : "no");
        break;
    case EVENT_OVER:
        if (event->value == NOBODY)
            fprintf(out, "over reason=cards\n");
        else
            fprintf(out, "over reason=trip team=%d\n", event->value);
        print_sheets();
        break;
    case EVENT_WIN:
        fprintf(out, "win team=%d\n", event->value);
        break;
    case EVENT_ABANDON:
        fprintf(out, "abandon seat=%d\n", event->seat);
        break;
    }
}

static void print_events(const mille_events_t *events) {
    for (int i = 0; i < events->count; i++)
        print_event(&events->list[i]);
}

/* Makes the move and deals the next hand when one is over. Returns 0 and prints the reason if it is illegal. */
static int make(const mille_move_t *move) {
    static const mille_move_t next = {MILLE_NEXT, 0, 0};
    mille_events_t events;
    mille_reason_t reason = mille_apply(move, &events);
    if (reason != REASON_NONE) {
        fprintf(out, "illegal reason=%s\n", reason_words[reason]);
        return 0;
    }
    print_events(&events);
    if (mille_game.phase == PHASE_HAND_OVER) {
        mille_apply(&next, &events);
        print_events(&events);
    }
    return 1;
}

/* The slot of a card word in the acting seat's hand; -1 with an `illegal` line if there is none. */
static int find_slot(const char *word) {
    int card = word ? word_index(word, card_words) : -1;
    if (card < 0) {
        fprintf(out, "illegal reason=unknown-card word=%s\n", word ? word : "");
        return -1;
    }
    for (int i = 0; i < mille_game.held[mille_game.seat]; i++)
        if (mille_game.hand[mille_game.seat][i] == card) return i;
    return HAND_MAX; /* mille_apply gives the reason: not held, or the wrong phase */
}

static int parse_team(const char *word, int slot) {
    int own = mille_team_of(mille_game.seat);
    if (!word) {
        int hazard = slot < HAND_MAX && card_family[mille_game.hand[mille_game.seat][slot]] == FAMILY_HAZARD;
        return hazard ? (own + 1) % mille_game.teams : own;
    }
    char *end;
    long team = strtol(word, &end, 10);
    return *end || team < 0 || team >= mille_game.teams ? NOBODY : (int)team;
}

/* Reads `yes` or `no` into the move; returns 0 if it is neither. */
static int parse_answer(mille_move_t *move, const char *word, uint8_t yes, uint8_t no) {
    if (word && strcmp(word, "yes") == 0)
        move->verb = yes;
    else if (word && strcmp(word, "no") == 0)
        move->verb = no;
    else
        return 0;
    return 1;
}

/* Reads a move; returns 0 and prints an `illegal` line if it cannot. */
static int parse_move(mille_move_t *move, char **words, int count) {
    int slot;
    *move = (mille_move_t){0, 0, 0};
    if (count == 1 && strcmp(words[0], "draw") == 0) {
        move->verb = MILLE_DRAW;
        return 1;
    }
    if (count == 1 && strcmp(words[0], "abandon") == 0) {
        move->verb = MILLE_ABANDON;
        return 1;
    }
    if (count == 2 && strcmp(words[0], "coup") == 0 && parse_answer(move, words[1], MILLE_COUP, MILLE_DECLINE))
        return 1;
    if (count == 2 && strcmp(words[0], "extend") == 0 && parse_answer(move, words[1], MILLE_EXTEND, MILLE_STAY))
        return 1;
    int play = strcmp(words[0], "play") == 0;
    if ((play && (count == 2 || count == 3)) || (strcmp(words[0], "discard") == 0 && count == 2)) {
        if ((slot = find_slot(words[1])) < 0) return 0;
        move->verb = play ? MILLE_PLAY : MILLE_DISCARD;
        move->slot = (uint8_t)slot;
        if (play) move->team = (uint8_t)parse_team(count == 3 ? words[2] : NULL, slot);
        return 1;
    }
    fprintf(out, "illegal reason=unreadable word=%s\n", words[0]);
    return 0;
}

static void play_auto(random_t *random, int all) {
    mille_move_t move;
    do {
        if (mille_game.phase == PHASE_MATCH_OVER) {
            if (!all) fprintf(out, "illegal reason=%s\n", reason_words[REASON_MATCH_OVER]);
            return;
        }
        random_player_move(random, &move);
        make(&move);
    } while (all);
}

void play_lines(FILE *in, FILE *to, uint8_t rules, uint8_t players, uint32_t seed) {
    mille_events_t events;
    mille_move_t move;
    random_t random;
    char line[256];

    out = to;
    mille_new(rules, players, seed, &events);
    random_seed(&random, seed + 1);
    print_events(&events);
    fflush(out);

    for (line_t got; (got = line_read(in, line, sizeof line)) != LINE_END; fflush(out)) {
        char *words[4];
        int count = 0;
        if (got == LINE_UNREADABLE) {
            fprintf(out, "illegal reason=unreadable word=%.20s…\n", line);
            continue;
        }
        for (char *word = strtok(line, " \t\r"); word && count < 4; word = strtok(NULL, " \t\r"))
            words[count++] = word;
        if (count == 0) continue;
        if (strcmp(words[0], "quit") == 0) break;
        if (strcmp(words[0], "auto") == 0 && (count == 1 || (count == 2 && strcmp(words[1], "all") == 0)))
            play_auto(&random, count == 2);
        else if (parse_move(&move, words, count))
            make(&move);
    }
}

int command_play(int argc, char **argv) {
    option_t options[] = {{.name = "rules", .help = "rulebook", .words = rules_words, .value = RULES_MICRO},
                          {.name = "players", .help = "how many", .min = 2, .max = PLAYERS_MAX, .value = 2},
                          {.name = "seed", .help = "start of the generator", .min = 0, .max = UINT32_MAX, .value = 1},
                          {0}};
    options_read("mille play", moves_help, options, argc, argv);
    words_check_players("mille play", (int)options[0].value, (int)options[1].value);
    play_lines(stdin, stdout, (uint8_t)options[0].value, (uint8_t)options[1].value, (uint32_t)options[2].value);
    return 0;
}
