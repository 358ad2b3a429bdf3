/* Encodes tunes for the player. */
#include "encode.h"

#include <string.h>

#include "fail.h"
#include "sound.h"

enum { LONGEST = 64, MOST_PARTS = 8, UNKNOWN = -1000 };

/* A note, divided into parts that one length byte can hold: the first is struck, the others hold it. */
typedef struct {
    const note_t *note;
    int frames, transpose;
    bool goes_on;
} piece_t;

typedef struct {
    piece_t piece[2 * TUNE_NOTES];
    int part[2 * TUNE_NOTES]; /* frames of the parts it is played in */
    int pieces;
} pieces_t;

static pieces_t work;

static bool fits(int frames, int part) {
    return part >= TUNE_SHORTEST && part <= LONGEST && frames % part == 0 && frames / part <= MOST_PARTS;
}

static bool can_be_parted(int frames) {
    for (int part = TUNE_SHORTEST; part <= LONGEST; part++)
        if (fits(frames, part)) return true;
    return false;
}

/* ---- transposition: bars of the same shape are written like the first of them ---- */

static bool same_shape(const tune_t *tune, const voice_t *v, int a, int b) {
    int shift = UNKNOWN, i = a, j = b;
    for (; i < v->notes && j < v->notes && v->note[i].bar == v->note[a].bar && v->note[j].bar == v->note[b].bar;
         i++, j++) {
        const note_t *x = v->note + i, *y = v->note + j;
        if ((x->note < 0) != (y->note < 0) || x->frames != y->frames || x->second != y->second ||
            x->third != y->third || x->instrument != y->instrument || x->soft != y->soft ||
            x->start - x->bar * tune_bar(tune) != y->start - y->bar * tune_bar(tune))
            return false;
        if (x->note < 0) continue;
        if (shift == UNKNOWN) shift = y->note - x->note;
        if (shift != y->note - x->note) return false;
    }
    bool a_over = i == v->notes || v->note[i].bar != v->note[a].bar,
         b_over = j == v->notes || v->note[j].bar != v->note[b].bar;
    return a_over && b_over && shift != UNKNOWN;
}

static int first_pitch(const voice_t *v, int i) {
    while (v->note[i].note < 0)
        i++;
    return v->note[i].note;
}

/* For each note, how much higher it is than in the first bar of that shape. */
static void find_transposition(const tune_t *tune, const voice_t *v, int8_t *transpose) {
    for (int b = 0; b < v->notes; b++) {
        if (b && v->note[b].bar == v->note[b - 1].bar) {
            transpose[b] = transpose[b - 1];
            continue;
        }
        transpose[b] = 0;
        for (int a = 0; a < b; a++)
            if ((!a || v->note[a].bar != v->note[a - 1].bar) && same_shape(tune, v, a, b)) {
                transpose[b] = (int8_t)(first_pitch(v, b) - first_pitch(v, a));
                break;
            }
    }
}

/* ---- lengths: divides each note so that the fewest bytes are needed ---- */

static void choose_parts(pieces_t *p) {
    static int cost[2 * TUNE_NOTES + 1][LONGEST + 1], from[2 * TUNE_NOTES + 1][LONGEST + 1];
    const int far = 1 << 28;
    for (int c = 0; c <= LONGEST; c++)
        cost[0][c] = c ? far : 0; /* no length is known yet */
    for (int i = 0; i < p->pieces; i++) {
        int best = 0;
        for (int c = 0; c <= LONGEST; c++)
            if (cost[i][c] < cost[i][best]) best = c;
        for (int c = 0; c <= LONGEST; c++) {
            cost[i + 1][c] = far;
            if (!fits(p->piece[i].frames, c)) continue;
            bool keep = cost[i][c] <= cost[i][best] + 1;
            cost[i + 1][c] = (keep ? cost[i][c] : cost[i][best] + 1) + p->piece[i].frames / c;
            from[i + 1][c] = keep ? c : best;
        }
    }
    int c = 0;
    for (int k = 1; k <= LONGEST; k++)
        if (!c || cost[p->pieces][k] < cost[p->pieces][c]) c = k;
    for (int i = p->pieces; i > 0; i--) {
        p->part[i - 1] = c;
        c = from[i][c];
    }
}

