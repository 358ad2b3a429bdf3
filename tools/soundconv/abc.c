/* Reads the subset of ABC 2.1 that a tune of three voices needs. Anything else is refused.
 *
 *     Fields    X: T: M: L: Q:1/4=188 K:Am V:1 P:A N:  at the start of a line, or as [Q:1/4=150] between notes
 *     Notes     ^c _B =F  C, D' A2 A/2 A3/2  z2  [A,CE]2  A2-A2  (3ABC
 *     Bars      | || |] |: :| :: [1 [2 |1 :|2
 *     Text      "Am" a chord, "^lead" an instrument, "^bass,stab" one for notes and one for chords, "^lead-3"
 *               three steps softer, "^loop" the place where the tune continues after its end
 *     N:signal  the tune counts as an effect; N:breaks RULE because ...  it breaks a rule of check.h on purpose
 *
 * abc2midi and abcm2ps read the same files.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "abc.h"
#include "fail.h"

enum { NONE = 99 };

static abc_t reader; /* too large for the stack */

_Noreturn void abc_wrong_at(const abc_t *r, unsigned line, unsigned column, const char *what, const char *detail) {
    fail("%s:%u:%u: %s%s%s", r->path, line, column, what, *detail ? ": " : "", detail);
}

unsigned abc_column(const abc_t *r) {
    return (unsigned)(r->at - r->line_start) + 1;
}

_Noreturn void abc_wrong(const abc_t *r, const char *what) {
    char near[9] = "";
    for (unsigned i = 0; i < 8 && r->at[i] && r->at[i] != '\n'; i++)
        near[i] = isprint((unsigned char)r->at[i]) ? r->at[i] : '?';
    abc_wrong_at(r, r->line, abc_column(r), what, near);
}

/* ---- small things ---- */

int abc_number(abc_t *r, int least, int most, const char *what) {
    int value = 0;
    if (!isdigit((unsigned char)*r->at)) abc_wrong(r, what);
    for (; isdigit((unsigned char)*r->at); r->at++) {
        value = value * 10 + (*r->at - '0');
        if (value > most) abc_wrong(r, what);
    }
    if (value < least) abc_wrong(r, what);
    return value;
}

void abc_skip_blanks(abc_t *r) {
    while (*r->at == ' ' || *r->at == '\t')
        r->at++;
}

void abc_skip_line(abc_t *r) {
    while (*r->at && *r->at != '\n')
        r->at++;
}

/* The rest of the line, or of a field in brackets, without trailing blanks. */
void abc_rest_of(abc_t *r, char *to, size_t capacity, char end) {
    size_t n = 0;
    abc_skip_blanks(r);
    while (*r->at && *r->at != '\n' && *r->at != end) {
        if (n + 1 == capacity) abc_wrong(r, "this text is too long");
        to[n++] = *r->at++;
    }
    while (n && isspace((unsigned char)to[n - 1]))
        n--;
    to[n] = 0;
}

abc_token_t *abc_add(abc_t *r, abc_kind_t kind) {
    if (r->voices[r->voice].tokens == ABC_TOKENS) abc_wrong(r, "this voice is too long");
    abc_token_t *t = &r->voices[r->voice].token[r->voices[r->voice].tokens++];
    *t = (abc_token_t){.kind = kind, .line = r->line, .column = abc_column(r)};
    return t;
}

int abc_name_index(abc_t *r, const char *name) {
    tune_t *tune = r->tune;
    for (int i = 0; i < tune->names; i++)
        if (!strcmp(tune->name[i], name)) return i;
    if (tune->names == TUNE_NAMES) abc_wrong(r, "too many instruments");
    strcpy(tune->name[tune->names], name);
    return tune->names++;
}

/* ---- notes ---- */

