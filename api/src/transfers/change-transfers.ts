import type { RemoveTransfersBody, Transfer, TransferBody } from '@pundi/contract'
import type { Logged } from '../ledger/booking-queries'
import type { LoggedState } from '../ledger/undo/logged-states'
import { oneOf, type Queryable } from '../platform/database/database'
import { exactAmount } from '../platform/idempotency/hash-body'
import type { Repeat } from '../platform/idempotency/queries'
import { bookAgain } from '../ledger/schedule-days/book-again-queries'
import { removeTransactions } from '../transactions/change/write-queries'
import { holdTransfers, takeIds, takePair, type Wanted, writeTransfers } from './write-queries'

export type Asked = TransferBody & { fee_description?: string; instalments_id?: number }

export async function addTransfer(
  db: Queryable,
  userId: number,
  asked: Asked,
  repeat?: Repeat,
): Promise<Logged<Transfer>> {
  const { id, fee_id } = await takePair(db)
  const wanted = { id, instalments_id: asked.instalments_id, ...wantedOf(asked, { id: fee_id }) }
  const { answers } = await writeTransfers(db, userId, {
    ...{ held: [], wanted: [wanted], type: 'Add transfer', repeat },
  })
  return firstOf(answers)
}

type Changed = { answer: Logged<Transfer>; is_other: boolean }

/**
 * Changes a transfer if its version is in `expected`, or in any case if `expected` is missing.
 * Returns undefined if there is no such transfer. Must run in a database transaction.
 */
export async function changeTransfer(
  client: Queryable,
  userId: number,
  id: number,
  asked: Asked,
  expected?: string[],
): Promise<Changed | undefined> {
  const [held] = await holdTransfers(client, userId, [id])
  if (!held) return undefined
  const { answer, state } = held
  if (isAlike(answer, asked) && isWithMoney(state))
    return { answer: { ...answer, activity_ids: [] }, is_other: false }
  if (expected && !expected.includes(answer.version)) return { answer, is_other: true }
  const fee = state.fee ?? { id: oneOf(await takeIds(client, 1)) }
  const wanted = { ...state, ...wantedOf(asked, fee) }
  // If the fee was deleted separately, the transfer keeps the fee's id. A fee that is restored
  // later then belongs to the transfer again.
  if (!asked.fee && !state.fee) wanted.fee_id = state.fee_id
  const { answers } = await writeTransfers(client, userId, {
    ...{ held: [id], wanted: [wanted], type: 'Change transfer' },
  })
  return { answer: firstOf(answers), is_other: false }
}

/**
 * Removes transfers and returns the ids of the new activities. Must run in a database transaction.
 */
export async function removeTransfers(client: Queryable, userId: number, ids: number[]): Promise<number[]> {
  const held = (await holdTransfers(client, userId, ids)).map(({ state }) => state.id)
  if (held.length === 0) return []
  const { activity_ids } = await writeTransfers(client, userId, {
    ...{ held, wanted: [], type: 'Delete transfer' },
  })
  return activity_ids
}

/**
 * Removes transfers (`ids`) and transactions. If a transfer's fee is among the transactions, the
 * removal of the fee gets an activity of its own. Must run in a database transaction.
 */
export async function removeRecords(
  client: Queryable,
  userId: number,
  { ids, transaction_ids = [] }: RemoveTransfersBody,
): Promise<number[]> {
  await holdTransfers(client, userId, ids, transaction_ids)
  const removed = transaction_ids.length > 0 ? await removeTransactions(client, userId, transaction_ids) : []
  return [...removed, ...(await removeTransfers(client, userId, ids))]
}

/**
 * Restores all the transfers or none. Returns undefined if a transfer's present state is not the
 * step's `seen`. Must run in a database transaction.
 */
export async function bringBackTransfers(
  client: Queryable,
  userId: number,
  steps: { seen: LoggedState | null; wanted: LoggedState }[],
): Promise<number[] | undefined> {
  const ids = steps.map(({ wanted }) => wanted.id)
  const present = new Map((await holdTransfers(client, userId, ids)).map(({ state }) => [state.id, state]))
  const isSeen = steps.every(({ seen, wanted }) => isSameState(present.get(wanted.id) ?? null, seen))
  if (!isSeen) return undefined
  const wanted = steps.map(step => step.wanted)
  const gone = ids.filter(id => !present.has(id))
  const { activity_ids } = await bookAgain(client, userId, gone, () =>
    writeTransfers(client, userId, {
      ...{ held: [...present.keys()], wanted, type: 'Restore transfer' },
    }),
  )
  return activity_ids
}

/**
 * Compares as JSON text: both states come from the database, which always sorts keys in the same
 * way.
 */
const isSameState = (one: LoggedState | null, other: LoggedState | null) =>
  JSON.stringify(one) === JSON.stringify(other)

function wantedOf(
  asked: Asked,
  known: Pick<LoggedState, 'id' | 'is_refund' | 'tags' | 'place' | 'shares'> & {
    created_at?: string | undefined
  },
): Omit<Wanted, 'id'> {
  const { from_wallet_id, to_wallet_id, amount, fee, fee_category_id, description, transfer_date } = asked
  const moved = { from_wallet_id, to_wallet_id, amount, description, transfer_date }
  if (!fee) return { ...moved, fee_id: null, fee: undefined }
  return {
    ...moved,
    fee_id: known.id,
    fee: {
      ...{ id: known.id, type: 'expense', name: '', amount: fee, transaction_date: transfer_date },
      ...{ description: description || asked.fee_description || description },
      ...{ category_id: fee_category_id ?? undefined },
      ...{ wallet_id: from_wallet_id ?? to_wallet_id ?? undefined },
      ...{
        is_refund: known.is_refund,
        tags: known.tags,
        shares: known.shares,
        place: known.place,
        created_at: known.created_at,
      },
    },
  }
}

/**
 * True if the fee is paid from the transfer's own wallet. The user may have moved the fee to
 * another wallet.
 */
const isWithMoney = ({ fee, from_wallet_id, to_wallet_id }: LoggedState) =>
  !fee || fee.wallet_id === (from_wallet_id ?? to_wallet_id)

const isAlike = (present: Transfer, asked: Asked): boolean =>
  present.from_wallet_id === asked.from_wallet_id &&
  present.to_wallet_id === asked.to_wallet_id &&
  present.amount === exactAmount(asked.amount) &&
  present.fee === (asked.fee ? exactAmount(asked.fee) : null) &&
  (!asked.fee || present.fee_category_id === asked.fee_category_id) &&
  present.description === asked.description &&
  present.transfer_date === asked.transfer_date

function firstOf(answers: Logged<Transfer>[]): Logged<Transfer> {
  const [first] = answers
  if (!first) throw new Error('A transfer that is written is answered')
  return first
}
