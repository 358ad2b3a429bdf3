/* The effect of a move: cards change piles, and another seat is next. */
#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "reference_model.h"

void ref_open(ref_table_t *table, ref_book_t book, int players) {
    memset(table, 0, sizeof *table);
    table->rules = ref_read_rules(book, players);
    table->players = players;
    table->teams = players == 3 || players == 6 ? 3 : 2;
    table->dealer = 0;
    table->owing = REF_NOBODY;
    table->winner = REF_NOBODY;
    table->phase = REF_TO_DEAL;
    int number = 0;
    for (ref_kind_t kind = 0; kind < REF_KINDS; kind++) {
        for (int copy = 0; copy < ref_copies(kind); copy++) {
            table->deck[number] = (ref_card_t){kind, number};
            number++;
        }
    }
    assert(number == REF_CARDS);
}

static int left_of(const ref_table_t *table, int seat) {
    return (seat + 1) % table->players;
}

/* The whole pack, less the cards that this rulebook leaves out, is dealt as the test says. */
const char *ref_deal(ref_table_t *table, ref_kind_t hand[][REF_DEALT], const ref_kind_t *draw_pile, int draw_count) {
    if (table->phase != REF_TO_DEAL) return "not the moment to deal";
    ref_pile_t pack = {.count = 0};
    table->box.count = table->draw.count = table->discard.count = 0;
    memset(table->hand, 0, sizeof table->hand);
    memset(table->team, 0, sizeof table->team);
    for (int i = 0; i < REF_CARDS; i++)
        ref_put(&pack, &table->deck[i]);
    for (ref_kind_t kind = 0; kind < REF_KINDS; kind++)
        if (table->rules.left_out[kind]) ref_put(&table->box, ref_take(&pack, kind));

    if (pack.count != table->players * REF_DEALT + draw_count) return "the pack has not this many cards";
    for (int seat = 0; seat < table->players; seat++) {
        for (int i = 0; i < REF_DEALT; i++) {
            if (ref_count(&pack, hand[seat][i]) == 0) return "a card is dealt too often";
            ref_put(&table->hand[seat], ref_take(&pack, hand[seat][i]));
        }
    }
    for (int i = draw_count - 1; i >= 0; i--) {
        if (ref_count(&pack, draw_pile[i]) == 0) return "a card is in the draw pile too often";
        ref_put(&table->draw, ref_take(&pack, draw_pile[i]));
    }

    table->hand_number++;
    table->goal = table->rules.goal;
    table->extension_caller = table->finisher = REF_NOBODY;
    table->delayed = false;
    table->fresh[0] = table->fresh[1] = NULL;
    table->owing = REF_NOBODY;
    table->seat = left_of(table, table->dealer);
    table->phase = REF_TO_DRAW;
    return NULL;
}

static const ref_card_t *draw_one(ref_table_t *table, int seat) {
    if (table->draw.count == 0) return NULL;
    const ref_card_t *card = ref_take_top(&table->draw);
    ref_put(&table->hand[seat], card);
    return card;
}

/* The turn goes to the left, to a seat that holds cards: with the draw pile empty play goes on without drawing (1962 5
   and 6.C, 1988 Ending a Hand, 2006 Unentschieden), except in Micro A.6. */
static void next_seat(ref_table_t *table, int from) {
    table->fresh[0] = table->fresh[1] = NULL;
    table->seat = left_of(table, from);
    if (table->draw.count > 0) {
        table->phase = REF_TO_DRAW;
        return;
    }
    table->phase = REF_HAND_OVER;
    if (table->rules.end == REF_OVER_AT_ONCE) return;
    for (int i = 0; i < table->players; i++) {
        if (table->hand[table->seat].count > 0) {
            table->phase = REF_TO_PLAY;
            return;
        }
        table->seat = left_of(table, table->seat);
    }
}

/* The cards are in the hand, or could not be drawn: the same seat plays, if it has anything to play. A turn that is
   going on is finished with the cards that are held, also in Micro (B: back to the second choice). */
static void play_again(ref_table_t *table, int seat) {
    table->seat = seat;
    table->phase = REF_TO_PLAY;
    if (table->hand[seat].count == 0) next_seat(table, seat);
}

/* 2006 Blitzaktion 2: "nimmt man wieder 2 neue Karten und legt noch eine Karte aus oder ab". */
static void two_again(ref_table_t *table) {
    int seat = table->owing;
    table->owing = REF_NOBODY;
    for (int i = 0; i < 2; i++)
        if (table->fresh[i] == NULL) table->fresh[i] = draw_one(table, seat);
    play_again(table, seat);
}