static void add_piece(piece_t piece) {
    if (work.pieces == 2 * TUNE_NOTES) fail("a voice has too many notes");
    work.piece[work.pieces++] = piece;
}

static void cut_pieces(const voice_t *v, const int8_t *transpose) {
    work.pieces = 0;
    for (int i = 0; i < v->notes; i++) {
        piece_t piece = {v->note + i, v->note[i].frames, transpose[i], false};
        while (!can_be_parted(piece.frames)) {
            piece_t head = piece;
            head.frames = 32;
            add_piece(head);
            piece.frames -= 32;
            piece.goes_on = true;
        }
        add_piece(piece);
    }
    choose_parts(&work);
}

/* ---- commands ---- */

static void add(stream_t *s, unsigned count, unsigned a, unsigned b, unsigned c) {
    if (s->tokens == ENCODE_TOKENS) fail("a voice is too long");
    s->token[s->tokens++] = (token_t){(uint8_t)count, {(uint8_t)a, (uint8_t)b, (uint8_t)c}};
}

typedef struct {
    int length, instrument, soft, chord, transpose;
} state_t;

static const state_t unknown = {UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN};

static void encode_piece(stream_t *s, state_t *now, const piece_t *piece, int part, const uint8_t *instrument_at,
                         const int *instrument) {
    const note_t *n = piece->note;
    bool strikes = n->note >= 0 && !piece->goes_on;
    int chord = n->second << 4 | n->third;
    if (strikes && piece->transpose != now->transpose) {
        add(s, 2, SOUND_TRANSPOSE, (unsigned)piece->transpose, 0);
        now->transpose = piece->transpose;
    }
    if (strikes && (n->instrument != now->instrument || n->soft != now->soft)) {
        add(s, 2, (unsigned)(SOUND_INSTRUMENT + n->soft), instrument_at[instrument[n->instrument]], 0);
        now->instrument = n->instrument;
        now->soft = n->soft;
    }
    if (strikes && n->second && chord != now->chord) {
        add(s, 2, SOUND_CHORD, (unsigned)chord, 0);
        now->chord = chord;
    }
    if (part != now->length) {
        add(s, 1, (unsigned)(SOUND_LENGTH + part - 1), 0, 0);
        now->length = part;
    }
    for (int done = 0; done < piece->frames; done += part) {
        unsigned what = (unsigned)(n->note - piece->transpose);
        if (n->note < 0)
            what = SOUND_REST;
        else if (piece->goes_on || done)
            what = SOUND_HOLD;
        add(s, 1, what, 0, 0);
    }
}

void encode_voice(stream_t *s, const tune_t *tune, int voice, const table_t *instruments, const uint8_t *instrument_at,
                  bool transpose) {
    static int8_t shift[TUNE_NOTES];
    const voice_t *v = &tune->voice[voice];
    int instrument[TUNE_NAMES];
    state_t now = unknown;
    now.transpose = 0;
    for (int i = 0; i < tune->names; i++)
        instrument[i] = table_find(instruments, tune->name[i]);
    memset(shift, 0, sizeof shift);
    if (transpose) find_transposition(tune, v, shift);
    cut_pieces(v, shift);
    s->tokens = 0;
    for (int i = 0; i < work.pieces; i++) {
        const piece_t *piece = work.piece + i;
        if (piece->note->start == tune->loop && !piece->goes_on) {
            add(s, TOKEN_MARK, 0, 0, 0);
            now = unknown; /* the tune loops to here */
        }
        encode_piece(s, &now, piece, work.part[i], instrument_at, instrument);
    }
    add(s, TOKEN_MARK, 0, 0, 0);
}

int stream_bytes(const stream_t *s) {
    int bytes = 0;
    for (int i = 0; i < s->tokens; i++)
        bytes += s->token[i].kind == TOKEN_CALL ? 1 : s->token[i].kind == TOKEN_MARK ? 0 : s->token[i].kind;
    return bytes;
}

int streams_bytes(const streams_t *all) {
    int bytes = 3 * all->patterns; /* address and return */
    for (int i = 0; i < all->voices + all->patterns; i++)
        bytes += stream_bytes(all->stream + i);
    return bytes;
}
