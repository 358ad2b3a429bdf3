/* Rules of the melody, and of single notes in any voice. */
#include <stdlib.h>

#include "judge.h"

void check_beats(const tune_t *t) {
    const voice_t *v = &t->voice[MELODY];
    int firsts = 0, fit = 0;
    long on = 0, total = 0;
    for (int bar = 0; bar < judge_bars(t); bar++) {
        const note_t *n = judge_note_at(v, bar * tune_bar(t));
        const harmony_t *h = judge_harmony_at(t, bar * tune_bar(t));
        if (!n || !h) continue;
        firsts++;
        if (judge_in_chord(h, n->note)) {
            fit++;
            continue;
        }
        const note_t *next = judge_note_after(v, n);
        bool resolves = next && abs(next->note - n->note) <= 2 && n->start + n->length <= bar * tune_bar(t) + t->beat &&
                        judge_in_chord(judge_harmony_at(t, next->start), next->note);
        bool suspended = n->start < bar * tune_bar(t) && next && abs(next->note - n->note) <= 2;
        if (!resolves && !suspended)
            judge_breaks("beats", "bar %d begins off its chord and does not step to it within a beat", bar + 1);
    }
    for (int i = 0; i < v->notes; i++) {
        const note_t *n = v->note + i;
        if (n->note < 0 || !judge_harmony_at(t, n->start)) continue;
        total += n->length;
        if (judge_in_chord(judge_harmony_at(t, n->start), n->note)) on += n->length;
    }
    if (firsts && fit * 100 < firsts * 85)
        judge_breaks("beats", "only %d of %d first beats are chord tones", fit, firsts);
    if (total && on * 100 < total * 65)
        judge_breaks("beats", "only %ld of 100 of the time is on chord tones", on * 100 / total);
}

void check_range(const tune_t *t) {
    const voice_t *v = &t->voice[MELODY];
    int low = 999, high = -1, times = 0;
    long sum = 0, time = 0;
    for (int i = 0; i < v->notes; i++) {
        const note_t *n = v->note + i;
        if (n->note < 0) continue;
        if (n->note < low) low = n->note;
        if (n->note > high) high = n->note;
        sum += (long)n->note * n->length;
        time += n->length;
    }
    /* A written bar that is repeated counts as one place. */
    unsigned seen[64][2];
    for (int i = 0; i < v->notes; i++) {
        const note_t *n = v->note + i;
        bool again = false;
        for (int k = 0; k < times && k < 64; k++)
            again |= seen[k][0] == n->line && n->column >= seen[k][1] && n->column - seen[k][1] < 12;
        if (n->note != high || again || times == 64) continue;
        seen[times][0] = n->line;
        seen[times++][1] = n->column;
    }
    if (high - low > 21) judge_breaks("range", "%d semitones from the lowest to the highest note", high - low);
    if (times > 2) judge_breaks("range", "the highest note is in %d places", times);
    if (time && (sum / time < low + (high - low) / 3 || sum / time > high - (high - low) / 3))
        judge_breaks("range", "the average is not in the middle");
}

void check_leaps(const tune_t *t) {
    const voice_t *v = &t->voice[MELODY];
    int moves = 0, steps = 0, thirds = 0, last_leap = 0;
    for (int i = 0; i < v->notes; i++) {
        const note_t *a = v->note + i;
        const note_t *b = a->note >= 0 && i + 1 < v->notes && a[1].note >= 0 ? a + 1 : NULL;
        if (!b) {
            last_leap = 0;
            continue;
        }
        int move = b->note - a->note, size = abs(move);
        const harmony_t *h = judge_harmony_at(t, b->start);
        bool inside = h && h->seventh && judge_in_chord(h, a->note) && judge_in_chord(h, b->note);
        if (!size) continue;
        moves++;
        steps += size <= 2;
        thirds += size == 3 || size == 4;
        if ((size == 6 || size == 10 || size == 11 || size > 12) && !inside)
            judge_breaks("leaps", "bar %d: a leap of %d semitones", b->bar + 1, size);
        if (size > 7 && abs(last_leap) > 7 && (move > 0) == (last_leap > 0))
            judge_breaks("leaps", "bar %d: two leaps one way", b->bar + 1);
        if (size >= 8) {
            const note_t *c = b + 1;
            while (c < v->note + v->notes && c->note == b->note)
                c++;
            int back = c < v->note + v->notes && c->note >= 0 ? (b->note - c->note) * (move > 0 ? 1 : -1) : 1;
            if (back < 1 || back > 2) judge_breaks("leaps", "bar %d: no step back after the leap", b->bar + 1);
        }
        last_leap = move;
    }
    if (moves > 20 && (steps * 100 < moves * 55 || steps * 100 > moves * 75))
        judge_breaks("leaps", "%d of 100 moves are steps", steps * 100 / moves);
    if (moves > 20 && (thirds * 100 < moves * 15 || thirds * 100 > moves * 30))
        judge_breaks("leaps", "%d of 100 moves are thirds", thirds * 100 / moves);
}

