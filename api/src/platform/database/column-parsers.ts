import pg from 'pg'

const INT8 = pg.types.builtins.INT8
const DATE = pg.types.builtins.DATE
const TIMESTAMPTZ = pg.types.builtins.TIMESTAMPTZ

/**
 * Converts a timestamptz to ISO 8601 in UTC, with milliseconds. If the database's time zone is UTC
 * (`2026-11-23 11:39:31.861+00`), rearranges the text, which is twenty times as fast as parsing a
 * Date.
 */
function momentOf(text: string): string {
  if (text[10] !== ' ' || !text.endsWith('+00')) return new Date(text).toISOString()
  const part = text.slice(20, -3).slice(0, 3).padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${part}Z`
}

const parsers = new Map<number, (text: string) => unknown>([
  // A number is exact enough: ids and counts stay far below 2^53.
  [INT8, Number],
  // Dates stay text. The driver would make a Date at local midnight, which can be another day in
  // UTC.
  [DATE, text => text],
  [TIMESTAMPTZ, momentOf],
])

/**
 * int8 becomes a number, numeric and date become text, timestamptz becomes ISO 8601 text in UTC.
 */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    parsers.get(oid) ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
}
