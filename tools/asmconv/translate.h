#ifndef TRANSLATE_H
#define TRANSLATE_H

#include <stdio.h>

/* Translates a source file, with what it includes, also from the folder; ends the program where it cannot. */
void translate(const char *path, const char *folder, FILE *out);

#endif
