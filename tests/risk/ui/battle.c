/*  A battle that goes on by itself, throw by throw: until the target is taken, until so many armies are left, until a
    key. */
#include <string.h>

#include "ask.h"
#include "audio.h"
#include "host.h"
#include "history.h"
#include "board.h"
#include "match_state.h"
#include "hotseat.h"
#include "screens.h"
#include "settings.h"
#include "show_events.h"
#include "tap.h"

/* A person in Alaska against Kamchatka. */
static void set_up(uint16_t armies, uint16_t rivals) {
    risk_events_t events;
    settings_reset();
    settings.pace = PACE_FAST;
    hotseat_people = 1;
    match_skip = 0;
    risk_new(2, RISK_OPTION_DEAL, 1959, &events);
    for (uint8_t t = 0; t < TERRITORIES; t++) {
        risk_game.owner[t] = t != ALASKA;
        risk_game.armies[t] = 1;
    }
    risk_game.armies[ALASKA] = armies;
    risk_game.armies[KAMCHATKA] = rivals;
    risk_game.seat = risk_game.turn = 0;
    risk_game.phase = PHASE_ATTACK;
    memset(risk_game.left, 0, sizeof risk_game.left);
    host_reset();
    host_limit(6000);
    audio_apply();
    match_clear();
    ask_begin();
}

/* From the only base against Kamchatka, all dice, until won; then what the script says. Returns the throws made until
 * fewer dice are asked for, as the script does once it is asked again, or until it is over. */
static int throws(const char *script) {
    char text[400];
    snprintf(text, sizeof text, "5 tap SPACE\n20 type 30\n50 tap SPACE\n70 tap RIGHT\n%s", script);
    host_script_text(text, "battle");
    risk_move_t move;
    risk_events_t events;
    int count = 0;
    for (;; count++) {
        if (risk_game.phase != PHASE_ATTACK) return count;
        ask_move(&move);
        if (move.verb != RISK_ATTACK || move.n < 2) return count;
        risk_apply(&move, &events);
        show_events(&events);
    }
}

/* The same where both are persons and the defender chooses one die by ←. Returns the throws with three dice until the
 * attacker stops and gives up. */
enum { DEFENDED = 6 };
static int three_dice_each(void) {
    char text[2000];
    unsigned thrown[2] = {0};
    set_up(2000, 40);
    settings.seat[1].kind = SEAT_PERSON;
    settings.players = 2;
    risk_game.options |= RISK_OPTION_ASK_DEFENDER;
    strcpy(text, "20 tap SPACE\n+20 tap SPACE\n+20 type 30\n+30 tap SPACE\n+20 tap RIGHT\n+20 tap SPACE\n");
    for (int i = 0; i < DEFENDED; i++) {
        if (i) strcat(text, "+80 tap SPACE\n");
        strcat(text, "+20 tap SPACE\n+10 tap LEFT\n+10 tap SPACE\n");
    }
    strcat(text, "+5 tap DOWN\n+80 tap SPACE\n");
    for (int i = 0; i < 9; i++) /* once, unless a throw went wrong */
        strcat(text, "+20 tap ESC\n+20 tap ESC\n+20 tap LEFT\n+20 tap SPACE\n+20 tap RIGHT\n+20 tap SPACE\n");
    host_script_text(text, "two persons");
    play_match(MENU_RESUME);
    for (int face = 0; face < DICE_FACES; face++) {
        thrown[0] += match_memory.dice[DICE_ATTACK][face];
        thrown[1] += match_memory.dice[DICE_DEFEND][face];
    }
    return thrown[1] == DEFENDED && thrown[0] == 3 * DEFENDED;
}

int main(int count, char **words) {
    if (count != 2) return 2;
    host_disc(words[1]);
    const char *one_die = "+20 tap RIGHT\n+10 tap RIGHT\n+10 tap SPACE\n"; /* from "until won", proposed again */
    const char *fewer_dice = "+20 tap LEFT\n+10 tap LEFT\n+10 tap SPACE\n";
    char script[200];
    set_up(200, 3);
    throws("90 tap SPACE\n");
    ok(risk_game.owner[KAMCHATKA] == 0 && risk_game.phase == PHASE_ADVANCE, "a battle goes on until it is won");
    set_up(30, 200);
    snprintf(script, sizeof script, "90 tap RIGHT\n110 tap SPACE\n130 tap UP\n150 tap SPACE\n3000 tap DOWN\n%s",
             fewer_dice);
    throws(script);
    ok(risk_game.armies[ALASKA] <= 11 && risk_game.armies[ALASKA] >= 10, "or until so many armies are left: %u of 11",
       risk_game.armies[ALASKA]);
    int missed = 0, fewest = 999, most = 0;
    for (int frame = 140; frame < 170; frame++) { /* longer than a throw takes */
        set_up(2000, 2000);
        snprintf(script, sizeof script, "90 tap SPACE\n%d tap DOWN\n+20 tap DOWN\n%s", frame, one_die);
        int made = throws(script);
        missed += made > 5;
        if (made < fewest) fewest = made;
        if (made > most) most = made;
    }
    ok(!missed && most > fewest, "a key stops it at any throw, whatever is on the screen then: after %d to %d", fewest,
       most);
    ok(three_dice_each(), "it goes on though the defender presses keys, too");
    return tap_done();
}
