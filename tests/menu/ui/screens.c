/* Tests the disc menu: its screens, the program it starts, and the flags it passes to the loader. */
#include <stdio.h>
#include <string.h>

#include "host.h"
#include "platform.h"
#include "screenshots.h"
#include "boot.h"
#include "tap.h"
#include "words.h"

static uint8_t first; /* the language under test */
static char run[20];
static uint8_t handed;

/* Replaces the platform's own, which would end the program. */
uint8_t __wrap_boot_run(const file_name_t *loader);
uint8_t __wrap_boot_run(const file_name_t *loader) {
    snprintf(run, sizeof run, "%.*s", (int)loader->length, loader->text);
    handed = boot_flags;
    return FILE_NOT_FOUND;
}

void screenshots_begin(void) {
    static bool known;
    if (!known) first = words_language();
    known = true;
    boot_flags = (uint8_t)(BOOT_MENU | 1 << 4 | (first + 1)); /* from the second game: the first is offered */
    run[0] = 0;
}

static void menu(void) {
    program_main();
    ok(!run[0], "nothing is started before SPACE");
}

static void starts_mille(void) {
    program_main();
    ok(!strcmp(run, "MILLE.BAS") && handed == BOOT_MENU + first + 1, "SPACE: %s with &%02X", run, handed);
}

static void starts_risk(void) {
    program_main();
    ok(!strcmp(run, "RISK.BAS") && handed == BOOT_MENU + 0x10 + (first + 1) % LANGUAGE_COUNT + 1,
       "→ ↓ SPACE: %s with &%02X", run, handed);
}

static void from_mille(void) {
    boot_flags = (uint8_t)(BOOT_MENU | (first + 1));
    program_main();
    ok(!strcmp(run, "RISK.BAS"), "coming from the first game, the second is offered");
}

static const screenshots_t screens[] = {
    {"mille", menu, "20 shot @.png\n30 tap ESC\n"},
    {"risk", menu, "10 tap RIGHT\n20 shot @.png\n30 tap ESC\n"},
    {"failed", starts_mille, "10 tap SPACE\n30 shot @.png\n40 tap ESC\n"},
    {"joystick", starts_risk, "10 tap JOY_RIGHT\n20 tap JOY_DOWN\n30 tap JOY_FIRE\n50 tap ESC\n"},
    {"from-mille", from_mille, "10 tap SPACE\n30 tap ESC\n"},
};

int main(int count, char **arguments) {
    return screenshots_main(count, arguments, screens, sizeof screens / sizeof *screens);
}
