/* `mille save-info FILE`: the contents of a saved match, or of the options and best matches, or what is wrong with the
 * file. */
#include <stdio.h>
#include <string.h>
#include "commands.h"
#include "match_file.h"
#include "settings_print.h"
#include "vocabulary.h"

static const char *const phase_words[] = {
    [PHASE_DRAW] = "draw",     [PHASE_PLAY] = "play",           [PHASE_COUP] = "coup",
    [PHASE_EXTEND] = "extend", [PHASE_HAND_OVER] = "hand-over", [PHASE_MATCH_OVER] = "match-over",
};
static const char *const invalid_words[] = {
    [VALID] = "none",
    [INVALID_PLAYERS] = "no such rulebook, or not for so many players",
    [INVALID_CARDS] = "a card is missing, duplicated or in an impossible place",
    [INVALID_HANDS] = "a hand is too long or too short",
    [INVALID_PILES] = "a pile, safety or distance cannot lie there",
    [INVALID_TURN] = "the phase does not fit the table",
    [INVALID_POINTS] = "match points are out of range",
    [INVALID_SEATS] = "an unknown kind of seat, or an empty or unterminated name",
    [INVALID_PLAYS] = "the history has plays that cannot have been made",
};

static void print_play(const mille_event_t *play) {
    printf("play seat=%d card=%s", play->seat, card_words[play->card]);
    if (play->kind == EVENT_PLAY)
        printf(" team=%d\n", play->value);
    else
        puts(play->kind == EVENT_COUP ? " coup" : " discarded");
}

static match_t read_match(const uint8_t *bytes) {
    match_t match;
    memcpy(&match, bytes, MATCH_BYTES);
    return match;
}

static const char *match_fault(const uint8_t *bytes) {
    match_t match = read_match(bytes);
    mille_invalid_t fault = match_file_validate(&match);
    return fault == VALID ? NULL : invalid_words[fault];
}

static void print_match(const uint8_t *bytes) {
    match_t whole = read_match(bytes), *match = &whole;
    const mille_t *game = &match->game;
    printf("match rules=%s players=%d hand=%d phase=%s seat=%d goal=%d left=%d\n", rules_words[game->rules],
           game->players, game->hand_number, phase_words[game->phase], game->seat, game->goal * CARD_STEP_KM,
           game->left);
    for (int team = 0; team < game->teams; team++)
        printf("team=%d km=%d points=%d\n", team, game->team[team].km * CARD_STEP_KM, game->team[team].points);
    for (int seat = 0; seat < game->players; seat++) {
        printf("seat=%d name=%s kind=%s hand=", seat, match->seat[seat].name, setting_kinds[match->seat[seat].kind]);
        for (int slot = 0; slot < game->held[seat]; slot++)
            printf("%s%s", slot ? "," : "", card_words[game->hand[seat][slot]]);
        putchar('\n');
    }
    for (int i = 0; i < match->plays.count; i++)
        print_play(&match->plays.list[i]);
}

static const save_kind_t match_kind = {MATCH_HEAD, match_fault, print_match};
const save_kind_t *const save_kinds[] = {&match_kind, &settings_kind, NULL};

int command_save_info(int argc, char **argv) {
    return save_file_command("mille", argc, argv);
}
