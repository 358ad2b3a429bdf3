/* The set-up (003, L'ARRANGEMENT). */
#include "fixture.h"

static void new_game(uint8_t players, uint8_t options, uint32_t seed) {
    EXPECT(risk_new(players, options, seed, &events));
}

static void armies_each(void) {
    static const uint8_t each[] = {0, 0, 50, 35, 30, 25, 20};
    for (uint8_t players = 2; players <= 6; players++) {
        new_game(players, 0, 1);
        EXPECT(event_of(EVENT_SETUP)->n == each[players]);
        for (uint8_t seat = 0; seat < PLAYERS_MAX; seat++)
            EXPECT(risk_game.left[seat] == (seat < players ? each[players] : 0));
    }
}

/* Every seat begins now and then, at the set-up and, whoever that was, at the play. */
static void setup_dice(void) {
    unsigned seen = 0;
    for (uint32_t seed = 0; seed < 100; seed++) {
        new_game(5, 0, seed);
        EXPECT(event_of(EVENT_SETUP)->seat == risk_game.seat && risk_game.seat == risk_game.starter &&
               risk_game.phase == PHASE_CLAIM);
        seen |= 1u << risk_game.seat;
    }
    EXPECT(seen == 31);
}

static uint8_t first_choice(void) {
    uint8_t t = 0;
    while (!may_choose(t))
        t++;
    return t;
}

static void claim_rest(void) {
    while (risk_game.phase == PHASE_CLAIM)
        EXPECT(claim(first_choice()));
}

static void deploy_rest(void) {
    while (risk_game.phase == PHASE_DEPLOY)
        EXPECT(deploy(first_choice()));
}

static void play_dice(void) {
    unsigned pairs = 0;
    for (uint32_t seed = 0; seed < 60; seed++) {
        new_game(2, 0, seed);
        uint8_t setter = risk_game.seat;
        claim_rest();
        deploy_rest();
        EXPECT(happened(EVENT_BEGIN) == 1 && event_of(EVENT_BEGIN)->seat == risk_game.seat &&
               risk_game.starter == risk_game.seat);
        EXPECT(risk_game.round == 1 && event_of(EVENT_TURN)->n == 1);
        pairs |= 1u << (2 * setter + risk_game.seat);
    }
    EXPECT(pairs == 15);
}

static void claim_any(void) {
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        new_game(3, 0, t);
        uint8_t seat = risk_game.seat;
        EXPECT(may_choose(t) && claim(t) && risk_game.owner[t] == seat && risk_game.armies[t] == 1);
        EXPECT(risk_game.left[seat] == 34 && event_of(EVENT_CLAIM)->a == t && event_of(EVENT_CLAIM)->seat == seat);
    }
    EXPECT(why(RISK_CLAIM, TERRITORIES, 0, 0) == REASON_NO_TERRITORY);
}

static void claim_free(void) {
    new_game(2, 0, 3);
    uint8_t first = risk_game.seat;
    EXPECT(claim(PERU) && risk_game.seat == 1 - first && !may_choose(PERU) && !claim(PERU));
    EXPECT(why(RISK_CLAIM, PERU, 0, 0) == REASON_TAKEN && claim(BRAZIL));
}

static void claim_turns(void) {
    for (uint8_t players = 2; players <= 6; players++) {
        new_game(players, 0, players);
        for (uint8_t n = 0; n < TERRITORIES; n++) {
            EXPECT(risk_game.phase == PHASE_CLAIM && risk_game.seat == (risk_game.starter + n) % players);
            EXPECT(claim((uint8_t)(n * 5 % TERRITORIES)));
        }
        EXPECT(risk_game.phase == PHASE_DEPLOY && risk_territories(NOBODY) == 0);
        for (uint8_t t = 0; t < TERRITORIES; t++)
            EXPECT(risk_game.armies[t] == 1);
    }
}

