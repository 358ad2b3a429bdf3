/* Tests the output of save-info for damaged files: info_test FILE...
 *
 * Every change of one byte and every truncation of a good file is refused; if the checksum is corrected, the contents
 * are printed or refused. */
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "corruption.h"
#include "random.h"
#include "save_file.h"
#include "tap.h"

enum { MOST = 1000, FORGERIES = 20000 };

static uint8_t good[MOST];
static uint16_t length;

static bool is_taken(const uint8_t *bytes, uint16_t count) {
    char wrong[SAVE_FILE_WRONG] = "";
    bool taken = save_info(bytes, count, wrong);
    if (taken == (wrong[0] != 0)) tap_die("refused without a reason, or with one and not refused");
    return taken;
}

/* One to three bytes changed, with a correct checksum: how many of these files are refused. */
static unsigned forgeries_refused(void) {
    uint8_t forged[MOST];
    unsigned refused = 0;
    random_t random;
    random_seed(&random, 1962);
    for (int i = 0; i < FORGERIES; i++) {
        memcpy(forged, good, length);
        for (int changes = 1 + random_below(&random, 3); changes; changes--)
            forged[SAVE_HEADER_SIZE + random_next(&random) % (length - SAVE_FILE_SIZE(0))] =
                (uint8_t)random_next(&random);
        save_format_wrap(forged, good);
        refused += !is_taken(forged, length);
    }
    return refused;
}

static void test_file(const char *path) {
    const char *name = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    FILE *file = fopen(path, "rb");
    if (!file) tap_die("%s: cannot be read", path);
    length = (uint16_t)fread(good, 1, sizeof good, file);
    fclose(file);
    fflush(stdout); /* the output is not checked here */
    int kept = dup(STDOUT_FILENO), nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
    bool known = is_taken(good, length);
    unsigned changed = corruption_change(good, length, is_taken), cut = corruption_length(good, length, is_taken);
    unsigned refused = forgeries_refused();
    fflush(stdout);
    dup2(kept, STDOUT_FILENO);
    ok(known, "%s is recognised", name);
    ok(!changed, "%s: every change of one byte is refused (%d)", name, 255 * length);
    ok(!cut, "%s: every truncation is refused, and bytes too many (%d)", name, length);
    ok(refused && refused < FORGERIES, "%s: of %d forgeries %u are refused", name, FORGERIES, refused);
}

int main(int count, char **words) {
    if (count < 2) return fprintf(stderr, "usage: info_test FILE...\n"), 2;
    for (int i = 1; i < count; i++)
        test_file(words[i]);
    return tap_done();
}
