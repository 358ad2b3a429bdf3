/* Converts written notes to heard notes: expands repeats, joins ties, converts ticks to frames. */
#include <stdio.h>
#include <string.h>

#include "abc.h"

typedef struct {
    abc_t *r;
    int voice, now;      /* ticks */
    int64_t frame_ticks; /* the last change of the tempo, */
    int frame_start;     /* and its frame */
    int quarter;
    int bar, bar_start, bar_frame;
    int notes_instrument, chords_instrument, soft;
    bool tied;
} playing_t;

static int frame_of(const playing_t *p, int tick) {
    return p->frame_start + (int)((tick - p->frame_ticks) * p->quarter / TUNE_QUARTER);
}

static bool whole_frames(const playing_t *p, int tick) {
    return (tick - p->frame_ticks) * p->quarter % TUNE_QUARTER == 0;
}

static void play_note(playing_t *p, const abc_token_t *t) {
    abc_t *r = p->r;
    voice_t *voice = &r->tune->voice[p->voice];
    int end = p->now + t->length;
    if (!t->uneven && !whole_frames(p, end))
        abc_wrong_at(r, t->line, t->column, "this length is not a whole number of frames", "");
    if (end > 30000) abc_wrong_at(r, t->line, t->column, "the tune is too long", "");
    note_t *last = voice->notes ? &voice->note[voice->notes - 1] : NULL;
    if (p->tied) {
        if (!last || last->note != t->note || last->second != t->second || last->third != t->third)
            abc_wrong_at(r, t->line, t->column, "a tie must lead to the same note", "");
        last->length += t->length;
        last->frames = frame_of(p, end) - last->frame;
    } else if (t->note < 0 && last && last->note < 0 && last->bar == p->bar) {
        last->length += t->length;
        last->frames = frame_of(p, end) - last->frame;
    } else {
        if (voice->notes == TUNE_NOTES) abc_wrong_at(r, t->line, t->column, "too many notes", "");
        int instrument = t->second ? p->chords_instrument : p->notes_instrument, frame = frame_of(p, p->now);
        if (t->note >= 0 && instrument < 0)
            abc_wrong_at(r, t->line, t->column, "no instrument here: write \"^name\" before it", "");
        voice->note[voice->notes++] = (note_t){.start = p->now,
                                               .length = t->length,
                                               .frame = frame,
                                               .frames = frame_of(p, end) - frame,
                                               .note = t->note,
                                               .second = t->second,
                                               .third = t->third,
                                               .instrument = t->note < 0 ? -1 : instrument,
                                               .soft = p->soft,
                                               .bar = p->bar,
                                               .line = t->line,
                                               .column = t->column};
        last = &voice->note[voice->notes - 1];
    }
    if (!t->tied && last->frames < TUNE_SHORTEST)
        abc_wrong_at(r, t->line, t->column, "a note takes at least 4 frames", "");
    p->tied = t->tied;
    p->now = end;
}

static void play_bar(playing_t *p, const abc_token_t *t) {
    int bar = tune_bar(p->r->tune), length = p->now - p->bar_start;
    if (!length) return; /* a double bar line */
    if (length != bar) {
        char text[60];
        snprintf(text, sizeof text, "%d/%d of a whole note instead of %d/%d", length, TUNE_WHOLE, bar, TUNE_WHOLE);
        abc_wrong_at(p->r, t->line, t->column, "this bar does not add up", text);
    }
    if (!p->voice) {
        tune_t *tune = p->r->tune;
        if (tune->bars == TUNE_MARKS) abc_wrong_at(p->r, t->line, t->column, "too many bars", "");
        tune->bar_frame[tune->bars++] = p->bar_frame;
    }
    p->bar_start = p->now;
    p->bar_frame = frame_of(p, p->now);
    p->bar++;
}

