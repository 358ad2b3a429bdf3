/* The table: cards, turns, distances, Right of Way. */
#include <string.h>
#include "fixture.h"

static int cards_of(uint8_t family) {
    int n = 0;
    for (uint8_t card = 0; card < CARD_KINDS; card++)
        if (card_family[card] == family) n += card_copies[card];
    return n;
}

static void full_pack(void) {
    EXPECT(cards_of(FAMILY_DISTANCE) == 46 && cards_of(FAMILY_HAZARD) == 18);
    EXPECT(cards_of(FAMILY_REMEDY) == 38 && cards_of(FAMILY_SAFETY) == 4);
    EXPECT(card_copies[CARD_100] == 12 && card_copies[CARD_200] == 4 && card_copies[CARD_ROLL] == 14);
    EXPECT(card_copies[CARD_LIMIT] == 4 && card_copies[CARD_STOP] == 5 && card_copies[CARD_FLAT] == 3);
}

static void pack_of(int cards) {
    EXPECT(mille_game.left == cards); /* fixture() has put every card back */
}
static void pack_106(void) {
    pack_of(106);
}
static void pack_101(void) {
    pack_of(101);
    for (uint8_t card = CARD_OUT_OF_GAS; card <= CARD_STOP; card++)
        EXPECT(mille_copies(card) == card_copies[card] - 1);
}
static void pack_102(void) {
    pack_of(102);
    EXPECT(mille_copies(CARD_LIMIT) == 4 && mille_copies(CARD_STOP) == 4);
    EXPECT(mille_copies(CARD_FLAT) == 2);
}

static void deals_six(void) {
    mille_new(mille_game.rules, mille_game.players, 7, &events);
    for (uint8_t seat = 0; seat < mille_game.players; seat++)
        EXPECT(mille_game.held[seat] == 6);
    EXPECT(mille_game.left == events.list[0].value - 6 * mille_game.players);
    EXPECT(mille_game.dealer == 0 && mille_game.seat == 1 && mille_game.phase == PHASE_DRAW);
}

/* The same pack, shuffled alike, dealt to another number of players: each seat must get the cards that dealing one
 * at a time gives it, beginning at the dealer's left, and the rest is the sabot. */
static void dealt_one_at_a_time(void) {
    static const uint8_t others[PLAYERS_MAX + 1] = {[2] = 3, [3] = 2, [4] = 6, [6] = 4};
    mille_t other;
    uint8_t few = mille_game.players, many = others[mille_game.players];
    if (few > many) return; /* compared the other way round */
    mille_new(mille_game.rules, many, 77, &events);
    other = mille_game;
    mille_new(mille_game.rules, few, 77, &events);
    for (int i = 0; i < many * HAND_DEALT; i++) {
        int rest = i - few * HAND_DEALT;
        uint8_t card =
            rest < 0 ? mille_game.hand[(1 + i) % few][i / few] : mille_game.sabot[mille_game.left - 1 - rest];
        EXPECT(other.hand[(1 + i) % many][i / many] == card);
    }
}

static void one_draw_one_card(void) {
    hold(1, "roll 25");
    turn_to_draw(1);
    EXPECT(!play(CARD_ROLL, 1) && !discard(CARD_25));
    EXPECT(draw() && mille_game.held[1] == 7 && happened(EVENT_DRAW) == 1);
    EXPECT(!draw());
    EXPECT(play(CARD_ROLL, 1) && mille_game.held[1] == 6);
    EXPECT(mille_game.seat == 2 % mille_game.players && mille_game.phase == PHASE_DRAW);
    EXPECT(draw());
    EXPECT(discard(mille_game.hand[mille_game.seat][0]) && mille_game.held[mille_game.turn] == 6);
}

static void discard_any(void) {
    hold(0, "ace roll 200 stop 25");
    turn(0);
    mille_t before = mille_game;
    const uint8_t cards[] = {CARD_ACE, CARD_ROLL, CARD_200, CARD_STOP, CARD_25};
    for (int i = 0; i < 5; i++) {
        mille_game = before;
        EXPECT(discard(cards[i]) && happened(EVENT_DISCARD) == 1 &&
               mille_game.seen[cards[i]] == before.seen[cards[i]] + 1);
    }
}

/* "Cards once discarded are out of play for the balance of the hand, and other players may not pick them up" (004
 * second half, 5 D): what is not seen is in the sabot or in a hand, and nothing else is drawn. */
