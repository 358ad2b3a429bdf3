/*  manual: the manual in one language, as a page for booklet and browser, or as a text for the disc.

        manual html|text LANGUAGE WORDS.txt WORDS_xx.txt SOURCE OUT

    What a source is: source.h. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "fail.h"
#include "source.h"
#include "texts.h"

int main(int count, char **arguments) {
    const int html = count == 7 && !strcmp(arguments[1], "html");
    if (!html && (count != 7 || strcmp(arguments[1], "text"))) {
        fprintf(stderr, "use: manual html|text LANGUAGE WORDS.txt WORDS_xx.txt SOURCE OUT\n");
        return 2;
    }
    const writer_t *writer = html ? &html_writer : &plain_writer;
    texts_read(arguments[3], arguments[4]);
    FILE *to = fopen(arguments[6], "wb");
    if (!to) fail("%s: %s", arguments[6], strerror(errno));
    writer->begin(to, arguments[2]);
    source_write(arguments[5], html ? 'b' : 'd', to, writer);
    writer->end(to);
    int bad = ferror(to);
    if (fclose(to) || bad) fail("%s: cannot be written", arguments[6]);
    return 0;
}