/* A letter with its octave and accidental, as semitones from C1. */
static int read_pitch(abc_t *r) {
    static const int sharp_order[7] = {5, 0, 7, 2, 9, 4, 11}; /* F C G D A E B */
    int *accidentals = r->voices[r->voice].accidental, written = NONE;
    const char *start = r->at;
    if (*r->at == '^')
        written = 1, r->at++;
    else if (*r->at == '_')
        written = -1, r->at++;
    else if (*r->at == '=')
        written = 0, r->at++;
    char letter = *r->at;
    int upper = toupper((unsigned char)letter);
    if (upper < 'A' || upper > 'G') abc_wrong(r, "expected a note");
    r->at++;
    int natural = abc_letter_semitone[upper - 'A'], octave = islower((unsigned char)letter) ? 5 : 4;
    for (; *r->at == ',' || *r->at == '\''; r->at++)
        octave += *r->at == '\'' ? 1 : -1;
    if (octave < 1 || octave > 8) r->at = start, abc_wrong(r, "note out of range");
    int place = natural + 12 * octave;
    if (written != NONE) {
        accidentals[place] = written;
    } else if (accidentals[place] == NONE) {
        for (int o = 1; o < 9; o++)
            if (accidentals[natural + 12 * o] != NONE)
                r->at = start, abc_wrong(r, "this letter has an accidental in another octave: write = ^ or _ here");
    }
    int shift = accidentals[place];
    if (shift == NONE) {
        shift = 0;
        for (int i = 0; i < 7; i++) {
            if (r->sharps > i && sharp_order[i] == natural) shift = 1;
            if (-r->sharps > i && sharp_order[6 - i] == natural) shift = -1;
        }
    }
    int note = place + shift - 12;
    if (note < 0 || note >= 96) r->at = start, abc_wrong(r, "note out of range");
    return note;
}

/* 2, /2, 3/2, / and nothing, in ticks. */
static int read_length(abc_t *r) {
    int length = r->unit, over = 1;
    if (isdigit((unsigned char)*r->at)) length *= abc_number(r, 1, 64, "a length is 1 to 64 units");
    while (*r->at == '/') {
        r->at++;
        over *= isdigit((unsigned char)*r->at) ? abc_number(r, 2, 16, "a length is divided by 2 to 16") : 2;
        if (over > 16) abc_wrong(r, "a length is divided by 2 to 16");
    }
    if (length % over) abc_wrong(r, "this length is too short");
    return length / over;
}

static void read_chord(abc_t *r, abc_token_t *t) {
    int notes[3], count = 0;
    r->at++;
    while (*r->at != ']') {
        if (count == 3) abc_wrong(r, "a chord has two or three notes");
        notes[count++] = read_pitch(r);
    }
    if (count < 2) abc_wrong(r, "a chord has two or three notes");
    r->at++;
    for (int i = 1; i < count; i++)
        if (notes[i] <= notes[i - 1] || notes[i] - notes[0] > 15)
            abc_wrong(r, "a chord's notes go upward and span 15 semitones at most");
    t->note = notes[0];
    t->second = notes[1] - notes[0];
    t->third = notes[count - 1] - notes[0];
}

static void read_note(abc_t *r, int triplet) {
    abc_token_t *t = abc_add(r, NOTE);
    if (!r->tune->quarter) abc_wrong(r, "Q: must come before the first note");
    if (*r->at == '[')
        read_chord(r, t);
    else if (*r->at == 'z')
        t->note = -1, r->at++;
    else
        t->note = read_pitch(r);
    t->length = read_length(r);
    if (triplet) {
        if (t->length % 3) abc_wrong(r, "this triplet is too short");
        t->length = t->length / 3 * 2;
        t->uneven = true;
    }
    abc_skip_blanks(r);
    if (*r->at == '-') {
        if (t->note < 0) abc_wrong(r, "a rest cannot be tied");
        t->tied = true;
        r->at++;
    }
}

