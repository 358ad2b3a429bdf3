/* sound: tunes of three voices, and effects that borrow the third one.
 *
 * Tunes and effects come in a bank, made by tools/soundconv from the texts beside a game (src/<game>/sound): an array
 * of bytes and a name for each piece. Frame after frame the machine plays on by itself, whatever the program does; it
 * starts with video_zones().
 *
 *     #include "sounds.h"                    // made by tools/soundconv
 *
 *     sound_use(GAME_SOUNDS);
 *     sound_play(TUNE_TITLE);
 *     ...
 *     sound_effect(EFFECT_DRAW);             // the third voice falls silent for it and then goes on
 *     sound_play(TUNE_VICTORY);              // instead of the title
 *
 * Calls take a few microseconds: what they ask for begins with the next frame.
 */
#ifndef SOUND_H
#define SOUND_H

#include <stdint.h>
#include "platform.h"

/* The bank that tunes and effects are taken from. Nothing may be playing. */
void sound_use(const uint8_t *bank) FASTCALL;

/* Starts a tune in place of the one that plays. */
void sound_play(uint16_t tune) FASTCALL;

/* Starts an effect, unless a more important one is sounding. */
void sound_effect(uint16_t effect) FASTCALL;

/* Tune and effect end with the next frame. */
void sound_stop(void);

/* Whether a tune plays, or is about to. */
uint8_t sound_playing(void);

/* What is to be heard from the next frame on. What is not heard goes on all the same, so music that is switched on
   again is where it would have been. Tunes that say something, as an effect does, count as effects. At the start it
   is all. */
enum { SOUND_ALL = 0x10, SOUND_EFFECTS = 0x20, SOUND_OFF = 0x30 };
void sound_level(uint8_t level) FASTCALL;

/*  ---- what a bank holds: for tools/soundconv and the players (src/platform/cpc/sound_*.s, src/platform/host/sound.c) ----

    Addresses are counted from the bank's first byte; 16 bits, low byte first.

        0      addresses of the patterns, two bytes each
        ...    instruments, all of them before byte 256
        ...    patterns, voices, tunes, effects, in any order, in less than 4 KB

    A tune's name is its address and its kind; there it has three commands of three bytes, one a voice: SOUND_JUMP.
    A voice is commands, and notes, rests and holds, which take as many frames as the last length said:

        00-5F     note, in semitones from C1            80-BF     from here on notes take 1-64 frames, at least 4
        60        rest                                  C0-EF     call of pattern 0-47, at most two deep
        61        hold: the note goes on                F0 n      notes from here on are n semitones higher (signed)
        62-71 i   instrument at byte i of the bank,     F1 xy     chord: the second and third note are x and y
                  0-15 steps softer                               semitones above the first
                                                        F2        return from a pattern
                                                        F3 a a    jump to address a
                                                        F4        end

    A voice reads commands one, two or three frames (first, second, third voice) before its next note, so that no frame
    has to do everything at once; what they say holds from that note on.

    An instrument is a path, a step a frame:

        0epvvvv with
          vvvv    volume, from which the voice's softness is taken        00-7F
          bit 4   no tone                       bit 5  the envelope in place of a volume
          bit 6   a byte follows: odd, the period is (byte >> 1) longer; even, the note is (byte >> 1) semitones higher,
                  signed both; -64 and -63 are the chord's second and third note
        80        end: silence          81-BF   back by 1-63 bytes, counted from the byte after
        C0-DF     noise with period 0-31 in the step that follows

    Noise, no tone and envelope are for the third voice alone, as they are the effects'. The envelope is a saw that never
    stops and swings with the tone: its period is a sixteenth of the tone's.

    An effect's name is its address and its priority (1-15). It is segments of five bytes, and loops:

        00                     end
        01-7F l fp p g         so many frames: l as an instrument's step, but bit 6 is noise; f, the upper four bits, is
                               what a frame adds to the volume, in quarters, signed; p is 12 bits of period, the upper four
                               first; g is what a frame adds to it, signed; the noise's period is p's lowest five bits
        81-FF n                back by n bytes, counted from the byte after, 1-127 times
*/
#define SOUND_KIND_MUSIC  0x1000
#define SOUND_KIND_SIGNAL 0x2000
#define SOUND_RANK(n)     ((n) << 12)
#define SOUND_ADDRESS     0x0FFF
enum {
    SOUND_REST = 0x60,
    SOUND_HOLD,
    SOUND_INSTRUMENT,
    SOUND_LENGTH = 0x80,
    SOUND_CALL = 0xC0,
    SOUND_TRANSPOSE = 0xF0,
    SOUND_CHORD,
    SOUND_RETURN,
    SOUND_JUMP,
    SOUND_END,
};
enum { SOUND_STEP_MUTE = 0x10, SOUND_STEP_ENVELOPE = 0x20, SOUND_STEP_PITCH = 0x40, SOUND_STEP_NOISE = 0xC0 };
enum { SOUND_LOOK_NOISE = 0x40 };

#endif
