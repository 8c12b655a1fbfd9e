import { centsOf, type ChangedAnswer, decimalOf, isDebt, type MovedOpening } from '@pundi/contract'
import type { Database, Queryable } from '../../platform/database/database'
import { addRemainders, dropBetween, type TransferRow } from './queries'
import { type HeldOpening, holdOpenings, removeWallet, setOpening } from '../write-queries'
import { notFound, Refusal, refusedField } from '../../platform/http/errors/refusal'
import type { Say } from '../../platform/messages/say'
import { removeSchedule, setAside } from '../../schedules/write-queries'
import { countRecords, countSchedules, listSchedulesBetween, moveRecords } from './move-queries'

/**
 * Merges two opening balances, so that on each day the sum of both wallets stays the same. If the
 * new opening balance cannot include an amount, adds a transfer of this amount from or to outside.
 */
async function mergeOpenings(
  client: Queryable,
  userId: number,
  { gone, target, dropped, describe }: Merging,
): Promise<MovedOpening> {
  const { opening, remainders } = sumOpenings(gone, target)
  const became = { opening_date: opening.day, opening_balance: decimalOf(opening.cents) }
  await setOpening(client, userId, target.id, became)
  const added = await addRemainders(
    client,
    userId,
    remainders.map(({ name, ...one }) => ({ ...one, wallet_id: target.id, description: describe(name) })),
  )
  const { opening_date, opening_balance } = target
  return { was: { opening_date, opening_balance }, became, added, dropped }
}

type Merging = {
  gone: HeldOpening
  target: HeldOpening
  dropped: TransferRow[]
  describe: (name: string) => string
}

/**
 * Adds two opening balances, in cents. `remainders`: amounts that the target's opening balance
 * cannot include, with their days. Such an amount has a later day or is not allowed as an opening
 * balance.
 */
function sumOpenings(gone: Began, target: Began) {
  const [first, later] = gone.opening_date < target.opening_date ? [gone, target] : [target, gone]
  const day = first.opening_date
  const [own, other] = [centsOf(first.opening_balance), centsOf(later.opening_balance)]
  const canBegin = (cents: bigint) => (cents >= 0n || isDebt(target.kind)) && cents < MOST && cents > -MOST
  if (day === later.opening_date && canBegin(own + other))
    return { opening: { day, cents: own + other }, remainders: [] }
  const cents = canBegin(own) ? own : 0n
  const remainders = [
    { cents: own - cents, day, name: first.name },
    { cents: other, day: later.opening_date, name: later.name },
  ].filter(one => one.cents !== 0n)
  return { opening: { day, cents }, remainders }
}

type Began = Pick<HeldOpening, 'name' | 'kind' | 'opening_date' | 'opening_balance'>
const MOST = 10n ** 14n

type Owner = { id: number; today: string; say: Say }

/**
 * Deletes a wallet and moves its content to `moveTo`. On each day, the sum of both wallets stays
 * the same. Transfers and schedules between the two are removed; each schedule gets an activity of
 * its own. Throws 404 if the user has no such wallet, and 422 if the user has no such target.
 * Throws 409 if the wallet has content and `moveTo` is missing.
 */
export async function removeWithRecords(
  database: Database,
  user: Owner,
  id: number,
  moveTo: number | undefined,
): Promise<ChangedAnswer['data']> {
  return database.inTransaction(client => removeWithRecordsIn(client, user, id, moveTo))
}

export async function removeWithRecordsIn(
  client: Queryable,
  { id: userId, today, say }: Owner,
  id: number,
  moveTo: number | undefined,
): Promise<ChangedAnswer['data']> {
  const held = await holdOpenings(client, userId, moveTo === undefined ? [id] : [id, moveTo])
  const gone = held.find(wallet => wallet.id === id)
  if (!gone) throw notFound()
  if (moveTo === undefined) {
    const count = await countRecords(client, userId, id)
    if (count > 0) refuseFull(count)
    const schedules = await countSchedules(client, userId, id)
    if (schedules > 0) refusePlanned(schedules)
    return changed(await removeWallet(client, userId, id, null))
  }
  const target = held.find(wallet => wallet.id === moveTo)
  if (moveTo === id || !target) refuseTarget()
  await setAside(client, userId, { today })
  const entries = await removeSchedulesBetween(client, userId, id, moveTo)
  const dropped = await dropBetween(client, userId, [id, moveTo], today)
  const describe = (name: string) => say('Opening balance of {name}', { name })
  const opening = await mergeOpenings(client, userId, { gone, target, dropped, describe })
  const ids = await moveRecords(client, userId, { from: id, to: moveTo })
  return changed(...entries, await removeWallet(client, userId, id, { ids, to: moveTo, opening }))
}

async function removeSchedulesBetween(client: Queryable, userId: number, one: number, other: number) {
  const entries: number[] = []
  for (const id of await listSchedulesBetween(client, userId, one, other)) {
    const entry = await removeSchedule(client, userId, id)
    if (entry !== undefined) entries.push(entry)
  }
  return entries
}

const changed = (...activity_ids: number[]) => ({ count: 1, activity_ids })

/** The answer is the same for another user's wallet and for the removed wallet itself. */
function refuseTarget(): never {
  throw refusedField(422, 'move_to', 'Choose one from the list')
}

function refuseFull(count: number): never {
  throw new Refusal(409, 'Records of this wallet: {count}. Close it instead, or take them out first.', {
    values: { count },
  })
}

function refusePlanned(count: number): never {
  throw new Refusal(409, 'Recurring entries of this wallet: {count}. Change or delete them first.', {
    values: { count },
  })
}
