/* `risk map`: the board as text. */
#include <stdio.h>
#include "commands.h"
#include "vocabulary.h"

int command_map(int argc, char **argv) {
    option_t options[] = {{0}};
    options_read("risk map", "prints continents, territories and pairs of neighbours, one a line", options, argc, argv);
    for (int c = 0; c < CONTINENTS; c++)
        printf("continent name=%s territories=%d armies=%d\n", continent_words[c], map_first[c + 1] - map_first[c],
               map_bonus[c]);
    for (int t = 0; t < TERRITORIES; t++)
        printf("territory number=%d name=%s continent=%s figure=%s\n", t, card_words[t],
               continent_words[map_continent[t]], figure_word(map_figure[t]));
    for (int t = 0; t < TERRITORIES; t++)
        for (const uint8_t *near = map_neighbours[t]; *near != NOWHERE; near++)
            if (*near > t) printf("pair a=%s b=%s\n", card_words[t], card_words[*near]);
    return 0;
}
