#include "check.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MELODY, BASS, SECOND };
enum { C1 = 12 * 1, E2 = 16, C4 = 36 }; /* notes are counted from C1 = 0 */

/* ---- what is told ---- */

static const tune_t *judged;
static bool good, used[TUNE_BREAKS];

/* The tune breaks a rule; unless it says why, that is told. */
__attribute__((format(printf, 2, 3))) static void breaks(const char *rule, const char *format, ...) {
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

static const harmony_t *harmony_at(const tune_t *t, int tick) {
    const harmony_t *found = NULL;
    for (int i = 0; i < t->harmonies && t->harmony[i].start <= tick; i++)
        found = t->harmony + i;
    return found;
}

static const note_t *note_at(const voice_t *v, int tick) {
    for (int i = 0; i < v->notes; i++)
        if (v->note[i].start <= tick && tick < v->note[i].start + v->note[i].length)
            return v->note[i].note < 0 ? NULL : v->note + i;
    return NULL;
}

/* Reeds and echoes go with the melody on purpose. */
static bool is_shadow(const tune_t *t, const note_t *n) {
    return !strncmp(t->name[n->instrument], "reed", 4) || !strncmp(t->name[n->instrument], "echo", 4);
}

/* The next note after this one, rests left out. */
static const note_t *note_after(const voice_t *v, const note_t *n) {
    for (const note_t *next = n + 1; next < v->note + v->notes; next++)
        if (next->note >= 0) return next;
    return NULL;
}

static bool in_chord(const harmony_t *h, int note) {
    return h && h->tones >> ((note + 120 - h->root) % 12) & 1;
}

static int bars(const tune_t *t) {
    return t->voice[MELODY].end / tune_bar(t);
}

static int key_degree(const tune_t *t, int pitch) {
    return (pitch + 120 - t->key) % 12;
}

/* V or V7 of the key, or of the relative major in minor. */
static bool is_dominant_of(const harmony_t *h, int tonic) {
    return h && !h->minor && (h->root + 12 - tonic) % 12 == 7;
}

/* The key a harmony may close in: the tune's, or its relative. */
static int relative(const tune_t *t) {
    return (t->key + (t->minor ? 3 : 9)) % 12;
}

static bool is_dominant(const tune_t *t, const harmony_t *h) {
    return is_dominant_of(h, t->key) || is_dominant_of(h, relative(t));
}

static bool is_tonic(const tune_t *t, const harmony_t *h) {
    return h && ((h->root == t->key && h->minor == t->minor) || (h->root == relative(t) && h->minor != t->minor) ||
                 (h->root == t->key && t->minor && !h->minor));
}

/* ---- melody ---- */

static void check_beats(const tune_t *t) {
    const voice_t *v = &t->voice[MELODY];
    int firsts = 0, fit = 0;
    long on = 0, total = 0;
    for (int bar = 0; bar < bars(t); bar++) {
        const note_t *n = note_at(v, bar * tune_bar(t));
        const harmony_t *h = harmony_at(t, bar * tune_bar(t));
        if (!n || !h) continue;
        firsts++;
        if (in_chord(h, n->note)) {
            fit++;
            continue;
        }
        const note_t *next = note_after(v, n);
        bool resolves = next && abs(next->note - n->note) <= 2 && n->start + n->length <= bar * tune_bar(t) + t->beat &&
                        in_chord(harmony_at(t, next->start), next->note);
        bool suspended = n->start < bar * tune_bar(t) && next && abs(next->note - n->note) <= 2;
        if (!resolves && !suspended)
            breaks("beats", "bar %d begins off its chord and does not step to it within a beat", bar + 1);
    }
    for (int i = 0; i < v->notes; i++) {
        const note_t *n = v->note + i;
        if (n->note < 0 || !harmony_at(t, n->start)) continue;
        total += n->length;
        if (in_chord(harmony_at(t, n->start), n->note)) on += n->length;
    }
    if (firsts && fit * 100 < firsts * 85) breaks("beats", "only %d of %d first beats are chord tones", fit, firsts);
    if (total && on * 100 < total * 65)
        breaks("beats", "only %ld of 100 of the time is on chord tones", on * 100 / total);
}

static void check_range(const tune_t *t) {
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
    /* A written bar that is repeated is one place. */
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
    if (high - low > 21) breaks("range", "%d semitones from the lowest to the highest note", high - low);
    if (times > 2 && time > 20 * tune_bar(t)) breaks("range", "the highest note stands in %d places", times);
    if (time && (sum / time < low + (high - low) / 3 || sum / time > high - (high - low) / 4))
        breaks("range", "the average is not in the middle");
}

static void check_leaps(const tune_t *t) {
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
        const harmony_t *h = harmony_at(t, b->start);
        bool inside = h && h->seventh && in_chord(h, a->note) && in_chord(h, b->note);
        if (!size) continue;
        moves++;
        steps += size <= 2;
        thirds += size == 3 || size == 4;
        if ((size == 6 || size == 10 || size == 11 || size > 12) && !inside)
            breaks("leaps", "bar %d: a leap of %d semitones", b->bar + 1, size);
        if (size > 7 && abs(last_leap) > 7 && (move > 0) == (last_leap > 0))
            breaks("leaps", "bar %d: two leaps one way", b->bar + 1);
        if (size >= 8) {
            const note_t *c = b + 1 < v->note + v->notes && b[1].note >= 0 ? b + 1 : NULL;
            if (c && (c->note - b->note) * move > 0)
                breaks("leaps", "bar %d: the leap goes on in its direction", b->bar + 1);
            if (c && size < 12 && abs(c->note - b->note) > 4)
                breaks("leaps", "bar %d: no step back after the leap", b->bar + 1);
        }
        last_leap = move;
    }
    if (moves > 20 && (steps * 100 < moves * 55 || steps * 100 > moves * 80))
        breaks("leaps", "%d of 100 moves are steps", steps * 100 / moves);
    if (moves > 20 && (thirds * 100 < moves * 10 || thirds * 100 > moves * 35))
        breaks("leaps", "%d of 100 moves are thirds", thirds * 100 / moves);
}

