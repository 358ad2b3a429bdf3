/* Rules of bass and second voice, and of voices together. */
#include <stddef.h>

#include "judge.h"

enum { E2 = 16, C4 = 36, THIRD = 3, SOFTER = 2 }; /* notes are counted from C1 = 0, volumes from 0 */

void check_bass(const tune_t *t) {
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
        if (n->note < E2 || n->note > C4) judge_breaks("bass", "bar %d: the bass is outside E2 to C4", bar + 1);
    }
    for (int i = 0; i < v->notes; i++)
        if (v->note[i].second && i && v->note[i - 1].note >= 0 && !v->note[i - 1].second &&
            v->note[i].note < v->note[i - 1].note)
            judge_breaks("bass", "bar %d: the chord lies below the bass", v->note[i].bar + 1);
}

void check_pair(const tune_t *t, int a, int b) {
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

void check_fifths(const tune_t *t) {
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

void check_second(const tune_t *t) {
    const voice_t *v = &t->voice[SECOND];
    int count = 0, sweet = 0;
    for (int i = 0; i < v->notes; i++) {
        const note_t *n = v->note + i, *m = n->note < 0 ? NULL : judge_note_at(&t->voice[MELODY], n->start);
        if (!m || m->start != n->start || judge_is_shadow(t, n) || judge_is_drum(t, n)) continue;
        int apart = m->note - n->note, degree = (apart + 120) % 12;
        count++;
        sweet += degree == 3 || degree == 4 || degree == 8 || degree == 9;
        if (apart < THIRD)
            judge_breaks("second", "bar %d: the second voice is not below the melody by a third", n->bar + 1);
        if ((degree <= 2 || degree >= 10) && degree && n->start % t->beat == 0 && apart < 12)
            judge_breaks("second", "bar %d: a second on a beat", n->bar + 1);
    }
    for (int i = 0; i < t->voice[MELODY].notes; i++) {
        const note_t *m = &t->voice[MELODY].note[i], *n = m->note < 0 ? NULL : judge_note_at(v, m->start);
        if (n && n->note >= m->note && !judge_is_shadow(t, n) && !judge_is_drum(t, n))
            judge_breaks("second", "bar %d: the melody goes below the second voice", m->bar + 1);
    }
    if (count > 8 && sweet * 100 < count * 70)
        judge_breaks("second", "only %d of %d are thirds and sixths", sweet, count);
}

/* The highest note of a voice at that time. */
static int top_of(const note_t *n) {
    return n->note + (n->third > n->second ? n->third : n->second);
}

/* The times at which a note of either voice begins. */
static void check_apart_at(const tune_t *t, int voice, int tick) {
    const note_t *high = judge_note_at(&t->voice[voice], tick), *low = judge_note_at(&t->voice[BASS], tick);
    if (!high || !low || (voice == SECOND && (low->second || judge_is_drum(t, high)))) return;
    if (high->note - top_of(low) < THIRD)
        judge_breaks("apart", "bar %d: voice %d is not a third above %s", high->bar + 1, voice + 1,
                     low->second ? "the chord" : "the bass");
}

/* The melody keeps its distance from bass and chords, the second voice from the bass; check_second compares these
 * two. */
void check_apart(const tune_t *t) {
    for (int voice = MELODY; voice <= SECOND; voice += SECOND - MELODY) {
        for (int i = 0; i < t->voice[BASS].notes; i++)
            check_apart_at(t, voice, t->voice[BASS].note[i].start);
        for (int i = 0; i < t->voice[voice].notes; i++)
            check_apart_at(t, voice, t->voice[voice].note[i].start);
    }
}

static int loudness(const tune_t *t, const note_t *n) {
    return judge_instrument(t, n)->loudest - n->soft;
}

void check_volumes(const tune_t *t) {
    for (int i = 0; i < t->voice[SECOND].notes; i++) {
        const note_t *n = &t->voice[SECOND].note[i];
        const note_t *m = n->note < 0 ? NULL : judge_note_at(&t->voice[MELODY], n->start);
        if (m && !judge_is_drum(t, n) && loudness(t, m) < loudness(t, n) + SOFTER)
            judge_breaks("volumes", "bar %d: the second voice is not %d softer than the melody", n->bar + 1, SOFTER);
    }
    const note_t *bass = NULL;
    for (int i = 0; i < t->voice[BASS].notes; i++) {
        const note_t *n = &t->voice[BASS].note[i];
        if (n->note < 0) continue;
        if (!n->second)
            bass = n;
        else if (bass && loudness(t, bass) < loudness(t, n) + SOFTER)
            judge_breaks("volumes", "bar %d: the chord is not %d softer than the bass", n->bar + 1, SOFTER);
    }
}
