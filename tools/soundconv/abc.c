/*  ABC 2.1, the part of it that a tune of three voices needs. Everything else is refused.

    Fields    X: T: M: L: Q:1/4=188 K:Am V:1 P:A N:  and at the start of a line or as [Q:1/4=150] between notes
    Notes     ^c _B =F  C, D' A2 A/2 A3/2  z2  [A,CE]2  A2-A2  (3ABC
    Bars      | || |] |: :| :: [1 [2 |1 :|2
    Over them "Am" a chord's name, "^lead" an instrument, "^bass,stab" one for notes and one for chords, "^lead-3" three
              steps softer, "^loop" where the tune comes back to at its end
    N:signal  the tune counts as an effect; N:breaks RULE because ...  it breaks one of the checker's rules on purpose

    abc2midi and abcm2ps read the same files. */
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

static unsigned column(const abc_t *r) {
    return (unsigned)(r->at - r->line_start) + 1;
}

_Noreturn static void wrong(const abc_t *r, const char *what) {
    char near[9] = "";
    for (unsigned i = 0; i < 8 && r->at[i] && r->at[i] != '\n'; i++)
        near[i] = isprint((unsigned char)r->at[i]) ? r->at[i] : '?';
    abc_wrong_at(r, r->line, column(r), what, near);
}

/* ---- small things ---- */

static int number(abc_t *r, int least, int most, const char *what) {
    int value = 0;
    if (!isdigit((unsigned char)*r->at)) wrong(r, what);
    for (; isdigit((unsigned char)*r->at); r->at++) {
        value = value * 10 + (*r->at - '0');
        if (value > most) wrong(r, what);
    }
    if (value < least) wrong(r, what);
    return value;
}

static void skip_blanks(abc_t *r) {
    while (*r->at == ' ' || *r->at == '\t')
        r->at++;
}

static void skip_line(abc_t *r) {
    while (*r->at && *r->at != '\n')
        r->at++;
}

/* The rest of the line, or of a field in brackets, without blanks at its end. */
static void rest_of(abc_t *r, char *to, size_t room, char end) {
    size_t n = 0;
    skip_blanks(r);
    while (*r->at && *r->at != '\n' && *r->at != end) {
        if (n + 1 == room) wrong(r, "this text is too long");
        to[n++] = *r->at++;
    }
    while (n && isspace((unsigned char)to[n - 1]))
        n--;
    to[n] = 0;
}

static abc_token_t *add(abc_t *r, abc_kind_t kind) {
    if (r->voices[r->voice].tokens == ABC_TOKENS) wrong(r, "this voice is too long");
    abc_token_t *t = &r->voices[r->voice].token[r->voices[r->voice].tokens++];
    *t = (abc_token_t){.kind = kind, .line = r->line, .column = column(r)};
    return t;
}

static int name_index(abc_t *r, const char *name) {
    tune_t *tune = r->tune;
    for (int i = 0; i < tune->names; i++)
        if (!strcmp(tune->name[i], name)) return i;
    if (tune->names == TUNE_NAMES) wrong(r, "too many instruments");
    strcpy(tune->name[tune->names], name);
    return tune->names++;
}

/* ---- fields ---- */

static const int letter_semitone[7] = {9, 11, 0, 2, 4, 5, 7}; /* A to G */
static const int letter_fifths[7] = {3, 5, 0, 2, 4, -1, 1};   /* sharps of A major to G major */

static int tonic(abc_t *r, int *fifths) {
    if (*r->at < 'A' || *r->at > 'G') wrong(r, "a letter from A to G is wanted");
    int semitone = letter_semitone[*r->at - 'A'];
    *fifths = letter_fifths[*r->at - 'A'];
    r->at++;
    if (*r->at == '#')
        semitone++, *fifths += 7, r->at++;
    else if (*r->at == 'b')
        semitone += 11, *fifths -= 7, r->at++;
    return semitone % 12;
}

static void read_key(abc_t *r) {
    r->tune->key = tonic(r, &r->sharps);
    r->tune->minor = *r->at == 'm';
    if (r->tune->minor) r->at++, r->sharps -= 3;
    if (r->sharps < -7 || r->sharps > 7) wrong(r, "there is no such key");
    r->key_known = true;
}

