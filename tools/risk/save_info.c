/* `risk save-info FILE`: what a saved game holds, or the options and the quickest victories, or what is wrong with the file. */
#include <stdio.h>
#include <string.h>
#include "commands.h"
#include "validate.h"
#include "match_file.h"
#include "settings_print.h"
#include "vocabulary.h"

static const char *const phase_words[] = {"claim",  "deploy",  "trade", "place", "attack",
                                          "defend", "advance", "move",  "over"};
static const char *const side_words[DICE_SIDES] = {"attack", "defend"};
static const char *const invalid_words[] = {
    "no such number of players, seat, phase or option", "a card where it cannot be, or a hand too long",
    "a territory that is held by nobody, or by somebody who cannot", "too many or too few armies somewhere",
    "a phase that does not fit the table"};

static bool seats_fit(const match_t *match) {
    for (int seat = 0; seat < PLAYERS_MAX; seat++)
        if (match->seat[seat].kind >= SEAT_KINDS || !name_fits(match->seat[seat].name)) return false;
    return true;
}

/* What the screens would look up is there. */
static bool memory_fits(const match_memory_t *memory) {
    if (memory->logged > LOG_ENTRIES || memory->advised.verb >= RISK_VERBS) return false;
    if (memory->base != NOWHERE && (memory->base >= TERRITORIES || memory->target >= TERRITORIES)) return false;
    for (int i = 0; i < memory->logged; i++) {
        const risk_event_t *event = memory->log + i;
        if (event->kind >= EVENT_KINDS || event->seat >= PLAYERS_MAX || event->a >= CARDS || event->b >= CARDS)
            return false;
    }
    return true;
}

static match_t read_match(const uint8_t *bytes) {
    match_t match;
    memcpy(&match, bytes, MATCH_BYTES);
    return match;
}

static const char *match_fault(const uint8_t *bytes) {
    match_t match = read_match(bytes);
    risk_invalid_t fault = risk_validate(&match.game);
    if (fault != VALID) return invalid_words[fault - INVALID_PLAYERS];
    if (!seats_fit(&match)) return "a seat that nobody can have, or a name without an end";
    return memory_fits(&match.memory) ? NULL : "a log or a battle that cannot have been";
}

static void print_match(const uint8_t *bytes) {
    match_t whole = read_match(bytes), *match = &whole;
    const risk_t *game = &match->game;
    printf("game players=%d round=%d phase=%s seat=%d sets=%d\n", game->players, game->round, phase_words[game->phase],
           game->seat, game->sets);
    for (uint8_t seat = 0; seat < game->players; seat++)
        printf("seat=%d name=%s kind=%s territories=%d armies=%d cards=%d\n", seat, match->seat[seat].name,
               setting_kinds[match->seat[seat].kind], risk_territories(game, seat), risk_armies(game, seat),
               risk_cards(game, seat));
    for (int t = 0; t < TERRITORIES; t++)
        if (game->owner[t] != NOBODY)
            printf("territory=%s seat=%d armies=%d\n", card_words[t], game->owner[t], game->armies[t]);
    for (int side = 0; side < DICE_SIDES; side++) {
        printf("dice=%s", side_words[side]);
        for (int face = 0; face < DICE_FACES; face++)
            printf(" %d", match->memory.dice[side][face]);
        putchar('\n');
    }
}

static const save_kind_t match_kind = {MATCH_HEAD, match_fault, print_match};
const save_kind_t *const save_kinds[] = {&match_kind, &settings_kind, NULL};

int command_save_info(int argc, char **argv) {
    return save_file_command("risk", argc, argv);
}
