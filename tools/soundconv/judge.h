/* judge: what the rules of check.h share: reports, and questions about the tune. */
#ifndef JUDGE_H
#define JUDGE_H

#include "tables.h"
#include "tune.h"

enum { MELODY, BASS, SECOND }; /* the voices */

/* Reports that the tune breaks a rule, unless it says why. */
void judge_breaks(const char *rule, const char *format, ...) __attribute__((format(printf, 2, 3)));

const harmony_t *judge_harmony_at(const tune_t *t, int tick);
const note_t *judge_note_at(const voice_t *v, int tick);
const sound_t *judge_instrument(const tune_t *t, const note_t *n);
bool judge_is_drum(const tune_t *t, const note_t *n);
bool judge_is_shadow(const tune_t *t, const note_t *n);
const note_t *judge_note_after(const voice_t *v, const note_t *n);
bool judge_in_chord(const harmony_t *h, int note);
int judge_bars(const tune_t *t);
int judge_key_degree(const tune_t *t, int pitch);
bool judge_is_dominant_of(const harmony_t *h, int tonic);
int judge_relative(const tune_t *t);
bool judge_is_dominant(const tune_t *t, const harmony_t *h);
bool judge_is_tonic(const tune_t *t, const harmony_t *h);

/* check_melody.c */
void check_beats(const tune_t *t);
void check_range(const tune_t *t);
void check_leaps(const tune_t *t);
void check_breaths(const tune_t *t);
void check_accidentals(const tune_t *t);
void check_resolution(const tune_t *t);

/* check_form.c */
void check_cadences(const tune_t *t);
void check_motifs(const tune_t *t);
void check_contrast(const tune_t *t);
void check_form(const tune_t *t);

/* check_voices.c */
void check_bass(const tune_t *t);
void check_pair(const tune_t *t, int a, int b);
void check_fifths(const tune_t *t);
void check_second(const tune_t *t);
void check_apart(const tune_t *t);
void check_volumes(const tune_t *t);

#endif
