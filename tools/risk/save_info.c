/* `risk save-info FILE`: prints a saved match, or the options and the hall of fame, or what is wrong with the file. */
#include <stdio.h>
#include <string.h>
#include "commands.h"
#include "match_file.h"
#include "settings_print.h"
#include "vocabulary.h"

static const char *const phase_words[] = {
    [PHASE_CLAIM] = "claim",     [PHASE_DEPLOY] = "deploy", [PHASE_TRADE] = "trade",
    [PHASE_PLACE] = "place",     [PHASE_ATTACK] = "attack", [PHASE_DEFEND] = "defend",
    [PHASE_ADVANCE] = "advance", [PHASE_MOVE] = "move",     [PHASE_OVER] = "over",
};
static const char *const side_words[DICE_SIDES] = {[DICE_ATTACK] = "attack", [DICE_DEFEND] = "defend"};
static const char *const invalid_words[INVALID_KINDS] = {
    [VALID] = NULL,
    [INVALID_PLAYERS] = "no such number of players, seat, phase or option",
    [INVALID_CARDS] = "a card where it cannot be, or a hand too long",
    [INVALID_OWNERS] = "a territory that is held by nobody, or by somebody who cannot",
    [INVALID_ARMIES] = "too many or too few armies somewhere",
    [INVALID_TURN] = "a phase that does not fit the table",
    [INVALID_SEATS] = "a seat that nobody can have, or a name without an end",
    [INVALID_LOG] = "a log or a battle that cannot have been",
};

static match_t read_match(const uint8_t *bytes) {
    match_t match;
    memcpy(&match, bytes, MATCH_BYTES);
    return match;
}

static const char *match_fault(const uint8_t *bytes) {
    match_t match = read_match(bytes);
    return invalid_words[match_file_validate(&match)];
}

static void print_match(const uint8_t *bytes) {
    match_t match = read_match(bytes);
    risk_game = match.game;
    printf("game players=%d round=%d phase=%s seat=%d sets=%d\n", risk_game.players, risk_game.round,
           phase_words[risk_game.phase], risk_game.seat, risk_game.sets);
    for (uint8_t seat = 0; seat < risk_game.players; seat++)
        printf("seat=%d name=%s kind=%s territories=%d armies=%d cards=%d\n", seat, match.seat[seat].name,
               setting_kinds[match.seat[seat].kind], risk_territories(seat), risk_armies(seat), risk_cards(seat));
    for (int t = 0; t < TERRITORIES; t++)
        if (risk_game.owner[t] != NOBODY)
            printf("territory=%s seat=%d armies=%d\n", card_words[t], risk_game.owner[t], risk_game.armies[t]);
    for (int side = 0; side < DICE_SIDES; side++) {
        printf("dice=%s", side_words[side]);
        for (int face = 0; face < DICE_FACES; face++)
            printf(" %d", match.memory.dice[side][face]);
        putchar('\n');
    }
}

static const save_kind_t match_kind = {MATCH_HEAD, match_fault, print_match};
const save_kind_t *const save_kinds[] = {&match_kind, &settings_kind, NULL};

int command_save_info(int argc, char **argv) {
    return save_file_command("risk", argc, argv);
}