static void discarded_stays_out(void) {
    hold(0, "roll");
    turn(0);
    int seen = mille_game.seen[CARD_ROLL], rolls = 0;
    EXPECT(discard(CARD_ROLL) && mille_game.seen[CARD_ROLL] == seen + 1 && mille_game.discard == CARD_ROLL);
    for (uint8_t seat = 0; seat < mille_game.players; seat++)
        for (uint8_t i = 0; i < mille_game.held[seat]; i++)
            rolls += mille_game.hand[seat][i] == CARD_ROLL;
    for (uint8_t i = 0; i < mille_game.left; i++)
        rolls += mille_game.sabot[i] == CARD_ROLL;
    EXPECT(rolls + mille_game.seen[CARD_ROLL] == card_copies[CARD_ROLL]);
}

/* "must make one of the following four plays" (004 second half, 5): a Roll, a safety, a Speed Limit before the rival's
 * first Roll, or a discard; no distance, no other hazard. */
static void first_play(void) {
    hold(1, "roll ace limit stop 25 gasoline");
    turn_to_draw(1);
    EXPECT(draw());
    EXPECT(may(CARD_ROLL, 1) && may(CARD_ACE, 1) && may(CARD_LIMIT, 0) == !mille_rules()->opening);
    EXPECT(!may(CARD_25, 1) && !may(CARD_STOP, 0) && !may(CARD_GASOLINE, 1));
    mille_t before = mille_game;
    EXPECT(discard(CARD_GASOLINE));
    mille_game = before;
    EXPECT(play(CARD_ROLL, 1) && mille_game.seat == 2 % mille_game.players && mille_game.phase == PHASE_DRAW);
}

/* "he has two additional possibilities" (004 second half, 5): a hazard on the first player's Roll, an End of Limit on
 * the Limit he has laid. */
static void second_play(void) {
    uint8_t second = (uint8_t)(2 % mille_game.players), team = mille_team_of(second);
    hold(1, "roll limit");
    hold(second, "stop endlimit");
    turn(1);
    mille_t before = mille_game;
    EXPECT(play(CARD_ROLL, 1) && draw() && may(CARD_STOP, 1) && play(CARD_STOP, 1));
    mille_game = before;
    EXPECT(play(CARD_LIMIT, team) && draw() && play(CARD_END_LIMIT, team));
}

static void four_places(void) {
    hold(0, "stop limit ace 100");
    lay(0, BATTLE, CARD_ROLL);
    lay(1, BATTLE, CARD_ROLL);
    turn(0);
    mille_t before = mille_game;
    EXPECT(play(CARD_STOP, 1) && mille_game.team[1].pile[BATTLE].top == CARD_STOP);
    mille_game = before;
    EXPECT(play(CARD_LIMIT, 1) && mille_game.team[1].pile[SPEED].top == CARD_LIMIT);
    mille_game = before;
    EXPECT(play(CARD_ACE, 0) && mille_game.team[0].safeties == card_bit[CARD_ACE]);
    mille_game = before;
    EXPECT(play(CARD_100, 0) && mille_game.team[0].km == STEPS(100) && mille_game.team[0].stones[CARD_100] == 1);
}

static void partners_share(void) {
    hold(0, "roll");
    hold(mille_game.teams, "100");
    turn(0);
    EXPECT(play(CARD_ROLL, 0));
    round_to(mille_game.teams);
    EXPECT(play(CARD_100, 0) && mille_game.team[0].km == STEPS(100));
}

static void partners_opposite(void) {
    for (uint8_t seat = 0; seat < mille_game.players; seat++) {
        uint8_t facing = (uint8_t)((seat + mille_game.players / 2) % mille_game.players);
        EXPECT(mille_team_of(seat) == mille_team_of(facing));
        EXPECT(mille_team_of(seat) != mille_team_of((uint8_t)((seat + 1) % mille_game.players)));
    }
}

static void everybody_for_himself(void) {
    for (uint8_t seat = 0; seat < mille_game.players; seat++)
        EXPECT(mille_team_of(seat) == seat);
}

