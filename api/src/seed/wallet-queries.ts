import type { Category } from '@pundi/contract'
import sql from 'sql-template-tag'
import { columnsOf, listNames, listValues, namesOf, rowsOf } from '../platform/database/compose-statement'
import type { Queryable } from '../platform/database/database'
import { none, totalled, walletsTotalled } from '../ledger/booking-queries'
import { rowTypes as transactionTypes } from '../ledger/columns/column-queries'
import { takeIds } from '../transfers/write-queries'
import { rowTypes as transferTypes, stateOf as stateOfTransfer } from '../transfers/queries'
import { rowTypes as walletTypes, stateOf as stateOfWallet } from '../wallets/queries'
import { type SampleTransfer, sampleWallets, type WalletKey } from './sample-wallets'

export async function addSampleWallets(
  db: Queryable,
  userId: number,
  created_at: string,
): Promise<Map<WalletKey, number>> {
  const { id: _, ...types } = walletTypes
  const added = sampleWallets.map(([, wallet]) => ({
    ...wallet,
    ...{ opening_date: created_at.slice(0, 10), is_closed: false, created_at },
  }))
  const values = columnsOf('n', namesOf(types))
  const { rows } = await db.query<{ id: number; name: string }>(
    sql`with w as (
          insert into wallets (user_id, ${listNames(values)})
          select ${userId}, ${listValues(values)} from ${rowsOf(added, 'n', types)} returning *
        ), activity as (
          insert into activities (user_id, type, date, subject, record_id, after)
          select user_id, 'Add wallet', created_at, 'wallet', id, ${stateOfWallet('w')} from w order by id
        ), audited as (
          insert into audit (user_id, action, timestamp) select user_id, 'Add wallet', created_at from w
        )
        select id, name from w`,
  )
  return new Map(
    sampleWallets.flatMap(([key, { name }]) =>
      rows.filter(row => row.name === name).map(({ id }): [WalletKey, number] => [key, id]),
    ),
  )
}

export async function addSampleTransfers(
  db: Queryable,
  userId: number,
  samples: SampleTransfer[],
  { wallets, categories }: { wallets: Map<WalletKey, number>; categories: Category[] },
): Promise<void> {
  const ids = await takeIds(db, samples.length * 2)
  const transfers = samples.map(({ from, to, fee, ...sample }, index) => ({
    ...sample,
    ...{ id: ids[index * 2], fee_id: fee ? ids[index * 2 + 1] : null },
    ...{ from_wallet_id: wallets.get(from), to_wallet_id: wallets.get(to) },
  }))
  const fees = samples.flatMap(({ from, fee, transfer_date, created_at }, index) =>
    fee
      ? [
          {
            ...{ id: ids[index * 2 + 1], type: 'expense', amount: fee.amount, description: fee.description },
            category_id: categories.find(({ name }) => name === fee.category)?.id,
            ...{ wallet_id: wallets.get(from), transaction_date: transfer_date, created_at },
          },
        ]
      : [],
  )
  const [moved, booked] = [columnsOf('n', namesOf(transferTypes)), columnsOf('n', namesOf(transactionTypes))]
  await db.query(
    sql`with was as ${none}, became as (
          insert into transactions (user_id, ${listNames(booked)}) overriding system value
          select ${userId}, ${listValues(booked)} from ${rowsOf(fees, 'n', transactionTypes)} returning *
        ), moved_was as (select * from transfers where false
        ), moved_became as (
          insert into transfers (user_id, ${listNames(moved)})
          select ${userId}, ${listValues(moved)} from ${rowsOf(transfers, 'n', transferTypes)} returning *
        ), activity as (
          insert into activities (user_id, type, date, subject, record_id, after)
          select b.user_id, 'Add transfer', b.created_at, 'transfer', b.id, ${stateOfTransfer('b', 'fb')}
          from moved_became b left join became fb on fb.id = b.fee_id order by b.id
        ), audited as (
          insert into audit (user_id, action, timestamp)
          select user_id, 'Add transfer', created_at from moved_became order by id
        ), ${totalled}, ${walletsTotalled({ transfers: true })}
        select`,
  )
}
