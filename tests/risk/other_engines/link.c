/* The connection to a machine player of xfrisk. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#include "link.h"
#include "tap.h"

#define PORT    5324
#define SECONDS 30 /* of silence, before an engine counts as dead */

/* The arguments of each kind of message: i is a number, s a string. Kinds without an entry are unknown. */
static const char *const forms[0x100] = {
    [0x03] = "iii", [0x04] = "i",    [0x06] = "i",  [0x07] = "ss", [0x08] = "sii", [0x09] = "",     [0x0a] = "",
    [0x0b] = "ii",  [0x0c] = "",     [0x0d] = "i",  [0x0e] = "i",  [0x10] = "",    [0x11] = "iiis", [0x12] = "iiii",
    [0x16] = "",    [0x19] = "",     [0x20] = "i",  [0x21] = "s",  [0x22] = "s",   [0x23] = "",     [0x24] = "iiiiiii",
    [0x25] = "i",   [0x26] = "ii",   [0x27] = "ii", [0x28] = "s",  [0x2a] = "",    [0x2b] = "s",    [0x2c] = "i",
    [0x2d] = "",    [0x2e] = "iiii", [0x2f] = "i",  [0x30] = "i",  [0x99] = "si"};

jmp_buf link_gone;

static void put(link_t *link, const void *bytes, size_t count) {
    if (send(link->socket, bytes, count, MSG_NOSIGNAL) != (ssize_t)count) longjmp(link_gone, 1);
}

static void get(link_t *link, void *bytes, size_t count) {
    int yes = 1;
    for (char *place = bytes; count;) {
        /* Without this every answer is delayed by the TCP timer. */
        setsockopt(link->socket, IPPROTO_TCP, TCP_QUICKACK, &yes, sizeof yes);
        ssize_t got = recv(link->socket, place, count, 0);
        if (got <= 0) longjmp(link_gone, 1);
        place += got;
        count -= (size_t)got;
    }
}

static int32_t get_number(link_t *link) {
    uint32_t number;
    get(link, &number, sizeof number);
    return (int32_t)ntohl(number);
}

void link_send(link_t *link, int32_t kind, int count, const int32_t *value) {
    uint32_t words[9] = {htonl((uint32_t)kind)};
    for (int i = 0; i < count; i++)
        words[i + 1] = htonl((uint32_t)value[i]);
    put(link, words, (size_t)(count + 1) * sizeof *words);
}

static void send_text(link_t *link, const char *text) {
    uint32_t length = (uint32_t)strlen(text) + 1, word = htonl(length);
    put(link, &word, sizeof word);
    put(link, text, length);
}

void link_send_name(link_t *link, int32_t seat, const char *name) {
    link_send(link, MSG_TEXT_UPDATE, 3, (int32_t[]){FIELD_NAME, seat, 0});
    send_text(link, name);
}

void link_receive(link_t *link, message_t *message) {
    char text[4096];
    int n = 0;
    memset(message, 0, sizeof *message);
    message->kind = get_number(link);
    if (message->kind < 0 || message->kind > 0xff || !forms[message->kind])
        tap_die("%s sends a message %d that is not known", link->program, message->kind);
    for (const char *part = forms[message->kind]; *part; part++) {
        int32_t number = get_number(link);
        if (*part == 'i') {
            message->value[n++] = number;
        } else {
            if (number < 0 || number > (int32_t)sizeof text)
                tap_die("%s sends a text of %d bytes", link->program, number);
            get(link, text, (size_t)number);
        }
    }
}

static void expect(link_t *link, int32_t kind) {
    message_t message;
    do
        link_receive(link, &message);
    while (message.kind != kind);
}

void link_open(link_t *link, const char *program, int client) {
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons(PORT), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct timeval limit = {.tv_sec = SECONDS};
    int yes = 1, door = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    setsockopt(door, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    setsockopt(door, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    if (bind(door, (struct sockaddr *)&address, sizeof address) || listen(door, 1))
        tap_die("port %d of this machine is taken, and %s knows no other", PORT, program);
    *link = (link_t){.program = program, .client = client, .process = fork()};
    if (link->process == 0) {
        prctl(PR_SET_PDEATHSIG, SIGTERM); /* it ends with this process */
        if (!freopen("/dev/null", "w", stdout) || chdir("/tmp"))
            _exit(1); /* it writes a log to its working directory */
        execl(program, program, "127.0.0.1", (char *)NULL);
        _exit(1);
    }
    link->socket = accept4(door, NULL, NULL, SOCK_CLOEXEC);
    close(door);
    if (link->socket < 0) tap_die("%s does not come", program);
    setsockopt(link->socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    setsockopt(link->socket, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);

    expect(link, MSG_HELLO);
    link_send(link, MSG_VERSION, 0, NULL);
    send_text(link, "1.2");
    expect(link, MSG_REGISTERCLIENT);
    link_send(link, MSG_SPECIESIDENT, 1, (int32_t[]){client});
    link_send(link, MSG_CLIENTIDENT, 1, (int32_t[]){client});
    expect(link, MSG_STARTGAME);
}

void link_close(link_t *link) {
    close(link->socket);
    kill(link->process, SIGTERM);
    waitpid(link->process, NULL, 0);
}
