/* z80_calls: functions of the game's CPC binary, called in the simulated CPC by a program of the PC.
 *
 * A test that sets up a screen by C code and presses keys by a script runs on the CPC's own binary too: it is linked
 * again with --wrap for the functions that draw or wait, and the replacements call the binary.
 *
 *     Z80_CALL_VOID(options_show)                                  void options_show(void)
 *     const z80_shared_t z80_shared[] = {Z80_SHARED(settings), {0}};
 *
 *     z80_calls_start("build/z80/mille");                          .bin and .noi
 *     settings.players = 6;
 *     options_show();                                              runs on the Z80 until it returns
 *
 * Before a call the shared variables and the screen are copied to the CPC, after it back to the PC. Keys, pictures and
 * frames are those of the PC's script: whenever the CPC reads its keyboard, a frame of the script has passed. The disc
 * is the PC's (file.h), so that a test may damage it.
 */
#ifndef Z80_CALLS_H
#define Z80_CALLS_H

#include <stddef.h>
#include <stdint.h>

/* A variable that both programs have, of the same layout. */
typedef struct {
    const char *name;
    void *here;
    size_t bytes;
} z80_shared_t;

/* Supplied by the game; a row of zeros ends the list. */
extern const z80_shared_t z80_shared[];

/* Starts the program in the simulated CPC and stops it before its first screen. */
void z80_calls_start(const char *binary);

/* Calls a function. Its argument is a byte, or a pointer to `length` bytes, which it may change. Returns A, where SDCC
 * returns a byte. Ends the test if the program crashes or writes outside its memory. */
uint8_t z80_call(const char *function, uint8_t byte, void *bytes, size_t length);

/* The same for a pointer to a constant. */
uint8_t z80_call_with(const char *function, const void *bytes, size_t length);

/* The picture on the CPC's monitor, as PNG of the size of host_shot. */
void z80_shot(const char *path);

#define Z80_SHARED(variable)                                                                                           \
    { "_" #variable, &variable, sizeof variable }

#define Z80_CALL_VOID(function)                                                                                        \
    void __wrap_##function(void);                                                                                      \
    void __wrap_##function(void) {                                                                                     \
        z80_call("_" #function, 0, NULL, 0);                                                                           \
    }
#define Z80_CALL_BYTE(function)                                                                                        \
    uint8_t __wrap_##function(void);                                                                                   \
    uint8_t __wrap_##function(void) {                                                                                  \
        return z80_call("_" #function, 0, NULL, 0);                                                                    \
    }
#define Z80_CALL_VOID_OF_BYTE(function)                                                                                \
    void __wrap_##function(uint8_t byte);                                                                              \
    void __wrap_##function(uint8_t byte) {                                                                             \
        z80_call("_" #function, byte, NULL, 0);                                                                        \
    }
#define Z80_CALL_VOID_OF(function, type)                                                                               \
    void __wrap_##function(type *bytes);                                                                               \
    void __wrap_##function(type *bytes) {                                                                              \
        z80_call("_" #function, 0, bytes, sizeof *bytes);                                                              \
    }
#define Z80_CALL_VOID_OF_CONST(function, type)                                                                         \
    void __wrap_##function(const type *bytes);                                                                         \
    void __wrap_##function(const type *bytes) {                                                                        \
        z80_call_with("_" #function, bytes, sizeof *bytes);                                                            \
    }

#endif
