/* Cards and sets, and what becomes of the cards of a player who is out (003, (h), ARMÉES ADDITIONNELLES, (i)). */
#include "fixture.h"

/* A card of each figure, and more of them: territories that seat 1 holds on the even board of two. */
static const uint8_t foot[] = {WESTERN_EUROPE, ICELAND, EGYPT, MADAGASCAR, AFGHANISTAN};
static const uint8_t horse[] = {GREAT_BRITAIN, CONGO, KAMCHATKA, NEW_GUINEA, GREENLAND};
static const uint8_t cannon[] = {NORTHWEST_TERRITORY, QUEBEC, EASTERN_UNITED_STATES, VENEZUELA, BRAZIL};

/* Seat 0 has attacked with success and may go on. */
static void after_capture(void) {
    even_board(2);
    hold(0, PERU, 9);
    hold(1, BRAZIL, 1);
    hold(1, VENEZUELA, 1);
    turn(0, PHASE_ATTACK);
    take(PERU, BRAZIL);
}

static void end_turn(void) {
    if (risk_game.phase == PHASE_ATTACK) EXPECT(act(RISK_STOP));
    if (risk_game.phase == PHASE_MOVE && risk_game.turn == 0) EXPECT(act(RISK_STAY));
}

static void card_after_capture(void) {
    after_capture();
    end_turn();
    const risk_event_t *card = event_of(EVENT_CARD);
    EXPECT(happened(EVENT_CARD) == 1 && card->seat == 0 && risk_game.card[card->a] == 0 && card->n == 43);
    EXPECT(risk_cards(0) == 1 && risk_cards(IN_PACK) == 43);
}

static void card_once(void) {
    after_capture();
    take(PERU, VENEZUELA);
    end_turn();
    EXPECT(happened(EVENT_CARD) == 1 && risk_cards(0) == 1);
}

static void card_any_time(void) {
    after_capture();
    hold(1, VENEZUELA, 9);
    dice(PERU, VENEZUELA, "1", "66");
    EXPECT(attack(PERU, VENEZUELA, 1)); /* a lost throw after the capture */
    end_turn();
    EXPECT(happened(EVENT_CARD) == 1);
}

static void no_card(void) {
    even_board(2);
    hold(0, PERU, 9);
    hold(1, BRAZIL, 5);
    turn(0, PHASE_ATTACK);
    dice(PERU, BRAZIL, "6", "54");
    EXPECT(attack(PERU, BRAZIL, 1));
    end_turn();
    EXPECT(risk_game.turn == 1 && happened(EVENT_CARD) == 0 && risk_cards(0) == 0);
}

static void hand(uint8_t a, uint8_t b, uint8_t c) {
    even_board(2);
    give(0, a);
    give(0, b);
    give(0, c);
    begin(0);
}

/* Handed in at the start of a turn, not in the turn that brought the third card. */
static void trade_later_turn(void) {
    after_capture();
    give(0, foot[0]);
    give(0, foot[1]);
    give(0, foot[2]);
    EXPECT(why(RISK_TRADE, foot[0], foot[1], 0) == REASON_ATTACK_NOW);
    end_turn();
    EXPECT(risk_game.turn == 1 && risk_game.phase == PHASE_PLACE && risk_game.sets == 0);
    begin(0);
    EXPECT(risk_game.phase == PHASE_TRADE && trade(foot[0], foot[1], foot[2]) && risk_game.phase == PHASE_PLACE);
}

static void three_cards(void) {
    even_board(2);
    give(0, JOKER_1);
    give(0, JOKER_2);
    begin(0);
    EXPECT(risk_game.phase == PHASE_PLACE && !risk_has_set(0));
    EXPECT(why(RISK_TRADE, JOKER_1, JOKER_2, 0) == REASON_PLACE_NOW);
}