static void play_mark(playing_t *p, const abc_token_t *t) {
    tune_t *tune = p->r->tune;
    switch (t->kind) {
    case INSTRUMENT:
        p->notes_instrument = t->value;
        p->chords_instrument = t->value2;
        p->soft = t->soft;
        break;
    case TEMPO:
        p->frame_start = frame_of(p, p->now);
        p->frame_ticks = p->now;
        p->quarter = t->value;
        break;
    case SOLO_LOOP:
        if (p->now != p->bar_start)
            abc_wrong_at(p->r, t->line, t->column, "a loop must begin at the start of a bar", "");
        if (p->voice && tune->loop != p->now)
            abc_wrong_at(p->r, t->line, t->column, "all voices must loop to the same bar", "");
        tune->loop = p->now;
        tune->loop_frame = frame_of(p, p->now);
        break;
    case HARMONY:
        if (p->voice) abc_wrong_at(p->r, t->line, t->column, "chord names belong to the first voice", "");
        if (tune->harmonies == TUNE_MARKS) abc_wrong_at(p->r, t->line, t->column, "too many chord names", "");
        tune->harmony[tune->harmonies] = t->harmony;
        tune->harmony[tune->harmonies++].start = p->now;
        break;
    case PART:
        if (p->voice) break;
        if (tune->parts == TUNE_MARKS) abc_wrong_at(p->r, t->line, t->column, "too many parts", "");
        tune->part[tune->parts].start = p->now;
        strcpy(tune->part[tune->parts++].name, t->name);
        break;
    default:
        break;
    }
}

/* Expands the repeats: a second time from the last start, without the first ending. */
static void play_voice(abc_t *r, int voice) {
    playing_t p = {
        .r = r, .voice = voice, .quarter = r->tune->quarter, .notes_instrument = -1, .chords_instrument = -1};
    const abc_token_t *token = r->voices[voice].token;
    int count = r->voices[voice].tokens, start = 0, skipping = 0;
    bool again = false;
    for (int i = 0; i < count; i++) {
        const abc_token_t *t = token + i;
        if (t->kind == ENDING) {
            skipping = again && t->value == 1;
            if (!again && t->value == 2) abc_wrong_at(r, t->line, t->column, "a second ending without a first", "");
            if (again && t->value == 2) {
                again = false;
                start = i + 1; /* its repeat is over: another repeat sign repeats the second ending alone */
            }
        } else if (t->kind == REPEAT_START) {
            if (again) abc_wrong_at(r, t->line, t->column, "a repeat begins inside another", "");
            start = i + 1;
        } else if (t->kind == REPEAT_END) {
            bool second_follows = i + 1 < count && token[i + 1].kind == ENDING && token[i + 1].value == 2;
            if (!again) {
                again = true;
                i = start - 1;
            } else {
                skipping = 0;
                start = i + 1;
                if (!second_follows) again = false;
            }
        } else if (skipping) {
            continue;
        } else if (t->kind == NOTE) {
            play_note(&p, t);
        } else if (t->kind == BAR) {
            play_bar(&p, t);
        } else {
            play_mark(&p, t);
        }
    }
    const abc_token_t *last = count ? token + count - 1 : NULL;
    if (p.tied) abc_wrong_at(r, last->line, last->column, "the last note is tied to nothing", "");
    if (p.now != p.bar_start) abc_wrong_at(r, last->line, last->column, "the last bar has no bar line", "");
    r->tune->voice[voice].end = p.now;
    r->tune->voice[voice].end_frame = frame_of(&p, p.now);
}

static void check_together(const abc_t *r) {
    const tune_t *tune = r->tune;
    for (int v = 0; v < TUNE_VOICES; v++) {
        if (!tune->voice[v].notes) abc_wrong_at(r, r->line, 1, "expected three voices; a silent one has rests (z)", "");
        if (tune->voice[v].end_frame != tune->voice[0].end_frame || tune->voice[v].end != tune->voice[0].end) {
            char text[60];
            snprintf(text, sizeof text, "voice %d has %d bars, voice 1 has %d", v + 1,
                     tune->voice[v].end / tune_bar(tune), tune->voice[0].end / tune_bar(tune));
            abc_wrong_at(r, r->line, 1, "the voices do not end together", text);
        }
    }
}

void abc_play(abc_t *r) {
    for (int v = 0; v < TUNE_VOICES; v++)
        play_voice(r, v);
    check_together(r);
}
