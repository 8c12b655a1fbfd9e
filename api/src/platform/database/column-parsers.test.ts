import pg from 'pg'
import { columnParsers } from './column-parsers'

const parse = columnParsers.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text') as (text: string) => unknown

test.each([
  ['2026-11-23 11:39:31.861+00', '2026-11-23T11:39:31.861Z'],
  ['2026-11-23 11:39:31+00', '2026-11-23T11:39:31.000Z'],
  ['2026-11-23 11:39:31.5+00', '2026-11-23T11:39:31.500Z'],
  ['2026-11-23 11:39:31.861999+00', '2026-11-23T11:39:31.861Z'],
  ['2026-11-23 18:39:31.86+07', '2026-11-23T11:39:31.860Z'],
  ['2026-11-23 17:09:31+05:30', '2026-11-23T11:39:31.000Z'],
])('the moment %s arrives as %s', (text, moment) => {
  expect(parse(text)).toBe(moment)
})
