/* A worker is a child process: it plays with the weights it was started with and sends its dataset through a pipe. */
#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "workers.h"

typedef struct {
    pid_t process;
    FILE *sent;
} worker_t;

static _Noreturn void work(uint32_t seed, int most, int seconds, FILE *send) {
    clock_t end = (clock_t)seconds * CLOCKS_PER_SEC;
    samples_t own = {.matches = 0};
    dataset_t dataset = dataset_new(most);
    random_seed(&own.random, seed);
    while (clock() < end)
        samples_take(&own, &dataset);
    int sent = fwrite(&own, sizeof own, 1, send) == 1 && dataset_save(&dataset, send) && fclose(send) == 0;
    _exit(sent ? EXIT_SUCCESS : EXIT_FAILURE);
}

static int begin(worker_t *worker, uint32_t seed, int most, int seconds) {
    int ends[2];
    if (pipe(ends) != 0) return 0;
    worker->process = fork();
    if (worker->process == 0) work(seed, most, seconds, fdopen(ends[1], "wb"));
    close(ends[1]);
    worker->sent = fdopen(ends[0], "rb");
    return worker->process > 0;
}

static int collect(worker_t *worker, samples_t *samples, dataset_t *dataset) {
    samples_t own;
    int status = fread(&own, sizeof own, 1, worker->sent) == 1 && dataset_load(dataset, worker->sent);
    fclose(worker->sent);
    waitpid(worker->process, NULL, 0);
    if (!status) return 0;
    samples->matches += own.matches;
    samples->decisions += own.decisions;
    return 1;
}

int workers_take(samples_t *samples, dataset_t *dataset, int workers, int seconds) {
    worker_t worker[WORKERS_MAX];
    int status = 1, begun = 0;
    for (; begun < workers && status; begun += status)
        status = begin(&worker[begun], samples_seed(samples), dataset->most / workers, seconds);
    for (int i = 0; i < begun; i++)
        status &= collect(&worker[i], samples, dataset);
    return status;
}
