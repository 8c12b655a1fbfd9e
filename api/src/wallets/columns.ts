import { isDebt, type WalletBody } from '@pundi/contract'
import { type SqlType, type Values, valuesOf } from '../database/compose-statement'

/**
 * The columns of a wallet that users write, with their types. The version is made of them in this order, so a new one
 * stands last. It must be nullable, for the reasons given in transactions/columns.ts.
 */
export const writtenTypes = {
  name: 'text',
  kind: 'text',
  opening_balance: 'numeric',
  opening_date: 'date',
  is_closed: 'boolean',
  due_day: 'integer',
  instalments: 'integer',
} as const satisfies Record<keyof WalletBody, SqlType>

/** Also the columns that the database fills: together they are a whole row without its owner. */
export const rowTypes = { id: 'bigint', ...writtenTypes, created_at: 'timestamptz' } as const

/**
 * The values of a row from a body. What only cards and loans have is left as it is where the body of one says nothing
 * of it, and taken out of any other wallet.
 */
export function writtenValues(body: WalletBody): Values {
  const { due_day, instalments, ...values } = valuesOf(writtenTypes, body)
  const isSaid = (value: unknown) => value !== undefined || !isDebt(body.kind)
  return {
    ...values,
    ...(due_day && isSaid(body.due_day) && { due_day }),
    ...(instalments && isSaid(body.instalments) && { instalments }),
  }
}
