/* Fields of an ABC file, and texts in quotes above notes: chords and instruments. */
#include <ctype.h>
#include <string.h>

#include "abc.h"

const int abc_letter_semitone[ABC_LETTERS] = {9, 11, 0, 2, 4, 5, 7};
static const int letter_fifths[7] = {3, 5, 0, 2, 4, -1, 1}; /* sharps of A major to G major */

static int tonic(abc_t *r, int *fifths) {
    if (*r->at < 'A' || *r->at > 'G') abc_wrong(r, "expected a letter from A to G");
    int semitone = abc_letter_semitone[*r->at - 'A'];
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
    if (r->sharps < -7 || r->sharps > 7) abc_wrong(r, "unknown key");
    r->key_known = true;
}

static void read_metre(abc_t *r) {
    r->tune->beats = abc_number(r, 2, 12, "a metre has 2 to 12 beats of a quarter or an eighth");
    if (*r->at++ != '/') r->at--, abc_wrong(r, "a metre is like 3/4");
    int part = abc_number(r, 4, 8, "beats are quarters or eighths");
    if (part != 4 && part != 8) abc_wrong(r, "beats are quarters or eighths");
    r->tune->beat = TUNE_WHOLE / part;
    r->metre_known = true;
}

static void read_unit(abc_t *r) {
    if (*r->at++ != '1' || *r->at++ != '/') r->at--, abc_wrong(r, "a unit is 1/4, 1/8 or 1/16");
    int part = abc_number(r, 4, 16, "a unit is 1/4, 1/8 or 1/16");
    if (part != 4 && part != 8 && part != 16) abc_wrong(r, "a unit is 1/4, 1/8 or 1/16");
    r->unit = TUNE_WHOLE / part;
}

/* Quarters per minute, rounded to whole frames, which the player counts. */
int abc_read_tempo(abc_t *r) {
    if (strncmp(r->at, "1/4=", 4)) abc_wrong(r, "a tempo is like 1/4=188");
    r->at += 4;
    int minute = abc_number(r, 30, 400, "a tempo is 30 to 400 quarters per minute");
    return (60 * TUNE_RATE + minute / 2) / minute;
}

static void read_voice(abc_t *r) {
    r->voice = abc_number(r, 1, TUNE_VOICES, "voices are 1, 2 and 3") - 1;
    abc_skip_line(r); /* a name, a clef */
}

static void read_note_field(abc_t *r) {
    tune_t *tune = r->tune;
    char text[TUNE_TEXT];
    abc_rest_of(r, text, sizeof text, 0);
    if (!strcmp(text, "signal")) {
        tune->signal = true;
    } else if (!strncmp(text, "breaks ", 7)) {
        const char *because = strstr(text, " because ");
        size_t length = because ? (size_t)(because - text - 7) : 0;
        if (!because || !length || length >= TUNE_NAME || tune->broken == TUNE_BREAKS)
            abc_wrong(r, "a broken rule is like: N:breaks leaps because the horn jumps");
        memcpy(tune->breaks[tune->broken].rule, text + 7, length);
        strcpy(tune->breaks[tune->broken++].why, because + 9);
    }
}

void abc_read_part(abc_t *r, char end) {
    abc_token_t *t = abc_add(r, PART);
    abc_rest_of(r, t->name, sizeof t->name, end);
    if (!*t->name) abc_wrong(r, "a part has a name");
}

void abc_read_field(abc_t *r) {
    char letter = *r->at;
    r->at += 2;
    abc_skip_blanks(r);
    switch (letter) {
    case 'X':
        abc_number(r, 1, 9999, "X: is a number");
        break;
    case 'T':
        abc_rest_of(r, r->tune->title, sizeof r->tune->title, 0);
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
        abc_read_part(r, 0);
        break;
    case 'Q':
        if (r->key_known)
            abc_add(r, TEMPO)->value = abc_read_tempo(r);
        else
            r->tune->quarter = abc_read_tempo(r);
        break;
    default:
        r->at -= 2;
        abc_wrong(r, "unknown field");
    }
    if (letter != 'V' && letter != 'N') abc_skip_blanks(r);
    if (*r->at == '\r') r->at++;
    if (*r->at && *r->at != '\n') abc_wrong(r, "the field ends here");
}

/* ---- texts above notes ---- */

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
    abc_token_t *t = abc_add(r, HARMONY);
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
    if (kind == sizeof chord_kinds / sizeof *chord_kinds) abc_wrong(r, "unknown chord");
    h.tones = chord_kinds[kind].tones;
    h.minor = chord_kinds[kind].minor;
    h.seventh = chord_kinds[kind].seventh;
    r->at += length;
    if (*r->at == '/') {
        r->at++;
        h.bass = tonic(r, &fifths);
    }
    if (*r->at != '"') abc_wrong(r, "the chord's name ends here");
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
        if (digit != from + length || *soft < 1 || *soft > 15) abc_wrong(r, "an instrument is 1 to 15 steps softer");
    }
    if (!letters || letters >= sizeof name) abc_wrong(r, "an instrument's name has up to 23 letters");
    for (size_t i = 0; i < letters; i++)
        if (!islower((unsigned char)from[i])) abc_wrong(r, "an instrument's name consists of small letters");
    memcpy(name, from, letters);
    name[letters] = 0;
    return abc_name_index(r, name);
}

static void read_annotation(abc_t *r, const char *text, size_t length) {
    if (length == 4 && !strncmp(text, "loop", 4)) {
        abc_add(r, SOLO_LOOP);
        return;
    }
    const char *comma = memchr(text, ',', length);
    size_t first = comma ? (size_t)(comma - text) : length;
    int soft, soft2;
    abc_token_t *t = abc_add(r, INSTRUMENT);
    t->value = t->value2 = instrument_name(r, text, first, &soft);
    t->soft = soft;
    if (comma) {
        t->value2 = instrument_name(r, comma + 1, length - first - 1, &soft2);
        if (soft != soft2) abc_wrong(r, "both instruments must be equally soft");
    }
}

void abc_read_quoted(abc_t *r) {
    const char *text = r->at + 1, *end = text;
    while (*end && *end != '\n' && *end != '"')
        end++;
    if (*end != '"') abc_wrong(r, "the closing \" is missing");
    if (*text == '^')
        read_annotation(r, text + 1, (size_t)(end - text) - 1);
    else
        read_harmony(r, text);
    r->at = end + 1;
}
