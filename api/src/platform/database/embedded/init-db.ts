/** This locale knows upper and lower case of all letters, as on a server; "C" knows only ASCII. */
export const initDbStartParams = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
