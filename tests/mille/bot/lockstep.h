/* lockstep: the matches that both machines play, and the function each machine supplies to print them. */
#ifndef LOCKSTEP_H
#define LOCKSTEP_H

void lockstep(void);
void lockstep_print(char c);

#endif
