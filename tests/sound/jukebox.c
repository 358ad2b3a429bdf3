/* A program for the simulated CPC that only plays sound: a byte of memory requests, the next frame plays. */
#include "clock.h"
#include "platform.h"
#include "sound.h"
#include "video.h"

static const uint8_t black[7] = {0x54, 0x54, 0x54, 0x54, 0x8D, 0x54, 0};
static const uint8_t *const zones[VIDEO_ZONES] = {black, black, black, black, black};

/* The test writes a bank to bank[]. */
uint8_t bank[4096];
volatile uint16_t tune_asked, effect_asked;
volatile uint8_t stop_asked, level_asked, end_asked, playing;

void firmware_on(void);
void firmware_off(void);
typedef void (*verb_t)(void);
const verb_t verbs[] = {firmware_on, firmware_off};

void program_main(void) {
    sound_use(bank);
    video_zones(zones);
    while (!end_asked) {
        clock_wait();
        if (stop_asked) sound_stop();
        if (tune_asked) sound_play(tune_asked);
        if (effect_asked) sound_effect(effect_asked);
        sound_level(level_asked);
        tune_asked = effect_asked = 0;
        stop_asked = 0;
        playing = sound_playing();
    }
}
