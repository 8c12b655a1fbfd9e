import type { Settlement, SettlementBody } from '@pundi/contract'
import { type Database, oneOf, type Queryable } from '../platform/database/database'
import { Refusal, refusedField } from '../platform/http/errors/refusal'
import type { Logged } from '../ledger/booking-queries'
import type { Repeat } from '../platform/idempotency/queries'
import { fitsNoCategory } from '../ledger/refuse-record'
import { takeIds, writeTransfers } from '../transfers/write-queries'
import { allot } from './allot'
import { addRefunds, holdOpen, keepAnswer, type Open, type Paid, tieTransfers } from './queries'

type User = { id: number; today: string }

const gone = new Error('A transaction that is settled is gone')

/**
 * Throws 404 if nothing is owed. Tries up to three times if a transaction or its category is
 * deleted at the same time.
 */
export async function settle(
  database: Database,
  user: User,
  body: SettlementBody,
  repeat?: Repeat,
): Promise<Logged<Settlement>> {
  for (let left = 2; ; left -= 1) {
    try {
      return await database.inTransaction(client => settleOnce(client, user, body, repeat))
    } catch (error) {
      if (left === 0 || (error !== gone && !fitsNoCategory(error))) throw error
    }
  }
}

async function settleOnce(
  client: Queryable,
  user: User,
  { name, amount, wallet_id = null, transaction_date }: SettlementBody,
  repeat?: Repeat,
): Promise<Logged<Settlement>> {
  if (transaction_date > user.today)
    throw refusedField(422, 'transaction_date', 'Choose today or an earlier day')
  const open = await holdOpen(client, user, name)
  if (open.length === 0) throw new Refusal(404, 'Nothing is open with this friend')
  const { refunds, transfers, isTooMuch } = allot(open, amount, wallet_id)
  if (isTooMuch) throw refusedField(422, 'amount', 'That is more than what is open')
  if ([...refunds, ...transfers].some(paid => paid.amount.length > MOST_SIGNS))
    throw refusedField(422, 'amount', 'Use at most 12 digits and 2 decimal places')
  const refunded = refunds.length > 0 ? await addRefunds(client, user.id, refunds, transaction_date) : nothing
  const transaction_ids = refunded.ids
  if (transaction_ids.length < refunds.length) throw gone
  const paid = await payBack(client, user.id, transfers, { open, transaction_date })
  const transfer_ids = paid.ids
  const id = oneOf([...transaction_ids, ...transfer_ids].slice(0, 1))
  const activity_ids = [...refunded.activity_ids, ...paid.activity_ids]
  const settlement = { id, transaction_ids, transfer_ids, activity_ids }
  if (repeat) await keepAnswer(client, user.id, settlement, repeat)
  return settlement
}

type Booked = { ids: number[]; activity_ids: number[] }
const nothing: Booked = { ids: [], activity_ids: [] }

const MOST_SIGNS = '999999999999.99'.length

async function payBack(
  client: Queryable,
  userId: number,
  paid: Paid[],
  { open, transaction_date }: { open: Open[]; transaction_date: string },
): Promise<Booked> {
  if (paid.length === 0) return nothing
  const ids = await takeIds(client, paid.length)
  const numbered = paid.map((row, place) => ({ ...row, record_id: oneOf(ids.slice(place, place + 1)) }))
  const { activity_ids } = await writeTransfers(client, userId, {
    held: [],
    wanted: numbered.map(({ record_id, transaction_id, amount, wallet_id }) => ({
      ...{ id: record_id, from_wallet_id: wallet_id, to_wallet_id: null, amount, fee_id: null },
      description: open.find(row => row.transaction_id === transaction_id)?.description ?? '',
      transfer_date: transaction_date,
    })),
    type: 'Add transfer',
  })
  await tieTransfers(client, userId, numbered)
  return { ids, activity_ids }
}
