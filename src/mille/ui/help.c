/* The keys that ask for help. */
#include "help.h"
#include "advice.h"
#include "keys.h"
#include "log.h"
#include "settings.h"
#include "table.h"

uint8_t help_key(void) {
    switch (keys_typed()) {
    case 'L':
    case 'J':
        log_show();
        return 1;
    case 'H':
    case 'C':
        if (!settings.advice || match_game.seat != table_seat) return 0;
        advice_show();
        return 1;
    default:
        return 0;
    }
}
