import pg from 'pg'

const INT8 = pg.types.builtins.INT8
const DATE = pg.types.builtins.DATE
const TIMESTAMPTZ = pg.types.builtins.TIMESTAMPTZ

/** ISO 8601 in UTC. A server in UTC writes nearly that: to move its parts takes a tenth of the time of a Date. */
function momentOf(text: string): string {
  const [, day, time, part = ''] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/.exec(text) ?? []
  return time === undefined ? new Date(text).toISOString() : `${day}T${time}.${part.padEnd(3, '0')}Z`
}

const parsers = new Map<number, (text: string) => unknown>([
  // Ids and counts stay far below 2^53.
  [INT8, Number],
  // The driver would parse a date as local midnight, which is another day in another time zone.
  [DATE, text => text],
  [TIMESTAMPTZ, momentOf],
])

/** The types in JavaScript: int8 is a number, numeric and date are text, timestamptz is ISO 8601 text in UTC. */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    parsers.get(oid) ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
}
