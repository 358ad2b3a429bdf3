/* Functions of the front end that a game's screenshots call on the Z80. */
#include "frontend.h"
#include "z80_calls.h"

Z80_CALL_BYTE(title_show)
Z80_CALL_BYTE(menu_show)
Z80_CALL_BYTE(presentation_show)
Z80_CALL_BYTE(winner_show)
Z80_CALL_BYTE(hall_enter)
Z80_CALL_VOID(options_show)
Z80_CALL_VOID(rules_show)
Z80_CALL_VOID(ask_name)
Z80_CALL_VOID(play_demo)
Z80_CALL_VOID(load_settings)
Z80_CALL_VOID(settings_reset)
Z80_CALL_VOID(settings_apply)
Z80_CALL_VOID(board_draw)
Z80_CALL_VOID_OF_BYTE(hall_show)
Z80_CALL_VOID_OF_BYTE(play_match)
