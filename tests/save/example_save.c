/* A program that saves a variable, for the simulated CPC: the test calls run_save and run_load. */
#include "example_save.h"
#include <string.h>
#include "clock.h"

static uint8_t bytes[EXAMPLE_SAVE_BYTES];
static const safe_file_t file = {SAFE_FILE_NAMES_OF("TEST"),
                                 {EXAMPLE_SAVE_HEAD, {{20, bytes}, {EXAMPLE_SAVE_BYTES - 20, bytes + 20}}}};

uint8_t number, answer;

void run_save(void) {
    memset(bytes, number, EXAMPLE_SAVE_BYTES);
    answer = safe_file_write(&file);
}

void run_load(void) {
    answer = safe_file_read(&file);
    number = answer == FILE_OK ? bytes[EXAMPLE_SAVE_BYTES - 1] : 0;
}

void program_main(void) {
    run_load();
    for (;;)
        clock_wait();
}
