/* The end of a game: its winner, and an offer to play again. */
#include "audio.h"
#include "dialogue.h"
#include "hotseat.h"
#include "risk.h"
#include "screens.h"
#include "settings.h"
#include "words.h"

uint8_t winner_show(void) {
    static const uint8_t answers[] = {WORD_YES, WORD_NO};
    uint8_t picked;
    if (risk_game.winner == NOBODY) return 0;
    dialogue_say(DIALOGUE_SCORES, "");
    word_text(0, seat_name(risk_game.winner));
    dialogue_say(DIALOGUE_EVENT, word(WORD_WINNER));
    dialogue_say(DIALOGUE_QUESTION, word(WORD_AGAIN));
    sound_play(hotseat_is_person(risk_game.winner) || !hotseat_people ? TUNE_VICTORY : TUNE_DEFEAT);
    dialogue_offer(answers, 2, 0);
    do
        picked = dialogue_answer();
    while (picked == CHOICE_TYPED);
    return picked == 0;
}
