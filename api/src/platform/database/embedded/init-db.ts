/**
 * With this locale, upper and lower case work for all letters, as on a PostgreSQL server. The
 * locale "C" knows only ASCII letters.
 */
export const initDbStartParams = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