static void sets(void) {
    for (uint8_t a = 0; a < CARDS; a++)
        for (uint8_t b = 0; b < CARDS; b++)
            for (uint8_t c = 0; c < CARDS; c++) {
                int figures[8] = {0};
                figures[map_figure[a]]++;
                figures[map_figure[b]]++;
                figures[map_figure[c]]++;
                bool set = figures[1] == 3 || figures[2] == 3 || figures[4] == 3 || figures[7] > 0 ||
                           (figures[1] == 1 && figures[2] == 1 && figures[4] == 1);
                EXPECT((risk_is_set(a, b, c) != 0) == set);
            }
    hand(foot[0], foot[1], horse[1]);
    EXPECT(risk_game.phase == PHASE_PLACE); /* no set, nothing to choose */
    hand(foot[0], foot[1], foot[2]);
    give(0, horse[1]);
    EXPECT(!trade(foot[0], foot[1], horse[1]) && !trade(foot[0], foot[0], foot[1]) &&
           !trade(foot[0], foot[1], cannon[0]));
    risk_move_t move = {.verb = RISK_TRADE, .a = foot[0], .b = foot[1], .c = horse[1]};
    EXPECT(risk_check(&move) == REASON_NO_SET);
    move.c = foot[1];
    EXPECT(risk_check(&move) == REASON_SAME_CARD);
    move.c = 200;
    EXPECT(risk_check(&move) == REASON_NOT_HELD && may_choose(foot[0]) && !may_choose(cannon[0]));
}

static void set_of(uint8_t a, uint8_t b, uint8_t c) {
    hand(a, b, c);
    EXPECT(risk_game.phase == PHASE_TRADE && trade(a, b, c) && risk_game.sets == 1);
}

static void three_horses(void) {
    set_of(horse[0], horse[1], horse[2]);
}
static void three_cannons(void) {
    set_of(cannon[0], cannon[1], cannon[2]);
}
static void three_foot(void) {
    set_of(foot[0], foot[1], foot[2]);
}
static void one_of_each(void) {
    set_of(foot[0], horse[1], cannon[0]);
    set_of(cannon[0], foot[0], horse[1]);
}
static void joker(void) {
    set_of(foot[0], foot[1], JOKER_1);
    set_of(foot[0], cannon[1], JOKER_2);
    set_of(JOKER_1, horse[1], JOKER_2);
}

static void trade_optional(void) {
    hand(foot[0], foot[1], foot[2]);
    EXPECT(act(RISK_KEEP) && risk_game.phase == PHASE_PLACE && risk_cards(0) == 3 && risk_game.sets == 0);
    begin(0);
    EXPECT(risk_game.phase == PHASE_TRADE && trade(foot[0], foot[1], foot[2])); /* kept for a later turn */
    even_board(2);
    give(0, foot[0]);
    give(0, foot[1]);
    give(0, foot[2]);
    give(0, horse[1]);
    begin(0);
    EXPECT(act(RISK_KEEP)); /* four may be kept too */
}

static void five_cards(void) {
    even_board(2);
    for (int i = 0; i < 5; i++)
        give(0, foot[i]);
    begin(0);
}

static void trade_forced(void) {
    five_cards();
    EXPECT(!act(RISK_KEEP) && why(RISK_KEEP, 0, 0, 0) == REASON_MUST_TRADE && !place(ALASKA, 1));
    EXPECT(trade(foot[0], foot[1], foot[2]) && risk_game.phase == PHASE_PLACE && risk_cards(0) == 2);
}

/* Every hand of five by figures: so many foot, horse, cannon, joker. */
static void five_have_set(void) {
    for (int f = 0; f <= 5; f++)
        for (int h = 0; f + h <= 5; h++)
            for (int c = 0; f + h + c <= 5; c++) {
                if (5 - f - h - c > 2) continue;
                even_board(2);
                int left[8] = {
                    [FIGURE_FOOT] = f, [FIGURE_HORSE] = h, [FIGURE_CANNON] = c, [FIGURE_ALL] = 5 - f - h - c};
                for (uint8_t card = 0; card < CARDS; card++)
                    if (left[map_figure[card]]-- > 0) give(0, card);
                EXPECT(risk_cards(0) == 5 && risk_has_set(0));
            }
}

static void set_values(void) {
    static const uint16_t values[] = {4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50};
    for (uint16_t n = 0; n < 13; n++) {
        EXPECT(risk_set_worth((uint16_t)(n + 1)) == values[n]);
        even_board(2);
        risk_game.sets = n;
        give_set(0);
        begin(0);
        uint16_t pool = risk_game.pool;
        hold(1, IRKUTSK, 1);
        hold(1, AFGHANISTAN, 1);
        hold(1, EASTERN_AUSTRALIA, 1);
        EXPECT(trade(IRKUTSK, AFGHANISTAN, EASTERN_AUSTRALIA) && risk_game.pool == pool + values[n]);
        EXPECT(event_of(EVENT_TRADE)->n == n + 1);
    }
    even_board(2);
    risk_game.sets = SETS_MAX;
    give_set(0);
    begin(0);
    EXPECT(trade(IRKUTSK, AFGHANISTAN, EASTERN_AUSTRALIA) && risk_game.sets == SETS_MAX);
}