/* "if, however, his partner has a Roll Card or a Right of Way Card exposed" (004 second half, 5) */
static void partners_priority(void) {
    hold(0, "rightofway");
    hold(mille_game.teams, "100");
    turn(0);
    EXPECT(play(CARD_RIGHT_OF_WAY, 0));
    if (mille_game.seat == 0) EXPECT(discard(mille_game.hand[0][0]));
    round_to(mille_game.teams);
    EXPECT(play(CARD_100, 0) && mille_game.team[0].km == STEPS(100));
}

static void partners_two_200s(void) {
    hold(0, "200");
    hold(mille_game.teams, "200 100");
    lay(0, BATTLE, CARD_ROLL);
    lay_200(0, 1);
    turn(0);
    EXPECT(play(CARD_200, 0));
    round_to(mille_game.teams);
    EXPECT(!may(CARD_200, 0) && why(CARD_200, 0) == REASON_TWO_200 && may(CARD_100, 0));
}

static void roll_lets_drive(void) {
    hold(0, "25 50 75 100 200");
    turn(0);
    EXPECT(!may(CARD_25, 0) && why(CARD_25, 0) == REASON_NO_ROLL);
    mille_game.team[0].pile[BATTLE].top = CARD_ROLL;
    EXPECT(may(CARD_25, 0) && may(CARD_50, 0) && may(CARD_75, 0) && may(CARD_100, 0) && may(CARD_200, 0));
    EXPECT(!may(CARD_25, 1) && why(CARD_25, 1) == REASON_RIVAL_TEAM);
}

static void priority_lets_drive(void) {
    static const uint8_t stoppers[] = {CARD_OUT_OF_GAS, CARD_FLAT, CARD_ACCIDENT};
    hold(0, "100 75");
    expose(0, CARD_RIGHT_OF_WAY);
    turn(0);
    EXPECT(may(CARD_100, 0)); /* on an empty pile */
    mille_game.team[0].pile[BATTLE].top = CARD_GASOLINE;
    EXPECT(may(CARD_100, 0)); /* on a remedy */
    for (int i = 0; i < 3; i++) {
        mille_game.team[0].pile[BATTLE].top = stoppers[i];
        EXPECT(!may(CARD_100, 0) && why(CARD_100, 0) == REASON_STOPPED);
    }
}

static void limit_25_50(void) {
    hold(0, "25 50 75 100 200");
    lay(0, BATTLE, CARD_ROLL);
    lay(0, SPEED, CARD_LIMIT);
    turn(0);
    EXPECT(may(CARD_25, 0) && may(CARD_50, 0));
    EXPECT(!may(CARD_75, 0) && !may(CARD_100, 0) && !may(CARD_200, 0) && why(CARD_75, 0) == REASON_LIMITED);
    mille_game.team[0].pile[SPEED].top = CARD_END_LIMIT;
    EXPECT(may(CARD_75, 0) && may(CARD_100, 0) && may(CARD_200, 0));
}

/* "if you have … cards totaling 950 miles, the 75, 100, and 200 Mile Cards are of no use to you" (004 second half, 6
 * C); "une carte de 25 milles qui portera votre total à 975 milles ou une carte de 50 milles qui complètera" (000, 6
 * C). */
static void never_past_goal(void) {
    int goal = mille_game.goal * CARD_STEP_KM;
    hold(0, "25 50 75 100 200");
    lay(0, BATTLE, CARD_ROLL);
    drive(0, goal - 50);
    turn(0);
    EXPECT(may(CARD_25, 0) && may(CARD_50, 0));
    EXPECT(!may(CARD_75, 0) && !may(CARD_100, 0) && !may(CARD_200, 0) && why(CARD_200, 0) == REASON_TOO_FAR);
    mille_t before = mille_game;
    EXPECT(play(CARD_25, 0) && mille_game.team[0].km * CARD_STEP_KM == goal - 25 && mille_game.phase == PHASE_DRAW);
    mille_game = before;
    EXPECT(play(CARD_50, 0) && (mille_game.phase == PHASE_HAND_OVER || mille_game.phase == PHASE_EXTEND));
}

static void two_200s(void) {
    hold(0, "200 100");
    lay(0, BATTLE, CARD_ROLL);
    lay_200(0, 1);
    lay_200(1, 2);
    turn(0);
    EXPECT(may(CARD_200, 0)); /* the rival's two do not count */
    EXPECT(play(CARD_200, 0));
    hold(0, "");
    mille_game.hand[0][mille_game.held[0] - 1] = CARD_200;
    mille_game.seat = mille_game.turn = 0;
    mille_game.phase = PHASE_PLAY;
    EXPECT(!may(CARD_200, 0) && why(CARD_200, 0) == REASON_TWO_200 && may(CARD_100, 0));
}

