/* The order of a turn, and that everything is decided by seed and moves (003, RÉSUMÉ DU JEU). */
#include <string.h>
#include "fixture.h"

/* A verb that does not belong to the phase is refused with the reason of the phase. */
static void order_of_turn(void) {
    static const struct {
        uint8_t phase, verbs[2];
    } steps[] = {{PHASE_PLACE, {RISK_PLACE, RISK_PLACE}},
                 {PHASE_ATTACK, {RISK_ATTACK, RISK_STOP}},
                 {PHASE_MOVE, {RISK_FREE, RISK_STAY}}};
    for (int i = 0; i < 3; i++) {
        even_board(2);
        hold(0, PERU, 5);
        hold(0, ARGENTINA, 2);
        turn(0, steps[i].phase);
        for (uint8_t verb = 0; verb < RISK_ABANDON; verb++) {
            risk_reason_t reason = why(verb, PERU, BRAZIL, 1);
            bool belongs = verb == steps[i].verbs[0] || verb == steps[i].verbs[1];
            EXPECT(belongs == (reason != (risk_reason_t)(REASON_CLAIM_NOW + steps[i].phase)));
        }
    }
}

static void place_only_then(void) {
    hold(0, PERU, 5);
    turn(0, PHASE_ATTACK);
    EXPECT(!place(PERU, 1));
    turn(0, PHASE_ATTACK);
    EXPECT(act(RISK_STOP) && !place(PERU, 1));
}

static void attack_ends(void) {
    hold(0, PERU, 2);
    hold(1, BRAZIL, 9);
    turn(0, PHASE_ATTACK); /* the only base: when it is spent the turn ends by itself */
    dice(PERU, BRAZIL, "1", "66");
    EXPECT(attack(PERU, BRAZIL, 1) && happened(EVENT_STAY) == 1 && risk_game.turn == 1);
}

static void out_is_passed_over(void) {
    even_board(3);
    for (uint8_t t = 0; t < TERRITORIES; t++)
        if (risk_game.owner[t] == 1) hold(2, t, 1);
    risk_game.alive = 5;
    hold(0, 0, 2);
    turn(0, PHASE_ATTACK);
    EXPECT(act(RISK_STOP) && (risk_game.phase != PHASE_MOVE || act(RISK_STAY)) && risk_game.turn == 2 &&
           risk_game.round == 1);
    hold(2, CENTRAL_AMERICA, 2);
    turn(2, PHASE_PLACE);
    risk_game.pool = 0;
    turn(2, PHASE_ATTACK);
    EXPECT(act(RISK_STOP) && (risk_game.phase != PHASE_MOVE || act(RISK_STAY)) && risk_game.turn == 0 &&
           risk_game.round == 2);
}

/* The same seed and moves make the same game; another seed another game. */
static void same_game(void) {
    risk_t other;
    risk_events_t said;
    random_t random;
    int differ = 0;
    risk_new(3, 0, 7, &said);
    other = risk_game;
    risk_new(3, 0, 7, &events);
    random_seed(&random, 1);
    for (int n = 0; n < 20000; n++) {
        risk_move_t move = {.verb = random_below(&random, RISK_ABANDON),
                            .a = random_below(&random, 44),
                            .b = random_below(&random, 44),
                            .c = random_below(&random, 44),
                            .n = random_below(&random, 4)};
        risk_reason_t reason = risk_apply(&move, &events);
        risk_swap(&other);
        EXPECT(risk_apply(&move, &said) == reason && said.count == events.count);
        EXPECT(memcmp(&risk_game, &other, sizeof other) == 0);
    }
    EXPECT(risk_game.round > 0);
    for (uint32_t seed = 0; seed < 8; seed++) {
        risk_new(3, RISK_OPTION_DEAL, seed, &said);
        other = risk_game;
        risk_new(3, RISK_OPTION_DEAL, seed + 1, &said);
        differ += memcmp(risk_game.owner, other.owner, sizeof other.owner) != 0;
    }
    EXPECT(differ == 8);
}

/* Masks and numbers say nothing where nothing of that kind is asked. */
static void nothing_to_choose(void) {
    risk_mask_t mask, none = {{0}};
    risk_range_t range;
    hold(0, PERU, 5);
    turn(0, PHASE_PLACE);
    risk_targets(PERU, &mask);
    EXPECT(memcmp(&mask, &none, sizeof mask) == 0);
    EXPECT(act(RISK_ABANDON));
    risk_choices(&mask);
    risk_numbers(PERU, &range);
    EXPECT(memcmp(&mask, &none, sizeof mask) == 0 && range.low == 0 && range.high == 0);
}

const sentence_t order_sentences[] = {
    {"order_of_turn", "each step has its time, and nobody else acts in it", order_of_turn},
    {"place_only_then", "armies are placed at the start of a turn and not later", place_only_then},
    {"attack_ends", "the attack ends when there are no armies for it", attack_ends},
    {"out_is_passed_over", "the dice pass to the next player who is not out", out_is_passed_over},
    {"same_game", "the same seed and moves make the same game", same_game},
    {"nothing_to_choose", "where nothing is to be chosen no mask has a bit", nothing_to_choose},
    {0}};
