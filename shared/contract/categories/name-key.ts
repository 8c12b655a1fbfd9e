/**
 * The same key for two names that look the same, in any case. The function `name_key` of the database does the same.
 */
export const nameKey = (name: string) =>
  name
    .replace(/\p{DI}/gu, '')
    .normalize()
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .normalize()
