/* Counts rare situations: a differential test that never reaches them proves nothing about them. */
#include "differential.h"

enum {
    DEALT,
    LEFT_OVER,
    OTHER_BEGINS,
    INCOME_LEAST,
    INCOME_CONTINENT, /* one for each of them */
    INCOME_CONTINENTS = INCOME_CONTINENT + REF_CONTINENTS,
    SET_JOKER,
    SET_TWO_JOKERS,
    SET_KEPT,
    SET_FORCED,
    SET_AFTER_TWELFTH,
    MATCH_ONE,
    MATCH_TWO,
    MATCH_THREE,
    OUT_WITHOUT_CARDS,
    OUT_SET_OF_FOUR,
    OUT_OF_FIVE,
    OUT_OF_NINE,
    OUT_TWO_SETS,
    OUT_THREE_SETS,
    OUT_SET_KEPT,
    OUT_TWICE_A_TURN,
    OUT_THREE_A_TURN,
    SETS_TWICE_A_TURN,
    CARD_DRAWN,
    CARD_NOT_EARNED,
    PACK_SHUFFLED,
    THROW, /* one for each pair of dice */
    THROW_LAST = THROW + REF_ATTACK_DICE * REF_DEFENCE_DICE - 1,
    LOSS_ONE_EACH,
    ATTACK_WITH_FEWER,
    DEFEND_WITH_FEWER,
    ATTACK_IMPOSSIBLE,
    ATTACK_FORCED_TO_END,
    ADVANCE_WITHOUT_CHOICE,
    FREE_MOVE,
    FREE_MOVE_IMPOSSIBLE,
    TURN_PAST_THE_FALLEN,
    ROUND_WITHOUT_FIRST,
    ARMIES_256,
    ARMIES_256_PLACED,
    ARMIES_256_ADVANCE,
    ARMIES_256_MOVE,
    BOX_SHORT_INCOME,
    BOX_SHORT_SET,
    BOX_SHORT_MATCH,
    WON,
    WON_WITH_FIVE_CARDS,
    RARE_EVENTS
};

static const char *const names[RARE_EVENTS] = {
    [DEALT] = "a deal instead of claims",
    [LEFT_OVER] = "a seat passed over in the set-up, its armies being used up",
    [OTHER_BEGINS] = "a play that another begins than began the set-up",
    [INCOME_LEAST] = "three armies for fewer than nine territories",
    [INCOME_CONTINENT + REF_NORTH_AMERICA] = "the armies of North America",
    [INCOME_CONTINENT + REF_SOUTH_AMERICA] = "the armies of South America",
    [INCOME_CONTINENT + REF_EUROPE] = "the armies of Europe",
    [INCOME_CONTINENT + REF_AFRICA] = "the armies of Africa",
    [INCOME_CONTINENT + REF_ASIA] = "the armies of Asia",
    [INCOME_CONTINENT + REF_AUSTRALIA] = "the armies of Australia",
    [INCOME_CONTINENTS] = "the armies of two continents and more",
    [SET_JOKER] = "a set with a joker",
    [SET_TWO_JOKERS] = "a set with both jokers",
    [SET_KEPT] = "a set kept at the start of a turn",
    [SET_FORCED] = "a set that had to be handed in, with five cards",
    [SET_AFTER_TWELFTH] = "a set after the twelfth",
    [MATCH_ONE] = "one card of a set that shows an own territory",
    [MATCH_TWO] = "two cards of a set that show own territories",
    [MATCH_THREE] = "three cards of a set that show own territories",
    [OUT_WITHOUT_CARDS] = "somebody beaten who had no cards",
    [OUT_SET_OF_FOUR] = "a set handed in by choice after an elimination, with three or four cards",
    [OUT_OF_FIVE] = "five cards after an elimination, so that a set must be handed in",
    [OUT_OF_NINE] = "nine cards after an elimination",
    [OUT_TWO_SETS] = "two sets after an elimination",
    [OUT_THREE_SETS] = "three sets after an elimination",
    [OUT_SET_KEPT] = "a set kept after an elimination, four cards or fewer being left",
    [OUT_TWICE_A_TURN] = "two eliminations in one turn",
    [OUT_THREE_A_TURN] = "three eliminations in one turn",
    [SETS_TWICE_A_TURN] = "sets after two eliminations in one turn",
    [CARD_DRAWN] = "a card drawn",
    [CARD_NOT_EARNED] = "a turn without a card",
    [PACK_SHUFFLED] = "a pack used up and shuffled",
    [THROW + 0] = "one die against one",
    [THROW + 1] = "one die against two",
    [THROW + 2] = "two dice against one",
    [THROW + 3] = "two dice against two",
    [THROW + 4] = "three dice against one",
    [THROW + 5] = "three dice against two",
    [LOSS_ONE_EACH] = "a throw that costs both sides an army",
    [ATTACK_WITH_FEWER] = "an attack with fewer dice than allowed",
    [DEFEND_WITH_FEWER] = "a defence with fewer dice than allowed",
    [ATTACK_IMPOSSIBLE] = "a turn in which no attack is possible",
    [ATTACK_FORCED_TO_END] = "attacks that end for want of armies",
    [ADVANCE_WITHOUT_CHOICE] = "an advance that leaves no choice",
    [FREE_MOVE] = "a free move",
    [FREE_MOVE_IMPOSSIBLE] = "a turn in which no free move is possible",
    [TURN_PAST_THE_FALLEN] = "a turn that passes by a seat that is out",
    [ROUND_WITHOUT_FIRST] = "a round begun after the first player is out",
    [ARMIES_256] = "more than 255 armies in one territory",
    [ARMIES_256_PLACED] = "more than 255 armies placed at once",
    [ARMIES_256_ADVANCE] = "more than 255 armies that advance",
    [ARMIES_256_MOVE] = "more than 255 armies in a free move",
    [BOX_SHORT_INCOME] = "a box that cannot give the whole income",
    [BOX_SHORT_SET] = "a box that cannot give all the armies of a set",
    [BOX_SHORT_MATCH] = "a box that cannot give the two armies of a card",
    [WON] = "a game won",
    [WON_WITH_FIVE_CARDS] = "a game won with five cards or more, which nobody asks for",
};

