/* The function of the disc menu that its screenshots call on the Z80, and the variable they share. */
#include "z80_calls.h"
#include "boot.h"

Z80_CALL_VOID(program_main)

const z80_shared_t z80_shared[] = {Z80_SHARED(boot_flags), {0}};