void check_breaths(const tune_t *t) {
    const voice_t *v = &t->voice[MELODY];
    int last = 0, eighths = 0, notes = 0;
    for (int i = 0; i < v->notes; i++) {
        const note_t *n = v->note + i;
        notes += n->note >= 0;
        eighths = n->note >= 0 && n->length <= TUNE_QUARTER / 2 ? eighths + n->length : 0;
        if (eighths > 3 * tune_bar(t)) judge_breaks("density", "bar %d: too many eighths in a row", n->bar + 1);
        if (n->start - last > 4 * tune_bar(t)) judge_breaks("breaths", "bar %d: no breath in four bars", n->bar + 1);
        if (n->note < 0 || n->length >= 2 * t->beat) last = n->start + n->length;
    }
    if (judge_bars(t) >= 4 && (notes * 10 < judge_bars(t) * 15 || notes > judge_bars(t) * 4))
        judge_breaks("density", "%d notes in %d bars", notes, judge_bars(t));
}

void check_accidentals(const tune_t *t) {
    static const int major = 0xAB5, minor = 0x5AD | 0x200; /* degrees; minor with both sixths */
    for (int k = 0; k < TUNE_VOICES; k += 2)
        for (int i = 0; i < t->voice[k].notes; i++) {
            const note_t *n = &t->voice[k].note[i], *next = n->note < 0 ? NULL : judge_note_after(&t->voice[k], n);
            if (n->note < 0 || judge_is_drum(t, n) || (t->minor ? minor : major) >> judge_key_degree(t, n->note) & 1)
                continue;
            const harmony_t *h = judge_harmony_at(t, n->start);
            if ((t->minor ? major : minor) >> judge_key_degree(t, n->note) & 1 && h && h->root == t->key) continue;
            if (!h || judge_in_chord(h, n->note) || (next && abs(next->note - n->note) <= 2)) continue;
            judge_breaks("accidentals",
                         "voice %d, bar %d: a note outside key and chord does not lead to the next by a semitone",
                         k + 1, n->bar + 1);
        }
}

/* Leading notes over V rise, its sevenths fall; both may wait, or move to another note of the same chord. */
void check_resolution(const tune_t *t) {
    for (int k = 0; k < TUNE_VOICES; k += 2)
        for (int i = 0; i < t->voice[k].notes; i++) {
            const note_t *n = &t->voice[k].note[i], *next = n->note < 0 ? NULL : judge_note_after(&t->voice[k], n);
            if (!next || judge_is_drum(t, n) || judge_is_drum(t, next)) continue;
            const harmony_t *h = judge_harmony_at(t, n->start), *after = judge_harmony_at(t, next->start);
            if (!h || !after || h->minor || !h->seventh || after->root == h->root) continue;
            int degree = (n->note + 120 - h->root) % 12, move = next->note - n->note;
            if (degree == 4 && (after->root + 7) % 12 == h->root && move != 1 && move != 0 && move < 3)
                judge_breaks("resolution", "voice %d, bar %d: a leading note does not rise", k + 1, n->bar + 1);
            if (degree == 10 && (after->root + 7) % 12 == h->root && (move > 0 || move < -4))
                judge_breaks("resolution", "voice %d, bar %d: a seventh does not fall", k + 1, n->bar + 1);
        }
}
