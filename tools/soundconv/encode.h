/* From notes to the player's commands, one after the other, and from these to patterns: what comes more than once is
 * written once and called.
 */
#ifndef ENCODE_H
#define ENCODE_H

#include "tables.h"
#include "tune.h"

/* A command or a note of one to three bytes; a call; a mark that nothing may be cut across. */
typedef struct {
    uint8_t kind, byte[3];
} token_t;
enum { TOKEN_CALL = 4, TOKEN_MARK = 5 }; /* kinds; below: the number of bytes. A call's first byte is the pattern. */

#define ENCODE_TOKENS   6000
#define ENCODE_STREAMS  96
#define ENCODE_PATTERNS 48

typedef struct {
    token_t token[ENCODE_TOKENS];
    int tokens;
} stream_t;

typedef struct {
    stream_t stream[ENCODE_STREAMS]; /* voices first, patterns behind them */
    int voices, patterns;
} streams_t;

/* The commands of a voice. With transpose, bars that are equal but for their pitch are written alike. instrument_at[]
   tells where each instrument of the table stands in the bank. */
void encode_voice(stream_t *stream, const tune_t *tune, int voice, const table_t *instruments,
                  const uint8_t *instrument_at, bool transpose);

/* Finds patterns, the one that saves most first. */
void encode_patterns(streams_t *streams);

/* Bytes of a stream, and of all with the patterns' addresses. */
int stream_bytes(const stream_t *stream);
int streams_bytes(const streams_t *streams);

#endif