static void read_metre(abc_t *r) {
    r->tune->beats = number(r, 2, 12, "a metre is 2 to 12 beats of a quarter or an eighth");
    if (*r->at++ != '/') r->at--, wrong(r, "a metre is like 3/4");
    int part = number(r, 4, 8, "beats are quarters or eighths");
    if (part != 4 && part != 8) wrong(r, "beats are quarters or eighths");
    r->tune->beat = TUNE_WHOLE / part;
    r->metre_known = true;
}

static void read_unit(abc_t *r) {
    if (*r->at++ != '1' || *r->at++ != '/') r->at--, wrong(r, "a unit is 1/4, 1/8 or 1/16");
    int part = number(r, 4, 16, "a unit is 1/4, 1/8 or 1/16");
    if (part != 4 && part != 8 && part != 16) wrong(r, "a unit is 1/4, 1/8 or 1/16");
    r->unit = TUNE_WHOLE / part;
}

/* Quarters a minute; the player counts frames, so the nearest number of them it is. */
static int read_tempo(abc_t *r) {
    if (strncmp(r->at, "1/4=", 4)) wrong(r, "a tempo is like 1/4=188");
    r->at += 4;
    int minute = number(r, 30, 400, "a tempo is from 30 to 400 quarters a minute");
    return (60 * TUNE_RATE + minute / 2) / minute;
}

static void read_voice(abc_t *r) {
    r->voice = number(r, 1, TUNE_VOICES, "voices are 1, 2 and 3") - 1;
    skip_line(r); /* a name, a clef */
}

static void read_note_field(abc_t *r) {
    tune_t *tune = r->tune;
    char text[TUNE_TEXT];
    rest_of(r, text, sizeof text, 0);
    if (!strcmp(text, "signal")) {
        tune->signal = true;
    } else if (!strncmp(text, "breaks ", 7)) {
        const char *because = strstr(text, " because ");
        size_t length = because ? (size_t)(because - text - 7) : 0;
        if (!because || !length || length >= TUNE_NAME || tune->broken == TUNE_BREAKS)
            wrong(r, "a broken rule is like: N:breaks leaps because the horn jumps");
        memcpy(tune->breaks[tune->broken].rule, text + 7, length);
        strcpy(tune->breaks[tune->broken++].why, because + 9);
    }
}

static void read_part(abc_t *r, char end) {
    abc_token_t *t = add(r, PART);
    rest_of(r, t->name, sizeof t->name, end);
    if (!*t->name) wrong(r, "a part has a name");
}

static void read_field(abc_t *r) {
    char letter = *r->at;
    r->at += 2;
    skip_blanks(r);
    switch (letter) {
    case 'X':
        number(r, 1, 9999, "X: is a number");
        break;
    case 'T':
        rest_of(r, r->tune->title, sizeof r->tune->title, 0);
        break;
    case 'M':
        read_metre(r);
        break;
    case 'L':
        read_unit(r);
        break;
    case 'K':
        read_key(r);
        break;
    case 'V':
        read_voice(r);
        break;
    case 'N':
        read_note_field(r);
        break;
    case 'P':
        read_part(r, 0);
        break;
    case 'Q':
        if (r->key_known)
            add(r, TEMPO)->value = read_tempo(r);
        else
            r->tune->quarter = read_tempo(r);
        break;
    default:
        r->at -= 2;
        wrong(r, "this field is not understood");
    }
    if (letter != 'V' && letter != 'N') skip_blanks(r);
    if (*r->at == '\r') r->at++;
    if (*r->at && *r->at != '\n') wrong(r, "the field ends here");
}

/* ---- what stands over notes ---- */

static const struct {
    const char *name;
    unsigned tones; /* semitones above the root, as bits */
    bool minor, seventh;
} chord_kinds[] = {
    {"", 0x091, false, false},     {"m", 0x089, true, false},     {"7", 0x491, false, true},
    {"m7", 0x489, true, true},     {"6", 0x291, false, false},    {"m6", 0x289, true, false},
    {"dim", 0x049, true, false},   {"dim7", 0x249, true, true},   {"aug", 0x111, false, false},
    {"maj7", 0x891, false, false}, {"sus4", 0x0A1, false, false}, {"9", 0x495, false, true},
    {"m7b5", 0x449, true, true},   {"7b9", 0x493, false, true},
};

