import {
  columnsOf,
  type Hashed,
  jsonObject,
  jsonValues,
  namesOf,
  select,
  type SqlType,
  versionOf,
} from '../platform/database/compose-statement'
import sql, { raw, type Sql } from 'sql-template-tag'
import { stateOf as stateOfTransaction } from '../ledger/columns/column-queries'

/**
 * `id` and `fee_id` come from one sequence. `fee_id` is the id of the transaction that records the
 * fee.
 */
export const rowTypes = {
  id: 'bigint',
  from_wallet_id: 'bigint',
  to_wallet_id: 'bigint',
  amount: 'numeric',
  fee_id: 'bigint',
  instalments_id: 'bigint',
  description: 'text',
  transfer_date: 'date',
  created_at: 'timestamptz',
} as const satisfies Record<string, SqlType>

const hashed: Hashed[] = [
  { column: 't.from_wallet_id', sqlType: 'bigint', seed: 1 },
  { column: 't.to_wallet_id', sqlType: 'bigint', seed: 2 },
  { column: 't.amount', sqlType: 'numeric', seed: 3 },
  { column: 't.description', sqlType: 'text', seed: 4 },
  { column: 't.transfer_date', sqlType: 'date', seed: 5 },
  { column: 'f.amount', sqlType: 'numeric', seed: 6 },
  { column: 'f.category_id', sqlType: 'bigint', seed: 7 },
  // A change of the transfer would overwrite these fields of the fee. A field is null if it equals
  // the transfer's field, so that only a separate edit of the fee changes the version.
  { column: 'nullif(f.transaction_date, t.transfer_date)', sqlType: 'date', seed: 8 },
  {
    column: 'nullif(coalesce(f.wallet_id, 0 * f.id), coalesce(t.from_wallet_id, t.to_wallet_id))',
    sqlType: 'bigint',
    seed: 9,
  },
  { column: 'nullif(f.description, t.description)', sqlType: 'text', seed: 10 },
]

const joined = {
  fee: raw('f.amount'),
  fee_category_id: raw('f.category_id'),
  fee_id: raw('f.id'),
  version: versionOf(hashed),
}

export const selected = select({ ...columnsOf('t', namesOf(rowTypes)), ...joined })

export const answer = jsonObject({ ...jsonValues('t', rowTypes), ...joined, fee: raw('f.amount::text') })

/**
 * A transfer's state for the activity log, without nulls. `name` has the names of both wallets.
 * `fee` is the state of the transaction that records the fee. In `answer`, `fee` is only an amount.
 */
export const stateOf = (row: 'w' | 'b' | 't', fee: 'fw' | 'fb' | 'f') =>
  sql`jsonb_strip_nulls(${jsonObject({
    ...jsonValues(row, rowTypes),
    name: sql`concat_ws(' → ',
      (select name from wallets where user_id = ${raw(row)}.user_id and id = ${raw(row)}.from_wallet_id),
      (select name from wallets where user_id = ${raw(row)}.user_id and id = ${raw(row)}.to_wallet_id))`,
    fee: sql`case when ${raw(fee)}.id is not null then ${stateOfTransaction(fee)} end`,
  })})`

export const withFees = sql`transfers t left join transactions f on f.user_id = t.user_id and f.id = t.fee_id`

export const transferStates = (userId: number, ids: number[]): Sql => sql`
  (select coalesce(jsonb_agg(${stateOf('t', 'f')}), '[]') from ${withFees}
    where t.user_id = ${userId} and t.id = any(${ids}::bigint[]))`
