/* mask_pick: a random choice among the bits of a mask. */
#ifndef MASK_PICK_H
#define MASK_PICK_H

#include "risk.h"

/* One of the territories (or cards) in a mask that is not empty, each equally likely. */
uint8_t mask_pick(const risk_mask_t *mask, random_t *random);

#endif
