/* encode: converts notes to the player's commands, and repeated commands to patterns, which are stored once and
 * called. */
#ifndef ENCODE_H
#define ENCODE_H

#include "tables.h"
#include "tune.h"

/* A command or a note of one to three bytes; a call; a mark that a pattern must not cross. */
typedef struct {
    uint8_t kind, byte[3];
} token_t;
/* Kinds of tokens; smaller numbers are the number of bytes. The first byte of a call is the pattern. */
enum { TOKEN_CALL = 4, TOKEN_MARK = 5 };

#define ENCODE_TOKENS   6000
#define ENCODE_STREAMS  96
#define ENCODE_PATTERNS 48

typedef struct {
    token_t token[ENCODE_TOKENS];
    int tokens;
} stream_t;

typedef struct {
    stream_t stream[ENCODE_STREAMS]; /* voices first, then patterns */
    int voices, patterns;
} streams_t;

/* The commands of a voice. With transpose, bars that differ only in pitch are written alike. instrument_at[] is
 * the position of each instrument in the bank. */
void encode_voice(stream_t *stream, const tune_t *tune, int voice, const table_t *instruments,
                  const uint8_t *instrument_at, bool transpose);

/* Finds patterns, the one that saves most first. */
void encode_patterns(streams_t *streams);

/* Bytes of a stream, and of all streams with the addresses of the patterns. */
int stream_bytes(const stream_t *stream);
int streams_bytes(const streams_t *streams);

#endif
