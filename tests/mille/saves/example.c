/* Writes a saved match, a file of the options, and damaged ones, for tests of tools that read them: example FOLDER */
#include <stdio.h>
#include <string.h>
#include "hall_of_fame.h"
#include "put_file.h"
#include "random_player.h"
#include "match_file.h"

static uint8_t bytes[128 + SAVE_BYTES];

/* The options and the best matches. */
static void settings_files(const char *folder) {
    static const uint8_t head[] = SETTINGS_HEAD;
    struct {
        settings_t settings;
        hall_t hall[HALL_ROWS];
    } saved = {
        .settings = {.rules = RULES_P62,
                     .players = 4,
                     .pace = 1,
                     .sound = 2,
                     .advice = 1,
                     .language = 3,
                     .keyboard = 1,
                     .seat = {{SEAT_PERSON, "MARIE"}, {SEAT_HARD, "Arthur"}, {1, "C"}, {2, "D"}, {3, "E"}, {0, "F"}}},
        .hall = {{"MARIE", 5200, 7, RULES_MICRO, SEAT_MEDIUM}, {"F", 5000, 12, RULES_WM06, SEAT_HARD}}};
    put_save(folder, "options.sav", head, &saved);
    saved.hall[1].points = 5300;
    put_save(folder, "hall.sav", head, &saved);
    saved.settings.rules = RULES_MICRO;
    put_save(folder, "many.sav", head, &saved);
    saved.settings.players = 9;
    put_save(folder, "players.sav", head, &saved);
}

int main(int count, char **words) {
    match_t match = {.seat = {{SEAT_PERSON, "MARIE"},
                              {SEAT_HARD, "Arthur"},
                              {SEAT_EASY, "C"},
                              {SEAT_EASY, "D"},
                              {SEAT_EASY, "E"},
                              {SEAT_EASY, "F"}},
                     .plays = {1, {{EVENT_PLAY, 1, CARD_ROLL, 1, 0}}}};
    uint8_t *save = bytes + 128;
    mille_events_t events;
    if (count != 2) return 2;
    mille_new(RULES_P62, 2, 3, &events);
    match.game = mille_game;
    match_file_write(&match, save);
    put_file(words[1], "good.sav", save, SAVE_BYTES);
    put_file(words[1], "short.sav", save, SAVE_BYTES - 1);
    for (int place = 0; place <= 6; place += 2) {
        char name[20];
        snprintf(name, sizeof name, "changed%d.sav", place);
        save[place]++;
        put_file(words[1], name, save, SAVE_BYTES);
        save[place]--;
    }
    bytes[64] = SAVE_BYTES & 0xff, bytes[65] = SAVE_BYTES >> 8;
    bytes[67] = (uint8_t)(bytes[64] + bytes[65]);
    bytes[68] = (uint8_t)((bytes[64] + bytes[65]) >> 8);
    put_file(words[1], "amsdos.sav", bytes, sizeof bytes);
    match.game.players = 5;
    match_file_write(&match, save);
    put_file(words[1], "impossible.sav", save, SAVE_BYTES);
    settings_files(words[1]);
    return 0;
}
