/* manual: writes the manual in one language, as HTML for booklet and browser, or as a text for the disc.
 *
 *     manual html|text|several LANGUAGE WORDS.txt WORDS_xx.txt SOURCE OUT
 *
 * "several" writes the text for a disc with several games. The format of SOURCE: source.h.
 */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "fail.h"
#include "source.h"
#include "texts.h"

int main(int count, char **arguments) {
    static const struct {
        const char *name;
        char letter;
        const writer_t *writer;
    } forms[] = {{"html", 'b', &html_writer}, {"text", 'd', &plain_writer}, {"several", 's', &plain_writer}};
    unsigned form = 0;
    while (count == 7 && form < sizeof forms / sizeof *forms && strcmp(arguments[1], forms[form].name))
        form++;
    if (count != 7 || form == sizeof forms / sizeof *forms) {
        fprintf(stderr, "usage: manual html|text|several LANGUAGE WORDS.txt WORDS_xx.txt SOURCE OUT\n");
        return 2;
    }
    const writer_t *writer = forms[form].writer;
    texts_read(arguments[3], arguments[4]);
    FILE *to = fopen(arguments[6], "wb");
    if (!to) fail("%s: %s", arguments[6], strerror(errno));
    writer->begin(to, arguments[2]);
    source_write(arguments[5], forms[form].letter, to, writer);
    writer->end(to);
    int bad = ferror(to);
    if (fclose(to) || bad) fail("%s: cannot be written", arguments[6]);
    return 0;
}
