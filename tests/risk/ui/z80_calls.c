/* The functions of RISK that its screenshots call on the Z80, and the variables they share. */
#include "z80_calls.h"
#include "boot.h"
#include "hall_of_fame.h"
#include "hotseat.h"
#include "match_state.h"
#include "settings.h"

Z80_CALL_VOID(ask_begin)
Z80_CALL_VOID(history_show)
Z80_CALL_VOID(statistics_show)
Z80_CALL_VOID_OF_CONST(history_note, risk_event_t)
Z80_CALL_VOID_OF_CONST(show_events, risk_events_t)
Z80_CALL_VOID_OF_CONST(show_move, risk_move_t)
Z80_CALL_VOID_OF(ask_move, risk_move_t)
Z80_CALL_VOID_OF_BYTE(cards_show)
Z80_CALL_VOID_OF_BYTE(hotseat_begin)
Z80_CALL_VOID_OF_BYTE(hotseat_to)

const z80_shared_t z80_shared[] = {
    Z80_SHARED(risk_game),    Z80_SHARED(settings),   Z80_SHARED(hall),           Z80_SHARED(boot_flags),
    Z80_SHARED(match_memory), Z80_SHARED(match_skip), Z80_SHARED(hotseat_people), {0},
};