static void remedy_on_own_hazard(void) {
    hold(0, "gasoline spare repairs endlimit roll");
    turn(0);
    for (uint8_t i = 0; i < 5; i++) {
        uint8_t hazard = CARD_OUT_OF_GAS + i, remedy = CARD_GASOLINE + i;
        mille_game.team[0].pile[BATTLE].top = mille_game.team[0].pile[SPEED].top = CARD_NONE;
        if (remedy != CARD_ROLL) {
            opened(0);
            EXPECT(!may(remedy, 0) && why(remedy, 0) == REASON_NOTHING_TO_CURE);
        }
        mille_game.team[0].pile[CARD_PILE(hazard)].top = hazard;
        EXPECT(may(remedy, 0));
        for (uint8_t other = CARD_GASOLINE; other <= CARD_REPAIRS; other++)
            EXPECT(other == remedy || !may(other, 0));
        EXPECT(!may(remedy, 1) && why(remedy, 1) == REASON_RIVAL_TEAM);
    }
    mille_game.team[0].pile[BATTLE].top = CARD_FLAT;
    EXPECT(why(CARD_GASOLINE, 0) == REASON_WRONG_REMEDY && why(CARD_ROLL, 0) == REASON_WRONG_REMEDY);
}

static void remedy_then_roll(void) {
    hold(0, "gasoline roll 25");
    lay(0, BATTLE, CARD_OUT_OF_GAS);
    turn(0);
    EXPECT(play(CARD_GASOLINE, 0) && mille_game.team[0].pile[BATTLE].top == CARD_GASOLINE);
    mille_game.seat = mille_game.turn = 0;
    mille_game.phase = PHASE_PLAY;
    EXPECT(!may(CARD_25, 0) && why(CARD_25, 0) == REASON_NO_ROLL && may(CARD_ROLL, 0));
}

static void remedy_is_enough_with_priority(void) {
    hold(0, "spare 25");
    lay(0, BATTLE, CARD_FLAT);
    expose(0, CARD_RIGHT_OF_WAY);
    turn(0);
    EXPECT(!may(CARD_25, 0) && play(CARD_SPARE, 0));
    mille_game.seat = mille_game.turn = 0;
    mille_game.phase = PHASE_PLAY;
    EXPECT(may(CARD_25, 0));
}

static void roll_where(void) {
    hold(0, "roll");
    turn(0);
    EXPECT(may(CARD_ROLL, 0)); /* empty */
    mille_game.team[0].pile[BATTLE].top = CARD_STOP;
    EXPECT(may(CARD_ROLL, 0));
    for (uint8_t remedy = CARD_GASOLINE; remedy <= CARD_REPAIRS; remedy++) {
        mille_game.team[0].pile[BATTLE].top = remedy;
        EXPECT(may(CARD_ROLL, 0));
    }
    for (uint8_t hazard = CARD_OUT_OF_GAS; hazard <= CARD_ACCIDENT; hazard++) {
        mille_game.team[0].pile[BATTLE].top = hazard;
        EXPECT(!may(CARD_ROLL, 0));
    }
    mille_game.team[0].pile[BATTLE].top = CARD_ROLL;
    EXPECT(!may(CARD_ROLL, 0) && why(CARD_ROLL, 0) == REASON_ROLLING_ALREADY);
}

static void no_roll_with_priority(void) {
    hold(0, "roll");
    expose(0, CARD_RIGHT_OF_WAY);
    turn(0);
    EXPECT(!may(CARD_ROLL, 0) && why(CARD_ROLL, 0) == REASON_NO_NEED_TO_ROLL);
    mille_game.team[0].pile[BATTLE].top = CARD_REPAIRS;
    EXPECT(!may(CARD_ROLL, 0));
}

static void roll_with_priority(void) {
    hold(0, "roll");
    expose(0, CARD_RIGHT_OF_WAY);
    turn(0);
    EXPECT(may(CARD_ROLL, 0));
    mille_game.team[0].pile[BATTLE].top = CARD_STOP; /* it stopped counting, like a remedied one */
    EXPECT(may(CARD_ROLL, 0));
    mille_game.team[0].pile[BATTLE].top = CARD_ROLL;
    EXPECT(!may(CARD_ROLL, 0));
}

