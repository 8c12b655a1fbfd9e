/**
 * Returns equal keys for names that look alike, ignoring case. Same rule as the database function
 * `name_key`.
 */
export const nameKey = (name: string) =>
  name
    .replace(/\p{DI}/gu, '')
    .normalize()
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .normalize()
