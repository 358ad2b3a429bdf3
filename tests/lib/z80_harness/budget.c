/* Prints budgets. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

/* The size of an area in an object file. */
static unsigned area_bytes(const char *object, const char *area) {
    char text[256], name[64];
    unsigned bytes = 0, size;
    FILE *file = fopen(object, "r");
    if (!file) {
        fprintf(stderr, "budget: cannot read %s\n", object);
        exit(1);
    }
    while (fgets(text, sizeof text, file))
        if (sscanf(text, "A %63s size %x", name, &size) == 2 && strcmp(name, area) == 0) bytes = size;
    fclose(file);
    return bytes;
}

static unsigned sum_areas(char **objects, int count, const char *area) {
    unsigned bytes = 0;
    for (int i = 0; i < count; i++)
        bytes += area_bytes(objects[i], area);
    return bytes;
}

unsigned budget_code_bytes(char **objects, int count) {
    return sum_areas(objects, count, "_CODE");
}

unsigned budget_data_bytes(char **objects, int count) {
    return sum_areas(objects, count, "_DATA") + sum_areas(objects, count, "_OVERLAY_A");
}
