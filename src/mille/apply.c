/* Making a move: the automaton of mille.h. Every function here trusts that mille_check said yes. */
#include "core.h"

void core_say(mille_events_t *events, uint8_t kind, uint8_t seat, uint8_t card, uint8_t value) {
    mille_event_t *event = &events->list[events->count++];
    event->kind = kind;
    event->seat = seat;
    event->card = card;
    event->value = value;
}

static void end_hand(mille_t *game, uint8_t finisher, mille_events_t *events) {
    game->finisher = finisher;
    game->phase = PHASE_HAND_OVER;
    core_say(events, EVENT_OVER, NOBODY, CARD_NONE, finisher);
}

void core_pass_turn(mille_t *game, uint8_t seat, mille_events_t *events) {
    uint8_t tries = game->players;
    game->phase = PHASE_DRAW;
    if (game->left == 0) {
        if (!MILLE_RULES(game)->play_out) tries = 0;
        game->phase = PHASE_PLAY; /* the play-out: nothing to draw, seats without cards are passed over */
    }
    while (tries--) {
        if (++seat >= game->players) seat = 0;
        if (game->phase == PHASE_DRAW || game->held[seat]) {
            game->seat = game->turn = seat;
            return;
        }
    }
    end_hand(game, NOBODY, events);
}

static void draw(mille_t *game, mille_events_t *events) {
    uint8_t seat = game->seat, card = game->sabot[--game->left];
    game->sabot[game->left] = CARD_NONE;
    game->hand[seat][game->held[seat]++] = card;
    core_say(events, EVENT_DRAW, seat, card, game->left);
    if (game->left == 0) core_say(events, EVENT_EMPTY, NOBODY, CARD_NONE, 0);
}

/* The same seat goes on after a safety: it draws `cards`, then plays. Where an empty sabot ends the hand, a draw that
 * cannot be made ends it here too; in the play-out the seat plays on with what it holds. */
static void play_on(mille_t *game, uint8_t cards, mille_events_t *events) {
    game->phase = PHASE_PLAY;
    for (; cards; cards--) {
        if (game->left) {
            draw(game, events);
        } else if (!MILLE_RULES(game)->play_out) {
            end_hand(game, NOBODY, events);
            return;
        }
    }
    if (game->held[game->seat] == 0) core_pass_turn(game, game->seat, events);
}

/* Takes a card out of the acting seat's hand; the cards behind it move up. */
static uint8_t take(mille_t *game, uint8_t slot) {
    uint8_t *hand = game->hand[game->seat];
    uint8_t card = hand[slot], last = --game->held[game->seat];
    for (; slot < last; slot++)
        hand[slot] = hand[slot + 1];
    hand[last] = CARD_NONE;
    game->seen[card]++;
    return card;
}

/* The seat of a team that holds a card, or NOBODY. */
static uint8_t holder(const mille_t *game, uint8_t team, uint8_t card) {
    uint8_t seat, i;
    for (seat = team; seat < game->players; seat += game->teams)
        for (i = 0; i < game->held[seat]; i++)
            if (game->hand[seat][i] == card) return seat;
    return NOBODY;
}

static void attack(mille_t *game, uint8_t card, uint8_t team, mille_events_t *events) {
    mille_pile_t *pile = &game->team[team].pile[CARD_PILE(card)];
    uint8_t seat = holder(game, team, SAFETY_FOR(card));
    pile->under = pile->top;
    pile->top = card;
    if (seat == NOBODY) {
        core_pass_turn(game, game->turn, events);
        return;
    }
    game->attack = card;
    game->seat = seat;
    game->phase = PHASE_COUP;
}

static void drive(mille_t *game, uint8_t card, uint8_t team, mille_events_t *events) {
    mille_team_t *side = &game->team[team];
    side->stones[card]++;
    side->km += card_steps[card];
    if (side->km < game->goal)
        core_pass_turn(game, game->seat, events);
    else if (game->goal < EXTENDED_GOAL && (MILLE_RULES(game)->extended_for >> game->players & 1))
        game->phase = PHASE_EXTEND;
    else
        end_hand(game, team, events);
}

static void cure(mille_t *game, uint8_t card, uint8_t team, mille_events_t *events) {
    mille_pile_t *pile = &game->team[team].pile[CARD_PILE(card)];
    pile->top = card;
    pile->under = CARD_NONE;
    core_pass_turn(game, game->seat, events);
}

/* "sont retirés" (document 001, A.4): where a late safety cures nothing, Right of Way still takes a Stop or a Limit off
 * its pile, and what lay under it shows again. */
static void lift(mille_t *game, uint8_t team, uint8_t hazard, mille_events_t *events) {
    mille_pile_t *pile = &game->team[team].pile[CARD_PILE(hazard)];
    if (pile->top != hazard) return;
    pile->top = pile->under;
    pile->under = CARD_NONE;
    core_say(events, EVENT_LIFT, game->seat, hazard, team);
}

