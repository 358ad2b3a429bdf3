/* Normal equations, solved by Cholesky's method. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "equations.h"

static double *numbers(size_t n) {
    double *list = calloc(n, sizeof *list);
    if (!list) {
        fprintf(stderr, "tune: no memory for %zu numbers\n", n);
        exit(1);
    }
    return list;
}

#define CELLS(equations)       ((size_t)(equations)->unknowns * (size_t)(equations)->unknowns)
#define ROW(matrix, n, number) ((matrix) + (size_t)(number) * (size_t)(n))

equations_t equations_new(int unknowns) {
    equations_t equations = {.unknowns = unknowns};
    equations.matrix = numbers(CELLS(&equations));
    equations.right = numbers((size_t)unknowns);
    return equations;
}

void equations_add(equations_t *equations, const double *times, double value) {
    int n = equations->unknowns, used[n], count = 0;
    for (int i = 0; i < n; i++)
        if (times[i] != 0) used[count++] = i;
    for (int i = 0; i < count; i++) {
        double *row = ROW(equations->matrix, n, used[i]);
        for (int j = 0; j < count; j++)
            row[used[j]] += times[used[i]] * times[used[j]];
        equations->right[used[i]] += times[used[i]] * value;
    }
    equations->count++;
}

void equations_fade(equations_t *equations, double factor) {
    for (size_t i = 0; i < CELLS(equations); i++)
        equations->matrix[i] *= factor;
    for (int i = 0; i < equations->unknowns; i++)
        equations->right[i] *= factor;
    equations->count *= factor;
}

void equations_solve(const equations_t *equations, double trust, double *known) {
    int n = equations->unknowns;
    double *lower = numbers(CELLS(equations));
    memcpy(lower, equations->matrix, CELLS(equations) * sizeof *lower);
    for (int i = 0; i < n; i++) {
        ROW(lower, n, i)[i] += trust;
        known[i] = equations->right[i] + trust * known[i];
    }
    for (int j = 0; j < n; j++) {
        double *above = ROW(lower, n, j), pivot = above[j];
        for (int k = 0; k < j; k++)
            pivot -= above[k] * above[k];
        above[j] = sqrt(pivot);
        for (int i = j + 1; i < n; i++) {
            double *row = ROW(lower, n, i), cell = row[j];
            for (int k = 0; k < j; k++)
                cell -= row[k] * above[k];
            row[j] = cell / above[j];
        }
    }
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < i; k++)
            known[i] -= ROW(lower, n, i)[k] * known[k];
        known[i] /= ROW(lower, n, i)[i];
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int k = i + 1; k < n; k++)
            known[i] -= ROW(lower, n, k)[i] * known[k];
        known[i] /= ROW(lower, n, i)[i];
    }
    free(lower);
}

int equations_save(const equations_t *equations, FILE *file) {
    size_t n = (size_t)equations->unknowns;
    return fwrite(&equations->unknowns, sizeof equations->unknowns, 1, file) == 1 &&
           fwrite(&equations->count, sizeof equations->count, 1, file) == 1 &&
           fwrite(equations->matrix, sizeof *equations->matrix, n * n, file) == n * n &&
           fwrite(equations->right, sizeof *equations->right, n, file) == n;
}

int equations_load(equations_t *equations, FILE *file) {
    size_t n = (size_t)equations->unknowns;
    int unknowns;
    return fread(&unknowns, sizeof unknowns, 1, file) == 1 && unknowns == equations->unknowns &&
           fread(&equations->count, sizeof equations->count, 1, file) == 1 &&
           fread(equations->matrix, sizeof *equations->matrix, n * n, file) == n * n &&
           fread(equations->right, sizeof *equations->right, n, file) == n;
}