static void check_breaths(const tune_t *t) {
    const voice_t *v = &t->voice[MELODY];
    int last = 0, eighths = 0, notes = 0;
    for (int i = 0; i < v->notes; i++) {
        const note_t *n = v->note + i;
        notes += n->note >= 0;
        eighths = n->note >= 0 && n->length <= TUNE_QUARTER / 2 ? eighths + n->length : 0;
        if (eighths > 3 * tune_bar(t)) breaks("density", "bar %d: eighths run on", n->bar + 1);
        if (n->start - last > 4 * tune_bar(t)) breaks("breaths", "bar %d: no breath in four bars", n->bar + 1);
        if (n->note < 0 || n->length >= 2 * t->beat) last = n->start + n->length;
    }
    if (bars(t) >= 8 && (notes * 10 < bars(t) * 15 || notes * 10 > bars(t) * 45))
        breaks("density", "%d notes in %d bars", notes, bars(t));
}

static void check_accidentals(const tune_t *t) {
    static const int major = 0xAB5, minor = 0x5AD | 0x200; /* degrees; minor with both sixths */
    for (int k = 0; k < TUNE_VOICES; k += 2)
        for (int i = 0; i < t->voice[k].notes; i++) {
            const note_t *n = &t->voice[k].note[i], *next = n->note < 0 ? NULL : note_after(&t->voice[k], n);
            if (n->note < 0 || (t->minor ? minor : major) >> key_degree(t, n->note) & 1) continue;
            const harmony_t *h = harmony_at(t, n->start);
            if ((t->minor ? major : minor) >> key_degree(t, n->note) & 1 && h && h->root == t->key) continue;
            if (!h || in_chord(h, n->note) || (next && abs(next->note - n->note) <= 2)) continue;
            breaks("accidentals", "voice %d, bar %d: a note outside key and chord that leads nowhere", k + 1,
                   n->bar + 1);
        }
}

/* Leading notes over V rise, its sevenths fall; either may wait, or go to another note of the same chord. */
static void check_resolution(const tune_t *t) {
    for (int k = 0; k < TUNE_VOICES; k += 2)
        for (int i = 0; i < t->voice[k].notes; i++) {
            const note_t *n = &t->voice[k].note[i], *next = n->note < 0 ? NULL : note_after(&t->voice[k], n);
            if (!next) continue;
            const harmony_t *h = harmony_at(t, n->start), *after = harmony_at(t, next->start);
            if (!h || !after || h->minor || !h->seventh || after->root == h->root) continue;
            int degree = (n->note + 120 - h->root) % 12, move = next->note - n->note;
            if (degree == 4 && (after->root + 7) % 12 == h->root && move != 1 && move != 0 && move < 3)
                breaks("resolution", "voice %d, bar %d: a leading note does not rise", k + 1, n->bar + 1);
            if (degree == 10 && (after->root + 7) % 12 == h->root && (move > 0 || move < -4))
                breaks("resolution", "voice %d, bar %d: a seventh does not fall", k + 1, n->bar + 1);
        }
}

/* ---- form ---- */