/* The situations that position.c steers to. */
static const long least[RARE_EVENTS] = {
    [SET_TWO_JOKERS] = 30,
    [OUT_SET_OF_FOUR] = 20,
    [OUT_OF_FIVE] = 100,
    [OUT_OF_NINE] = 30,
    [OUT_TWO_SETS] = 80,
    [OUT_THREE_SETS] = 2,
    [OUT_SET_KEPT] = 100,
    [OUT_TWICE_A_TURN] = 200,
    [OUT_THREE_A_TURN] = 100,
    [SETS_TWICE_A_TURN] = 50,
    [PACK_SHUFFLED] = 150,
    [BOX_SHORT_SET] = 20,
    [WON] = 300,
    [WON_WITH_FIVE_CARDS] = 100,
};

static long seen[RARE_EVENTS];

/* Since the turn began. */
static struct { int outs, sets_after_out, outs_with_sets; } turn;

static void count(int event, bool happened) {
    if (happened) seen[event]++;
}

static bool fighting(int phase) {
    return phase == REF_TO_ATTACK || phase == REF_TO_DEFEND || phase == REF_TO_ADVANCE;
}

static void count_income(const differential_t *run, const ref_event_t *recorded) {
    const observation_seat_t *of = &run->now.of[recorded->seat];
    int whole = 0;
    for (int c = 0; c < REF_CONTINENTS; c++) {
        count(INCOME_CONTINENT + c, of->continent[c]);
        whole += of->continent[c];
    }
    count(INCOME_CONTINENTS, whole > 1);
    count(INCOME_LEAST, of->holds < 9 && recorded->territories == 3);
    count(BOX_SHORT_INCOME, recorded->value < recorded->territories + recorded->continents);
}

static void count_turn(const differential_t *run, const ref_event_t *recorded) {
    const observation_t *before = &run->before;
    turn.outs = turn.sets_after_out = turn.outs_with_sets = 0;
    if (before->round == 0) return;
    count(TURN_PAST_THE_FALLEN, recorded->seat != (before->turn + 1) % run->players);
    count(ROUND_WITHOUT_FIRST, recorded->n > before->round && run->now.of[before->first].out);
    count(CARD_NOT_EARNED, !before->captured && run->table.recorded[0].kind != REF_EVENT_ATTACK);
}

static void count_set(const differential_t *run, const ref_event_t *recorded) {
    const observation_t *before = &run->before;
    int held = before->cards[recorded->seat], matches = 0;
    bool after_out = turn.outs > 0;
    count(SET_JOKER, recorded->card[REF_JOKER_1] || recorded->card[REF_JOKER_2]);
    count(SET_TWO_JOKERS, recorded->card[REF_JOKER_1] && recorded->card[REF_JOKER_2]);
    count(SET_FORCED, !after_out && held == 5);
    count(OUT_SET_OF_FOUR, after_out && turn.sets_after_out == 0 && held < 5);
    count(SET_AFTER_TWELFTH, recorded->n > 12);
    if (after_out && turn.sets_after_out == 0) count(SETS_TWICE_A_TURN, ++turn.outs_with_sets == 2);
    if (after_out) turn.sets_after_out++;
    count(OUT_TWO_SETS, turn.sets_after_out == 2);
    count(OUT_THREE_SETS, turn.sets_after_out == 3);
    for (int i = 0; i < run->table.recorded_count; i++) {
        const ref_event_t *match = &run->table.recorded[i];
        if (match->kind != REF_EVENT_MATCH) continue;
        matches++;
        count(BOX_SHORT_MATCH, match->n < 2);
    }
    if (matches > 0) count(MATCH_ONE + matches - 1, true);
    count(BOX_SHORT_SET, ref_box_gives(&run->table, recorded->seat, 1) == 0);
}

