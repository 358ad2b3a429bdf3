/* Prints budgets. */
#include <stdio.h>
#include "budget.h"

void budget_count(budget_t *budget, uint64_t value) {
    budget->calls++;
    budget->total += value;
    if (value > budget->worst) budget->worst = value;
}

void budget_line(const char *name, const char *what, uint64_t value, uint64_t limit) {
    printf("%s%s %llu %llu %s\n", name, what, (unsigned long long)value, (unsigned long long)limit,
           value <= limit ? "ok" : "OVER");
}

void budget_print(const budget_t *budget) {
    budget_line(budget->name, "-worst", budget->worst, budget->limit);
    budget_line(budget->name, "-mean", budget->calls ? budget->total / budget->calls : budget->limit + 1,
                budget->limit);
}

void budget_print_worst(const budget_t *budgets, unsigned count) {
    for (unsigned i = 0; i < count; i++)
        budget_line(budgets[i].name, "", budgets[i].worst, budgets[i].limit);
}
