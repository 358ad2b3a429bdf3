/* translate: translates a source file. */
#ifndef TRANSLATE_H
#define TRANSLATE_H

#include <stdio.h>

/* Translates a source file with the files it includes, also from the folder; ends the program on an error. */
void translate(const char *path, const char *folder, FILE *out);

#endif