/* A card has been laid or discarded. */
static void pass_on(ref_table_t *table, int from) {
    if (table->owing == from)
        two_again(table);
    else
        next_seat(table, from);
}

/* 1988 Ending a Hand, 2006 Unentschieden: with the draw pile empty and nothing left that can be laid, the hand is over.
 */
static const char *done(ref_table_t *table) {
    bool last_cards = table->phase == REF_TO_PLAY && table->draw.count == 0;
    if (last_cards && table->rules.end == REF_OVER_WHEN_NOTHING_PLAYABLE && !ref_anything_playable(table))
        table->phase = REF_HAND_OVER;
    return NULL;
}

static void take_off(ref_table_t *table, ref_pile_t *pile, ref_kind_t hazard) {
    if (ref_shows(pile, hazard)) ref_put(&table->discard, ref_take_top(pile));
}

/* Micro A.4: Right of Way, and no other safety, takes its hazards away; 2006 Trumpfkarten: every one does. What lay
   under them shows again. The others leave the cards where they are: they no longer count. */
static void safety_takes_off(ref_table_t *table, ref_team_t *team, ref_kind_t safety) {
    bool all = table->rules.late_safety == REF_TAKEN_OFF;
    bool priority = table->rules.late_safety == REF_MUST_BE_REMEDIED && safety == REF_RIGHT_OF_WAY;
    for (ref_kind_t hazard = REF_OUT_OF_GAS; hazard <= REF_STOP; hazard++)
        if ((all || priority) && ref_safety_of(hazard) == safety)
            take_off(table, hazard == REF_SPEED_LIMIT ? &team->speed : &team->battle, hazard);
}

const char *ref_draw(ref_table_t *table) {
    if (table->phase != REF_TO_DRAW) return "not the moment to draw";
    draw_one(table, table->seat);
    table->phase = REF_TO_PLAY;
    return done(table);
}

const char *ref_discard(ref_table_t *table, ref_kind_t kind) {
    if (table->phase != REF_TO_PLAY) return "not the moment to discard";
    if (ref_count(&table->hand[table->seat], kind) == 0) return "not in the hand";
    ref_put(&table->discard, ref_take(&table->hand[table->seat], kind));
    pass_on(table, table->seat);
    return done(table);
}

static void finish(ref_table_t *table, int team) {
    table->finisher = team;
    table->delayed = table->draw.count == 0;
    table->phase = REF_HAND_OVER;
}

static void travel(ref_table_t *table, int team, const ref_card_t *card) {
    ref_put(&table->team[team].distance, card);
    if (ref_team_miles(&table->team[team]) < table->goal)
        pass_on(table, table->seat);
    else if (table->rules.may_extend && table->goal == 700)
        table->phase = REF_TO_ANSWER_EXTENSION;
    else
        finish(table, team);
}

/* The hazard lands; a seat of that team that holds the safety against it is asked first (1962 7, 1988 E, Micro A.5,
   2006 Blitzaktion). */
static void attack(ref_table_t *table, int team, const ref_card_t *card) {
    ref_team_t *victim = &table->team[team];
    table->attacker = table->seat;
    table->struck = card->kind == REF_SPEED_LIMIT ? &victim->speed : &victim->battle;
    ref_put(table->struck, card);
    for (int seat = 0; seat < table->players; seat++) {
        if (ref_team_of(table, seat) != team) continue;
        if (ref_count(&table->hand[seat], ref_safety_of(card->kind)) == 0) continue;
        /* The answer may be the end of the attacker's turn, and "am Ende seines Zuges hat man wieder 6 Karten" (2006
         * Der
         *   Start): of the two cards that he is to draw again he draws the first now. */
        if (table->owing == table->attacker) {
            table->fresh[0] = draw_one(table, table->attacker);
            table->fresh[1] = NULL;
        }
        table->seat = seat;
        table->phase = REF_TO_ANSWER_COUP;
        return;
    }
    pass_on(table, table->attacker);
}

static void remedy(ref_table_t *table, int team, const ref_card_t *card) {
    ref_team_t *own = &table->team[team];
    ref_put(card->kind == REF_END_OF_LIMIT ? &own->speed : &own->battle, card);
    pass_on(table, table->seat);
}

