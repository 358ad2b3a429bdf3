/* Seeded matches of the machine player against itself, with every rulebook and number of players. Compiled by gcc
 * and by SDCC, it must print the same lines: for each match its winner, its moves and a digest of all its events.
 */
#include "bot.h"
#include "events_digest.h"
#include "lockstep.h"

static mille_events_t events;
static bot_view_t view;
static bot_advice_t advice;

static void print_number(uint16_t number) {
    static const char digits[] = "0123456789abcdef";
    uint8_t shift = 16;
    while (shift) {
        shift -= 4;
        lockstep_print(digits[number >> shift & 15]);
    }
    lockstep_print(' ');
}

/* Seat s plays at level (s + first) modulo 3, or all play BOT_HARD. */
static void play_match(uint8_t rules, uint8_t players, uint8_t first) {
    static digest_t digest;
    uint16_t moves = 0;
    uint8_t level;
    digest.low = digest.high = 0;
    mille_new(rules, players, (uint32_t)rules << 8 | players, &events);
    while (mille_game.phase != PHASE_MATCH_OVER) {
        DIGEST_EVENTS(&digest, &events);
        level = first == BOT_LEVELS ? BOT_HARD : (uint8_t)((mille_game.seat + first) % BOT_LEVELS);
        bot_look(mille_game.seat, &view);
        bot_think(&view, level, &advice);
        events.list[0].kind = advice.why;
        events.count = 1;
        DIGEST_EVENTS(&digest, &events);
        mille_apply(&advice.move, &events);
        moves++;
    }
    DIGEST_EVENTS(&digest, &events);
    print_number((uint16_t)(rules << 8 | players));
    print_number(mille_game.winner);
    print_number(moves);
    print_number(digest.high);
    print_number(digest.low);
    lockstep_print('\n');
}

void lockstep(void) {
    uint8_t rules, players;
    for (rules = 0; rules < RULES_COUNT; rules++) {
        for (players = 2; players <= PLAYERS_MAX; players++) {
            if (!rules_table[rules].goal[players]) continue;
            play_match(rules, players, (uint8_t)(players % BOT_LEVELS));
            play_match(rules, players, BOT_LEVELS);
        }
    }
}
