/** A key that is equal for names that look alike, ignoring case. The database function `name_key` has the same rule. */
export const nameKey = (name: string) =>
  name
    .replace(/\p{DI}/gu, '')
    .normalize()
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .normalize()
