/* weights: what each feature is worth, learnt from hands that were played to their end. weights.c is written by
 * `make tune` (tools/mille/tune). */
#ifndef WEIGHTS_H
#define WEIGHTS_H

#include <stdint.h>
#include "feature.h"

#ifndef WEIGHTS_CONST
#define WEIGHTS_CONST const /* the tuner, which changes weights while it runs, defines it as nothing */
#endif
extern WEIGHTS_CONST int8_t weights[FEATURES];

#define WEIGHT_UNIT 4 /* points */

#endif
