/* The machine player keeps the rules, sees only what its seat sees, and treats everybody alike. */
#include <stdio.h>
#include <string.h>
#include "bot.h"
#include "evaluate.h"
#include "request.h"
#include "tap.h"
#include "bot_table.h"
#include "vocabulary.h"

typedef void visit_t(const mille_t *game, const bot_view_t *view, uint8_t level);

/* Matches of each kind with levels mixed; `visit` sees every decision before it is made. */
static int for_every_decision(int matches, visit_t *visit) {
    int legal = 1;
    for (uint8_t rules = 0; rules < RULES_COUNT; rules++) {
        for (uint8_t players = 2; players <= PLAYERS_MAX; players++) {
            for (int match = 0; match < matches; match++) {
                mille_t game;
                mille_events_t events;
                if (!mille_new(&game, rules, players, (uint32_t)(1000 * players + match), &events)) continue;
                while (game.phase != PHASE_MATCH_OVER) {
                    bot_view_t view;
                    bot_advice_t advice;
                    uint8_t level = (uint8_t)((game.seat + match) % BOT_LEVELS);
                    bot_look(&game, game.seat, &view);
                    if (visit && game.phase >= PHASE_PLAY && game.phase <= PHASE_EXTEND) visit(&game, &view, level);
                    bot_think(&view, level, &advice);
                    if (advice.why >= WHY_COUNT) legal = 0;
                    if (mille_apply(&game, &advice.move, &events) != REASON_NONE) return 0;
                }
            }
        }
    }
    return legal;
}

static int same_move(const bot_advice_t *a, const bot_advice_t *b) {
    return memcmp(&a->move, &b->move, sizeof a->move) == 0 && a->why == b->why;
}

/* ---- what it sees ---- */

static random_t shuffler;
static int tried, differ;

/* Deals the cards the seat cannot see anew; nothing may change. */
static void shuffle_hidden(const mille_t *game, const bot_view_t *view, uint8_t level) {
    bot_advice_t first, again;
    bot_think(view, level, &first);
    for (int i = 0; i < 3; i++) {
        mille_t other = *game;
        bot_view_t seen;
        uint8_t pack[CARD_MAX], cards = 0;
        for (uint8_t seat = 0; seat < game->players; seat++)
            for (uint8_t slot = 0; seat != game->seat && slot < game->held[seat]; slot++)
                pack[cards++] = game->hand[seat][slot];
        for (uint8_t card = 0; card < game->left; card++)
            pack[cards++] = game->sabot[card];
        for (uint8_t n = cards; n > 1; n--) {
            uint8_t pick = random_below(&shuffler, n), swap = pack[n - 1];
            pack[n - 1] = pack[pick];
            pack[pick] = swap;
        }
        for (uint8_t seat = 0; seat < game->players; seat++)
            for (uint8_t slot = 0; seat != game->seat && slot < game->held[seat]; slot++)
                other.hand[seat][slot] = pack[--cards];
        memcpy(other.sabot, pack, game->left);
        other.random.x ^= random_next(&shuffler);
        bot_look(&other, other.seat, &seen);
        bot_think(&seen, level, &again);
        tried++;
        differ += !same_move(&first, &again) || memcmp(&seen.table, &view->table, sizeof seen.table) != 0;
    }
}

/* ---- whom it attacks ---- */

static int attacks;

/* A person may sit at any seat. Everybody moves one seat to the left, hands, piles and points with them: the move stays
 * the same, and so does whom it hits, wherever that one sits now. */
static void move_seats(const mille_t *game, const bot_view_t *view, uint8_t level) {
    mille_t moved = *game;
    bot_view_t seen;
    bot_advice_t first, second;
    for (uint8_t team = 0; team < game->teams; team++)
        moved.team[(team + 1) % game->teams] = game->team[team];
    for (uint8_t seat = 0; seat < game->players; seat++) {
        moved.held[(seat + 1) % game->players] = game->held[seat];
        memcpy(moved.hand[(seat + 1) % game->players], game->hand[seat], HAND_MAX);
    }
    moved.seat = (uint8_t)((game->seat + 1) % game->players);
    moved.turn = (uint8_t)((game->turn + 1) % game->players);
    if (game->caller != NOBODY) moved.caller = (uint8_t)((game->caller + 1) % game->teams);
    bot_look(&moved, moved.seat, &seen);
    bot_think(view, level, &first);
    bot_think(&seen, level, &second);
    tried++;
    if (first.move.verb == MILLE_PLAY) {
        attacks += first.move.team != MILLE_TEAM(game, game->seat);
        first.move.team = (uint8_t)((first.move.team + 1) % game->teams);
    }
    differ += !same_move(&first, &second);
}

