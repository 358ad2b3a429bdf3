/* Budgets as lines. */
#include <stdio.h>
#include <stdlib.h>
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

static unsigned code_bytes(const char *object) {
    char text[256];
    unsigned bytes = 0, size;
    FILE *file = fopen(object, "r");
    if (!file) {
        fprintf(stderr, "budget: cannot read %s\n", object);
        exit(1);
    }
    while (fgets(text, sizeof text, file))
        if (sscanf(text, "A _CODE size %x", &size) == 1) bytes = size;
    fclose(file);
    return bytes;
}

unsigned budget_code_bytes(char **objects, int count) {
    unsigned bytes = 0;
    for (int i = 0; i < count; i++)
        bytes += code_bytes(objects[i]);
    return bytes;
}
