/* The tuner's parts: the climb finds the weights that choose better moves and goes back where they were luck, the book forgets
 * its oldest lessons and comes back from a file as it was. */
#include <string.h>
#include "ascent.h"
#include "count.h"
#include "random.h"
#include "tap.h"

enum { GOOD = 3, BAD = 7, NOISE = 11, LESSONS = 9000, MOST = 10000 };

/* Two moves whose sheets say the same: one shows GOOD and does better, the other shows BAD; both show NOISE at random, and luck
 * is ten times as large as the difference. */
static void write_book(book_t *book, random_t *random) {
    for (int i = 0; i < LESSONS; i++) {
        book_begin(book);
        for (int good = 0; good < 2; good++) {
            uint16_t list[] = {good ? GOOD : BAD, NOISE};
            double luck = (random_next(random) % 1001) - 500.0;
            book_add(book, 0, luck + 50 * good, list, 1 + random_next(random) % 2);
        }
    }
}

/* A feature of a rival counts against us. */
static void write_rivals(book_t *book) {
    for (int i = 0; i < LESSONS; i++) {
        uint16_t list[] = {GOOD | 4 << 12};
        book_begin(book);
        book_add(book, 0, -10, list, 1);
        book_add(book, 0, 10, list, 0);
    }
}

int main(void) {
    static double weights_found[FEATURES], before;
    random_t random;
    random_seed(&random, 5);
    book_t book = book_new(MOST);
    write_book(&book, &random);
    before = ascent_gain(&book, weights_found);
    ascent_climb(&book, 6, 2, weights_found);
    ok(weights_found[GOOD] > weights_found[BAD] + 20, "a feature of better moves gains weight over one of worse moves");
    ok(weights_found[NOISE] < 10 && weights_found[NOISE] > -10, "one that says nothing keeps its weight");
    ok(ascent_gain(&book, weights_found) > before + 15, "the moves chosen bring more than those chosen before");
    printf("# weights %.0f and %.0f, of noise %.0f; moves bring %.0f points, %.0f before\n", weights_found[GOOD],
           weights_found[BAD], weights_found[NOISE], ascent_gain(&book, weights_found), before);

    static double at_start[FEATURES], misled[FEATURES];
    book_t others = book_new(MOST);
    write_book(&others, &random);
    ok(ascent_settle(&others, at_start, weights_found) > 0, "other lessons of that kind confirm what was learnt");
    ok(weights_found[GOOD] > weights_found[BAD] + 5, "and it stays learnt");
    memcpy(misled, weights_found, sizeof misled);
    misled[BAD] += 100;
    ok(ascent_settle(&others, weights_found, misled) == 0 && memcmp(misled, weights_found, sizeof misled) == 0,
       "what they do not confirm is taken back");

    FILE *file = tmpfile();
    book_t again = book_new(MOST), cut = book_new(MOST);
    ok(file && book_save(&book, file), "a book is saved");
    rewind(file);
    ok(book_load(&again, file) && again.count == book.count &&
           ascent_gain(&again, weights_found) == ascent_gain(&book, weights_found),
       "and comes back as it was");
    fclose(file);
    file = tmpfile();
    fwrite(&book.count, sizeof book.count, 1, file);
    fwrite(book.lesson, sizeof *book.lesson, 1, file);
    rewind(file);
    ok(!book_load(&cut, file), "a file that ends before its lessons do is refused");
    fclose(file);

    int first = again.count;
    write_book(&again, &random);
    ok(first == LESSONS && again.count <= MOST && again.count > MOST / 2, "a full book forgets its oldest lessons");

    book_t rivals = book_new(MOST);
    memset(weights_found, 0, sizeof weights_found);
    write_rivals(&rivals);
    ascent_climb(&rivals, 2, 2, weights_found);
    ok(weights_found[GOOD] > 0, "a rival's feature counts against us");
    book_free(&book);
    book_free(&again);
    book_free(&cut);
    book_free(&rivals);
    book_free(&others);
    return tap_done();
}
