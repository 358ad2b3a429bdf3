/* The rules of 1000 Bornes on a PC: `mille COMMAND [options]`. */
#include "command.h"
#include "commands.h"

int main(int argc, char **argv) {
    static const command_t commands[] = {
        {"sim", "plays whole matches with random legal moves and prints the totals as JSON", command_sim},
        {"play", "plays a match: reads moves, prints events", command_play},
        {"arena", "plays many matches between two players and prints which is better as JSON", command_arena},
        {"bot", "the machine player for other programs: a table in words in, a move out", command_bot},
        {"save-info", "prints the contents of a file that the game saved, or what is wrong with it", command_save_info},
        {0}};
    return command_run("mille", commands, argc, argv);
}
