import type { RemoveTransfersBody, Transfer, TransferBody } from '@pundi/contract'
import type { Kept } from '../activities/restore/judge-restore'
import { oneOf, type Queryable } from '../database/database'
import { exactAmount } from '../idempotency/hash-body'
import type { Repeat } from '../idempotency/queries'
import { bookAgain } from '../schedules/open-days-queries'
import { removeTransactions } from '../transactions/change/queries'
import { holdTransfers, takeIds, takePair, type Wanted, writeTransfers } from './change-queries'

/**
 * What a body says of a transfer, with the words for its fee where the transfer has none of its own, and the plan whose
 * instalment it pays.
 */
export type Asked = TransferBody & { fee_description?: string; instalments_id?: number }

/** Adds a transfer with its fee and, if there is a key, stores the answer for a repeated request. */
export async function addTransfer(
  db: Queryable,
  userId: number,
  asked: Asked,
  repeat?: Repeat,
): Promise<Transfer> {
  const { id, fee_id } = await takePair(db)
  const wanted = { id, instalments_id: asked.instalments_id, ...wantedOf(asked, { id: fee_id }) }
  const { answers } = await writeTransfers(db, userId, {
    ...{ held: [], wanted: [wanted], type: 'Add transfer', repeat },
  })
  return firstOf(answers)
}

/** A change that was made, or was not needed; `is_other` if the transfer is not what was expected. */
type Changed = { answer: Transfer; is_other: boolean }

/**
 * Changes a transfer and its fee to the body if its version is among the `expected`; without `expected`, whatever its
 * version. One that already equals the body is not logged. Undefined if there is none of that id. Must run in a
 * transaction.
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
  if (isAlike(answer, asked) && isWithMoney(state)) return { answer, is_other: false }
  if (expected && !expected.includes(answer.version)) return { answer, is_other: true }
  const fee = state.fee ?? { id: oneOf(await takeIds(client, 1)) }
  const wanted = { ...state, ...wantedOf(asked, fee) }
  // A fee that was deleted by itself belongs to it again when the log brings it back.
  if (!asked.fee && !state.fee) wanted.fee_id = state.fee_id
  const { answers } = await writeTransfers(client, userId, {
    ...{ held: [id], wanted: [wanted], type: 'Change transfer' },
  })
  return { answer: firstOf(answers), is_other: false }
}

/** Removes those of the transfers that exist, with their fees. Answers the ids of the new activities. Must run in a transaction. */
export async function removeTransfers(client: Queryable, userId: number, ids: number[]): Promise<number[]> {
  const held = (await holdTransfers(client, userId, ids)).map(({ state }) => state.id)
  if (held.length === 0) return []
  const { activity_ids } = await writeTransfers(client, userId, {
    ...{ held, wanted: [], type: 'Delete transfer' },
  })
  return activity_ids
}

/**
 * Removes transfers with their fees, and transactions: those of them that exist. Answers the ids of the new activities:
 * a fee that is among the transactions has one of its own. Must run in a transaction.
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
 * Restores transfers with their fees; removed ones are added again under their old ids. Answers the ids of the new
 * activities; undefined if the state of one is no longer the one `seen`. Must run in a transaction.
 */
export async function bringBackTransfers(
  client: Queryable,
  userId: number,
  steps: { seen: Kept | null; wanted: Kept }[],
): Promise<number[] | undefined> {
  const ids = steps.map(({ wanted }) => wanted.id)
  const present = new Map((await holdTransfers(client, userId, ids)).map(({ state }) => [state.id, state]))
  const isSeen = steps.every(({ seen, wanted }) => isSame(present.get(wanted.id) ?? null, seen))
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

/** Both come from the database, whose JSON has one order of keys. */
const isSame = (one: Kept | null, other: Kept | null) => JSON.stringify(one) === JSON.stringify(other)

/** The transfer that a body asks for. Its fee leaves the wallet that the money left, on the same day. */
function wantedOf(
  asked: Asked,
  known: Pick<Kept, 'id' | 'is_refund' | 'tags' | 'shares'> & { created_at?: string | undefined },
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
      ...{ is_refund: known.is_refund, tags: known.tags, shares: known.shares, created_at: known.created_at },
    },
  }
}

/** Whether the fee, if any, leaves the wallet that the money leaves: it may have been moved by itself. */
const isWithMoney = ({ fee, from_wallet_id, to_wallet_id }: Kept) =>
  !fee || fee.wallet_id === (from_wallet_id ?? to_wallet_id)

/** Whether a transfer says what the body says. */
const isAlike = (present: Transfer, asked: Asked): boolean =>
  present.from_wallet_id === asked.from_wallet_id &&
  present.to_wallet_id === asked.to_wallet_id &&
  present.amount === exactAmount(asked.amount) &&
  present.fee === (asked.fee ? exactAmount(asked.fee) : null) &&
  (!asked.fee || present.fee_category_id === asked.fee_category_id) &&
  present.description === asked.description &&
  present.transfer_date === asked.transfer_date

function firstOf(answers: Transfer[]): Transfer {
  const [first] = answers
  if (!first) throw new Error('A transfer that is written is answered')
  return first
}
