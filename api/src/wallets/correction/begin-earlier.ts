import { centsOf, decimalOf, isDebt } from '@pundi/contract'
import type { Database, Queryable } from '../../platform/database/database'
import { refusedField } from '../../platform/http/errors/refusal'
import { addTransfer } from '../../transfers/change-transfers'
import type { Asked, Begun } from '../../ledger/after-booking'
import { type HeldOpening, holdOpenings, logOpening, setOpening } from '../write-queries'

/**
 * Calls `write` to record something on `day`. If a wallet of the record opens later, first moves
 * its opening day back to `day`. The opening balance is then computed so that balances from the old
 * opening day on stay the same. An opening balance below zero is allowed only for wallets with
 * debts. Any other wallet opens at zero, and a transfer on the old opening day takes the difference
 * out.
 */
export async function beginEarlier<Result>(
  database: Database,
  { userId, ids, day, correction }: Asked,
  write: (client: Queryable) => Promise<Result>,
): Promise<{ result: Result; begun: Begun | undefined }> {
  return database.inTransaction(async client => {
    if (ids.length === 0) return { result: await write(client), begun: undefined }
    const held = await holdOpenings(client, userId, ids)
    const later = held.filter(({ opening_date }) => opening_date > day)
    for (const { id, opening_balance } of later)
      await setOpening(client, userId, id, { opening_date: day, opening_balance })
    const result = await write(client)
    if (later.length === 0) return { result, begun: undefined }
    const begun: Begun = { activity_ids: [], transfer_ids: [], entries: [] }
    const now = await holdOpenings(client, userId, idsOf(later))
    for (const before of later) {
      const total = now.find(({ id }) => id === before.id)?.total ?? before.total
      const { opening, rest } = openingThen(before, total)
      await setOpening(client, userId, before.id, { opening_date: day, opening_balance: decimalOf(opening) })
      const entry = await logOpening(client, userId, before.state)
      begun.activity_ids.push(entry)
      begun.entries.push(entry)
      if (rest === 0n) continue
      const { id, activity_ids = [] } = await addTransfer(client, userId, {
        ...{
          from_wallet_id: before.id,
          to_wallet_id: null,
          amount: decimalOf(rest),
          description: correction,
        },
        transfer_date: before.opening_date,
      })
      begun.transfer_ids.push(id)
      begun.entries.push(...activity_ids)
    }
    return { result, begun }
  })
}

const idsOf = (some: HeldOpening[]) => some.map(({ id }) => id)

/**
 * `opening`: the opening balance, in cents, that keeps the present balance the same. If this amount
 * would be below 0 and the wallet cannot have debts, `opening` is 0 and `rest` is the missing
 * amount.
 */
function openingThen({ opening_balance, kind, total: before }: HeldOpening, total: string) {
  const opening = centsOf(opening_balance) + centsOf(before) - centsOf(total)
  if (opening >= MOST || opening <= -MOST)
    throw refusedField(422, 'amount', 'Use at most 12 digits and 2 decimal places')
  return opening < 0n && !isDebt(kind) ? { opening: 0n, rest: -opening } : { opening, rest: 0n }
}

const MOST = 10n ** 14n
