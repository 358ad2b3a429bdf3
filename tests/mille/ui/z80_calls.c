/* The functions of 1000 Bornes that its screenshots call on the Z80, and the variables they share. */
#include "z80_calls.h"
#include "boot.h"
#include "hall_of_fame.h"
#include "history.h"
#include "hotseat.h"
#include "match_state.h"
#include "settings.h"

Z80_CALL_VOID(history_clear)
Z80_CALL_VOID_OF_CONST(history_note, mille_event_t)
Z80_CALL_VOID_OF_CONST(show_events, mille_events_t)
Z80_CALL_VOID_OF(ask_move, mille_move_t)
Z80_CALL_VOID_OF_BYTE(hotseat_begin)
Z80_CALL_VOID_OF_BYTE(hotseat_to)
Z80_CALL_VOID_OF_BYTE(score_sheet_show)

const z80_shared_t z80_shared[] = {
    Z80_SHARED(mille_game),    Z80_SHARED(settings),
    Z80_SHARED(hall),          Z80_SHARED(boot_flags),
    Z80_SHARED(match_home),    Z80_SHARED(match_lit),
    Z80_SHARED(match_viewer),  Z80_SHARED(match_hidden),
    Z80_SHARED(match_shown),   Z80_SHARED(match_left),
    Z80_SHARED(match_discard), Z80_SHARED(hotseat_people),
    Z80_SHARED(hotseat_demo),  {0},
};