static void read_harmony(abc_t *r, const char *text) {
    abc_token_t *t = add(r, HARMONY);
    const char *back = r->at;
    int fifths;
    r->at = text;
    harmony_t h = {.line = t->line, .column = t->column};
    h.root = h.bass = tonic(r, &fifths);
    size_t length = strcspn(r->at, "/\"");
    unsigned kind = 0;
    while (kind < sizeof chord_kinds / sizeof *chord_kinds &&
           (strlen(chord_kinds[kind].name) != length || strncmp(r->at, chord_kinds[kind].name, length)))
        kind++;
    if (kind == sizeof chord_kinds / sizeof *chord_kinds) wrong(r, "no such chord is known");
    h.tones = chord_kinds[kind].tones;
    h.minor = chord_kinds[kind].minor;
    h.seventh = chord_kinds[kind].seventh;
    r->at += length;
    if (*r->at == '/') {
        r->at++;
        h.bass = tonic(r, &fifths);
    }
    if (*r->at != '"') wrong(r, "the chord's name ends here");
    t->harmony = h;
    r->at = back;
}

static int instrument_name(abc_t *r, const char *from, size_t length, int *soft) {
    char name[TUNE_NAME];
    const char *minus = memchr(from, '-', length);
    size_t letters = minus ? (size_t)(minus - from) : length;
    *soft = 0;
    if (minus) {
        const char *digit = minus + 1;
        while (digit < from + length && isdigit((unsigned char)*digit) && *soft < 16)
            *soft = *soft * 10 + *digit++ - '0';
        if (digit != from + length || *soft < 1 || *soft > 15) wrong(r, "an instrument is 1 to 15 steps softer");
    }
    if (!letters || letters >= sizeof name) wrong(r, "an instrument's name has up to 23 letters");
    for (size_t i = 0; i < letters; i++)
        if (!islower((unsigned char)from[i])) wrong(r, "an instrument's name is small letters");
    memcpy(name, from, letters);
    name[letters] = 0;
    return name_index(r, name);
}

static void read_annotation(abc_t *r, const char *text, size_t length) {
    if (length == 4 && !strncmp(text, "loop", 4)) {
        add(r, SOLO_LOOP);
        return;
    }
    const char *comma = memchr(text, ',', length);
    size_t first = comma ? (size_t)(comma - text) : length;
    int soft, soft2;
    abc_token_t *t = add(r, INSTRUMENT);
    t->value = t->value2 = instrument_name(r, text, first, &soft);
    t->soft = soft;
    if (comma) {
        t->value2 = instrument_name(r, comma + 1, length - first - 1, &soft2);
        if (soft != soft2) wrong(r, "both instruments are as soft");
    }
}

