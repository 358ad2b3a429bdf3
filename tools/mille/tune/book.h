/* The book of lessons: what moves led to in decisions that were tried out. The oldest are forgotten when it is full. */
#ifndef BOOK_H
#define BOOK_H

#include <stdint.h>
#include <stdio.h>

enum { BOOK_MOVES = 5 }; /* compared in a lesson, at most */

/* One move: the features of the table it leads to, what the sheets say there, and what they said in the end, on average. */
typedef struct {
    float sheets, result;
    uint16_t length, first; /* its part of the lesson's list of features (count.h) */
} book_move_t;

typedef struct {
    int count;
    book_move_t move[BOOK_MOVES];
    uint16_t *list;
} book_lesson_t;

typedef struct {
    book_lesson_t *lesson;
    int count, most;
} book_t;

book_t book_new(int most);
void book_free(book_t *book);

/* A new lesson without moves, and a move of the one that was begun last. */
void book_begin(book_t *book);
void book_add(book_t *book, double sheets, double result, const uint16_t *list, int length);

/* False if the file does not hold what it should. */
int book_save(const book_t *book, FILE *file);
int book_load(book_t *book, FILE *file);

#endif
