/* budget: prints lines for tests/lib/budget: NAME VALUE LIMIT ok|OVER. */
#ifndef BUDGET_H
#define BUDGET_H

#include <stdint.h>

/* A value that is measured many times: the worst one counts, the mean is printed too. */
typedef struct {
    const char *name;
    uint64_t limit, worst, total, calls;
} budget_t;

void budget_count(budget_t *budget, uint64_t value);
void budget_print(const budget_t *budget); /* NAME-worst and NAME-mean */

/* The worst value of each. */
void budget_print_worst(const budget_t *budgets, unsigned count);

/* One value. */
void budget_line(const char *name, const char *what, uint64_t value, uint64_t limit);

#endif
