/* source: a manual in one language, as it is written (src/<game>/manual). A line begins with what it is:
 *
 *     # Title              a chapter
 *     ## Title             a heading in it
 *     - text               an item of a list
 *     | left | right       a row of two: a key and what it does, a trouble and its cure
 *     @cover, @back        the first page and the last
 *     @contents            the list of chapters
 *     @picture NAME NAME | what they show     stored pictures of screens, without their language and .png
 *     @cards HAZARD, @points …                tables of the rules: tables.c of the game
 *     @booklet, @both, @disc                  what follows is for the printed manual, for both forms, for the text on the disc
 *     @alone                                  for both forms, but not for a disc with several games
 *     % remark             left out
 *
 * and anything else is a paragraph, up to an empty line. A line that begins with two spaces goes on with the one before it. In a text
 *
 *     {KEY}        is a word of the game       {=name}   a number of its rules (values.c)
 *     [ESC]        a key of the CPC            *bold*    is bold
 *     `RUN"MILLE`  something to type
 *
 * [KEY_LOG] is the key that this word of the game names, [SPACE] becomes the name the game has for it, [LEFT] [RIGHT] [UP] [DOWN] become arrows.
 */
#ifndef SOURCE_H
#define SOURCE_H

#include "writer.h"

/* Writes what a source has for one form: 'b' the booklet, 'd' the disc, 's' a disc with several games. */
void source_write(const char *path, char form, FILE *to, const writer_t *writer);

#endif
