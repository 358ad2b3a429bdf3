/* A program that keeps something on a disc, for the simulated CPC: the test calls run_save and run_load. */
#include "keeper.h"
#include <string.h>
#include "clock.h"

static const uint8_t head[] = KEEPER_HEAD;
static const keep_t file = KEEP("TEST", head);

uint8_t number, answer;

void run_save(void) {
    memset(KEEP_BYTES, number, KEEPER_BYTES);
    answer = keep_write(&file);
}

void run_load(void) {
    answer = keep_read(&file);
    number = answer == STORE_GOOD ? KEEP_BYTES[KEEPER_BYTES - 1] : 0;
}

void machine_main(void) {
    run_load();
    for (;;)
        clock_wait();
}
