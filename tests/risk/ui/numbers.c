/*  Territories by their numbers: what is typed, and what is picked. */
#include "audio.h"
#include "host.h"
#include "pick.h"
#include "settings.h"
#include "tap.h"

static uint8_t ask(const char *script, const risk_mask_t *among) {
    host_reset();
    host_limit(1000);
    host_script_text(script, "numbers");
    audio_apply();
    return pick_territory(among);
}

/* Alaska (01), Peru (11) and Japan (35) may be picked. The cursor is led to Alaska first. */
static uint8_t pick(const char *script) {
    static const risk_mask_t alaska = {.in = {1 << ALASKA}};
    risk_mask_t among = alaska;
    among.in[PERU >> 3] |= 1 << (PERU & 7);
    among.in[JAPAN >> 3] |= 1 << (JAPAN & 7);
    ask("1 tap ESC\n", &alaska);
    return ask(script, &among);
}

int main(int count, char **words) {
    if (count != 2) return 2;
    host_disc(words[1]);
    risk_events_t events;
    settings_reset();
    risk_new(&risk_table, 3, OPTION_DEAL, 1, &events);
    ok(pick("5 type 35\n40 tap SPACE\n") == JAPAN, "a number leads to its territory");
    ok(pick("5 type 1111\n") == PERU, "typed where the cursor is, it takes it");
    ok(pick("5 type 01\n") == ALASKA, "also at once");
    ok(pick("5 type 12\n40 tap SPACE\n") == ALASKA, "what may not be picked is not led to");
    ok(pick("5 type 00\n30 type 43\n60 type 99\n90 tap SPACE\n") == ALASKA, "no territory, no way");
    ok(pick("5 tap 3\n60 type 35\n90 tap SPACE\n") == JAPAN, "a digit alone is forgotten after half a second");
    ok(pick("5 type 1X35\n50 tap SPACE\n") == JAPAN, "or by a letter");
    ok(pick("5 tap RIGHT\n40 tap LEFT\n60 tap ESC\n") == PICK_BACK, "cursor keys and ESC do what they did");
    return tap_done();
}