static int part_end(const tune_t *t, int part) {
    return part + 1 < t->parts ? t->part[part + 1].start : t->voice[MELODY].end;
}

/* What a bar's rhythm is: a bit for each eighth where a note begins. */
static unsigned rhythm(const tune_t *t, int voice, int bar) {
    unsigned bits = 0;
    for (int i = 0; i < t->voice[voice].notes; i++) {
        const note_t *n = &t->voice[voice].note[i];
        if (n->bar == bar && n->note >= 0) bits |= 1u << ((n->start - bar * tune_bar(t)) * 2 / TUNE_QUARTER);
    }
    return bits;
}

static void check_cadences(const tune_t *t) {
    int others = 0;
    for (int p = 0; p < t->parts; p++) {
        int first = t->part[p].start / tune_bar(t), last = part_end(t, p) / tune_bar(t);
        for (int bar = first + 8; bar <= last; bar += 8) {
            const harmony_t *end = harmony_at(t, bar * tune_bar(t) - 1), *before = end > t->harmony ? end - 1 : NULL;
            /* the chord before the last one of another root */
            while (before && before > t->harmony && before->root == end->root)
                before--;
            bool open = is_dominant(t, end), closed = is_tonic(t, end) && before && is_dominant_of(before, end->root);
            if (!open && !closed) others++;
            if (!open && !closed && (others > 1 || !is_dominant(t, before)))
                breaks("cadences", "bar %d ends neither on V nor on I after V", bar);
        }
    }
    const voice_t *v = &t->voice[MELODY];
    const note_t *n = v->note + v->notes - 1;
    while (n > v->note && n->note < 0)
        n--;
    if (t->loop < 0 && key_degree(t, n->note) != 0) breaks("cadences", "the last note is not the tonic");
}

static int common_bits(unsigned a, unsigned b) {
    return __builtin_popcount(a & b) * 100 / (__builtin_popcount(a | b) ? __builtin_popcount(a | b) : 1);
}

static void check_motifs(const tune_t *t) {
    for (int p = 0; p < t->parts; p++) {
        int first = t->part[p].start / tune_bar(t), count = part_end(t, p) / tune_bar(t) - first;
        if (count < 8) continue;
        if (common_bits(rhythm(t, MELODY, first), rhythm(t, MELODY, first + 4)) +
                common_bits(rhythm(t, MELODY, first + 1), rhythm(t, MELODY, first + 5)) <
            160)
            breaks("answer", "part %s: bars 1-2 and 5-6 differ in rhythm", t->part[p].name);
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
            breaks("motifs", "part %s: two rhythms make up %d of %d bars", t->part[p].name, best + second, count);
    }
    int row = 1;
    for (int bar = 1; bar < bars(t); bar++) {
        bool equal = rhythm(t, MELODY, bar) == rhythm(t, MELODY, bar - 1) && rhythm(t, MELODY, bar);
        for (int tick = 0; equal && tick < tune_bar(t); tick += TUNE_QUARTER / 2) {
            const note_t *a = note_at(&t->voice[MELODY], bar * tune_bar(t) + tick);
            const note_t *b = note_at(&t->voice[MELODY], (bar - 1) * tune_bar(t) + tick);
            equal = (!a && !b) || (a && b && a->note == b->note);
        }
        row = equal ? row + 1 : 1;
        if (row > 3) breaks("motifs", "bar %d comes for the fourth time in a row", bar + 1);
    }
}

typedef struct {
    long pitch, notes, bars, major, chords, rhythm[64], accompaniment[64];
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
        const harmony_t *h = harmony_at(t, bar * tune_bar(t));
        p->chords++;
        p->major += h && is_tonic(t, h) && !h->minor;
        p->major -= h && is_tonic(t, h) && h->minor;
        p->rhythm[rhythm(t, MELODY, bar) & 63]++;
        p->accompaniment[rhythm(t, BASS, bar) & 63]++;
    }
}

static int favourite(const long *of) {
    int best = 0;
    for (int i = 1; i < 64; i++)
        if (of[i] > of[best]) best = i;
    return best;
}

static void check_contrast(const tune_t *t) {
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
        breaks("contrast",
               "B differs from A in %d of 5 (register %d, density %d, mode %d, rhythm %d, accompaniment %d)", count,
               differ[0], differ[1], differ[2], differ[3], differ[4]);
}