static void deploy_first(void) {
    for (uint8_t players = 2; players <= 6; players++) {
        new_game(players, 0, players);
        claim_rest();
        EXPECT(risk_game.phase == PHASE_DEPLOY && risk_game.seat == risk_game.starter);
        uint8_t own = first_choice();
        EXPECT(risk_game.owner[own] == risk_game.seat && deploy(own) && risk_game.armies[own] == 2);
    }
}

static void deploy_own(void) {
    new_game(2, RISK_OPTION_DEAL, 1);
    for (uint8_t t = 0; t < TERRITORIES; t++)
        EXPECT((risk_game.owner[t] == risk_game.seat) == may_choose(t) &&
               why(RISK_DEPLOY, t, 0, 0) == (may_choose(t) ? REASON_NONE : REASON_NOT_YOURS));
    EXPECT(why(RISK_DEPLOY, 200, 0, 0) == REASON_NO_TERRITORY);
}

/* One by one, in turn; with four or five players two have an army more to place and go on alone. */
static void deploy_turns(void) {
    for (uint8_t players = 2; players <= 6; players++) {
        new_game(players, 0, players);
        claim_rest();
        uint8_t seat = risk_game.starter;
        while (risk_game.phase == PHASE_DEPLOY) {
            while (risk_game.left[seat] == 0)
                seat = (uint8_t)((seat + 1) % players);
            EXPECT(risk_game.seat == seat && deploy(first_choice()));
            seat = (uint8_t)((seat + 1) % players);
        }
    }
}

static void deploy_all(void) {
    static const uint16_t each[] = {0, 0, 50, 35, 30, 25, 20};
    for (uint8_t players = 2; players <= 6; players++) {
        new_game(players, 0, players);
        claim_rest();
        deploy_rest();
        EXPECT(risk_game.phase == PHASE_PLACE);
        for (uint8_t seat = 0; seat < players; seat++)
            EXPECT(risk_game.left[seat] == 0 &&
                   risk_armies(seat) == each[players] + (seat == risk_game.turn ? risk_game.pool : 0));
    }
}

static void deploy_anywhere(void) {
    new_game(2, 0, 2);
    claim_rest();
    uint8_t stack = first_choice(), seat = risk_game.seat;
    while (risk_game.phase == PHASE_DEPLOY)
        EXPECT(deploy(risk_game.seat == seat ? stack : first_choice()));
    EXPECT(risk_game.armies[stack] >= 30);
}

static void deal(void) {
    for (uint8_t players = 2; players <= 6; players++) {
        unsigned differ = 0;
        uint8_t before = NOBODY;
        for (uint32_t seed = 0; seed < 20; seed++) {
            new_game(players, RISK_OPTION_DEAL, seed);
            EXPECT(risk_game.phase == PHASE_DEPLOY && happened(EVENT_DEAL) == 1 && risk_game.seat == risk_game.starter);
            EXPECT(risk_validate() == VALID); /* evenly, the first seats having what is over */
            differ += risk_game.owner[PERU] != before;
            before = risk_game.owner[PERU];
        }
        EXPECT(differ > 4);
    }
}

const sentence_t setup_sentences[] = {
    {"armies_each", "50, 35, 30, 25 or 20 armies for 2, 3, 4, 5 or 6 players", armies_each},
    {"setup_dice", "dice say who begins the set-up", setup_dice},
    {"claim_any", "the first army goes on any territory", claim_any},
    {"claim_free", "the next goes on any other that is free", claim_free},
    {"claim_turns", "and so on in turn until every territory has an army", claim_turns},
    {"deploy_first", "then the first player adds a second army", deploy_first},
    {"deploy_own", "on any territory that is already his", deploy_own},
    {"deploy_turns", "the others follow in turn, one army at a time", deploy_turns},
    {"deploy_all", "until all armies stand on the board", deploy_all},
    {"deploy_anywhere", "all on one territory or shared among several", deploy_anywhere},
    {"play_dice", "dice say a second time who begins to play", play_dice},
    {"deal", "an option deals the territories evenly and at random", deal},
    {0}};
