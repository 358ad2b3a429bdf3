/* broken_random: the random generator with faults that can be switched on, linked instead of the one of src/lib. */
#ifndef BROKEN_RANDOM_H
#define BROKEN_RANDOM_H

typedef enum {
    FAULT_NONE,
    FAULT_NARROW,     /* the last number of five or more is never drawn */
    FAULT_MODULO,     /* remainder instead of rejection */
    FAULT_LOADED,     /* the last number of six is drawn 2 in 20 times too often */
    FAULT_LAST_SWAP,  /* of two the first is always drawn, as if the last swap of a shuffle were left out */
    FAULT_FIRST_SWAP, /* the first draw of more than forty is always the first number */
    FAULT_STICKY,     /* in one of 16 draws the last number is repeated */
    FAULT_FEW_BITS,   /* only five random bits are used */
    FAULT_LINKED,     /* a 0 is never followed by a 0 */
    FAULT_WEAK_SEED,  /* only the low four bits of the seed count */
    FAULTS
} fault_t;

extern long random_asked[256]; /* how often a number below n was requested */

extern fault_t fault;
extern const char *const fault_names[FAULTS];

#endif
