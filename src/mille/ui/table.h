#ifndef TABLE_H
#define TABLE_H
/*  table: the screen on which a match is played (document 001, B).

        line   0  dialogue, two lines of text                              dialogue.h
        line  19  the hand of the person who looks, up to seven cards      hand.h
        line  91  the grounds: own on the left, the rivals' on the right   ground.h
                  between them the last discard and the cards left         here
        line 175  the road with a car for every team                       road.h

    Every part draws itself from match_game and from what is kept here; none of them changes the game. */
#include <stdint.h>
#include "mille.h"
#include "ui.h"
#include "video.h"

#define CARD_WIDTH  10
#define CARD_HEIGHT 56
#define CARD_BACK   CARD_KINDS /* a card face down */

extern uint8_t table_team;    /* whose ground is on the left */
extern uint8_t table_seat;    /* whose hand is shown */
extern uint8_t table_hidden;  /* 1: its cards lie face down */
extern uint8_t table_lit;     /* the team whose bar is red: it acts, or is aimed at */
extern uint8_t table_discard; /* the card on the discard pile */
extern uint8_t table_left;    /* cards left in the sabot, as shown */

extern const uint8_t *const table_zones[VIDEO_ZONES];

/* Dark and empty: what comes next takes a while. */
void table_clear(void);

/* Everything at once, inks included. */
void table_draw(void);

/* The names of the teams. */
void table_draw_bars(void);

/* The discard pile, the cards left, the goal of the hand. */
void table_draw_discard(void);
void table_draw_left(void);
void table_draw_goal(void);
uint16_t table_discard_at(void);

/* A card or, with CARD_NONE, the place for one. */
void table_draw_card(uint8_t card, uint16_t at);

#endif
