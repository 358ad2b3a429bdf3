/*  A picture with one rectangle painted over: spoil FROM.png TO.png X Y WIDTH HEIGHT RRGGBB */
#include <stdio.h>
#include <stdlib.h>

#include "picture.h"

int main(int count, char **words) {
    picture_t p;
    char problem[PICTURE_PROBLEM];
    if (count != 8 || !picture_load(&p, words[1], problem)) return 2;
    picture_fill(&p, atoi(words[3]), atoi(words[4]), atoi(words[5]), atoi(words[6]),
                 (uint32_t)strtoul(words[7], NULL, 16));
    return !picture_save(&p, words[2], problem);
}