static void priority_stops_stop(void) {
    opened(0);
    hold(0, "stop limit");
    lay(1, BATTLE, CARD_ROLL);
    expose(1, CARD_RIGHT_OF_WAY);
    turn(0);
    EXPECT(!may(CARD_STOP, 1) && why(CARD_STOP, 1) == REASON_PROTECTED);
    EXPECT(!may(CARD_LIMIT, 1) && why(CARD_LIMIT, 1) == REASON_PROTECTED);
}

static void priority_ends_stop_and_limit(void) {
    hold(0, "rightofway 100 endlimit");
    lay(0, BATTLE, CARD_STOP);
    lay(0, SPEED, CARD_LIMIT);
    turn(0);
    EXPECT(!may(CARD_100, 0));
    EXPECT(play(CARD_RIGHT_OF_WAY, 0));
    round_to(0);
    EXPECT(may(CARD_100, 0) && !may(CARD_END_LIMIT, 0));
}

static void no_roll_ever_again(void) {
    hold(0, "rightofway 25 50");
    turn(0);
    EXPECT(play(CARD_RIGHT_OF_WAY, 0));
    round_to(0);
    EXPECT(may(CARD_25, 0) && play(CARD_25, 0));
}

static void safety_plays_again(void) {
    static const uint8_t safeties[] = {CARD_TANK, CARD_PUNCTURE_PROOF, CARD_ACE, CARD_RIGHT_OF_WAY};
    hold(0, "tank punctureproof ace rightofway");
    turn(0);
    for (int i = 0; i < 4; i++) {
        uint8_t left = mille_game.left;
        EXPECT(may(safeties[i], 0) && !may(safeties[i], 1));
        EXPECT(play(safeties[i], 0) && happened(EVENT_DRAW) == 1 && mille_game.left == left - 1);
        EXPECT(mille_game.seat == 0 && mille_game.phase == PHASE_PLAY && mille_game.held[0] == 7);
        EXPECT(mille_game.team[0].safeties >> i & 1 && mille_game.team[0].coups == 0);
    }
    EXPECT(mille_game.team[0].safeties == ALL_SAFETIES);
}

/* "Von seinen nun 7 Karten legt er eine aus … Eine Trumpfkarte kann ebenfalls ausgelegt werden" (002, Weiterer
 * Spielablauf 1): it is the one card of the turn, and it needs no Grüne Welle before it. */
static void trump_is_the_card(void) {
    for (uint8_t safety = CARD_TANK; safety <= CARD_RIGHT_OF_WAY; safety++) {
        fixture(mille_game.rules, mille_game.players);
        hold(0, "tank punctureproof ace rightofway");
        turn(0);
        EXPECT(may(safety, 0) && !may(safety, 1) && play(safety, 0));
        EXPECT(happened(EVENT_DRAW) == 0 && mille_game.held[0] == 6 && mille_game.team[0].safeties == card_bit[safety]);
        EXPECT(mille_game.seat == 1 && mille_game.phase == PHASE_DRAW);
    }
}

static void wrong_time_and_place(void) {
    hold(0, "roll");
    turn(0);
    mille_move_t no_card = {MILLE_PLAY, HAND_MAX, 0}, no_verb = {MILLE_VERBS, 0, 0};
    EXPECT(mille_check(&no_card) == REASON_NOT_HELD);
    EXPECT(mille_check(&no_verb) == REASON_PLAY_NOW);
    EXPECT(why(CARD_ROLL, TEAMS_MAX) == REASON_NO_TEAM);
    EXPECT(!answer(MILLE_COUP) && !answer(MILLE_EXTEND) && !answer(MILLE_NEXT));
    EXPECT(play(CARD_ROLL, 0));
    EXPECT(why(CARD_ROLL, 0) == REASON_DRAW_FIRST);
    mille_legal_t legal;
    mille_legal(&legal);
    EXPECT(!legal.on[0] && !legal.on[1] && !legal.on[2] && !legal.discard);
}

