/* Lessons in memory and in a file. */
#include <stdlib.h>
#include <string.h>
#include "book.h"

static void *room(void *old, size_t size) {
    void *got = realloc(old, size);
    if (!got) {
        fprintf(stderr, "tune: no memory for %zu bytes\n", size);
        exit(1);
    }
    return got;
}

static int list_length(const book_lesson_t *lesson) {
    int length = 0;
    for (int n = 0; n < lesson->count; n++)
        length += lesson->move[n].length;
    return length;
}

book_t book_new(int most) {
    return (book_t){.lesson = room(NULL, (size_t)most * sizeof(book_lesson_t)), .most = most};
}

void book_free(book_t *book) {
    while (book->count)
        free(book->lesson[--book->count].list);
    free(book->lesson);
}

/* When the book is full a tenth of it goes at once, so that the rest is not moved for every lesson. */
static void forget(book_t *book) {
    int gone = book->most / 10 + 1;
    for (int i = 0; i < gone; i++)
        free(book->lesson[i].list);
    book->count -= gone;
    memmove(book->lesson, book->lesson + gone, (size_t)book->count * sizeof *book->lesson);
}

void book_begin(book_t *book) {
    if (book->count == book->most) forget(book);
    book->lesson[book->count++] = (book_lesson_t){.count = 0};
}

void book_add(book_t *book, double sheets, double result, const uint16_t *list, int length) {
    book_lesson_t *lesson = &book->lesson[book->count - 1];
    int first = list_length(lesson);
    lesson->list = room(lesson->list, (size_t)(first + length + 1) * sizeof *list);
    memcpy(lesson->list + first, list, (size_t)length * sizeof *list);
    lesson->move[lesson->count++] = (book_move_t){(float)sheets, (float)result, (uint16_t)length, (uint16_t)first};
}

int book_save(const book_t *book, FILE *file) {
    if (fwrite(&book->count, sizeof book->count, 1, file) != 1) return 0;
    for (int i = 0; i < book->count; i++) {
        const book_lesson_t *lesson = &book->lesson[i];
        size_t length = (size_t)list_length(lesson);
        if (fwrite(lesson, sizeof *lesson, 1, file) != 1 ||
            fwrite(lesson->list, sizeof *lesson->list, length, file) != length)
            return 0;
    }
    return 1;
}

static int load_lesson(book_lesson_t *lesson, FILE *file) {
    int good = fread(lesson, sizeof *lesson, 1, file) == 1 && lesson->count >= 0 && lesson->count <= BOOK_MOVES;
    size_t length = good ? (size_t)list_length(lesson) : 0;
    lesson->list = room(NULL, (length + 1) * sizeof *lesson->list);
    return good && fread(lesson->list, sizeof *lesson->list, length, file) == length;
}

int book_load(book_t *book, FILE *file) {
    int count;
    if (fread(&count, sizeof count, 1, file) != 1) return 0;
    while (count-- > 0) {
        book_begin(book);
        if (!load_lesson(&book->lesson[book->count - 1], file)) return 0;
    }
    return 1;
}
