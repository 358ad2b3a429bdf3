/* The parts of the tuner: the climb finds the weights that choose better moves and goes back where they were luck; the
 * dataset drops its oldest samples and is the same after a save. */
#include <string.h>
#include "policy_gradient.h"
#include "count.h"
#include "random.h"
#include "tap.h"

enum { GOOD = 3, BAD = 7, NOISE = 11, SAMPLES = 9000, MOST = 10000 };

/* Two moves with equal sheets: one has GOOD and does better, the other has BAD; both have NOISE at random, and luck is
 * ten times as large as the difference. */
static void write_samples(dataset_t *dataset, random_t *random) {
    for (int i = 0; i < SAMPLES; i++) {
        dataset_begin(dataset);
        for (int good = 0; good < 2; good++) {
            uint16_t list[] = {good ? GOOD : BAD, NOISE};
            double luck = (random_next(random) % 1001) - 500.0;
            dataset_add(dataset, 0, luck + 50 * good, list, 1 + random_next(random) % 2);
        }
    }
}

/* A feature of a rival counts against us. */
static void write_rivals(dataset_t *dataset) {
    for (int i = 0; i < SAMPLES; i++) {
        uint16_t list[] = {GOOD | 4 << 12};
        dataset_begin(dataset);
        dataset_add(dataset, 0, -10, list, 1);
        dataset_add(dataset, 0, 10, list, 0);
    }
}

int main(void) {
    static double weights_found[FEATURES], before;
    random_t random;
    random_seed(&random, 5);
    dataset_t dataset = dataset_new(MOST);
    write_samples(&dataset, &random);
    before = policy_gradient_gain(&dataset, weights_found);
    policy_gradient_climb(&dataset, 6, 2, weights_found);
    ok(weights_found[GOOD] > weights_found[BAD] + 20, "a feature of better moves gains weight over one of worse moves");
    ok(weights_found[NOISE] < 10 && weights_found[NOISE] > -10, "one that says nothing keeps its weight");
    ok(policy_gradient_gain(&dataset, weights_found) > before + 15,
       "the moves chosen bring more than those chosen before");
    printf("# weights %.0f and %.0f, of noise %.0f; moves bring %.0f points, %.0f before\n", weights_found[GOOD],
           weights_found[BAD], weights_found[NOISE], policy_gradient_gain(&dataset, weights_found), before);

    static double at_start[FEATURES], misled[FEATURES];
    dataset_t others = dataset_new(MOST);
    write_samples(&others, &random);
    ok(policy_gradient_settle(&others, at_start, weights_found) > 0,
       "other samples of that kind confirm what was learnt");
    ok(weights_found[GOOD] > weights_found[BAD] + 5, "and it stays learnt");
    memcpy(misled, weights_found, sizeof misled);
    misled[BAD] += 100;
    ok(policy_gradient_settle(&others, weights_found, misled) == 0 && memcmp(misled, weights_found, sizeof misled) == 0,
       "what they do not confirm is taken back");

    FILE *file = tmpfile();
    dataset_t again = dataset_new(MOST), cut = dataset_new(MOST);
    ok(file && dataset_save(&dataset, file), "a dataset is saved");
    rewind(file);
    ok(dataset_load(&again, file) && again.count == dataset.count &&
           policy_gradient_gain(&again, weights_found) == policy_gradient_gain(&dataset, weights_found),
       "and comes back as it was");
    fclose(file);
    file = tmpfile();
    fwrite(&dataset.count, sizeof dataset.count, 1, file);
    fwrite(dataset.sample, sizeof *dataset.sample, 1, file);
    rewind(file);
    ok(!dataset_load(&cut, file), "a file that ends before its samples do is refused");
    fclose(file);

    int first = again.count;
    write_samples(&again, &random);
    ok(first == SAMPLES && again.count <= MOST && again.count > MOST / 2, "a full dataset forgets its oldest samples");

    dataset_t rivals = dataset_new(MOST);
    memset(weights_found, 0, sizeof weights_found);
    write_rivals(&rivals);
    policy_gradient_climb(&rivals, 2, 2, weights_found);
    ok(weights_found[GOOD] > 0, "a rival's feature counts against us");
    dataset_free(&dataset);
    dataset_free(&again);
    dataset_free(&cut);
    dataset_free(&rivals);
    dataset_free(&others);
    return tap_done();
}
