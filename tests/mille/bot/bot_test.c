/* The machine player obeys the rules, sees only what its seat sees, treats every seat alike, and leaves the game
 * alone. */
#include <stdio.h>
#include <string.h>
#include "bot.h"
#include "evaluate.h"
#include "request.h"
#include "tap.h"
#include "view.h"
#include "vocabulary.h"

static int unchanged = 1; /* bot_think has put the game back every time */

typedef void visit_t(const bot_view_t *view, uint8_t level);

/* Plays matches of each kind with levels mixed; calls `visit` before every decision. */
static int for_every_decision(int matches, visit_t *visit) {
    int legal = 1;
    for (uint8_t rules = 0; rules < RULES_COUNT; rules++) {
        for (uint8_t players = 2; players <= PLAYERS_MAX; players++) {
            for (int match = 0; match < matches; match++) {
                mille_events_t events;
                if (!mille_new(rules, players, (uint32_t)(1000 * players + match), &events)) continue;
                while (mille_game.phase != PHASE_MATCH_OVER) {
                    bot_view_t view;
                    bot_advice_t advice;
                    uint8_t level = (uint8_t)((mille_game.seat + match) % BOT_LEVELS);
                    bot_look(mille_game.seat, &view);
                    if (visit && mille_game.phase >= PHASE_PLAY && mille_game.phase <= PHASE_EXTEND)
                        visit(&view, level);
                    mille_t before = mille_game;
                    bot_think(&view, level, &advice);
                    if (memcmp(&before, &mille_game, sizeof before) != 0) unchanged = 0;
                    if (advice.why >= WHY_COUNT) legal = 0;
                    if (mille_apply(&advice.move, &events) != REASON_NONE) return 0;
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

/* Deals the hidden cards again: the move must stay the same. */
static void shuffle_hidden(const bot_view_t *view, uint8_t level) {
    bot_advice_t first, again;
    bot_think(view, level, &first);
    for (int i = 0; i < 3; i++) {
        mille_t other = mille_game;
        bot_view_t seen;
        uint8_t pack[CARD_MAX], cards = 0;
        for (uint8_t seat = 0; seat < mille_game.players; seat++)
            for (uint8_t slot = 0; seat != mille_game.seat && slot < mille_game.held[seat]; slot++)
                pack[cards++] = mille_game.hand[seat][slot];
        for (uint8_t card = 0; card < mille_game.left; card++)
            pack[cards++] = mille_game.sabot[card];
        for (uint8_t n = cards; n > 1; n--) {
            uint8_t pick = random_below(&shuffler, n), swap = pack[n - 1];
            pack[n - 1] = pack[pick];
            pack[pick] = swap;
        }
        for (uint8_t seat = 0; seat < mille_game.players; seat++)
            for (uint8_t slot = 0; seat != mille_game.seat && slot < mille_game.held[seat]; slot++)
                other.hand[seat][slot] = pack[--cards];
        memcpy(other.sabot, pack, mille_game.left);
        other.random.x ^= random_next(&shuffler);
        mille_swap(&other);
        bot_look(mille_game.seat, &seen);
        mille_swap(&other);
        bot_think(&seen, level, &again);
        tried++;
        differ += !same_move(&first, &again) || memcmp(&seen.table, &view->table, sizeof seen.table) != 0;
    }
}

/* ---- which rival it attacks ---- */

static int attacks;

/* All players move one seat to the left, with their hands, piles and points: the move must stay the same, and hit the
 * same rival at its new seat. */
static void move_seats(const bot_view_t *view, uint8_t level) {
    mille_t moved = mille_game;
    bot_view_t seen;
    bot_advice_t first, second;
    for (uint8_t team = 0; team < mille_game.teams; team++)
        moved.team[(team + 1) % mille_game.teams] = mille_game.team[team];
    for (uint8_t seat = 0; seat < mille_game.players; seat++) {
        moved.held[(seat + 1) % mille_game.players] = mille_game.held[seat];
        memcpy(moved.hand[(seat + 1) % mille_game.players], mille_game.hand[seat], HAND_MAX);
    }
    moved.seat = (uint8_t)((mille_game.seat + 1) % mille_game.players);
    moved.turn = (uint8_t)((mille_game.turn + 1) % mille_game.players);
    if (mille_game.caller != NOBODY) moved.caller = (uint8_t)((mille_game.caller + 1) % mille_game.teams);
    mille_swap(&moved);
    bot_look(mille_game.seat, &seen);
    mille_swap(&moved);
    bot_think(view, level, &first);
    bot_think(&seen, level, &second);
    tried++;
    if (first.move.verb == MILLE_PLAY) {
        attacks += first.move.team != mille_team_of(mille_game.seat);
        first.move.team = (uint8_t)((first.move.team + 1) % mille_game.teams);
    }
    differ += !same_move(&first, &second);
}

static int hit_leader, hit_other;

/* With two rivals most hazards of BOT_HARD hit the one that threatens more. */
static void count_hits(const bot_view_t *view, uint8_t level) {
    bot_advice_t advice;
    if (mille_game.teams != 3 || mille_game.phase != PHASE_PLAY || level != BOT_HARD) return;
    bot_think(view, level, &advice);
    if (advice.move.verb != MILLE_PLAY || advice.move.team == mille_team_of(mille_game.seat)) return;
    mille_t game = mille_game;
    view_lay(view);
    evaluate_view(view);
    mille_game = game;
    *(evaluate_threat[advice.move.team] == 3 ? &hit_leader : &hit_other) += 1;
}

/* ---- a table in words ---- */

static void describe(const bot_view_t *view, char *line, size_t size) {
    const mille_t *table = &view->table;
    size_t used = 0;
#define SAY(...) used += (size_t)snprintf(line + used, size - used, __VA_ARGS__)
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

/* The table described in words leads to the same move. */
static void describe_and_compare(const bot_view_t *view, uint8_t level) {
    char line[2000], problem[REQUEST_PROBLEM];
    bot_view_t described;
    bot_advice_t first, second;
    const mille_pile_t *pile = &mille_game.team[mille_team_of(mille_game.seat)].pile[BATTLE];
    if (view->table.held[view->seat] == 0) return;
    if (card_family[pile->under] == FAMILY_HAZARD) return; /* a request cannot describe a covered hazard */
    describe(view, line, sizeof line);
    tried++;
    if (!request_read(line, view->table.rules, &described, problem)) {
        printf("# %s\n", problem);
        differ++;
        return;
    }
    bot_think(view, level, &first);
    bot_think(&described, level, &second);
    if (same_move(&first, &second)) return;
    differ++;
    describe(view, line, sizeof line);
    printf("# rules %s, level %d: %s\n", rules_words[view->table.rules], level, line);
}

int main(void) {
    random_seed(&shuffler, 7);
    ok(for_every_decision(3, NULL), "every move of every level is legal, and has a reason");
    ok(unchanged, "the game is the same before and after every decision");
    tried = differ = 0;
    for_every_decision(3, shuffle_hidden);
    ok(tried > 10000 && differ == 0, "the order of hidden cards does not change the move");
    tried = differ = 0;
    for_every_decision(3, move_seats);
    ok(tried > 5000 && attacks > 500 && differ == 0,
       "after a change of seats the same move is made against the same rival");
    for_every_decision(3, count_hits);
    ok(hit_leader > 2 * hit_other && hit_leader > 100, "with two rivals the leader is attacked most");
    printf("# hazards on the leader %d, on the other %d\n", hit_leader, hit_other);
    tried = differ = 0;
    for_every_decision(3, describe_and_compare);
    ok(tried > 3000 && differ == 0, "a table described in words leads to the same move");
    return tap_done();
}
