/* The rules of RISK on a PC: `risk COMMAND [options]`. */
#include "command.h"
#include "commands.h"
#include "risk.h"

uint8_t game_options(const option_t *deal) {
    return (uint8_t)((deal[0].value ? RISK_OPTION_DEAL : 0) | (deal[1].value ? RISK_OPTION_ASK_DEFENDER : 0));
}

int main(int argc, char **argv) {
    static const command_t commands[] = {
        {"sim", "plays whole games between machines and prints what happened as JSON", command_sim},
        {"play", "plays a game from moves on its input and prints the events", command_play},
        {"arena", "plays many games between two players and prints who is better as JSON", command_arena},
        {"bot", "the machine player for other programs: reads requests, prints moves", command_bot},
        {"map", "prints the board: continents, territories with their figures, pairs of neighbours", command_map},
        {"save-info", "prints what a file of the game on a disc holds, or what is wrong with it", command_save_info},
        {0}};
    return command_run("risk", commands, argc, argv);
}
