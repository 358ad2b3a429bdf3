/* fields: parses requests of the form `VERB key=value key=value …`, and lists inside values.
 *
 *     static const char *const keys[] = {"seat", "cards", NULL};
 *     char *value[2] = {0}, problem[FIELD_PROBLEM];
 *     fields_sort(rest_of_line, keys, value, problem);              value[1] is the text after cards=
 *     for (char *word; (word = field_piece(&value[1], ','));) …
 */
#ifndef FIELDS_H
#define FIELDS_H

#define FIELD_PROBLEM 200

/* Formats an error message into `problem`, as printf does. Always returns false. */
int field_wrong(char problem[FIELD_PROBLEM], const char *format, ...);

/* Assigns each word to its key, cutting the text up; a missing key leaves its value as it was. Returns false, with
 * a message in `problem` that names the word, if a word is unknown, empty or repeated. */
int fields_sort(char *rest, const char *const *keys, char **value, char problem[FIELD_PROBLEM]);

/* Cuts a list at a separator, one piece per call, like strsep. */
char *field_piece(char **rest, char separator);

/* "-" stands for an empty list. */
int field_is_none(const char *text);

/* A whole number from 0 to `most`; -1 if the text is not one. */
long field_number(const char *text, long most);

#endif
