import type { RestoreBody } from '@pundi/contract'
import { isDuplicate } from '../platform/database/database'
import { columnNames } from '../ledger/columns/columns'
import { skippedMeanwhile } from '../ledger/schedule-days/book-again-queries'
import { openDaysOf } from '../ledger/schedule-days/open-days-queries'
import { fitsNoCategory, isBeforeOpening, namesNoWallet } from '../ledger/refuse-record'
import { hindrancesOf, isDayTaken, recategorizeSplits, walletAgain } from '../ledger/undo/choose-other'
import {
  idsOf,
  inOrder,
  isAlike,
  type Judgement,
  showAs,
  stateOf,
  statesOf,
  type Undoable,
  type World,
} from '../ledger/undo/undoable'
import { type Hindrance, refuse, type Restorable } from '../ledger/undo/logged-states'
import { arePaidBack, bringBackTransactions, transactionStates } from './change/restore-queries'
import { removeTransactions } from './change/write-queries'

export const undoTransaction: Undoable = {
  subject: 'transaction',
  states: transactionStates,
  isMovable: true,
  judge: judgeTransaction,
  takeBack: {
    of: 'records',
    isAsAdded: (present, added) => isAlike(present, added, columnNames),
    wereUsed: (db, userId, added) => arePaidBack(db, userId, idsOf(added)),
    removeAll: (client, { userId }, added) => removeTransactions(client, userId, idsOf(added)),
    finish: (client, { userId, today }, added) =>
      openDaysOf(client, userId, { recordIds: idsOf(added), today }),
  },
  bringBack: (client, { userId }, steps) => bringBackTransactions(client, userId, inOrder(steps)),
  refuse: refuseRecord,
  show: showAs('transaction'),
}

function judgeTransaction({ before, after }: Restorable, world: World, ways: RestoreBody): Judgement {
  const present = statesOf(world, 'transaction').get(before.id) ?? null
  const day = before.transaction_date
  const wallet_id = walletAgain(before.wallet_id, world, ways, day)
  const wanted = before.splits
    ? { ...before, wallet_id, splits: recategorizeSplits(before.splits, before, world, ways) }
    : { ...before, wallet_id, category_id: ways.category_id ?? before.category_id }
  const ids = wanted.splits?.map(split => split.category_id) ?? [wanted.category_id]
  const [first, ...others] = ids.map(id => stateOf(world, 'category', id))
  wanted.name = first?.name ?? before.name
  if (isAlike(present, wanted, columnNames)) return { obstacles: ['same'], wanted, present }
  if (isDayTaken(before.id, present, world)) return { obstacles: ['day'], wanted, present }
  const isChanged = present !== null && !isAlike(present, after, columnNames) && !ways.overwrite
  const obstacles: Hindrance[] = [
    ...([first, ...others].every(category => category?.type === before.type) ? [] : ['category' as const]),
    ...hindrancesOf(world, [wallet_id], day),
    ...(isChanged ? ['changed' as const] : []),
  ]
  return { obstacles, wanted, present }
}

export function refuseRecord(error: unknown): void {
  if (isDuplicate(error, 'transactions_pkey') || isDuplicate(error, 'transfers_pkey')) throw refuse('changed')
  if (error === skippedMeanwhile || isDuplicate(error, 'schedule_records_one_a_day')) throw refuse('day')
  if (fitsNoCategory(error)) throw refuse('category')
  if (namesNoWallet(error)) throw refuse('wallet')
  if (isBeforeOpening(error)) throw refuse('opening')
}
