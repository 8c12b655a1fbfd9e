import { nameKey, type RestoreBody } from '@pundi/contract'
import {
  isAlike,
  type Judgement,
  oneByOne,
  statesOf,
  type Undoable,
  type World,
} from '../ledger/undo/undoable'
import { type Hindrance, refuse, type Restorable } from '../ledger/undo/logged-states'
import { hasMovedOn, planRecordsHome, removalOf } from '../ledger/undo/removals'
import { namesOf } from '../platform/database/compose-statement'
import { isDuplicate } from '../platform/database/database'
import { writtenTypes } from './queries'
import { opensTooLate, refuseMoreWallets } from './refuse-second'
import { bringBackWallet, findMerge, isUsed, walletStates } from './restore-queries'
import { findUndoneRemoval } from '../ledger/undo/removal-queries'
import { removeWithRecordsIn } from './merge/remove-wallet'
import { judgeUndoMerge } from './merge/undo-merge'

export const undoWallet: Undoable = {
  subject: 'wallet',
  states: walletStates,
  judge: judgeWallet,
  takeBack: {
    isAsAdded: (present, added) => isAlike(present, added, namesOf(writtenTypes)),
    of: 'places',
    isUsed: async (db, userId, added) =>
      isUsed(db, userId, added.after.id, await findUndoneRemoval(db, userId, added)),
    remove: async (client, { userId: id, ...user }, added) => {
      const { moved_to } = (await findUndoneRemoval(client, id, added)) ?? {}
      return (await removeWithRecordsIn(client, { id, ...user }, added.after.id, moved_to ?? undefined))
        .activity_ids
    },
  },
  planHome: planRecordsHome,
  // In `steps`, the newest removal comes first, because a newer removal must be undone before an
  // older one.
  bringBack: (client, { userId, ...user }, steps) =>
    oneByOne(steps, step => bringBackWallet(client, userId, { ...step, ...user })),
  refuse: error => {
    if (isDuplicate(error, 'wallets_name')) throw refuse('name', [], 'wallet')
    if (opensTooLate(error)) throw refuse('changed')
    refuseMoreWallets(error)
  },
  foresee: async (db, userId, { obstacles, wanted, present }, world) => {
    if (present !== null) return undefined
    const merge = await findMerge(db, userId, wanted.id)
    const ids = removalOf(world, 'wallet', wanted.id)?.moved ?? []
    const refusal = merge && (await judgeUndoMerge(db, userId, { ...merge, ids }))
    return refusal ?? (obstacles.includes('changed') ? refuse('changed') : undefined)
  },
  show: ({ line: _, ...change }) => ({ money: { kind: 'wallet', ...change } }),
}

function judgeWallet({ before, after }: Restorable, world: World, ways: RestoreBody): Judgement {
  const wallets = statesOf(world, 'wallet')
  const present = wallets.get(before.id) ?? null
  const wanted = { ...before, name: ways.name ?? before.name }
  const fields = namesOf(writtenTypes)
  if (isAlike(present, wanted, fields)) return { obstacles: ['same'], wanted, present }
  const removal = removalOf(world, 'wallet', before.id)
  if (removal?.moves_opening && removal.moved_to !== null && !wallets.has(removal.moved_to))
    return { obstacles: ['target'], wanted, present }
  const isTaken = [...wallets.values()].some(
    ({ id, name }) => id !== before.id && nameKey(name) === nameKey(wanted.name),
  )
  const isChanged =
    !ways.overwrite &&
    (hasMovedOn(world, 'wallet', before.id) || (present !== null && !isAlike(present, after, fields)))
  const obstacles: Hindrance[] = [
    ...(isTaken ? ['name' as const] : []),
    ...(isChanged ? ['changed' as const] : []),
  ]
  return { obstacles, wanted, present }
}
