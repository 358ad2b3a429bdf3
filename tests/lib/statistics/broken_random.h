/* The seeded generator with faults that can be switched on, in the place of the one the rules are linked with. */
#ifndef BROKEN_RANDOM_H
#define BROKEN_RANDOM_H

typedef enum {
    FAULT_NONE,
    FAULT_NARROW,     /* the last number is never drawn from among five or more */
    FAULT_MODULO,     /* a remainder instead of another try */
    FAULT_LOADED,     /* the last number of six comes twice in 20 times too often */
    FAULT_LAST_SWAP,  /* of two the first is always taken, as if the last swap of a shuffle were left out */
    FAULT_FIRST_SWAP, /* the first draw from among more than forty is always the first */
    FAULT_STICKY,     /* in one of 16 draws the last number is given again */
    FAULT_FEW_BITS,   /* only five bits of chance are used */
    FAULT_LINKED,     /* a number after a 0 is never a 0 */
    FAULT_WEAK_SEED,  /* only the low four bits of the seed count */
    FAULTS
} fault_t;

extern long random_asked[256]; /* how often a number below n was asked for */

extern fault_t fault;
extern const char *const fault_names[FAULTS];

#endif
