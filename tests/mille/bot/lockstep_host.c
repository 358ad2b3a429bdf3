/* The lockstep matches on the PC. */
#include <stdio.h>
#include "lockstep.h"

void lockstep_print(char c) {
    putchar(c);
}

int main(void) {
    lockstep();
    return 0;
}
