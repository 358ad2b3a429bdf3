#include "check.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "judge.h"

enum { E2 = 16, C4 = 36 }; /* notes are counted from C1 = 0 */

/* ---- what is told ---- */

static const tune_t *judged;
static bool good, used[TUNE_BREAKS];

/* The tune breaks a rule; unless it says why, that is told. */
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

/* ---- asking the tune ---- */

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

/* Reeds and echoes go with the melody on purpose. */
bool judge_is_shadow(const tune_t *t, const note_t *n) {
    return !strncmp(t->name[n->instrument], "reed", 4) || !strncmp(t->name[n->instrument], "echo", 4);
}

/* The next note after this one, rests left out. */
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

/* The key a harmony may close in: the tune's, or its relative. */
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

/* ---- the other voices ---- */

static void check_bass(const tune_t *t) {
    const voice_t *v = &t->voice[BASS];
    for (int bar = 0; bar < judge_bars(t); bar++) {
        const note_t *n = judge_note_at(v, bar * tune_bar(t));
        const harmony_t *h = judge_harmony_at(t, bar * tune_bar(t)),
                        *before = bar ? judge_harmony_at(t, bar * tune_bar(t) - 1) : NULL;
        if (!n || !h || n->start != bar * tune_bar(t) || n->second) continue;
        int degree = (n->note + 120 - h->root) % 12, named = (n->note + 120 - h->bass) % 12;
        bool changes = !before || before->root != h->root;
        if (degree && named && (changes || degree != 7))
            judge_breaks("bass", "bar %d: the bass is neither root nor fifth", bar + 1);
        if (n->note < E2 || n->note > C4) judge_breaks("bass", "bar %d: the bass is out of E2 to C4", bar + 1);
    }
    for (int i = 0; i < v->notes; i++)
        if (v->note[i].second && i && v->note[i - 1].note >= 0 && !v->note[i - 1].second &&
            v->note[i].note < v->note[i - 1].note - 2)
            judge_breaks("bass", "bar %d: the chord lies below the bass", v->note[i].bar + 1);
}

static void check_pair(const tune_t *t, int a, int b) {
    int row = 0;
    const note_t *last = NULL;
    for (int i = 0; i < t->voice[a].notes; i++) {
        const note_t *x = &t->voice[a].note[i];
        const note_t *y = x->note < 0 ? NULL : judge_note_at(&t->voice[b], x->start);
        if (!y || y->start != x->start || y->second || x->second || judge_is_shadow(t, y)) {
            row = 0;
            continue;
        }
        bool octave = (x->note - y->note + 120) % 12 == 0;
        row = octave && (!last || last->note != x->note) ? row + 1 : octave ? row : 0;
        last = x;
        if (row == 3) judge_breaks("parallels", "bar %d: voices %d and %d go in octaves", x->bar + 1, a + 1, b + 1);
    }
}

static void check_fifths(const tune_t *t) {
    for (int bar = 1; bar < judge_bars(t); bar++) {
        const harmony_t *h = judge_harmony_at(t, bar * tune_bar(t)),
                        *before = judge_harmony_at(t, bar * tune_bar(t) - 1);
        if (!h || !before || !judge_is_dominant_of(before, h->root)) continue;
        const note_t *m = judge_note_at(&t->voice[MELODY], bar * tune_bar(t)),
                     *b = judge_note_at(&t->voice[BASS], bar * tune_bar(t));
        const note_t *m0 = judge_note_at(&t->voice[MELODY], (bar - 1) * tune_bar(t)),
                     *b0 = judge_note_at(&t->voice[BASS], (bar - 1) * tune_bar(t));
        if (!m || !b || !m0 || !b0 || m == m0 || b->second || b0->second) continue;
        bool now = (m->note - b->note + 120) % 12 == 7, then = (m0->note - b0->note + 120) % 12 == 7;
        if (now && then && m->note != m0->note)
            judge_breaks("parallels", "bar %d: fifths between melody and bass", bar + 1);
    }
}

static void check_second(const tune_t *t) {
    const voice_t *v = &t->voice[SECOND];
    int count = 0, sweet = 0;
    for (int i = 0; i < v->notes; i++) {
        const note_t *n = v->note + i, *m = n->note < 0 ? NULL : judge_note_at(&t->voice[MELODY], n->start);
        if (!m || m->start != n->start || judge_is_shadow(t, n)) continue;
        int apart = m->note - n->note, degree = (apart + 120) % 12;
        count++;
        sweet += degree == 3 || degree == 4 || degree == 8 || degree == 9;
        if (apart < 3)
            judge_breaks("second", "bar %d: the second voice is not below the melody by a third", n->bar + 1);
        if ((degree <= 2 || degree >= 10) && degree && n->start % t->beat == 0 && apart < 12)
            judge_breaks("second", "bar %d: a second on a beat", n->bar + 1);
    }
    if (count > 8 && sweet * 100 < count * 70)
        judge_breaks("second", "only %d of %d are thirds and sixths", sweet, count);
}

/* ---- all of it ---- */

bool check_tune(const tune_t *t) {
    judged = t;
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
    for (int i = 0; i < t->broken; i++)
        if (!used[i]) {
            good = false;
            printf("%s: it says that it breaks %s, but it does not\n", t->path, t->breaks[i].rule);
        }
    return good;
}
