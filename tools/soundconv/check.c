/* Checks a tune by the rules of check.h. */
#include "check.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "judge.h"

/* ---- reports ---- */

static const tune_t *judged;
static const table_t *instruments;
static bool good, used[TUNE_BREAKS];

/* Reports that the tune breaks a rule, unless it says why. */
void judge_breaks(const char *rule, const char *format, ...) {
    va_list list;
    for (int i = 0; i < judged->broken; i++)
        if (!strcmp(judged->breaks[i].rule, rule)) {
            used[i] = true;
            return;
        }
    good = false;
    printf("%s: %s: ", judged->path, rule);
    va_start(list, format);
    vprintf(format, list);
    va_end(list);
    putchar('\n');
}

/* ---- questions about the tune ---- */

const harmony_t *judge_harmony_at(const tune_t *t, int tick) {
    const harmony_t *found = NULL;
    for (int i = 0; i < t->harmonies && t->harmony[i].start <= tick; i++)
        found = t->harmony + i;
    return found;
}

const note_t *judge_note_at(const voice_t *v, int tick) {
    for (int i = 0; i < v->notes; i++)
        if (v->note[i].start <= tick && tick < v->note[i].start + v->note[i].length)
            return v->note[i].note < 0 ? NULL : v->note + i;
    return NULL;
}

const sound_t *judge_instrument(const tune_t *t, const note_t *n) {
    return &instruments->sound[table_find(instruments, t->name[n->instrument])];
}

bool judge_is_drum(const tune_t *t, const note_t *n) {
    return judge_instrument(t, n)->tones < 0;
}

/* Reeds and echoes double the melody on purpose. */
bool judge_is_shadow(const tune_t *t, const note_t *n) {
    return !strncmp(t->name[n->instrument], "reed", 4) || !strncmp(t->name[n->instrument], "echo", 4);
}

/* The next note after this one, skipping rests. */
const note_t *judge_note_after(const voice_t *v, const note_t *n) {
    for (const note_t *next = n + 1; next < v->note + v->notes; next++)
        if (next->note >= 0) return next;
    return NULL;
}

bool judge_in_chord(const harmony_t *h, int note) {
    return h && h->tones >> ((note + 120 - h->root) % 12) & 1;
}

int judge_bars(const tune_t *t) {
    return t->voice[MELODY].end / tune_bar(t);
}

int judge_key_degree(const tune_t *t, int pitch) {
    return (pitch + 120 - t->key) % 12;
}

/* V or V7 of the key, or of the relative major in minor. */
bool judge_is_dominant_of(const harmony_t *h, int tonic) {
    return h && !h->minor && (h->root + 12 - tonic) % 12 == 7;
}

/* The key in which a harmony may close: that of the tune, or its relative. */
int judge_relative(const tune_t *t) {
    return (t->key + (t->minor ? 3 : 9)) % 12;
}

bool judge_is_dominant(const tune_t *t, const harmony_t *h) {
    return judge_is_dominant_of(h, t->key) || judge_is_dominant_of(h, judge_relative(t));
}

bool judge_is_tonic(const tune_t *t, const harmony_t *h) {
    return h &&
           ((h->root == t->key && h->minor == t->minor) || (h->root == judge_relative(t) && h->minor != t->minor) ||
            (h->root == t->key && t->minor && !h->minor));
}

/* ---- the check ---- */

bool check_tune(const tune_t *t, const table_t *table) {
    judged = t;
    instruments = table;
    good = true;
    memset(used, 0, sizeof used);
    if (!t->harmonies) judge_breaks("beats", "no chord has a name");
    check_beats(t);
    check_range(t);
    check_leaps(t);
    check_breaths(t);
    check_accidentals(t);
    check_resolution(t);
    check_cadences(t);
    check_motifs(t);
    check_contrast(t);
    check_form(t);
    check_bass(t);
    check_pair(t, MELODY, BASS);
    check_pair(t, MELODY, SECOND);
    check_pair(t, BASS, SECOND);
    check_fifths(t);
    check_second(t);
    check_apart(t);
    check_volumes(t);
    for (int i = 0; i < t->broken; i++)
        if (!used[i]) {
            good = false;
            printf("%s: it claims to break %s, but does not\n", t->path, t->breaks[i].rule);
        }
    return good;
}
