/* link: the connection to a machine player of xfrisk, to which this program is the server. Numbers are 32 bits, high
 * byte first; a string is its length with the zero, then its bytes. */
#ifndef LINK_H
#define LINK_H

#include <setjmp.h>
#include <stdint.h>

/* Messages, by their numbers on the wire. */
enum {
    MSG_EXCHANGECARDS = 0x03,
    MSG_REQUESTCARD = 0x04,
    MSG_REPLY = 0x06,
    MSG_STARTGAME = 0x0a,
    MSG_TURNNOTIFY = 0x0b,
    MSG_ENDTURN = 0x0c,
    MSG_CLIENTIDENT = 0x0d,
    MSG_ENDOFGAME = 0x10,
    MSG_TEXT_UPDATE = 0x11,
    MSG_UPDATE = 0x12,
    MSG_HELLO = 0x2a,
    MSG_VERSION = 0x2b,
    MSG_SPECIESIDENT = 0x2c,
    MSG_VICTORY = 0x2f,
    MSG_FORCEEXCHANGECARDS = 0x30,
    MSG_REGISTERCLIENT = 0x99
};

/* The subject of an update. */
enum {
    FIELD_ALIVE = 3,
    FIELD_CLIENT = 4,
    FIELD_LANDS = 5,
    FIELD_POOL = 6,
    FIELD_CARDS = 7,
    FIELD_NAME = 8,
    FIELD_CARD = 10,
    FIELD_ALLOCATED = 12,
    FIELD_ARMIES = 18,
    FIELD_OWNER = 19
};

typedef struct {
    const char *program; /* aiColson or aiConway */
    int socket, process;
    int client; /* its number here */
} link_t;

/* A message: its number and the numbers in it; strings are skipped. */
typedef struct {
    int32_t kind, value[8];
} message_t;

/* The target of longjmp when an engine has died or has been silent for half a minute, which happens now and then. */
extern jmp_buf link_gone;

/* Starts a program and connects to it. An error ends the test. */
void link_open(link_t *link, const char *program, int client);
void link_close(link_t *link);

/* Sends a message with these numbers. */
void link_send(link_t *link, int32_t kind, int count, const int32_t *value);

/* The next message. */
void link_receive(link_t *link, message_t *message);

/* Sends a name, since one is expected for every seat. */
void link_send_name(link_t *link, int32_t seat, const char *name);

#endif