static void prevent(ref_table_t *table, int team, const ref_card_t *card) {
    ref_put(&table->team[team].preventions, card);
    safety_takes_off(table, &table->team[team], card->kind);
    if (table->rules.safety_gives_turn) {
        draw_one(table, table->seat);
        play_again(table, table->seat);
    } else if (card == table->fresh[0] || card == table->fresh[1]) {
        /* 2006 Blitzaktion 2: one of the two cards is a trump that is laid at once; "eine weitere" is still to be laid,
           and after it two cards are drawn again */
        table->fresh[0] = table->fresh[1] = NULL;
        table->owing = table->seat;
        if (table->hand[table->seat].count == 0) pass_on(table, table->seat);
    } else {
        pass_on(table, table->seat);
    }
}

const char *ref_play(ref_table_t *table, ref_kind_t kind, int team) {
    const char *why = ref_why_not(table, kind, team);
    if (why != NULL) return why;
    const ref_card_t *card = ref_take(&table->hand[table->seat], kind);
    switch (ref_family(kind)) {
    case REF_DISTANCE:
        travel(table, team, card);
        break;
    case REF_HAZARD:
        attack(table, team, card);
        break;
    case REF_REMEDY:
        remedy(table, team, card);
        break;
    case REF_SAFETY:
        prevent(table, team, card);
        break;
    }
    return done(table);
}

/* Yes: the hazard is thrown away, the pile is as it was, one card replaces the safety, one is for the new turn; whoever
   sat between attacker and caller has lost his turn, since play goes on to the caller's left. */
const char *ref_answer_coup(ref_table_t *table, bool yes) {
    if (table->phase != REF_TO_ANSWER_COUP) return "no coup fourré to answer";
    if (!yes) {
        pass_on(table, table->attacker);
        return done(table);
    }
    ref_team_t *own = &table->team[ref_team_of(table, table->seat)];
    const ref_card_t *hazard = ref_take_top(table->struck);
    ref_kind_t safety = ref_safety_of(hazard->kind);
    ref_put(&table->discard, hazard);
    ref_put(&own->crosswise, ref_take(&table->hand[table->seat], safety));
    /* Micro A.5: a coup fourré has the advantages of a safety played in turn besides its own. */
    safety_takes_off(table, own, safety);
    table->owing = REF_NOBODY;
    for (int i = 0; i < 2; i++) {
        const ref_card_t *drawn = draw_one(table, table->seat);
        table->fresh[i] = table->rules.lightning ? drawn : NULL;
    }
    play_again(table, table->seat);
    return done(table);
}

/* 1962 10.C, 1988 C, 2006 Verlängerung */
const char *ref_answer_extension(ref_table_t *table, bool yes) {
    if (table->phase != REF_TO_ANSWER_EXTENSION) return "no extension to answer";
    int team = ref_team_of(table, table->seat);
    if (!yes) {
        finish(table, team);
        return NULL;
    }
    table->extension_caller = team;
    table->goal = 1000;
    pass_on(table, table->seat);
    return done(table);
}

/* The points of the hand go to the match; then there is a winner, or the deal passes to the left. */
const char *ref_next_hand(ref_table_t *table) {
    if (table->phase != REF_HAND_OVER) return "the hand is not over";
    for (int team = 0; team < table->teams; team++)
        table->points[team] += ref_score(table, team).total;
    table->winner = ref_match_winner(table);
    table->phase = table->winner == REF_NOBODY ? REF_TO_DEAL : REF_MATCH_OVER;
    if (table->phase == REF_TO_DEAL) table->dealer = left_of(table, table->dealer);
    return NULL;
}

static void look(const ref_pile_t *pile, int seen[REF_CARDS]) {
    for (int i = 0; i < pile->count; i++)
        seen[pile->card[i]->number]++;
}

/* NULL if each of the 106 cards is in exactly one place; otherwise the name of one that is not. */
const char *ref_card_astray(const ref_table_t *table) {
    int seen[REF_CARDS] = {0};
    look(&table->box, seen);
    look(&table->draw, seen);
    look(&table->discard, seen);
    for (int seat = 0; seat < table->players; seat++)
        look(&table->hand[seat], seen);
    for (int team = 0; team < table->teams; team++) {
        look(&table->team[team].battle, seen);
        look(&table->team[team].speed, seen);
        look(&table->team[team].distance, seen);
        look(&table->team[team].preventions, seen);
        look(&table->team[team].crosswise, seen);
    }
    for (int i = 0; i < REF_CARDS; i++)
        if (seen[i] != 1) return ref_name(table->deck[i].kind);
    return NULL;
}
