/* The score sheet: how often each line is earned, times its worth. */
#include "core.h"

const uint16_t mille_line_worth[LINE_COUNT] = {
    [LINE_MILESTONES] = CARD_STEP_KM,
    [LINE_SAFETIES] = 100,
    [LINE_COUPS] = 300,
    [LINE_TRIP] = 400,
    [LINE_DELAYED] = 300,
    [LINE_SAFE_TRIP] = 300,
    [LINE_SHUT_OUT] = 500,
    [LINE_EXTENSION] = 200,
};

/* The number of cards in a set of safeties, by its bits. */
static const uint8_t cards_in[ALL_SAFETIES + 1] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

/* The team whose sheet is filled in, and its rules. Static: smaller code on a Z80. */
static const rules_t *rules;
static uint8_t team;

static uint8_t shut_outs(void) {
    uint8_t rival, at_zero = 0, how = rules->shut_out;
    for (rival = 0; rival < mille_game.teams; rival++)
        if (rival != team && mille_team(rival)->km == 0) at_zero++;
    if (how == SHUT_OUT_EACH_ALWAYS) return at_zero;
    if (mille_game.finisher != team) return 0;
    if (how == SHUT_OUT_ALL_BY_TRIP) return at_zero == mille_game.teams - 1;
    return at_zero;
}

static uint8_t extension_won(void) {
    uint8_t pays = rules->extension_pays;
    if (mille_game.caller == NOBODY) return 0;
    if (mille_game.finisher == mille_game.caller) return team == mille_game.caller;
    if (mille_game.finisher == NOBODY) return (pays & EXTENSION_RIVALS_IF_NOBODY) && team != mille_game.caller;
    return pays & EXTENSION_RIVALS_IF_BEATEN ? team != mille_game.caller : team == mille_game.finisher;
}

void mille_score(uint8_t of_team, mille_sheet_t *sheet) {
    static uint8_t times[LINE_COUNT];
    const mille_team_t *side;
    uint8_t line, lines, trip;

    side = mille_team(of_team);
    trip = mille_game.finisher == of_team;
    rules = mille_rules();
    team = of_team;
    times[LINE_MILESTONES] = side->km;
    times[LINE_SAFETIES] = cards_in[side->safeties];
    if (side->safeties == ALL_SAFETIES) times[LINE_SAFETIES] += 3; /* all four: 300 more */
    times[LINE_COUPS] = cards_in[side->coups];
    times[LINE_TRIP] = trip;
    times[LINE_DELAYED] = trip && mille_game.left == 0;
    times[LINE_SAFE_TRIP] = trip && side->stones[CARD_200] == 0;
    times[LINE_SHUT_OUT] = shut_outs();
    times[LINE_EXTENSION] = extension_won();

    sheet->total = 0;
    lines = rules->lines;
    for (line = 0; line < LINE_COUNT; line++, lines >>= 1) {
        sheet->line[line] = 0;
        if ((lines & 1) && times[line]) sheet->line[line] = (uint16_t)(times[line] * mille_line_worth[line]);
        sheet->total += sheet->line[line];
    }
}
