/* Samples in memory and in a file. */
#include <stdlib.h>
#include <string.h>
#include "dataset.h"

static void *allocate(void *old, size_t size) {
    void *got = realloc(old, size);
    if (!got) {
        fprintf(stderr, "tune: no memory for %zu bytes\n", size);
        exit(1);
    }
    return got;
}

static int list_length(const dataset_sample_t *sample) {
    int length = 0;
    for (int n = 0; n < sample->count; n++)
        length += sample->move[n].length;
    return length;
}

dataset_t dataset_new(int most) {
    return (dataset_t){.sample = allocate(NULL, (size_t)most * sizeof(dataset_sample_t)), .most = most};
}

void dataset_free(dataset_t *dataset) {
    while (dataset->count)
        free(dataset->sample[--dataset->count].list);
    free(dataset->sample);
}

/* Drops a tenth of a full dataset at once, so that the rest is not moved for every sample. */
static void drop_oldest(dataset_t *dataset) {
    int gone = dataset->most / 10 + 1;
    for (int i = 0; i < gone; i++)
        free(dataset->sample[i].list);
    dataset->count -= gone;
    memmove(dataset->sample, dataset->sample + gone, (size_t)dataset->count * sizeof *dataset->sample);
}

void dataset_begin(dataset_t *dataset) {
    if (dataset->count == dataset->most) drop_oldest(dataset);
    dataset->sample[dataset->count++] = (dataset_sample_t){.count = 0};
}

void dataset_add(dataset_t *dataset, double sheets, double result, const uint16_t *list, int length) {
    dataset_sample_t *sample = &dataset->sample[dataset->count - 1];
    int first = list_length(sample);
    sample->list = allocate(sample->list, (size_t)(first + length + 1) * sizeof *list);
    memcpy(sample->list + first, list, (size_t)length * sizeof *list);
    sample->move[sample->count++] = (dataset_move_t){(float)sheets, (float)result, (uint16_t)length, (uint16_t)first};
}

int dataset_save(const dataset_t *dataset, FILE *file) {
    if (fwrite(&dataset->count, sizeof dataset->count, 1, file) != 1) return 0;
    for (int i = 0; i < dataset->count; i++) {
        const dataset_sample_t *sample = &dataset->sample[i];
        size_t length = (size_t)list_length(sample);
        if (fwrite(sample, sizeof *sample, 1, file) != 1 ||
            fwrite(sample->list, sizeof *sample->list, length, file) != length)
            return 0;
    }
    return 1;
}

static int load_sample(dataset_sample_t *sample, FILE *file) {
    int good = fread(sample, sizeof *sample, 1, file) == 1 && sample->count >= 0 && sample->count <= DATASET_MOVES;
    size_t length = good ? (size_t)list_length(sample) : 0;
    sample->list = allocate(NULL, (length + 1) * sizeof *sample->list);
    return good && fread(sample->list, sizeof *sample->list, length, file) == length;
}

int dataset_load(dataset_t *dataset, FILE *file) {
    int count;
    if (fread(&count, sizeof count, 1, file) != 1) return 0;
    while (count-- > 0) {
        dataset_begin(dataset);
        if (!load_sample(&dataset->sample[dataset->count - 1], file)) return 0;
    }
    return 1;
}
