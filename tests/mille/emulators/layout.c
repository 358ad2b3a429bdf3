/* Sizes and offsets of the structs as JSON, for tests that read the memory of a running CPC. The structs have no
 * padding except perhaps at the end, so the PC and the Z80 have the same layout. */
#include <stddef.h>
#include <stdio.h>

#include "save_format.h"
#include "hall_of_fame.h"
#include "mille.h"
#include "match_file.h"
#include "settings.h"

#define SIZE(type)         printf("    \"%s\": %zu,\n", #type, sizeof(type))
#define AT(type, part)     printf("    \"%s.%s\": %zu,\n", #type, #part, offsetof(type, part))
#define PHASE(name, value) printf("    \"phase.%s\": %d%s\n", name, value, value == PHASE_MATCH_OVER ? "" : ",")

/* How the file of the settings begins. */
static void tell_head(void) {
    static const uint8_t head[] = SETTINGS_HEAD;
    for (size_t i = 0; i < sizeof head; i++)
        printf("%s%d", i ? ", " : "    \"settings.head\": [", head[i]);
    puts("],");
}

int main(void) {
    puts("{");
    tell_head();
    SIZE(mille_t);
    SIZE(mille_team_t);
    SIZE(settings_t);
    SIZE(plays_t);
    AT(mille_t, hand_number);
    AT(mille_t, team);
    AT(mille_t, phase);
    AT(mille_t, seat);
    AT(mille_t, left);
    AT(mille_team_t, points);
    AT(mille_team_t, km);
    AT(settings_t, seat);
    AT(settings_t, seat[0].name);
    PHASE("DRAW", PHASE_DRAW);
    PHASE("PLAY", PHASE_PLAY);
    PHASE("COUP", PHASE_COUP);
    PHASE("EXTEND", PHASE_EXTEND);
    PHASE("HAND_OVER", PHASE_HAND_OVER);
    PHASE("MATCH_OVER", PHASE_MATCH_OVER);
    puts("}");
    return 0;
}
