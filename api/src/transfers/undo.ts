import type { RestoreBody } from '@pundi/contract'
import { columnNames } from '../ledger/columns/columns'
import { hindrancesOf, isDayTaken, sidesAgain, walletAgain } from '../ledger/undo/choose-other'
import {
  idsOf,
  inOrder,
  isAlike,
  type Judgement,
  stateOf,
  statesOf,
  type Undoable,
  type World,
} from '../ledger/undo/undoable'
import type { Hindrance, LoggedState, Restorable } from '../ledger/undo/logged-states'
import { openDaysOf } from '../ledger/schedule-days/open-days-queries'
import { arePaidBack } from '../transactions/change/restore-queries'
import { refuseRecord } from '../transactions/undo'
import { bringBackTransfers, removeTransfers } from './change-transfers'
import { transferStates } from './queries'

export const undoTransfer: Undoable = {
  subject: 'transfer',
  states: transferStates,
  isMovable: true,
  judge: judgeTransfer,
  takeBack: {
    of: 'records',
    isAsAdded: areAlike,
    wereUsed: (db, userId, added) =>
      arePaidBack(
        db,
        userId,
        added.flatMap(({ after: { fee } }) => (fee ? [fee.id] : [])),
      ),
    removeAll: (client, { userId }, added) => removeTransfers(client, userId, idsOf(added)),
    finish: (client, { userId, today }, added) =>
      openDaysOf(client, userId, { recordIds: idsOf(added), today }),
  },
  bringBack: async (client, { userId }, steps) =>
    (await bringBackTransfers(client, userId, inOrder(steps))) ?? [undefined],
  refuse: refuseRecord,
  show: ({ line, ...change }) => {
    const moved = (change.after ?? change.before ?? line)?.amount
    return { money: { kind: 'transfer', ...change }, ...(moved !== undefined && { moved }) }
  },
}

function judgeTransfer({ before, after }: Restorable, world: World, ways: RestoreBody): Judgement {
  const present = statesOf(world, 'transfer').get(before.id) ?? null
  const { sides, areTwo } = sidesAgain(before, world, ways)
  const fee = before.fee && {
    ...before.fee,
    category_id: ways.category_id ?? before.fee.category_id,
    wallet_id: walletAgain(before.fee.wallet_id, world, ways, before.fee.transaction_date),
  }
  const category = stateOf(world, 'category', fee?.category_id)
  const wanted = { ...before, ...sides, fee }
  const wallets = [wanted.from_wallet_id, wanted.to_wallet_id, fee?.wallet_id]
  if (areAlike(present, wanted)) return { obstacles: ['same'], wanted, present }
  if (isDayTaken(before.id, present, world)) return { obstacles: ['day'], wanted, present }
  const isChanged = present !== null && !areAlike(present, after) && !ways.overwrite
  const obstacles: Hindrance[] = [
    ...(category?.type === fee?.type ? [] : ['category' as const]),
    ...(areTwo ? hindrancesOf(world, wallets, before.transfer_date) : ['wallet' as const]),
    ...(isChanged ? ['changed' as const] : []),
  ]
  return { obstacles, wanted, present }
}

function areAlike(one: LoggedState | null, other: LoggedState | null): boolean {
  return isAlike(one, other, transferFields) && isAlike(one?.fee ?? null, other?.fee ?? null, columnNames)
}

const transferFields = [
  'from_wallet_id',
  'to_wallet_id',
  'amount',
  'description',
  'transfer_date',
] as const satisfies (keyof LoggedState)[]
