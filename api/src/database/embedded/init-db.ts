/** With this locale all letters have upper and lower case, as on a server. The locale "C" knows only those of ASCII. */
export const initDbStartParams = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
