/* Requests in words: `VERB key=value key=value …`, and lists inside of values.
 *
 *     static const char *const keys[] = {"seat", "cards", NULL};
 *     char *value[2] = {0}, problem[FIELD_PROBLEM];
 *     fields_sort(rest_of_line, keys, value, problem);              value[1] is what follows cards=
 *     for (char *word; (word = field_piece(&value[1], ','));) …
 */
#ifndef FIELDS_H
#define FIELDS_H

#define FIELD_PROBLEM 200

/* Writes down what is wrong, as printf would. Always false. */
int field_wrong(char problem[FIELD_PROBLEM], const char *format, ...);

/* Sorts words by their keys, cutting the text up; a key that is not there leaves its value as it was. False, and what is
 * wrong with which word in `problem`, if a word is unknown, empty or said twice. */
int fields_sort(char *rest, const char *const *keys, char **value, char problem[FIELD_PROBLEM]);

/* Cuts a list at a separator, one piece a call, like strsep. */
char *field_piece(char **rest, char separator);

/* "-" stands for an empty list. */
int field_is_none(const char *text);

/* A whole number from 0 to `most`; -1 if the text is none. */
long field_number(const char *text, long most);

#endif
