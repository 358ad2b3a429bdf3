/* Writes a saved match, and spoilt ones, for those who read files: example FOLDER */
#include <stdio.h>
#include <string.h>
#include "random_player.h"
#include "save.h"
#include "tap.h"

static uint8_t bytes[128 + SAVE_BYTES];

static void put(const char *folder, const char *name, const uint8_t *from, size_t length) {
    char path[300];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(from, 1, length, file) != length || fclose(file)) tap_die("%s: cannot be written", path);
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
    mille_new(&match.game, RULES_P62, 2, 3, &events);
    save_write(&match, save);
    put(words[1], "good.sav", save, SAVE_BYTES);
    put(words[1], "short.sav", save, SAVE_BYTES - 1);
    for (int place = 0; place <= 6; place += 2) {
        char name[20];
        snprintf(name, sizeof name, "changed%d.sav", place);
        save[place]++;
        put(words[1], name, save, SAVE_BYTES);
        save[place]--;
    }
    bytes[64] = SAVE_BYTES & 0xff, bytes[65] = SAVE_BYTES >> 8;
    bytes[67] = (uint8_t)(bytes[64] + bytes[65]);
    bytes[68] = (uint8_t)((bytes[64] + bytes[65]) >> 8);
    put(words[1], "amsdos.sav", bytes, sizeof bytes);
    match.game.players = 5;
    save_write(&match, save);
    put(words[1], "impossible.sav", save, SAVE_BYTES);
    return 0;
}
