/* `mille save-info FILE`: what a saved match holds, or what is wrong with the file. */
#include <stdio.h>
#include <string.h>
#include "commands.h"
#include "save.h"
#include "save_file.h"
#include "vocabulary.h"

enum { LARGEST = 4096 };

static const char *const phase_words[] = {"draw", "play", "coup", "extend", "hand-over", "match-over"};
static const char *const kind_words[SEAT_KINDS] = {"person", "easy", "medium", "hard"};
static const char *const fault_words[] = {"none",
                                          "no such rulebook, or not for so many players",
                                          "a card is missing, there twice, or where it cannot be",
                                          "a hand is too long or too short",
                                          "a pile, safety or distance cannot lie there",
                                          "the phase does not fit the table",
                                          "match points are out of range",
                                          "a seat that nobody can have, or a name without an end",
                                          "the log holds plays that cannot have been made"};

static void print_play(const mille_event_t *play) {
    printf("play seat=%d card=%s", play->seat, card_words[play->card]);
    if (play->kind == EVENT_PLAY)
        printf(" team=%d\n", play->value);
    else
        puts(play->kind == EVENT_COUP ? " coup" : " discarded");
}

static void print_match(const match_t *match) {
    const mille_t *game = &match->game;
    printf("match rules=%s players=%d hand=%d phase=%s seat=%d goal=%d left=%d\n", rules_words[game->rules],
           game->players, game->hand_number, phase_words[game->phase], game->seat, game->goal * CARD_STEP_KM,
           game->left);
    for (int team = 0; team < game->teams; team++)
        printf("team=%d km=%d points=%d\n", team, game->team[team].km * CARD_STEP_KM, game->team[team].points);
    for (int seat = 0; seat < game->players; seat++) {
        printf("seat=%d name=%s kind=%s hand=", seat, match->seat[seat].name, kind_words[match->seat[seat].kind]);
        for (int slot = 0; slot < game->held[seat]; slot++)
            printf("%s%s", slot ? "," : "", card_words[game->hand[seat][slot]]);
        putchar('\n');
    }
    for (int i = 0; i < match->plays.count; i++)
        print_play(&match->plays.list[i]);
}

/* What is in the bytes, as lines; otherwise a sentence that says what is wrong. */
bool save_info(const uint8_t *bytes, size_t length, const char *name) {
    match_t match;
    bytes = save_file_body(bytes, &length);
    save_result_t result = save_read(&match, bytes, (uint16_t)(length <= LARGEST ? length : LARGEST));
    if (result == SAVE_OK) {
        print_match(&match);
        return true;
    }
    fprintf(stderr, "%s: %s", name, save_file_wrong(result));
    if (result == SAVE_IMPOSSIBLE) {
        memcpy(&match, bytes + ENVELOPE_HEAD, MATCH_BYTES);
        fprintf(stderr, ": %s", fault_words[save_fault(&match)]);
    }
    fputc('\n', stderr);
    return false;
}

int command_save_info(int argc, char **argv) {
    return save_file_command("mille", argc, argv, save_info);
}