static void set_adds(void) {
    hand(foot[0], foot[1], foot[2]);
    EXPECT(risk_game.pool == 7 && trade(foot[0], foot[1], foot[2]) && risk_game.pool == 11);
}

/* Whoever hands it in: one seat the first, another the second; and after three by others the fourth is worth ten. */
static void anybody(void) {
    even_board(4);
    uint16_t worth[] = {4, 6, 8, 10};
    for (uint8_t seat = 0; seat < 4; seat++) {
        give(seat, IRKUTSK);
        give(seat, AFGHANISTAN);
        give(seat, EASTERN_AUSTRALIA);
        for (uint8_t t = 0; t < TERRITORIES; t++)
            if (risk_game.owner[t] == seat && (t == IRKUTSK || t == AFGHANISTAN || t == EASTERN_AUSTRALIA))
                hold((uint8_t)((seat + 1) % 4), t, 1);
        begin(seat);
        uint16_t pool = risk_game.pool;
        EXPECT(trade(IRKUTSK, AFGHANISTAN, EASTERN_AUSTRALIA) && risk_game.pool == pool + worth[seat]);
        for (uint8_t card = 0; card < CARDS; card++)
            if (risk_game.card[card] == IN_DISCARD) risk_game.card[card] = IN_PACK;
    }
}

static void discards(void) {
    hand(foot[0], foot[1], foot[2]);
    EXPECT(trade(foot[0], foot[1], foot[2]) && risk_cards(IN_DISCARD) == 3);
    EXPECT(risk_game.card[foot[0]] == IN_DISCARD && risk_game.card[foot[1]] == IN_DISCARD &&
           risk_game.card[foot[2]] == IN_DISCARD);
}

static void reshuffle(void) {
    after_capture();
    risk_game.sets = 20;
    for (uint8_t card = 0; card < 42; card++)
        risk_game.card[card] = IN_DISCARD;
    give(1, JOKER_1);
    end_turn();
    EXPECT(event_of(EVENT_CARD)->a == JOKER_2 && event_of(EVENT_CARD)->n == 0 && event_of(EVENT_SHUFFLE)->n == 42);
    EXPECT(risk_cards(IN_PACK) == 42 && risk_cards(IN_DISCARD) == 0 && risk_game.card[JOKER_2] == 0);
}

static void match_each(void) {
    for (int own = 0; own <= 3; own++) {
        even_board(2);
        give_set(0);
        static const uint8_t set[] = {IRKUTSK, AFGHANISTAN, EASTERN_AUSTRALIA};
        for (int i = 0; i < 3; i++)
            hold(i < own ? 0 : 1, set[i], 1);
        begin(0);
        uint16_t pool = risk_game.pool;
        EXPECT(trade(IRKUTSK, AFGHANISTAN, EASTERN_AUSTRALIA) && happened(EVENT_MATCH) == own);
        for (int i = 0; i < 3; i++)
            EXPECT(risk_game.armies[set[i]] == (i < own ? 3 : 1));
        EXPECT(risk_game.pool == pool + 4); /* they are on the board, not in the pool */
    }
}

static void match_north_africa(void) {
    hold(0, NORTH_AFRICA, 1);
    give(0, NORTH_AFRICA);
    give(0, foot[0]);
    give(0, foot[1]);
    begin(0);
    EXPECT(trade(foot[0], NORTH_AFRICA, foot[1]) && event_of(EVENT_MATCH)->a == NORTH_AFRICA &&
           event_of(EVENT_MATCH)->n == 2);
    EXPECT(risk_game.armies[NORTH_AFRICA] == 3 && risk_game.phase == PHASE_PLACE);
}

static void match_no_joker(void) {
    hand(JOKER_1, JOKER_2, foot[0]);
    EXPECT(trade(JOKER_1, JOKER_2, foot[0]) && happened(EVENT_MATCH) == 0);
}

/* Seat 0 takes the last territory of seat 2; seat 1 is still there. Seat 0 has foot soldiers, then a horseman; seat 2
 * has cannons. */