static void read_quoted(abc_t *r) {
    const char *text = r->at + 1, *end = text;
    while (*end && *end != '\n' && *end != '"')
        end++;
    if (*end != '"') wrong(r, "the closing \" is missing");
    if (*text == '^')
        read_annotation(r, text + 1, (size_t)(end - text) - 1);
    else
        read_harmony(r, text);
    r->at = end + 1;
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
    if (upper < 'A' || upper > 'G') wrong(r, "a note is wanted");
    r->at++;
    int natural = letter_semitone[upper - 'A'], octave = islower((unsigned char)letter) ? 5 : 4;
    for (; *r->at == ',' || *r->at == '\''; r->at++)
        octave += *r->at == '\'' ? 1 : -1;
    if (octave < 1 || octave > 8) r->at = start, wrong(r, "this note is out of reach");
    int place = natural + 12 * octave;
    if (written != NONE) {
        accidentals[place] = written;
    } else if (accidentals[place] == NONE) {
        for (int o = 1; o < 9; o++)
            if (accidentals[natural + 12 * o] != NONE)
                r->at = start,
                wrong(r, "this letter has an accidental in another octave: say which it is here, = ^ or _");
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
    if (note < 0 || note >= 96) r->at = start, wrong(r, "this note is out of reach");
    return note;
}

/* 2, /2, 3/2, / and nothing, in ticks. */
static int read_length(abc_t *r) {
    int length = r->unit, over = 1;
    if (isdigit((unsigned char)*r->at)) length *= number(r, 1, 64, "a length is 1 to 64 units");
    while (*r->at == '/') {
        r->at++;
        over *= isdigit((unsigned char)*r->at) ? number(r, 2, 16, "a length is divided by 2 to 16") : 2;
        if (over > 16) wrong(r, "a length is divided by 2 to 16");
    }
    if (length % over) wrong(r, "this length is too short");
    return length / over;
}

static void read_chord(abc_t *r, abc_token_t *t) {
    int notes[3], count = 0;
    r->at++;
    while (*r->at != ']') {
        if (count == 3) wrong(r, "a chord has two or three notes");
        notes[count++] = read_pitch(r);
    }
    if (count < 2) wrong(r, "a chord has two or three notes");
    r->at++;
    for (int i = 1; i < count; i++)
        if (notes[i] <= notes[i - 1] || notes[i] - notes[0] > 15)
            wrong(r, "a chord's notes go upward and span 15 semitones at most");
    t->note = notes[0];
    t->second = notes[1] - notes[0];
    t->third = notes[count - 1] - notes[0];
}

static void read_note(abc_t *r, int triplet) {
    abc_token_t *t = add(r, NOTE);
    if (!r->tune->quarter) wrong(r, "Q: must come before the first note");
    if (*r->at == '[')
        read_chord(r, t);
    else if (*r->at == 'z')
        t->note = -1, r->at++;
    else
        t->note = read_pitch(r);
    t->length = read_length(r);
    if (triplet) {
        if (t->length % 3) wrong(r, "this triplet is too short");
        t->length = t->length / 3 * 2;
        t->uneven = true;
    }
    skip_blanks(r);
    if (*r->at == '-') {
        if (t->note < 0) wrong(r, "a rest cannot be tied");
        t->tied = true;
        r->at++;
    }
}

static void read_triplet(abc_t *r) {
    r->at += 2;
    for (int i = 0; i < 3; i++) {
        while (*r->at == '"')
            read_quoted(r);
        read_note(r, 1);
        skip_blanks(r);
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
    if (i == 6) wrong(r, "not understood");
    forget_accidentals(r);
    add(r, BAR);
    if (signs[i].end) add(r, REPEAT_END);
    if (signs[i].start) add(r, REPEAT_START);
    r->at += strlen(signs[i].sign);
    if (*r->at == '1' || *r->at == '2') add(r, ENDING)->value = *r->at++ - '0';
}

static void read_bracket(abc_t *r) {
    if (r->at[1] == '1' || r->at[1] == '2') {
        add(r, ENDING)->value = r->at[1] - '0';
        r->at += 2;
    } else if (r->at[1] && r->at[2] == ':') {
        char letter = r->at[1];
        r->at += 3;
        if (letter == 'Q')
            add(r, TEMPO)->value = read_tempo(r);
        else if (letter == 'P')
            read_part(r, ']');
        else
            wrong(r, "of fields in brackets, only Q and P are understood");
        if (*r->at++ != ']') r->at--, wrong(r, "] is missing");
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
            skip_line(r);
            break;
        case '"':
            read_quoted(r);
            break;
        case '|':
        case ':':
            read_bar(r);
            break;
        case '[':
            read_bracket(r);
            break;
        case '(':
            if (r->at[1] != '3') wrong(r, "of ( only the triplet (3 is understood");
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
            skip_line(r);
        else if (isupper((unsigned char)*r->at) && r->at[1] == ':' && r->at[2] != '|')
            read_field(r);
        else if (*r->at && !r->key_known)
            wrong(r, "K: must come before the first note");
        else
            read_music(r);
        if (!*r->at) break;
        if (*r->at++ != '\n') r->at--, wrong(r, "the line ends here");
    }
    if (!r->key_known || !r->metre_known || !r->unit) wrong(r, "M:, L: and K: are wanted");
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
