/* Rules of form: cadences, motifs, contrast. */
#include <stdlib.h>
#include <string.h>

#include "judge.h"

static int part_end(const tune_t *t, int part) {
    return part + 1 < t->parts ? t->part[part + 1].start : t->voice[MELODY].end;
}

/* The rhythm of a bar: one bit for each eighth on which a note begins. */
static unsigned rhythm(const tune_t *t, int voice, int bar) {
    unsigned bits = 0;
    for (int i = 0; i < t->voice[voice].notes; i++) {
        const note_t *n = &t->voice[voice].note[i];
        if (n->bar == bar && n->note >= 0) bits |= 1u << ((n->start - bar * tune_bar(t)) * 2 / TUNE_QUARTER);
    }
    return bits;
}

void check_cadences(const tune_t *t) {
    int others = 0;
    for (int p = 0; p < t->parts; p++) {
        int first = t->part[p].start / tune_bar(t), last = part_end(t, p) / tune_bar(t);
        for (int bar = first + 8; bar <= last; bar += 8) {
            const harmony_t *end = judge_harmony_at(t, bar * tune_bar(t) - 1),
                            *before = end > t->harmony ? end - 1 : NULL;
            /* the previous chord with another root */
            while (before && before > t->harmony && before->root == end->root)
                before--;
            bool open = judge_is_dominant(t, end),
                 closed = judge_is_tonic(t, end) && before && judge_is_dominant_of(before, end->root);
            if (!open && !closed) others++;
            if (!open && !closed && (others > 1 || !judge_is_dominant(t, before)))
                judge_breaks("cadences", "bar %d ends neither on V nor on I after V", bar);
        }
    }
    const voice_t *v = &t->voice[MELODY];
    const note_t *n = v->note + v->notes - 1;
    while (n > v->note && n->note < 0)
        n--;
    if (t->loop < 0 && judge_key_degree(t, n->note) != 0) judge_breaks("cadences", "the last note is not the tonic");
}

static int common_bits(unsigned a, unsigned b) {
    return __builtin_popcount(a & b) * 100 / (__builtin_popcount(a | b) ? __builtin_popcount(a | b) : 1);
}

void check_motifs(const tune_t *t) {
    for (int p = 0; p < t->parts; p++) {
        int first = t->part[p].start / tune_bar(t), count = part_end(t, p) / tune_bar(t) - first;
        if (count < 8) continue;
        if (common_bits(rhythm(t, MELODY, first), rhythm(t, MELODY, first + 4)) +
                common_bits(rhythm(t, MELODY, first + 1), rhythm(t, MELODY, first + 5)) <
            160)
            judge_breaks("answer", "part %s: bars 1-2 and 5-6 differ in rhythm", t->part[p].name);
        int best = 0, second = 0;
        for (int a = 0; a < count; a++) {
            int same = 0, earlier = 0;
            for (int b = 0; b < count; b++) {
                bool equal = rhythm(t, MELODY, first + a) == rhythm(t, MELODY, first + b);
                same += equal;
                earlier += equal && b < a;
            }
            if (earlier) continue;
            if (same > best)
                second = best, best = same;
            else if (same > second)
                second = same;
        }
        if ((best + second) * 100 < count * 60)
            judge_breaks("motifs", "part %s: two rhythms make up %d of %d bars", t->part[p].name, best + second, count);
    }
    int row = 1;
    for (int bar = 1; bar < judge_bars(t); bar++) {
        bool equal = rhythm(t, MELODY, bar) == rhythm(t, MELODY, bar - 1) && rhythm(t, MELODY, bar);
        for (int tick = 0; equal && tick < tune_bar(t); tick += TUNE_QUARTER / 2) {
            const note_t *a = judge_note_at(&t->voice[MELODY], bar * tune_bar(t) + tick);
            const note_t *b = judge_note_at(&t->voice[MELODY], (bar - 1) * tune_bar(t) + tick);
            equal = (!a && !b) || (a && b && a->note == b->note);
        }
        row = equal ? row + 1 : 1;
        if (row > 3) judge_breaks("motifs", "bar %d occurs for the fourth time in a row", bar + 1);
    }
}

enum { RHYTHMS = 256 }; /* per bar of eight eighths */

typedef struct {
    long pitch, notes, bars, major, chords, rhythm[RHYTHMS], accompaniment[RHYTHMS];
} portrait_t;

static void paint(const tune_t *t, int part, portrait_t *p) {
    memset(p, 0, sizeof *p);
    int first = t->part[part].start / tune_bar(t), last = part_end(t, part) / tune_bar(t);
    long time = 0;
    for (int i = 0; i < t->voice[MELODY].notes; i++) {
        const note_t *n = &t->voice[MELODY].note[i];
        if (n->note < 0 || n->bar < first || n->bar >= last) continue;
        p->pitch += (long)n->note * n->length;
        time += n->length;
        p->notes++;
    }
    p->pitch = time ? p->pitch * 10 / time : 0;
    p->bars = last - first;
    for (int bar = first; bar < last; bar++) {
        const harmony_t *h = judge_harmony_at(t, bar * tune_bar(t));
        p->chords++;
        p->major += h && judge_is_tonic(t, h) && !h->minor;
        p->major -= h && judge_is_tonic(t, h) && h->minor;
        p->rhythm[rhythm(t, MELODY, bar) % RHYTHMS]++;
        p->accompaniment[rhythm(t, BASS, bar) % RHYTHMS]++;
    }
}

static int favourite(const long *of) {
    int best = 0;
    for (int i = 1; i < RHYTHMS; i++)
        if (of[i] > of[best]) best = i;
    return best;
}

void check_contrast(const tune_t *t) {
    portrait_t a = {0}, b = {0};
    for (int p = t->parts - 1; p >= 0; p--) {
        if (!strcmp(t->part[p].name, "A")) paint(t, p, &a);
        if (!strcmp(t->part[p].name, "B")) paint(t, p, &b);
    }
    if (!a.bars || !b.bars) return;
    bool differ[5] = {labs(a.pitch - b.pitch) >= 30,
                      labs(a.notes * b.bars - b.notes * a.bars) * 10 >= a.notes * b.bars * 4,
                      (a.major > 0) != (b.major > 0), favourite(a.rhythm) != favourite(b.rhythm),
                      favourite(a.accompaniment) != favourite(b.accompaniment)};
    int count = 0;
    for (int i = 0; i < 5; i++)
        count += differ[i];
    if (count < 3)
        judge_breaks("contrast",
                     "B differs from A in %d of 5 (register %d, density %d, mode %d, rhythm %d, accompaniment %d)",
                     count, differ[0], differ[1], differ[2], differ[3], differ[4]);
}

void check_form(const tune_t *t) {
    for (int p = 0; p < t->parts; p++) {
        int count = (part_end(t, p) - t->part[p].start) / tune_bar(t);
        if (count != 4 && count != 8 && count != 16)
            judge_breaks("form", "part %s has %d bars", t->part[p].name, count);
    }
    if (t->loop >= 0 && t->loop < t->voice[MELODY].end) {
        const harmony_t *end = judge_harmony_at(t, t->voice[MELODY].end - 1);
        if (!judge_is_dominant(t, end)) judge_breaks("form", "no V before the loop");
    }
}
