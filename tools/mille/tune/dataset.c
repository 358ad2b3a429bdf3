/* Lessons in memory and in a file. */
#include <stdlib.h>
#include <string.h>
#include "dataset.h"

static void *room(void *old, size_t size) {
    void *got = realloc(old, size);
    if (!got) {
        fprintf(stderr, "tune: no memory for %zu bytes\n", size);
        exit(1);
    }
    return got;
}

static int list_length(const dataset_sample_t *lesson) {
    int length = 0;
    for (int n = 0; n < lesson->count; n++)
        length += lesson->move[n].length;
    return length;
}

dataset_t dataset_new(int most) {
    return (dataset_t){.lesson = room(NULL, (size_t)most * sizeof(dataset_sample_t)), .most = most};
}

void dataset_free(dataset_t *book) {
    while (book->count)
        free(book->lesson[--book->count].list);
    free(book->lesson);
}

/* When the book is full a tenth of it goes at once, so that the rest is not moved for every lesson. */
static void forget(dataset_t *book) {
    int gone = book->most / 10 + 1;
    for (int i = 0; i < gone; i++)
        free(book->lesson[i].list);
    book->count -= gone;
    memmove(book->lesson, book->lesson + gone, (size_t)book->count * sizeof *book->lesson);
}

void dataset_begin(dataset_t *book) {
    if (book->count == book->most) forget(book);
    book->lesson[book->count++] = (dataset_sample_t){.count = 0};
}

void dataset_add(dataset_t *book, double sheets, double result, const uint16_t *list, int length) {
    dataset_sample_t *lesson = &book->lesson[book->count - 1];
    int first = list_length(lesson);
    lesson->list = room(lesson->list, (size_t)(first + length + 1) * sizeof *list);
    memcpy(lesson->list + first, list, (size_t)length * sizeof *list);
    lesson->move[lesson->count++] = (dataset_move_t){(float)sheets, (float)result, (uint16_t)length, (uint16_t)first};
}

int dataset_save(const dataset_t *book, FILE *file) {
    if (fwrite(&book->count, sizeof book->count, 1, file) != 1) return 0;
    for (int i = 0; i < book->count; i++) {
        const dataset_sample_t *lesson = &book->lesson[i];
        size_t length = (size_t)list_length(lesson);
        if (fwrite(lesson, sizeof *lesson, 1, file) != 1 ||
            fwrite(lesson->list, sizeof *lesson->list, length, file) != length)
            return 0;
    }
    return 1;
}

static int load_lesson(dataset_sample_t *lesson, FILE *file) {
    int good = fread(lesson, sizeof *lesson, 1, file) == 1 && lesson->count >= 0 && lesson->count <= DATASET_MOVES;
    size_t length = good ? (size_t)list_length(lesson) : 0;
    lesson->list = room(NULL, (length + 1) * sizeof *lesson->list);
    return good && fread(lesson->list, sizeof *lesson->list, length, file) == length;
}

int dataset_load(dataset_t *book, FILE *file) {
    int count;
    if (fread(&count, sizeof count, 1, file) != 1) return 0;
    while (count-- > 0) {
        dataset_begin(book);
        if (!load_lesson(&book->lesson[book->count - 1], file)) return 0;
    }
    return 1;
}
