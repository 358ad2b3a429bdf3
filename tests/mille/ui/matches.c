/*  Whole matches through the screens, key by key: what the screens did equals what the rules do with the moves that the
    player at the keys had in mind. */
#include <stdio.h>

#include "audio.h"
#include "host.h"
#include "player.h"
#include "settings.h"
#include "tap.h"
#include "screens.h"
#include "words.h"

static const char *const rulebook[RULES_COUNT] = {"MICRO", "Parker 1962", "Parker 1988", "Winning Moves 2006"};

/* Bit n: seat n is a person's. One person, several at one machine, partners who are people and machines mixed. */
static const uint8_t people[][PLAYERS_MAX + 1] = {{0, 0, 1, 1, 1, 0, 1}, {0, 0, 3, 5, 6, 0, 27}};

static void play(uint8_t rules, uint8_t players, uint8_t mix) {
    uint8_t seat;
    host_reset();
    settings_reset();
    audio_apply();
    words_load((uint8_t)((rules + mix) % LANGUAGE_COUNT));
    settings.rules = rules;
    settings.players = players;
    settings.pace = PACE_FAST;
    settings.classic = rules & 1;
    for (seat = 0; seat < players; seat++)
        settings.seat[seat].kind = people[mix][players] >> seat & 1 ? SEAT_PERSON : SEAT_EASY;
    player_begin((uint32_t)(rules * 100 + players * 10 + mix + 1));
    uint8_t result = play_match(MENU_MATCH);
    printf("# %u moves, %u frames, %u illegal choices explained, %u times log or advice\n",
           (unsigned)player_report.moves, (unsigned)player_report.frames, (unsigned)player_report.alerts,
           (unsigned)player_report.helps);
    if (*player_report.problem) printf("# %s\n", player_report.problem);
    ok(!*player_report.problem && result == MATCH_WON && player_report.ended,
       "%s, %u seats, people %02X: a whole match through the screens equals the rules' own", rulebook[rules], players,
       people[mix][players]);
}

int main(int count, char **words) {
    uint8_t rules, players, mix;
    if (count != 2) return 2;
    host_disc(words[1]);
    for (rules = 0; rules < RULES_COUNT; rules++)
        for (players = 2; players <= PLAYERS_MAX; players++)
            for (mix = 0; mix < 2; mix++)
                if (rules_table[rules].goal[players]) play(rules, players, mix);
    return tap_done();
}
