/* Writes a saved match and a file of the options, and invalid ones, for tests that read files: example FOLDER */
#include <string.h>
#include "hall_of_fame.h"
#include "match_file.h"
#include "put_file.h"

static const seat_t seats[SEATS_MAX] = {
    {SEAT_PERSON, "MARIE"}, {SEAT_HARD, "Boris"}, {1, "C"}, {2, "D"}, {3, "E"}, {0, "F"}};

static void game_files(const char *folder) {
    static const uint8_t head[] = MATCH_HEAD;
    uint8_t newer[] = MATCH_HEAD, other[] = MATCH_HEAD;
    match_t match;
    risk_events_t events;
    memset(&match, 0, sizeof match);
    memcpy(match.seat, seats, sizeof seats);
    match.memory.base = match.memory.target = NOWHERE;
    risk_new(3, RISK_OPTION_DEAL, 1959, &events);
    match.game = risk_game;
    put_save(folder, "good.sav", head, &match);
    newer[6]++;
    put_save(folder, "newer.sav", newer, &match);
    other[4] = '1';
    put_save(folder, "other.sav", other, &match);
    match.memory.logged = LOG_ENTRIES + 1;
    put_save(folder, "log.sav", head, &match);
    match.game.players = 7;
    put_save(folder, "seven.sav", head, &match);
}

/* The options and the quickest victories. */
static void settings_files(const char *folder) {
    static const uint8_t head[] = SETTINGS_HEAD;
    settings_t settings = {.players = 3, .deal = 1, .pace = 2, .sound = 1, .advice = 1, .language = 2};
    hall_t best[HALL_ROWS] = {{"MARIE", 9, 3, SEAT_HARD}, {"F", 12, 6, SEAT_EASY}};
    uint8_t bytes[SETTINGS_BYTES];
    memcpy(settings.seat, seats, sizeof seats);
    memcpy(bytes, &settings, sizeof settings);
    memcpy(bytes + sizeof settings, best, sizeof best);
    put_save(folder, "options.sav", head, bytes);
    best[1].rounds = 8;
    memcpy(bytes + sizeof settings, best, sizeof best);
    put_save(folder, "hall.sav", head, bytes);
    bytes[offsetof(settings_t, pace)] = 3;
    put_save(folder, "pace.sav", head, bytes);
}

int main(int count, char **words) {
    if (count != 2) return 2;
    game_files(words[1]);
    settings_files(words[1]);
    return 0;
}