static void knock_out(int mine, int his) {
    even_board(3);
    hold_all(1);
    hold(0, PERU, 9);
    hold(2, BRAZIL, 1);
    for (int i = 0; i < mine; i++)
        give(0, i < 3 ? foot[i] : horse[i - 2]);
    for (int i = 0; i < his; i++)
        give(2, cannon[i]);
    turn(0, PHASE_ATTACK);
    dice(PERU, BRAZIL, "6", "5");
    EXPECT(attack(PERU, BRAZIL, 1) && risk_game.phase == PHASE_ADVANCE && advance(3));
}

static void out_cards(void) {
    knock_out(1, 3);
    EXPECT(happened(EVENT_OUT) == 1 && event_of(EVENT_OUT)->seat == 2 && event_of(EVENT_OUT)->a == 0 &&
           event_of(EVENT_OUT)->n == 3);
    EXPECT(happened(EVENT_LOOT) == 3 && risk_cards(0) == 4 && risk_cards(2) == 0 && !RISK_ALIVE(2));
}

/* With any number of cards: three, four, six. */
static void out_trade(void) {
    for (int his = 0; his <= 3; his++) {
        knock_out(3, his);
        EXPECT(risk_game.phase == PHASE_TRADE && risk_game.turn == 0 && trade(foot[0], foot[1], foot[2]) &&
               risk_game.pool == 4 && risk_cards(0) == his);
    }
    knock_out(1, 3); /* a set of the rival's cards alone */
    EXPECT(trade(cannon[0], cannon[1], cannon[2]) && risk_game.phase == PHASE_PLACE && risk_game.pool == 4);
}

/* "il peut la remettre": a set of three or four cards may be kept, also when others went before it. */
static void out_keep(void) {
    knock_out(3, 1);
    EXPECT(risk_game.phase == PHASE_TRADE && act(RISK_KEEP) && risk_game.phase == PHASE_ATTACK && risk_cards(0) == 4);
    EXPECT(why(RISK_TRADE, foot[0], foot[1], 0) == REASON_ATTACK_NOW); /* "immédiatement", not later in the turn */
    end_turn();
    EXPECT(risk_game.turn == 1 && risk_cards(0) == 5 && risk_game.sets == 0);
    knock_out(2, 2); /* no set: nothing is asked */
    EXPECT(risk_game.phase == PHASE_ATTACK && risk_cards(0) == 4);
}

static void out_two_sets(void) {
    knock_out(4, 5);
    EXPECT(trade(cannon[0], cannon[1], cannon[2]) && risk_game.phase == PHASE_TRADE);
    EXPECT(trade(foot[0], foot[1], foot[2]) && risk_game.pool == 4 + 6 && risk_cards(0) == 3);
}

/* Three sets need nine cards. */
static void out_three_sets(void) {
    knock_out(4, 5);
    EXPECT(trade(foot[0], foot[1], foot[2]) && trade(cannon[0], cannon[1], cannon[2]) && risk_cards(0) == 3);
    EXPECT(risk_game.phase == PHASE_PLACE); /* a horseman and two cannons */
    knock_out(3, 5);
    give(0, JOKER_1);
    EXPECT(trade(foot[0], foot[1], foot[2]) && trade(cannon[0], cannon[1], cannon[2]) &&
           trade(cannon[3], cannon[4], JOKER_1) && risk_game.pool == 4 + 6 + 8 && risk_cards(0) == 0);
}

/* Two sets need six cards: with five a set is asked for, and what is left is none. */
static void out_six(void) {
    knock_out(3, 2);
    EXPECT(trade(foot[0], foot[1], foot[2]) && risk_game.phase == PHASE_PLACE && risk_cards(0) == 2);
    knock_out(3, 3);
    EXPECT(trade(foot[0], foot[1], foot[2]) && risk_game.phase == PHASE_TRADE &&
           trade(cannon[0], cannon[1], cannon[2]) && risk_cards(0) == 0);
}

static void out_down_to_four(void) {
    knock_out(4, 5); /* nine: two sets must go, since six are still too many */
    EXPECT(!act(RISK_KEEP) && trade(cannon[0], cannon[1], cannon[2]) && risk_cards(0) == 6);
    EXPECT(!act(RISK_KEEP) && why(RISK_KEEP, 0, 0, 0) == REASON_MUST_TRADE);
    EXPECT(trade(foot[0], foot[1], foot[2]) && risk_game.phase != PHASE_TRADE);
    knock_out(3, 3); /* six: one must go, the second is free */
    EXPECT(trade(foot[0], foot[1], foot[2]) && risk_game.phase == PHASE_TRADE && act(RISK_KEEP) && risk_cards(0) == 3);
    knock_out(3, 2); /* five: one must go */
    EXPECT(!act(RISK_KEEP) && why(RISK_KEEP, 0, 0, 0) == REASON_MUST_TRADE && trade(foot[0], foot[1], foot[2]));
}

