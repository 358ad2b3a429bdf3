/* source: the source of a manual in one language (src/<game>/manual). The beginning of a line says what it is:
 *
 *     # Title              a chapter
 *     ## Title             a heading
 *     - text               an item of a list
 *     | left | right       a row: a key and its meaning, a problem and its solution
 *     @cover, @back        the first page and the last
 *     @contents            the list of chapters
 *     @picture NAME NAME | caption    stored pictures of screens, without their language and .png
 *     @cards HAZARD, @points …        tables of the rules: tables.c of the game
 *     @booklet, @both, @disc          what follows is for the printed manual, both forms, the text on the disc
 *     @alone                          for both forms, but not for a disc with several games
 *     % comment            ignored
 *
 * Anything else is a paragraph, up to an empty line. A line that begins with two spaces continues the previous one. In
 * a text
 *
 *     {KEY}        is a word of the game       {=name}   a number of its rules (values.c)
 *     [ESC]        a key of the CPC            *bold*    is bold
 *     `RUN"MILLE`  something to type
 *
 * [KEY_LOG] is the key at the beginning of that word of the game, [SPACE] becomes the game's name for it, [LEFT]
 * [RIGHT] [UP] [DOWN] become arrows.
 */
#ifndef SOURCE_H
#define SOURCE_H

#include "writer.h"

/* Writes one form of a source: 'b' the booklet, 'd' the disc, 's' a disc with several games. */
void source_write(const char *path, char form, FILE *to, const writer_t *writer);

#endif
