/* Detects calls of the firmware. */
#include "firmware.h"

enum { RESTARTS_END = 0x40, JUMPBLOCK = 0xBB00, JUMPBLOCK_END = 0xBDCD };

/* The entries a game is likely to call. */
static const struct {
    uint16_t address;
    const char *name;
} entries[] = {
    {0x0000, "reset"},          {0x0038, "interrupt"},        {0xBB06, "KM WAIT CHAR"},    {0xBB09, "KM READ CHAR"},
    {0xBB18, "KM WAIT KEY"},    {0xBB1E, "KM TEST KEY"},      {0xBB24, "KM GET JOYSTICK"}, {0xBB5A, "TXT OUTPUT"},
    {0xBC0E, "SCR SET MODE"},   {0xBC32, "SCR SET INK"},      {0xBC38, "SCR SET BORDER"},  {0xBC6B, "CAS NOISY"},
    {0xBC77, "CAS IN OPEN"},    {0xBC7A, "CAS IN CLOSE"},     {0xBC83, "CAS IN DIRECT"},   {0xBC8C, "CAS OUT OPEN"},
    {0xBC8F, "CAS OUT CLOSE"},  {0xBC98, "CAS OUT DIRECT"},   {0xBCA7, "SOUND RESET"},     {0xBCCB, "KL ROM WALK"},
    {0xBD0D, "KL TIME PLEASE"}, {0xBD16, "MC START PROGRAM"}, {0xBD19, "MC WAIT FLYBACK"}, {0xBD37, "JUMP RESTORE"}};

static const char *name_of(uint16_t address) {
    for (unsigned i = 0; i < sizeof entries / sizeof *entries; i++)
        if (entries[i].address == address) return entries[i].name;
    return address < RESTARTS_END ? "restart" : "an entry";
}

void firmware_mark(cpc_t *cpc) {
    for (unsigned a = 0; a < RESTARTS_END; a += 8)
        cpc->mark[a] |= MARK_FIRMWARE;
    for (unsigned a = JUMPBLOCK; a < JUMPBLOCK_END; a += 3)
        cpc->mark[a] |= MARK_FIRMWARE;
}

/* Without ROMs an entry is empty, or holds the restart that a snapshot of a real machine has in its jumpblock. */
void firmware_check(cpc_t *cpc, uint16_t address) {
    uint8_t there = cpc->ram[address];
    bool jumpblock = address >= JUMPBLOCK && (there == 0xCF || there == 0xEF);
    if (there != 0 && !jumpblock) return;
    char caller[96];
    cpc_fault(cpc, "the firmware (%s, &%04X) is called, but there is no ROM; the call returns to %s", name_of(address),
              address, symbols_name(&cpc->symbols, cpc_peek16(cpc, cpc_reg(cpc, regSP)), caller));
}
