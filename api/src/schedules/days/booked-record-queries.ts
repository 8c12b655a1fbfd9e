import sql, { join, raw } from 'sql-template-tag'
import {
  columnsOf,
  listNames,
  listValues,
  namesOf,
  type SqlType,
} from '../../platform/database/compose-statement'
import {
  logged,
  none,
  totalled,
  totalledBesideTransfers,
  walletsTotalled,
} from '../../ledger/booking-queries'
import { rowTypes as transactionTypes } from '../../ledger/columns/column-queries'
import { logged as transferLogged } from '../../transfers/write-queries'
import { rowTypes as transferTypes } from '../../transfers/queries'

const read = (types: Readonly<Record<string, SqlType>>) =>
  sql`jsonb_to_record(b.template) as n (${join(
    Object.entries(types).map(([column, type]) => raw(`${column} ${type}`)),
  )})`

const transactionTemplate = without(transactionTypes, ['id', 'transaction_date', 'created_at'])
const transactionValues = {
  ...columnsOf('n', namesOf(transactionTemplate)),
  category_id: raw('case when n.splits is null then n.category_id end'),
}

export const transactionsOfDays = sql`was as ${none}, became as (
    insert into transactions (user_id, id, transaction_date, ${listNames(transactionValues)}) overriding system value
    select b.user_id, b.record_id, b.date, ${listValues(transactionValues)}
    from booked b, ${read(transactionTemplate)} order by b.record_id returning *
  ), ${logged('Add transaction')}, ${totalled}, ${walletsTotalled()}`

const transferTemplate = without(transferTypes, ['id', 'fee_id', 'transfer_date', 'created_at'])
const transferValues = columnsOf('n', namesOf(transferTemplate))

/**
 * Parts of a statement that record transfers. A transfer's fee is an expense of the source wallet
 * on the same date.
 */
export const transfersOfDays = sql`was as ${none}, became as (
    insert into transactions (user_id, id, type, category_id, amount, description, transaction_date, wallet_id)
      overriding system value
    select b.user_id, b.fee_id, 'expense', n.fee_category_id, n.fee, coalesce(n.fee_description, n.description), b.date,
      coalesce(n.from_wallet_id, n.to_wallet_id)
    from booked b, ${read({
      ...{ fee: 'numeric', fee_category_id: 'bigint', fee_description: 'text', description: 'text' },
      ...{ from_wallet_id: 'bigint', to_wallet_id: 'bigint' },
    })} where b.fee_id is not null order by b.fee_id returning *
  ), moved_was as (select t.* from transfers t where false
  ), moved_became as (
    insert into transfers (user_id, id, transfer_date, fee_id, ${listNames(transferValues)})
    select b.user_id, b.record_id, b.date, b.fee_id, ${listValues(transferValues)}
    from booked b, ${read(transferTemplate)} order by b.record_id returning *
  ), ${transferLogged('Add transfer')}, ${totalledBesideTransfers}, ${walletsTotalled({ transfers: true })}`

function without(types: Readonly<Record<string, SqlType>>, names: string[]): Record<string, SqlType> {
  return Object.fromEntries(Object.entries(types).filter(([name]) => !names.includes(name)))
}