static void check_form(const tune_t *t) {
    for (int p = 0; p < t->parts; p++) {
        int count = (part_end(t, p) - t->part[p].start) / tune_bar(t);
        if (count != 4 && count != 8 && count != 16) breaks("form", "part %s has %d bars", t->part[p].name, count);
    }
    if (t->loop >= 0 && t->loop < t->voice[MELODY].end) {
        const harmony_t *end = harmony_at(t, t->voice[MELODY].end - 1);
        if (!end || (!is_dominant(t, end) && !is_tonic(t, end)))
            breaks("form", "it does not come back by way of V or I");
    }
}

/* ---- the other voices ---- */

static void check_bass(const tune_t *t) {
    const voice_t *v = &t->voice[BASS];
    for (int bar = 0; bar < bars(t); bar++) {
        const note_t *n = note_at(v, bar * tune_bar(t));
        const harmony_t *h = harmony_at(t, bar * tune_bar(t)),
                        *before = bar ? harmony_at(t, bar * tune_bar(t) - 1) : NULL;
        if (!n || !h || n->start != bar * tune_bar(t) || n->second) continue;
        int degree = (n->note + 120 - h->root) % 12, named = (n->note + 120 - h->bass) % 12;
        bool changes = !before || before->root != h->root;
        if (degree && named && (changes || degree != 7))
            breaks("bass", "bar %d: the bass is neither root nor fifth", bar + 1);
        if (n->note < E2 || n->note > C4) breaks("bass", "bar %d: the bass is out of E2 to C4", bar + 1);
    }
    for (int i = 0; i < v->notes; i++)
        if (v->note[i].second && i && v->note[i - 1].note >= 0 && !v->note[i - 1].second &&
            v->note[i].note < v->note[i - 1].note - 2)
            breaks("bass", "bar %d: the chord lies below the bass", v->note[i].bar + 1);
}

static void check_pair(const tune_t *t, int a, int b) {
    int row = 0;
    const note_t *last = NULL;
    for (int i = 0; i < t->voice[a].notes; i++) {
        const note_t *x = &t->voice[a].note[i];
        const note_t *y = x->note < 0 ? NULL : note_at(&t->voice[b], x->start);
        if (!y || y->start != x->start || y->second || x->second || is_shadow(t, y)) {
            row = 0;
            continue;
        }
        bool octave = (x->note - y->note + 120) % 12 == 0;
        row = octave && (!last || last->note != x->note) ? row + 1 : octave ? row : 0;
        last = x;
        if (row == 3) breaks("parallels", "bar %d: voices %d and %d go in octaves", x->bar + 1, a + 1, b + 1);
    }
}

static void check_fifths(const tune_t *t) {
    for (int bar = 1; bar < bars(t); bar++) {
        const harmony_t *h = harmony_at(t, bar * tune_bar(t)), *before = harmony_at(t, bar * tune_bar(t) - 1);
        if (!h || !before || !is_dominant_of(before, h->root)) continue;
        const note_t *m = note_at(&t->voice[MELODY], bar * tune_bar(t)),
                     *b = note_at(&t->voice[BASS], bar * tune_bar(t));
        const note_t *m0 = note_at(&t->voice[MELODY], (bar - 1) * tune_bar(t)),
                     *b0 = note_at(&t->voice[BASS], (bar - 1) * tune_bar(t));
        if (!m || !b || !m0 || !b0 || m == m0 || b->second || b0->second) continue;
        bool now = (m->note - b->note + 120) % 12 == 7, then = (m0->note - b0->note + 120) % 12 == 7;
        if (now && then && m->note != m0->note) breaks("parallels", "bar %d: fifths between melody and bass", bar + 1);
    }
}

static void check_second(const tune_t *t) {
    const voice_t *v = &t->voice[SECOND];
    int count = 0, sweet = 0;
    for (int i = 0; i < v->notes; i++) {
        const note_t *n = v->note + i, *m = n->note < 0 ? NULL : note_at(&t->voice[MELODY], n->start);
        if (!m || m->start != n->start || is_shadow(t, n)) continue;
        int apart = m->note - n->note, degree = (apart + 120) % 12;
        count++;
        sweet += degree == 3 || degree == 4 || degree == 8 || degree == 9;
        if (apart < 3) breaks("second", "bar %d: the second voice is not below the melody by a third", n->bar + 1);
        if ((degree <= 2 || degree >= 10) && degree && n->start % t->beat == 0 && apart < 12)
            breaks("second", "bar %d: a second on a beat", n->bar + 1);
    }
    if (count > 8 && sweet * 100 < count * 70) breaks("second", "only %d of %d are thirds and sixths", sweet, count);
}

/* ---- all of it ---- */

bool check_tune(const tune_t *t) {
    judged = t;
    good = true;
    memset(used, 0, sizeof used);
    if (!t->harmonies) breaks("beats", "no chord has a name");
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
