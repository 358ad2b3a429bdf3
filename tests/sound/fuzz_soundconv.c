/* Fuzzes the readers of tunes, instruments and effects: they report an error or accept the input; accepted input
 * is encoded within its limits. */
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "encode.h"
#include "fail.h"

static jmp_buf refused;

_Noreturn void fail(const char *format, ...) {
    (void)format;
    longjmp(refused, 1);
}

/* Expanded patterns must equal the original. */
static int expand(const streams_t *all, int stream, token_t *to, int capacity, int depth) {
    int n = 0;
    if (depth > 2) abort();
    for (int i = 0; i < all->stream[stream].tokens; i++) {
        const token_t *t = &all->stream[stream].token[i];
        if (t->kind == TOKEN_CALL)
            n += expand(all, all->voices + t->byte[0], to + n, capacity - n, depth + 1);
        else if (n == capacity)
            abort();
        else
            to[n++] = *t;
    }
    return n;
}

static table_t instruments; /* with the instrument names of the tune */

static void encode(const tune_t *tune) {
    static streams_t streams;
    static stream_t plain[TUNE_VOICES], again;
    static uint8_t at[TABLES_INSTRUMENTS];
    instruments.sounds = 0;
    for (int i = 0; i < tune->names && i < TABLES_INSTRUMENTS; i++) {
        strcpy(instruments.sound[instruments.sounds].name, tune->name[i]);
        at[instruments.sounds] = (uint8_t)instruments.sounds;
        instruments.sounds++;
    }
    for (int transpose = 0; transpose < 2; transpose++) {
        streams.voices = TUNE_VOICES;
        for (int v = 0; v < TUNE_VOICES; v++) {
            encode_voice(plain + v, tune, v, &instruments, at, transpose);
            streams.stream[v] = plain[v];
        }
        encode_patterns(&streams);
        for (int v = 0; v < TUNE_VOICES; v++) {
            again.tokens = expand(&streams, v, again.token, ENCODE_TOKENS, 0);
            if (again.tokens != plain[v].tokens ||
                memcmp(again.token, plain[v].token, (size_t)again.tokens * sizeof(token_t)))
                abort();
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char text[4096];
    static tune_t tune;
    static table_t table;
    if (size < 1 || size >= sizeof text || memchr(data + 1, 0, size - 1)) return 0;
    memcpy(text, data + 1, size - 1);
    text[size - 1] = 0;
    if (setjmp(refused)) return 0;
    switch (*data % 3) {
    case 0:
        instruments_read(&table, text, "fuzz");
        break;
    case 1:
        effects_read(&table, text, "fuzz");
        break;
    default:
        abc_read(&tune, text, "fuzz");
        encode(&tune);
        check_tune(&tune, &instruments);
    }
    return 0;
}
