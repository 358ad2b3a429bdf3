/* A program that keeps something on a disc, for the simulated CPC: the test calls run_save and run_load. */
#include "keeper.h"
#include <string.h>
#include "clock.h"

static uint8_t bytes[KEEPER_BYTES];
static const keep_t file = {KEEP_NAMED("TEST"), {KEEPER_HEAD, {{20, bytes}, {KEEPER_BYTES - 20, bytes + 20}}}};

uint8_t number, answer;

void run_save(void) {
    memset(bytes, number, KEEPER_BYTES);
    answer = keep(&file, keep_write);
}

void run_load(void) {
    answer = keep(&file, keep_read);
    number = answer == STORE_GOOD ? bytes[KEEPER_BYTES - 1] : 0;
}

void program_main(void) {
    run_load();
    for (;;)
        clock_wait();
}
