/* A bot in C, without any library: it fills the lines that fit best.
 *
 * It plays the coloured side, for two to four players. Try it:
 *
 *     cc -O2 -o bot examples/bots/bot.c
 *     evora engine-test --tier play -- ./bot
 *     evora arena 'cmd:ms=100 ./bot' random --games 10
 *
 * Instead of reading JSON it looks for the fields that it needs. That is enough for requests of
 * Evora, which hold no escaped characters. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_LINE 65536 /* no line of the protocol is longer */

static const char COLOURS[] = "BYRKW";

/* Copies the text of a field, such as "position", from a request; empty if there is none. */
static void field(const char *request, const char *name, char *text, size_t size) {
    char key[32];
    size_t length = 0;
    snprintf(key, sizeof key, "\"%s\"", name);
    const char *at = strstr(request, key);
    if (at) at = strchr(at + strlen(key), ':');
    if (at) at = strchr(at, '"');
    for (at = at ? at + 1 : ""; *at && *at != '"' && length + 1 < size; at++) text[length++] = *at;
    text[length] = '\0';
}

static int count(const char *tiles, const char *end, char colour) {
    int found = 0;
    for (; tiles < end; tiles++) found += *tiles == colour;
    return found;
}

/* The end of a part: parts of a field have '/' between them, fields have ' ', boards use ';'. */
static const char *part_end(const char *part) { return part + strcspn(part, "/; "); }

/* Part number `number` (from 0) of a list such as BBRK/-/YW. */
static const char *part(const char *list, int number) {
    while (number-- > 0) list = part_end(list) + 1;
    return list;
}

/* How good it is to put tiles on a line, -1000 if that is not allowed. */
static int value(const char *lines, const char *wall, int line, char colour, int tiles) {
    if (line == 0) return -2 * tiles; /* the floor takes everything */
    const char *held = part(lines, line - 1), *row = part(wall, line - 1);
    int holds = *held == '-' ? 0 : (int)(part_end(held) - held);
    int free_spaces = line - holds;
    if (free_spaces == 0 || (holds && *held != colour)) return -1000;
    if (count(row, part_end(row), colour)) return -1000;
    int falling = tiles > free_spaces ? tiles - free_spaces : 0;
    return tiles - falling + (tiles >= free_spaces ? line : 0) - 2 * falling;
}

/* The heart of the bot: replace it by something better. */
static void choose(char **fields, int factories, char move[4]) {
    const char *board = fields[10 + atoi(fields[4]) - 1];
    const char *lines = strchr(board, ';') + 1, *wall = strchr(lines, ';') + 1;
    int best = -1000;
    for (int source = 0; source <= factories; source++) {
        const char *tiles = source == 0 ? fields[7] : part(fields[6], source - 1);
        for (const char *colour = COLOURS; *colour; colour++) {
            int taken = count(tiles, part_end(tiles), *colour);
            for (int line = 0; taken > 0 && line <= 5; line++) {
                int found = value(lines, wall, line, *colour, taken);
                if (found <= best) continue;
                best = found;
                move[0] = (char)('0' + source); /* 0 is the centre; no table has ten factories */
                move[1] = *colour;
                move[2] = (char)('0' + line);
            }
        }
    }
}

static void analyse(const char *id, char *position) {
    char *fields[16], move[4] = "";
    int number = 0, factories = 1;
    for (char *word = strtok(position, " "); word && number < 16; word = strtok(NULL, " "))
        fields[number++] = word;
    if (number < 12 || strcmp(fields[3], "offer")) {
        printf("{\"op\":\"error\",\"id\":\"%s\",\"code\":\"bad_position\",\"field\":\"position\","
               "\"message\":\"expected a position where a player takes tiles\"}\n", id);
        return;
    }
    for (const char *at = fields[6]; *at; at++) factories += *at == '/';
    choose(fields, factories, move);
    int players = number - 10;
    printf("{\"op\":\"result\",\"id\":\"%s\",\"move\":\"%s\",\"lines\":[{\"move\":\"%s\",\"win\":[",
           id, move, move);
    for (int seat = 0; seat < players; seat++)
        printf("%s%.3f", seat ? "," : "", 1.0 / players);
    printf("],\"score\":[");
    for (int seat = 0; seat < players; seat++)
        printf("%s%d", seat ? "," : "", atoi(fields[10 + seat]));
    printf("],\"pv\":[\"%s\"],\"exact\":false,\"solved\":false}],"
           "\"nodes\":1,\"depth\":1,\"ms\":0}\n", move);
}

int main(void) {
    static char request[MAX_LINE + 2], position[MAX_LINE];
    char op[32], id[260];
    while (fgets(request, sizeof request, stdin)) {
        field(request, "op", op, sizeof op);
        field(request, "id", id, sizeof id);
        field(request, "position", position, sizeof position);
        if (!strcmp(op, "quit")) return 0;
        if (!strcmp(op, "hello"))
            puts("{\"op\":\"hello\",\"protocol\":1,\"name\":\"bot.c\",\"version\":\"1\",\"rules\":1,"
                 "\"settings\":[\"2 coloured\",\"3 coloured\",\"4 coloured\"],"
                 "\"levels\":[],\"options\":{}}");
        else if (!strcmp(op, "analyse"))
            analyse(id, position);
        else
            puts("{\"op\":\"error\",\"id\":null,\"code\":\"unknown_op\",\"field\":\"op\","
                 "\"message\":\"expected hello, analyse or quit\"}");
        fflush(stdout);
    }
    return 0;
}
