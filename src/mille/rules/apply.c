/* Making a move: the state machine of mille.h. Every function here relies on mille_check having allowed the move. */
#include <string.h>
#include "core.h"

mille_events_t *core_events;
static uint8_t taken; /* the slot of a card just taken out of a hand, until an event reports it */

void core_emit(uint8_t kind, uint8_t card, uint8_t value) {
    mille_event_t *event = &core_events->list[core_events->count++];
    event->kind = kind;
    event->seat = mille_game.seat;
    event->card = card;
    event->value = value;
    event->slot = taken;
    taken = 0;
}

static void end_hand(uint8_t finisher) {
    mille_game.finisher = finisher;
    mille_game.phase = PHASE_HAND_OVER;
    core_emit(EVENT_OVER, CARD_NONE, finisher);
}

static void draw(void) {
    uint8_t card = core_take_top(mille_game.seat);
    core_emit(EVENT_DRAW, card, mille_game.left);
    if (mille_game.left == 0) core_emit(EVENT_EMPTY, CARD_NONE, 0);
}

/* Whether the play-out has come to its end. */
static uint8_t is_played_out(void) {
    return !mille_game.left && mille_rules()->play_out == PLAY_OUT_LAYABLE && !core_can_lay();
}

/* The seat to act fills its hand up to seven, as far as the sabot reaches, and plays: when a turn begins, after a
 * safety (one card) or after a coup fourré (two: "since you now have only 5 cards … In addition", document 004 second
 * half, 7). A turn that goes on is played to its end with what is held ("il revient au deuxième choix", document 001,
 * B). */
static void play_on(void) {
    mille_game.phase = PHASE_PLAY;
    while (mille_game.left && mille_game.held[mille_game.seat] < HAND_MAX)
        draw();
    if (mille_game.held[mille_game.seat] == 0 || is_played_out()) core_pass_turn(mille_game.seat);
}

void core_pass_turn(uint8_t seat) {
    uint8_t tries = mille_game.players;
    if (mille_game.blitz == BLITZ_OWED) {
        mille_game.blitz = BLITZ_DRAWN;
        mille_game.seat = seat;
        play_on();
        return;
    }
    mille_game.blitz = BLITZ_NONE;
    mille_game.phase = PHASE_DRAW;
    if (mille_game.left == 0) {
        mille_game.phase = PHASE_PLAY; /* the play-out: nothing to draw, seats without cards are passed over */
        if (mille_rules()->play_out == PLAY_OUT_NOT || is_played_out()) tries = 0;
    }
    while (tries--) {
        if (++seat >= mille_game.players) seat = 0;
        if (mille_game.phase == PHASE_DRAW || mille_game.held[seat]) {
            mille_game.seat = mille_game.turn = seat;
            return;
        }
    }
    end_hand(NOBODY);
}

/* Takes a card out of the acting seat's hand; the cards behind it move up. The next event reports its slot. */
static uint8_t take(uint8_t slot) {
    uint8_t last = --mille_game.held[mille_game.seat], *place = &mille_hand(mille_game.seat)[slot], card = *place;
    taken = slot;
    for (; slot < last; slot++, place++)
        place[0] = place[1];
    *place = CARD_NONE;
    mille_game.seen[card]++;
    return card;
}

/* The seat of a team that holds a card, or NOBODY. */
static uint8_t holder(uint8_t team, uint8_t card) {
    uint8_t seat;
    for (seat = team; seat < mille_game.players; seat += mille_game.teams)
        if (memchr(mille_hand(seat), card, mille_game.held[seat])) return seat;
    return NOBODY;
}

static void attack(uint8_t card, uint8_t team) {
    mille_pile_t *pile = &mille_team(team)->pile[CARD_PILE(card)];
    uint8_t seat = holder(team, SAFETY_FOR(card));
    pile->under = pile->top;
    pile->top = card;
    if (seat == NOBODY) {
        core_pass_turn(mille_game.turn);
        return;
    }
    /* The answer may end the turn, and a turn ends with six cards (document 002, Der Start): the first of the cards due
     * is drawn now. */
    if (mille_game.blitz == BLITZ_OWED && mille_game.left) draw();
    mille_game.attack = card;
    mille_game.seat = seat;
    mille_game.phase = PHASE_COUP;
}

static void drive(uint8_t card, uint8_t team) {
    mille_team_t *side = mille_team(team);
    side->stones[card]++;
    side->km += card_steps[card];
    if (side->km < mille_game.goal)
        core_pass_turn(mille_game.seat);
    else if (mille_game.goal < EXTENDED_GOAL && (mille_rules()->extended_for >> mille_game.players & 1))
        mille_game.phase = PHASE_EXTEND;
    else
        end_hand(team);
}

static void cure(uint8_t card, uint8_t team) {
    mille_pile_t *pile = &mille_team(team)->pile[CARD_PILE(card)];
    pile->top = card;
    pile->under = CARD_NONE;
    core_pass_turn(mille_game.seat);
}

/* A hazard leaves its pile, and what lay under it shows again. */
static void uncover(mille_pile_t *pile) {
    mille_game.discard = pile->top;
    pile->top = pile->under;
    pile->under = CARD_NONE;
}

static void lift(uint8_t team, uint8_t hazard) {
    mille_pile_t *pile = &mille_team(team)->pile[CARD_PILE(hazard)];
    if (pile->top != hazard) return;
    uncover(pile);
    core_emit(EVENT_LIFT, hazard, team);
}

