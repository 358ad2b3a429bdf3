/* operand: translates operands of instructions. */
#ifndef OPERAND_H
#define OPERAND_H

#include "expression.h"

enum { OPERAND_LONGEST = EXPRESSION_LONGEST + SYMBOL_LONGEST + 4 };

/* Reads an operand up to the next comma or the end of the line and writes it to `to`, of OPERAND_LONGEST bytes: #5
 * becomes 5, -2 (ix) becomes (ix-2), registers and addresses in brackets stay. */
void operand_read(cursor_t *c, char *to);

#endif