/* Hands in the first set that seat 0 holds. */
static bool trade_any(void) {
    for (uint8_t a = 0; a < CARDS; a++)
        for (uint8_t b = 0; b < a; b++)
            for (uint8_t c = 0; c < b; c++)
                if (risk_game.card[a] == 0 && risk_game.card[b] == 0 && risk_game.card[c] == 0 && risk_is_set(a, b, c))
                    return trade(a, b, c);
    return false;
}

/* Four cards can be left after an elimination, and the card of the turn makes five. */
static void never_six(void) {
    for (int mine = 0; mine <= 4; mine++)
        for (int his = 0; his <= 5; his++) {
            knock_out(mine, his);
            while (risk_game.phase == PHASE_TRADE && !act(RISK_KEEP))
                EXPECT(trade_any());
            if (risk_game.phase == PHASE_PLACE) EXPECT(place(PERU, risk_game.pool));
            EXPECT(risk_cards(0) <= 4);
            end_turn();
            EXPECT(risk_game.turn == 1 && risk_cards(0) <= 5);
        }
}

static void out_place(void) {
    knock_out(3, 3);
    EXPECT(trade(foot[0], foot[1], foot[2]) && act(RISK_KEEP) && risk_game.phase == PHASE_PLACE && risk_game.pool == 4);
    EXPECT(!place(CHINA, 1) && place(PERU, 1) && place(BRAZIL, 3) && risk_game.armies[BRAZIL] == 6);
}

static void out_goes_on(void) {
    knock_out(3, 3);
    EXPECT(trade(foot[0], foot[1], foot[2]) && act(RISK_KEEP) && place(PERU, 4) && risk_game.phase == PHASE_ATTACK);
    take(PERU, VENEZUELA);
    end_turn();
    EXPECT(risk_game.turn == 1);
    knock_out(3, 3);
    EXPECT(trade(foot[0], foot[1], foot[2]) && act(RISK_KEEP) && place(PERU, 4));
    end_turn();
    EXPECT(risk_game.turn == 1);
}

const sentence_t card_sentences[] = {
    {"card_after_capture", "who took a territory takes the top card of the pack", card_after_capture},
    {"card_once", "never more than one a turn", card_once},
    {"card_any_time", "whenever in the turn the capture was", card_any_time},
    {"no_card", "no capture, no card", no_card},
    {"trade_later_turn", "sets are handed in at the start of a later turn", trade_later_turn},
    {"three_cards", "with three cards at least", three_cards},
    {"sets", "that make one of five combinations", sets},
    {"three_horses", "three horsemen", three_horses},
    {"three_cannons", "three cannons", three_cannons},
    {"three_foot", "three foot soldiers", three_foot},
    {"one_of_each", "one of each", one_of_each},
    {"joker", "any two with a joker", joker},
    {"trade_optional", "nobody has to hand in a set at once", trade_optional},
    {"trade_forced", "but with five cards at the start of a turn", trade_forced},
    {"five_have_set", "five cards always make a set", five_have_set},
    {"set_values", "4, 6, 8, 10, 12, 15, 20, 25, then five more each", set_values},
    {"set_adds", "besides the other armies", set_adds},
    {"anybody", "whoever hands it in: the fourth is worth ten", anybody},
    {"discards", "cards handed in lie beside the pack", discards},
    {"reshuffle", "the pack being used up, they become the pack", reshuffle},
    {"match_each", "two armies at once for each own territory on the cards, on that territory", match_each},
    {"match_north_africa", "North Africa gets its two armies", match_north_africa},
    {"match_no_joker", "none for a joker", match_no_joker},
    {"out_cards", "who takes a rival's last territory gets all his cards", out_cards},
    {"out_trade", "a set may be handed in at once", out_trade},
    {"out_keep", "or kept", out_keep},
    {"out_two_sets", "two, each at its rising value", out_two_sets},
    {"out_three_sets", "or three", out_three_sets},
    {"out_six", "which needs six cards or more", out_six},
    {"out_down_to_four", "until four or fewer are left", out_down_to_four},
    {"never_six", "so nobody ends a turn with six", never_six},
    {"out_place", "those armies are placed as usual", out_place},
    {"out_goes_on", "and the turn goes on, or not", out_goes_on},
    {0}};