static void read_triplet(abc_t *r) {
    r->at += 2;
    for (int i = 0; i < 3; i++) {
        while (*r->at == '"')
            abc_read_quoted(r);
        read_note(r, 1);
        abc_skip_blanks(r);
    }
}

/* ---- bars ---- */

static void forget_accidentals(abc_t *r) {
    for (unsigned i = 0; i < sizeof r->voices->accidental / sizeof *r->voices->accidental; i++)
        r->voices[r->voice].accidental[i] = NONE;
}

static void read_bar(abc_t *r) {
    static const struct {
        const char *sign;
        bool end, start;
    } signs[] = {{"::", true, true},   {":|", true, false},  {"|:", false, true},
                 {"||", false, false}, {"|]", false, false}, {"|", false, false}};
    unsigned i = 0;
    while (i < 6 && strncmp(r->at, signs[i].sign, strlen(signs[i].sign)))
        i++;
    if (i == 6) abc_wrong(r, "not understood");
    forget_accidentals(r);
    abc_add(r, BAR);
    if (signs[i].end) abc_add(r, REPEAT_END);
    if (signs[i].start) abc_add(r, REPEAT_START);
    r->at += strlen(signs[i].sign);
    if (*r->at == '1' || *r->at == '2') abc_add(r, ENDING)->value = *r->at++ - '0';
}

static void read_bracket(abc_t *r) {
    if (r->at[1] == '1' || r->at[1] == '2') {
        abc_add(r, ENDING)->value = r->at[1] - '0';
        r->at += 2;
    } else if (r->at[1] && r->at[2] == ':') {
        char letter = r->at[1];
        r->at += 3;
        if (letter == 'Q')
            abc_add(r, TEMPO)->value = abc_read_tempo(r);
        else if (letter == 'P')
            abc_read_part(r, ']');
        else
            abc_wrong(r, "only the fields Q and P are supported in brackets");
        if (*r->at++ != ']') r->at--, abc_wrong(r, "] is missing");
    } else {
        read_note(r, 0);
    }
}

static void read_music(abc_t *r) {
    while (*r->at && *r->at != '\n') {
        switch (*r->at) {
        case ' ':
        case '\t':
        case '\r':
            r->at++;
            break;
        case '%':
            abc_skip_line(r);
            break;
        case '"':
            abc_read_quoted(r);
            break;
        case '|':
        case ':':
            read_bar(r);
            break;
        case '[':
            read_bracket(r);
            break;
        case '(':
            if (r->at[1] != '3') abc_wrong(r, "only the triplet (3 is supported after (");
            read_triplet(r);
            break;
        default:
            read_note(r, 0);
        }
    }
}

static void read_lines(abc_t *r) {
    for (;;) {
        r->line_start = r->at;
        r->line++;
        if (*r->at == '%' || *r->at == '\n' || *r->at == '\r')
            abc_skip_line(r);
        else if (isupper((unsigned char)*r->at) && r->at[1] == ':' && r->at[2] != '|')
            abc_read_field(r);
        else if (*r->at && !r->key_known)
            abc_wrong(r, "K: must come before the first note");
        else
            read_music(r);
        if (!*r->at) break;
        if (*r->at++ != '\n') r->at--, abc_wrong(r, "the line ends here");
    }
    if (!r->key_known || !r->metre_known || !r->unit) abc_wrong(r, "expected M:, L: and K:");
}

void abc_read(tune_t *tune, const char *text, const char *path) {
    abc_t *r = &reader;
    memset(r, 0, sizeof *r);
    memset(tune, 0, sizeof *tune);
    if (strlen(path) >= sizeof tune->path) fail("%s: the path is too long", path);
    strcpy(tune->path, path);
    tune->loop = -1;
    r->tune = tune;
    r->path = path;
    r->at = text;
    for (r->voice = TUNE_VOICES - 1; r->voice > 0; r->voice--)
        forget_accidentals(r);
    forget_accidentals(r);
    read_lines(r);
    abc_play(r);
}