static void expose(uint8_t card, uint8_t team) {
    mille_team(team)->safeties |= card_bit[card];
    if (!(card_bit[card] & mille_rules()->late_safety_lifts)) return;
    lift(team, (uint8_t)(card - (CARD_TANK - CARD_OUT_OF_GAS)));
    if (card == CARD_RIGHT_OF_WAY) lift(team, CARD_STOP);
}

static void protect(uint8_t card, uint8_t team) {
    expose(card, team);
    if (mille_rules()->safety_plays_on) {
        play_on();
    } else if (mille_game.blitz == BLITZ_DRAWN) {
        mille_game.blitz = BLITZ_OWED; /* a blitz: mille_apply has checked the slot */
        /* "solange welche ausgelegt werden können" (document 002, Unentschieden): the hand may be over */
        if (!mille_game.left) play_on();
    } else {
        core_pass_turn(mille_game.seat);
    }
}

typedef void (*effect_t)(uint8_t card, uint8_t team);
static const effect_t effect[] = {
    [FAMILY_DISTANCE] = drive, [FAMILY_HAZARD] = attack, [FAMILY_REMEDY] = cure, [FAMILY_SAFETY] = protect};

/* The safety answers: the hazard leaves, its pile is as before, the seats in between lose their turn, the caller
 * plays. */
static void coup_fourre(void) {
    uint8_t safety = SAFETY_FOR(mille_game.attack), slot = 0, seat, caller = mille_game.seat;
    uint8_t team = mille_team_of(caller);
    mille_team_t *side = mille_team(team);
    mille_pile_t *pile = &side->pile[CARD_PILE(mille_game.attack)];
    const uint8_t *held = mille_hand(caller);

    while (*held++ != safety)
        slot++;
    take(slot);
    side->coups |= card_bit[safety];
    uncover(pile);
    core_emit(EVENT_COUP, safety, mille_game.attack);
    mille_game.attack = CARD_NONE;
    expose(safety, team); /* the advantages of a safety laid in turn come first (document 001, A.5) */

    for (seat = mille_game.turn;;) {
        if (++seat == mille_game.players) seat = 0;
        if (seat == caller) break;
        if (!mille_game.left && !mille_game.held[seat]) continue;
        mille_game.seat = seat;
        core_emit(EVENT_SKIP, CARD_NONE, 0);
    }
    mille_game.seat = mille_game.turn = caller;
    mille_game.blitz = mille_rules()->blitz; /* BLITZ_DRAWN or BLITZ_NONE */
    play_on();
}

static void decline(void) {
    core_emit(EVENT_DECLINE, SAFETY_FOR(mille_game.attack), mille_game.attack);
    mille_game.attack = CARD_NONE;
    core_pass_turn(mille_game.turn);
}

static void answer_extension(uint8_t yes) {
    uint8_t team = mille_team_of(mille_game.seat);
    core_emit(EVENT_EXTEND, CARD_NONE, yes);
    if (!yes) {
        end_hand(team);
        return;
    }
    mille_game.goal = EXTENDED_GOAL;
    mille_game.caller = team;
    core_pass_turn(mille_game.seat);
}

/* Adds the hand to the match. The highest total of 5000 or more wins; on a tie another hand is played. */
static void settle(void) {
    mille_sheet_t sheet;
    uint16_t best = 0, points;
    uint8_t team, leader = NOBODY;
    for (team = 0; team < mille_game.teams; team++) {
        mille_score(team, &sheet);
        points = mille_team(team)->points += sheet.total;
        if (points > best) {
            best = points;
            leader = team;
        } else if (points == best) {
            leader = NOBODY;
        }
    }
    if (best >= MATCH_POINTS && leader != NOBODY) {
        mille_game.winner = leader;
        mille_game.phase = PHASE_MATCH_OVER;
        core_emit(EVENT_WIN, CARD_NONE, leader);
        return;
    }
    mille_game.hand_number++;
    if (++mille_game.dealer == mille_game.players) mille_game.dealer = 0;
    core_deal();
}

mille_reason_t mille_apply(const mille_move_t *move, mille_events_t *events) {
    mille_reason_t reason = mille_check(move);
    uint8_t card;
    core_events = events;
    core_events->count = 0;
    if (reason != REASON_NONE) return reason;
    switch (move->verb) {
    case MILLE_DRAW:
        play_on();
        break;
    case MILLE_PLAY:
        if (move->slot < HAND_DEALT - 1 && mille_game.blitz == BLITZ_DRAWN) mille_game.blitz = BLITZ_NONE;
        card = take(move->slot);
        core_emit(EVENT_PLAY, card, move->team);
        effect[card_family[card]](card, move->team);
        break;
    case MILLE_DISCARD:
        card = take(move->slot);
        mille_game.discard = card;
        core_emit(EVENT_DISCARD, card, 0);
        core_pass_turn(mille_game.seat);
        break;
    case MILLE_COUP:
        coup_fourre();
        break;
    case MILLE_DECLINE:
        decline();
        break;
    case MILLE_EXTEND:
        answer_extension(1);
        break;
    case MILLE_STAY:
        answer_extension(0);
        break;
    case MILLE_NEXT:
        settle();
        break;
    default:
        core_emit(EVENT_ABANDON, CARD_NONE, 0);
        mille_game.attack = CARD_NONE;
        mille_game.phase = PHASE_MATCH_OVER;
        break;
    }
    return REASON_NONE;
}
