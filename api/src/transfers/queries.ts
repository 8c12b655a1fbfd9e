import sql, { raw } from 'sql-template-tag'
import { columnsOf, jsonObject, jsonValues, namesOf, select } from '../database/compose-statement'
import { type Hashed, versionOf } from '../database/hash-columns'
import { stateOf as stateOfTransaction } from '../transactions/column-queries'
import { rowTypes } from './columns'

const hashed: Hashed[] = [
  { column: 't.from_wallet_id', sqlType: 'bigint', seed: 1 },
  { column: 't.to_wallet_id', sqlType: 'bigint', seed: 2 },
  { column: 't.amount', sqlType: 'numeric', seed: 3 },
  { column: 't.description', sqlType: 'text', seed: 4 },
  { column: 't.transfer_date', sqlType: 'date', seed: 5 },
  { column: 'f.amount', sqlType: 'numeric', seed: 6 },
  { column: 'f.category_id', sqlType: 'bigint', seed: 7 },
  // What a change of the transfer would write again of its fee, where the fee says something else by now.
  { column: 'nullif(f.transaction_date, t.transfer_date)', sqlType: 'date', seed: 8 },
  {
    column: 'nullif(coalesce(f.wallet_id, 0 * f.id), coalesce(t.from_wallet_id, t.to_wallet_id))',
    sqlType: 'bigint',
    seed: 9,
  },
  { column: 'nullif(f.description, t.description)', sqlType: 'text', seed: 10 },
]

/** What an answer has of the fee `f`, which may be missing, and the version of both. */
const joined = {
  fee: raw('f.amount'),
  fee_category_id: raw('f.category_id'),
  fee_id: raw('f.id'),
  version: versionOf(hashed),
}

/** A transfer `t` with its fee `f`, as columns of an answer. */
export const selected = select({ ...columnsOf('t', namesOf(rowTypes)), ...joined })

/** The same as one value of JSON. */
export const answer = jsonObject({ ...jsonValues('t', rowTypes), ...joined, fee: raw('f.amount::text') })

/**
 * The current state of a row's transfer with its fee, as the log keeps it, without nulls: with the names of its wallets
 * and the whole transaction that is its fee.
 */
export const stateOf = (row: 'w' | 'b' | 't', fee: 'fw' | 'fb' | 'f') =>
  sql`jsonb_strip_nulls(${jsonObject({
    ...jsonValues(row, rowTypes),
    name: sql`concat_ws(' → ',
      (select name from wallets where user_id = ${raw(row)}.user_id and id = ${raw(row)}.from_wallet_id),
      (select name from wallets where user_id = ${raw(row)}.user_id and id = ${raw(row)}.to_wallet_id))`,
    fee: sql`case when ${raw(fee)}.id is not null then ${stateOfTransaction(fee)} end`,
  })})`

/** Transfers `t` with their fees `f`. */
export const withFees = sql`transfers t left join transactions f on f.user_id = t.user_id and f.id = t.fee_id`
