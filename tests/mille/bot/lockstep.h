/* The lockstep matches, and the one thing they want of a machine. */
#ifndef LOCKSTEP_H
#define LOCKSTEP_H

void lockstep(void);
void lockstep_print(char c);

#endif