static void protect(mille_t *game, uint8_t card, uint8_t team, mille_events_t *events) {
    game->team[team].safeties |= card_bit[card];
    if (card == CARD_RIGHT_OF_WAY && !MILLE_RULES(game)->late_safety_cures) {
        lift(game, team, CARD_STOP, events);
        lift(game, team, CARD_LIMIT, events);
    }
    play_on(game, 1, events);
}

typedef void (*effect_t)(mille_t *game, uint8_t card, uint8_t team, mille_events_t *events);
static const effect_t effect[] = {drive, attack, cure, protect}; /* by FAMILY_… */

/* The safety answers: the hazard leaves, its pile is as it was, those in between lose their turn, two cards are drawn
 * ("since you now have only 5 cards … In addition", document 004 second half, 7). */
static void coup_fourre(mille_t *game, mille_events_t *events) {
    uint8_t safety = SAFETY_FOR(game->attack), slot = 0, seat = game->turn;
    mille_team_t *side = &game->team[MILLE_TEAM(game, game->seat)];
    mille_pile_t *pile = &side->pile[CARD_PILE(game->attack)];

    while (game->hand[game->seat][slot] != safety)
        slot++;
    take(game, slot);
    side->safeties |= card_bit[safety];
    side->coups |= card_bit[safety];
    pile->top = pile->under;
    pile->under = CARD_NONE;
    core_say(events, EVENT_COUP, game->seat, safety, game->attack);
    game->attack = CARD_NONE;

    for (;;) {
        if (++seat == game->players) seat = 0;
        if (seat == game->seat) break;
        if (game->left || game->held[seat]) core_say(events, EVENT_SKIP, seat, CARD_NONE, 0);
    }
    game->turn = seat;
    play_on(game, 2, events);
}

static void decline(mille_t *game, mille_events_t *events) {
    core_say(events, EVENT_DECLINE, game->seat, SAFETY_FOR(game->attack), game->attack);
    game->attack = CARD_NONE;
    core_pass_turn(game, game->turn, events);
}

static void answer_extension(mille_t *game, uint8_t yes, mille_events_t *events) {
    uint8_t team = MILLE_TEAM(game, game->seat);
    core_say(events, EVENT_EXTEND, game->seat, CARD_NONE, yes);
    if (!yes) {
        end_hand(game, team, events);
        return;
    }
    game->goal = EXTENDED_GOAL;
    game->caller = team;
    core_pass_turn(game, game->seat, events);
}

/* Adds the hand to the match. The highest total of 5000 or more wins; shared, it takes one more hand. */
static void settle(mille_t *game, mille_events_t *events) {
    mille_sheet_t sheet;
    uint16_t best = 0;
    uint8_t team, leader = NOBODY;
    for (team = 0; team < game->teams; team++) {
        mille_score(game, team, &sheet);
        game->team[team].points += sheet.total;
        if (game->team[team].points > best) {
            best = game->team[team].points;
            leader = team;
        } else if (game->team[team].points == best) {
            leader = NOBODY;
        }
    }
    if (best >= MATCH_POINTS && leader != NOBODY) {
        game->winner = leader;
        game->phase = PHASE_MATCH_OVER;
        core_say(events, EVENT_WIN, NOBODY, CARD_NONE, leader);
        return;
    }
    game->hand_number++;
    if (++game->dealer == game->players) game->dealer = 0;
    core_deal(game, events);
}

mille_reason_t mille_apply(mille_t *game, const mille_move_t *move, mille_events_t *events) {
    mille_reason_t reason = mille_check(game, move);
    uint8_t card;
    events->count = 0;
    if (reason != REASON_NONE) return reason;
    switch (move->verb) {
    case MILLE_DRAW:
        game->phase = PHASE_PLAY;
        draw(game, events);
        break;
    case MILLE_PLAY:
        card = take(game, move->slot);
        core_say(events, EVENT_PLAY, game->seat, card, move->team);
        effect[card_family[card]](game, card, move->team, events);
        break;
    case MILLE_DISCARD:
        card = take(game, move->slot);
        core_say(events, EVENT_DISCARD, game->seat, card, 0);
        core_pass_turn(game, game->seat, events);
        break;
    case MILLE_COUP:
        coup_fourre(game, events);
        break;
    case MILLE_DECLINE:
        decline(game, events);
        break;
    case MILLE_EXTEND:
        answer_extension(game, 1, events);
        break;
    case MILLE_STAY:
        answer_extension(game, 0, events);
        break;
    case MILLE_NEXT:
        settle(game, events);
        break;
    default:
        core_say(events, EVENT_ABANDON, game->seat, CARD_NONE, 0);
        game->attack = CARD_NONE;
        game->phase = PHASE_MATCH_OVER;
        break;
    }
    return REASON_NONE;
}