static int hit_leader, hit_other;

/* Of two rivals BOT_HARD's hazards mostly hit the one who threatens more. */
static void count_hits(const mille_t *game, const bot_view_t *view, uint8_t level) {
    bot_advice_t advice;
    if (game->teams != 3 || game->phase != PHASE_PLAY || level != BOT_HARD) return;
    bot_think(view, level, &advice);
    if (advice.move.verb != MILLE_PLAY || advice.move.team == MILLE_TEAM(game, game->seat)) return;
    bot_table_lay(view);
    evaluate_view(view);
    *(evaluate_threat[advice.move.team] == 3 ? &hit_leader : &hit_other) += 1;
}

/* ---- words ---- */

static void describe(const bot_view_t *view, char *line, size_t room) {
    const mille_t *table = &view->table;
    size_t used = 0;
#define SAY(...) used += (size_t)snprintf(line + used, room - used, __VA_ARGS__)
    if (table->phase == PHASE_COUP)
        SAY("coup card=%s ", card_words[table->attack]);
    else
        SAY("%s ", table->phase == PHASE_PLAY ? "play" : "extend");
    SAY("players=%d seat=%d goal=%d extended=%s draw=%d hand=", table->players, view->seat, table->goal * CARD_STEP_KM,
        table->caller == NOBODY ? "no" : "yes", table->left);
    for (int i = 0; i < table->held[view->seat]; i++)
        SAY("%s%s", i ? "," : "", card_words[table->hand[view->seat][i]]);
    if (table->held[view->seat] == 0) SAY("-");
    for (int team = 0; team < table->teams; team++) {
        const mille_team_t *side = &table->team[team];
        SAY(" t%d=%d/%d", team, side->km * CARD_STEP_KM, side->stones[CARD_200]);
        for (int pile = BATTLE; pile <= SPEED; pile++)
            SAY("/%s", side->pile[pile].top == CARD_NONE ? "-" : card_words[side->pile[pile].top]);
        for (int coups = 0; coups < 2; coups++) {
            uint8_t bits = coups ? side->coups : side->safeties;
            SAY("/%s", bits ? "" : "-");
            for (uint8_t card = CARD_TANK, first = 1; card <= CARD_RIGHT_OF_WAY; card++) {
                if (!(bits & card_bit[card])) continue;
                SAY("%s%s", first ? "" : "+", card_words[card]);
                first = 0;
            }
        }
        SAY("/%d", side->points);
    }
    SAY(" seen=");
    for (uint8_t card = 0; card < CARD_KINDS; card++)
        SAY("%s%s:%d", card ? "," : "", card_words[card], table->seen[card]);
    if (table->caller != NOBODY) SAY(" caller=%d", table->caller);
#undef SAY
}

/* The table told in words leads to the same move. */
static void tell(const mille_t *game, const bot_view_t *view, uint8_t level) {
    char line[2000], problem[REQUEST_PROBLEM];
    bot_view_t told;
    bot_advice_t first, second;
    const mille_pile_t *pile = &game->team[MILLE_TEAM(game, game->seat)].pile[BATTLE];
    if (view->table.held[view->seat] == 0) return;
    if (card_family[pile->under] == FAMILY_HAZARD) return; /* a covered hazard is not told */
    describe(view, line, sizeof line);
    tried++;
    if (!request_read(line, view->table.rules, &told, problem)) {
        printf("# %s\n", problem);
        differ++;
        return;
    }
    bot_think(view, level, &first);
    bot_think(&told, level, &second);
    if (same_move(&first, &second)) return;
    differ++;
    describe(view, line, sizeof line);
    printf("# rules %s, level %d: %s\n", rules_words[view->table.rules], level, line);
}

int main(void) {
    random_seed(&shuffler, 7);
    ok(for_every_decision(3, NULL), "every move of every level is legal, and has a reason");
    tried = differ = 0;
    for_every_decision(3, shuffle_hidden);
    ok(tried > 10000 && differ == 0, "cards it cannot see may lie in any order: the move is the same");
    tried = differ = 0;
    for_every_decision(3, move_seats);
    ok(tried > 5000 && attacks > 500 && differ == 0, "whoever sits where, the same move is made on the same rival");
    for_every_decision(3, count_hits);
    ok(hit_leader > 2 * hit_other && hit_leader > 100, "with two rivals the leader is attacked most");
    printf("# hazards on the leader %d, on the other %d\n", hit_leader, hit_other);
    tried = differ = 0;
    for_every_decision(3, tell);
    ok(tried > 3000 && differ == 0, "a table told in words leads to the same move");
    return tap_done();
}
