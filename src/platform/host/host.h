/* host: the platform on a PC, for tests and for screenshots.
 *
 * The screen is 16 KB with the layout of the CPC's at 0xC000. Each call of clock_wait() is a frame, and before it
 * returns the script's lines for that frame are executed.
 *
 * A script is a text file with one event per line, in the order of time:
 *
 *     # frame  what
 *     10   down RIGHT          a key goes down; names are those of an English keyboard, JOY_FIRE1 … for the joystick
 *     14   up RIGHT
 *     20   tap SPACE           down, and up again 4 frames later
 *     40   type BONJOUR        letters and digits one after the other, 4 frames down, 4 up
 *     +30  shot build/a.png    + counts from the line above; a picture of the monitor goes into a PNG file
 *     200  end                 the program ends here, as if the machine was switched off
 *
 * A program for the PC links src/platform, src/platform/host and its generated pictures, and defines program_main();
 * src/platform/host/main.c runs it:
 *
 *     program [--script FILE] [--disc FOLDER] [--azerty] [--frames N]
 */
#ifndef HOST_H
#define HOST_H

#include <stdbool.h>
#include <stdint.h>

#define HOST_SCREEN_BYTES 0x4000

extern uint8_t host_screen[HOST_SCREEN_BYTES];

/* The sound chip's registers 0 to 13 after the last frame; register 13 is only written at the start. */
#define HOST_PSG 14
extern uint8_t host_psg[HOST_PSG];

/* A picture of the monitor: 768 x 544 pixels, two for a mode 1 pixel, with border, every zone in its own inks. */
void host_shot(const char *path);

/* Resets the platform: screen black, keys up, frame 0. A test calls this between cases. */
void host_reset(void);

/* Reads a script file; ends the program with a message that names the line if it is not understood. */
void host_script(const char *path);

/* The same from text in memory; name is for messages. */
void host_script_text(const char *text, const char *name);

/* Sets the folder that is the disc of file.h; 0: no disc, as at the start. */
void host_disc(const char *folder);

/* Called before each step of a disc access (open, read, create, write for each byte, close, erase, rename). The step
 * is done if it returns FILE_OK; any other status is the result of the step. It may longjmp out: a power cut. */
typedef uint8_t host_disc_fn(const char *what, const char *name);
void host_disc_watch(host_disc_fn *fn);

/* Set: another disc system than AMSDOS, which writes a file under its final name from the first byte on. */
extern bool host_disc_plain;

/* Ends the program when this frame is reached; 0: never. A screen that waits for a key must not hang a test. */
void host_limit(uint16_t frames);

/* Ends the program with exit code 3 and a message: the game has broken a rule of the platform. */
_Noreturn void host_stop(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
