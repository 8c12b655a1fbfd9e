import type { CategoryBody } from '@pundi/contract'
import { namesOf, type SqlType, valuesOf, type Values } from '../database/compose-statement'

/**
 * The columns of a category that users write, with their types. The contract defines which are answered, and to whom.
 * Bodies of the specification's clients have a `userid`, which is no column, and not what is optional. An older entry
 * of the log has not every column: what it lacks stays as it is (judge-restore.ts).
 */
export const writtenTypes = {
  name: 'text',
  type: 'text',
  icon: 'text',
  color: 'text',
  is_archived: 'boolean',
} as const satisfies Record<Exclude<keyof CategoryBody, 'userid'>, SqlType>

/** Also the columns that the database fills, or another call: together they are a whole row without its owner. */
export const rowTypes = {
  id: 'bigint',
  ...writtenTypes,
  position: 'integer',
  created_at: 'timestamptz',
} as const

/** What a category has where nobody says otherwise, as the table's defaults do: a position is the last there can be. */
export const blank = { icon: null, color: null, is_archived: false, position: 500 } as const

type Written = Partial<Record<keyof typeof writtenTypes, unknown>>

/** The values of the fields that a body has. */
export function givenValues(body: Written): Values {
  const given = namesOf(writtenTypes).filter(name => body[name] !== undefined)
  return valuesOf(Object.fromEntries(given.map(name => [name, writtenTypes[name]])), body)
}
