/* Measures the sound player with the pieces of a game: bench JUKEBOX.ihx GAME. Prints the NOPs of sound_frame over
 * every frame of every tune, alone and with all effects in a row; and the bound: the most expensive frame of all
 * tunes together with that of all effects. */
#include <stdio.h>

#include "sound.h"
#include "sounds.h"
#include "z80.h"

static const uint16_t tunes[] = {
#define TUNE(id, path) id,
    SOUNDS_TUNES(TUNE)};
static const uint16_t effects[] = {
#define EFFECT(id, name, frames) id,
    SOUNDS_EFFECTS(EFFECT)};
enum { TUNES = sizeof tunes / sizeof *tunes, EFFECTS = sizeof effects / sizeof *effects, LONGEST = 3400 };

typedef struct {
    uint64_t worst, total, frames;
} cost_of_t;

static bool effect_is_over(z80_t *z) {
    return !z->cpc->ram[cpc_address(z->cpc, "effect_next") + 1];
}

static void play(z80_t *z, uint16_t tune, uint16_t effect, cost_of_t *cost) {
    uint8_t stream_high = 0;
    uint16_t stream = (uint16_t)(cpc_address(z->cpc, "sound_voices") + 3);
    z80_call(z, "sound_stop", (cpc_call_t){0});
    z80_call(z, "sound_play", (cpc_call_t){.hl = tune});
    for (int frame = 0; frame < LONGEST && (frame < 5 || stream_high); frame++) {
        if (effect && effect_is_over(z)) z80_call(z, "sound_effect", (cpc_call_t){.hl = effect});
        z80_call(z, "sound_frame", (cpc_call_t){0});
        stream_high = z->cpc->ram[stream];
        cost->total += z->nops;
        cost->frames++;
        if (z->nops > cost->worst) cost->worst = z->nops;
    }
}

static void line(const char *game, const char *name, uint64_t value, uint64_t limit) {
    printf("%s.sound.%s %llu %llu %s\n", game, name, (unsigned long long)value, (unsigned long long)limit,
           value <= limit ? "ok" : "OVER");
}

int main(int count, char **words) {
    if (count != 3) return 2;
    z80_t z = z80_open(words[1]);
    uint16_t bank = cpc_address(z.cpc, "bank");
    cost_of_t music = {0}, both = {0};
    cpc_poke(z.cpc, bank, GAME_SOUNDS, sizeof GAME_SOUNDS);
    z80_call(&z, "sound_use", (cpc_call_t){.hl = bank});
    z80_call(&z, "sound_frame", (cpc_call_t){0});
    line(words[2], "idle", z.nops, 60);
    for (int t = 0; t < TUNES; t++)
        play(&z, tunes[t], 0, &music);
    profile_add(z.cpc, "sound_segment");
    for (int e = 0; e < EFFECTS; e++)
        for (int t = 0; t < TUNES; t++)
            play(&z, tunes[t], effects[e], &both);
    uint64_t segment = profile_find(z.cpc, "sound_segment")->worst;
    line(words[2], "mean", music.total / music.frames, 1100);
    line(words[2], "worst", music.worst, 1800);
    line(words[2], "mean_with_effects", both.total / both.frames, 1100);
    line(words[2], "worst_with_effects", both.worst, 1800);
    line(words[2], "bound", music.worst + segment, 1800);
    z80_close(&z);
    return 0;
}