static void count_out(const differential_t *run, const ref_event_t *recorded) {
    int held = run->before.cards[recorded->other] + recorded->n;
    bool won = run->now.winner != REF_NOBODY;
    turn.outs++;
    turn.sets_after_out = 0;
    count(OUT_WITHOUT_CARDS, recorded->n == 0);
    count(OUT_OF_FIVE, held == 5 && !won);
    count(OUT_OF_NINE, held == 9 && !won);
    count(OUT_TWICE_A_TURN, turn.outs == 2);
    count(OUT_THREE_A_TURN, turn.outs == 3);
    count(WON_WITH_FIVE_CARDS, held >= 5 && won);
}

static void count_throw(const differential_t *run, const ref_event_t *recorded) {
    int attackers = 0, defenders = 0;
    while (attackers < REF_ATTACK_DICE && recorded->attack[attackers] > 0)
        attackers++;
    while (defenders < REF_DEFENCE_DICE && recorded->defence[defenders] > 0)
        defenders++;
    count(THROW + (attackers - 1) * REF_DEFENCE_DICE + defenders - 1, true);
    count(DEFEND_WITH_FEWER, defenders == 1 && run->before.armies[run->table.target] > 1);
}

/* What happened without a choice. */
static void count_forced(const differential_t *run) {
    const ref_table_t *table = &run->table;
    int was = run->before.phase, is = run->now.phase;
    bool fought = false, placed = false, captured = false, passed = false;
    for (int i = 0; i < table->recorded_count; i++) {
        const ref_event_t *recorded = &table->recorded[i];
        fought = fought || recorded->kind == REF_EVENT_LOSSES || recorded->kind == REF_EVENT_ADVANCE;
        placed = placed || recorded->kind == REF_EVENT_PLACE;
        captured = captured || recorded->kind == REF_EVENT_CAPTURE;
        passed = passed || recorded->kind == REF_EVENT_TURN;
        count(ADVANCE_WITHOUT_CHOICE, recorded->kind == REF_EVENT_ADVANCE && captured && is != REF_OVER);
        count(FREE_MOVE_IMPOSSIBLE, recorded->kind == REF_EVENT_STAY && was != REF_TO_MOVE_FREELY);
    }
    bool ended = is == REF_TO_MOVE_FREELY || passed;
    count(ATTACK_FORCED_TO_END, fighting(was) && fought && ended);
    count(ATTACK_IMPOSSIBLE, placed && turn.outs == 0 && ended);
    if (was != REF_TO_HAND_IN || table->recorded_count > 0) return;
    count(turn.outs > 0 ? OUT_SET_KEPT : SET_KEPT, true);
}

static void count_event(const differential_t *run, const ref_event_t *recorded) {
    switch (recorded->kind) {
    case REF_EVENT_DEAL:
        count(DEALT, true);
        break;
    case REF_EVENT_REINFORCE:
        count(LEFT_OVER, run->now.phase == REF_TO_REINFORCE && run->now.seat != (recorded->seat + 1) % run->players);
        break;
    case REF_EVENT_FIRST:
        count(OTHER_BEGINS, recorded->seat != run->before.first);
        break;
    case REF_EVENT_TURN:
        count_turn(run, recorded);
        break;
    case REF_EVENT_INCOME:
        count_income(run, recorded);
        break;
    case REF_EVENT_SET:
        count_set(run, recorded);
        break;
    case REF_EVENT_PLACE:
        count(ARMIES_256_PLACED, recorded->n > 255);
        break;
    case REF_EVENT_ATTACK:
        count(ATTACK_WITH_FEWER, recorded->n < run->before.options.high[recorded->from]);
        break;
    case REF_EVENT_THROW:
        count_throw(run, recorded);
        break;
    case REF_EVENT_LOSSES:
        count(LOSS_ONE_EACH, recorded->attack_loss == 1 && recorded->defence_loss == 1);
        break;
    case REF_EVENT_ADVANCE:
        count(ARMIES_256_ADVANCE, recorded->n > 255);
        break;
    case REF_EVENT_OUT:
        count_out(run, recorded);
        break;
    case REF_EVENT_DRAW:
        count(CARD_DRAWN, true);
        break;
    case REF_EVENT_SHUFFLE:
        count(PACK_SHUFFLED, true);
        break;
    case REF_EVENT_FREE_MOVE:
        count(FREE_MOVE, true);
        count(ARMIES_256_MOVE, recorded->n > 255);
        break;
    case REF_EVENT_WIN:
        count(WON, true);
        break;
    default:
        break;
    }
}

void rare_events_count(const differential_t *run) {
    for (int i = 0; i < run->table.recorded_count; i++)
        count_event(run, &run->table.recorded[i]);
    count_forced(run);
    for (int t = 0; t < REF_TERRITORIES; t++)
        count(ARMIES_256, run->before.armies[t] <= 255 && run->now.armies[t] > 255);
}

void rare_events_report(bool all_must_occur) {
    report_seen(seen, least, names, RARE_EVENTS, all_must_occur);
}
