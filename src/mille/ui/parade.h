/* parade: the cars drive past under the headline of a page. */
#ifndef PARADE_H
#define PARADE_H

void parade_step(void); /* in each frame */

#endif
