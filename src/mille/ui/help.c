/* The keys that ask for help. */
#include "help.h"
#include "advice.h"
#include "keys.h"
#include "log.h"
#include "match.h"
#include "settings.h"

uint8_t help_key(void) {
    switch (keys_typed()) {
    case 'L':
    case 'J':
        log_show();
        return 1;
    case 'H':
    case 'C':
        if (!settings.advice || match_game.seat != match_viewer) return 0;
        advice_show();
        return 1;
    default:
        return 0;
    }
}