static void questions_about_a_team(void) {
    lay(0, BATTLE, CARD_ROLL);
    lay(0, SPEED, CARD_LIMIT);
    lay(1, BATTLE, CARD_FLAT);
    turn(0);
    EXPECT(mille_takes(0, FAMILY_DISTANCE) == (BIT_25 | BIT_50));
    EXPECT(mille_takes(0, FAMILY_REMEDY) == BIT_LIMIT);
    EXPECT(mille_takes(0, FAMILY_SAFETY) == ALL_SAFETIES);
    EXPECT(mille_takes(0, FAMILY_HAZARD) == BATTLE_HAZARDS);
    EXPECT(mille_takes(1, FAMILY_REMEDY) == BIT_TYRE);
    EXPECT(mille_live_hazard(0, SPEED) == BIT_LIMIT && mille_live_hazard(0, BATTLE) == 0);
    EXPECT(mille_live_hazard(1, BATTLE) == BIT_TYRE);
}

static const uint8_t unsorted[] = {CARD_ROLL, CARD_STOP, CARD_25, CARD_ACE, CARD_200, CARD_25, CARD_GASOLINE};
static const uint8_t sorted[] = {CARD_25, CARD_25, CARD_200, CARD_STOP, CARD_GASOLINE, CARD_ROLL, CARD_ACE};

/* Nothing but the slots of that hand changes; what may be done with each card stays the same. */
static void hand_is_sorted(void) {
    hold(0, "roll stop 25 ace 200 25 gasoline");
    hold(1, "75 50");
    lay(0, BATTLE, CARD_ROLL);
    lay(1, BATTLE, CARD_ROLL);
    turn(0);
    EXPECT(memcmp(mille_game.hand[0], unsorted, sizeof unsorted) == 0);
    mille_t expected_game = mille_game;
    memcpy(expected_game.hand[0], sorted, sizeof sorted);
    mille_sort_hand(0);
    EXPECT(memcmp(&mille_game, &expected_game, sizeof mille_game) == 0);
    EXPECT(may(CARD_25, 0) && may(CARD_STOP, 1) && may(CARD_ACE, 0) && !may(CARD_GASOLINE, 0));
    EXPECT(play(CARD_200, 0) && !holds(0, CARD_200) && holds(0, CARD_25));
}

/* A hand with empty slots: they stay behind the cards. */
static void short_hand_is_sorted(void) {
    hold(1, "ace 100 flat");
    leave(0);
    mille_sort_hand(1);
    EXPECT(mille_game.held[1] == 3 && mille_game.hand[1][0] == CARD_100 && mille_game.hand[1][1] == CARD_FLAT);
    EXPECT(mille_game.hand[1][2] == CARD_ACE && mille_game.hand[1][3] == CARD_NONE);
}

/* The rules tell the cards just drawn by their slots (BLITZ_DRAWN, BLITZ_OWED): then the order stays. */
static void blitz_keeps_order(void) {
    hold(0, "roll stop 25 ace 200 25 gasoline");
    turn(0);
    for (mille_game.blitz = BLITZ_DRAWN; mille_game.blitz <= BLITZ_OWED; mille_game.blitz++) {
        mille_sort_hand(0);
        EXPECT(memcmp(mille_game.hand[0], unsorted, sizeof unsorted) == 0);
    }
}

const sentence_t table_sentences[] = {
    {"the pack has 46 distances, 18 hazards, 38 remedies and 4 safeties", TEST(full_pack), EVERYWHERE, ANY_SIZE},
    {"two players play with all 106 cards", TEST(pack_106), IN(RULES_MICRO), ANY_SIZE},
    {"with 2 or 3 players one of each of the 5 hazards is out: 101", TEST(pack_101), IN(RULES_P62) | IN(RULES_P88),
     ALONE},
    {"with 2 or 3 players one of each battle hazard is out, 4 limits stay: 102", TEST(pack_102), IN(RULES_WM06), ALONE},
    {"with 4 or 6 players all 106 cards are in play", TEST(pack_106), BUT(RULES_MICRO), PAIRS},
    {"6 cards are dealt to each player, and the player left of the dealer starts", TEST(deals_six), EVERYWHERE,
     ANY_SIZE},
    {"the cards are dealt one at a time, beginning at the dealer's left", TEST(dealt_one_at_a_time), BUT(RULES_MICRO),
     ANY_SIZE},
    {"a turn is: draw 1, then play 1 or discard 1", TEST(one_draw_one_card), EVERYWHERE, ANY_SIZE},
    {"the first player lays a Roll, a safety or, unless he must open first, a Speed Limit, or discards",
     TEST(first_play), EVERYWHERE, ANY_SIZE},
    {"the second player may also lay a hazard on the Roll, or End of Limit on the Limit", TEST(second_play),
     BUT(RULES_WM06), ANY_SIZE},
    {"any card may be discarded", TEST(discard_any), EVERYWHERE, ANY_SIZE},
    {"a discarded card is out of play for the rest of the hand", TEST(discarded_stays_out), EVERYWHERE, ANY_SIZE},
    {"each team has a battle pile, a speed pile, a safety area and a distance pile", TEST(four_places), EVERYWHERE,
     ANY_SIZE},
    {"with 2 or 3 players each plays alone", TEST(everybody_for_himself), EVERYWHERE, ALONE},
    {"partners sit opposite each other, friend and foe alternate", TEST(partners_opposite), BUT(RULES_MICRO), PAIRS},
    {"partners play to one set of piles", TEST(partners_share), BUT(RULES_MICRO), PAIRS},
    {"on a partner's Right of Way distance may be laid", TEST(partners_priority), BUT(RULES_MICRO), PAIRS},
    {"the two 200s are the team's, whichever partner lays them", TEST(partners_two_200s), BUT(RULES_MICRO), PAIRS},
    {"distance may be played when the top of the battle pile is Roll", TEST(roll_lets_drive), EVERYWHERE, ANY_SIZE},
    {"distance may be played with Right of Way unless a live Out of Gas, Flat Tire or Accident is on top",
     TEST(priority_lets_drive), EVERYWHERE, ANY_SIZE},
    {"under a live Speed Limit only 25 and 50", TEST(limit_25_50), EVERYWHERE, ANY_SIZE},
    {"never past the goal: 50 short of it 25 and 50 are of use, 75, 100 and 200 are not", TEST(never_past_goal),
     EVERYWHERE, ANY_SIZE},
    {"at most two 200s by one team in one hand", TEST(two_200s), EVERYWHERE, ANY_SIZE},
    {"a remedy goes on its own hazard on one's own pile", TEST(remedy_on_own_hazard), EVERYWHERE, ANY_SIZE},
    {"after Gasoline, Spare Tire or Repairs a Roll is still needed", TEST(remedy_then_roll), EVERYWHERE, ANY_SIZE},
    {"after a remedy no Roll is needed when Right of Way is exposed", TEST(remedy_is_enough_with_priority), EVERYWHERE,
     ANY_SIZE},
    {"Roll goes on an empty pile, on Stop, or on a remedy", TEST(roll_where), EVERYWHERE, ANY_SIZE},
    {"Roll is not legal with Right of Way exposed (nothing to cancel)", TEST(no_roll_with_priority), IN(RULES_MICRO),
     ANY_SIZE},
    {"Roll stays legal with Right of Way exposed", TEST(roll_with_priority), BUT(RULES_MICRO), ANY_SIZE},
    {"Right of Way: no Stop, no Speed Limit", TEST(priority_stops_stop), EVERYWHERE, ANY_SIZE},
    {"Right of Way: Stop and Speed Limit, if showing, stop counting", TEST(priority_ends_stop_and_limit), EVERYWHERE,
     ANY_SIZE},
    {"Right of Way: no Roll needed ever again this hand", TEST(no_roll_ever_again), EVERYWHERE, ANY_SIZE},
    {"playing a safety gives another turn at once: draw, then play again", TEST(safety_plays_again), BUT(RULES_WM06),
     ANY_SIZE},
    {"a trump is the one card of the turn, with or without a Roll", TEST(trump_is_the_card), IN(RULES_WM06), ANY_SIZE},
    {"a move at the wrong time or place gives a reason and changes nothing", TEST(wrong_time_and_place), EVERYWHERE,
     ANY_SIZE},
    {"mille_takes answers for a whole family", TEST(questions_about_a_team), EVERYWHERE, ANY_SIZE},
    {"a hand is sorted by mille_sort_hand, and nothing else changes", TEST(hand_is_sorted), EVERYWHERE, ANY_SIZE},
    {"a short hand is sorted and keeps its empty slots at the end", TEST(short_hand_is_sorted), EVERYWHERE, ANY_SIZE},
    {"a hand is not sorted during a blitz", TEST(blitz_keeps_order), IN(RULES_WM06), ANY_SIZE},
    {0},
};
