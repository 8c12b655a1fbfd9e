import { nameKey, type RestoreBody } from '@pundi/contract'
import { judgeBudgets } from '../../budgets/judge-budgets'
import { blank, writtenTypes } from '../../categories/columns'
import { namesOf } from '../../database/compose-statement'
import { judgeGoal } from '../../goals/judge-goal'
import { columnNames } from '../../transactions/columns'
import { writtenTypes as walletTypes } from '../../wallets/columns'
import { sidesAgain, walletAgain } from './choose-wallet'
import { isAlike } from './is-alike'
import { judgeSchedule } from './judge-schedule'
import { isAsMoved, removalOf } from './removals'
import {
  type Hindrance,
  hindrancesOf,
  type Judge,
  type Judgement,
  type Kept,
  type RecordKind,
  type Restorable,
  splitAgain,
  type World,
} from './kept-states'

export * from './kept-states'

export const judgeRestore: Judge = (entry, world, ways) => judges[entry.subject](entry, world, ways)

const judges: Record<RecordKind, Judge> = {
  transaction: judgeTransaction,
  category: judgeCategory,
  wallet: judgeWallet,
  transfer: judgeTransfer,
  instalments: judgeInstalments,
  goal: ({ before, after }, { goals }, ways) => {
    const present = goals.get(before.id) ?? null
    return { obstacles: judgeGoal({ before, after, present }, ways), wanted: before, present }
  },
  goal_move: judgeGoalMove,
  budget: judgeBudget,
  schedule: judgeSchedule,
}

function judgeTransaction({ before, after }: Restorable, world: World, ways: RestoreBody): Judgement {
  const present = world.transactions.get(before.id) ?? null
  const day = before.transaction_date
  const wallet_id = walletAgain(before.wallet_id, world, ways, day)
  const wanted = before.splits
    ? { ...before, wallet_id, splits: splitAgain(before.splits, before, world, ways) }
    : { ...before, wallet_id, category_id: ways.category_id ?? before.category_id }
  const ids = wanted.splits?.map(part => part.category_id) ?? [wanted.category_id]
  const [first, ...others] = ids.map(id => (id === undefined ? undefined : world.categories.get(id)?.state))
  wanted.name = first?.name ?? before.name
  if (isAlike(present, wanted, columnNames)) return { obstacles: ['same'], wanted, present }
  const isChanged = present !== null && !isAlike(present, after, columnNames) && !ways.overwrite
  const obstacles: Hindrance[] = [
    ...([first, ...others].every(category => category?.type === before.type) ? [] : ['category' as const]),
    ...hindrancesOf(world, [wallet_id], day),
    ...(isChanged ? ['changed' as const] : []),
  ]
  return { obstacles, wanted, present }
}

/** A transfer comes back with its fee, which needs a category of its own type. */
function judgeTransfer({ before, after }: Restorable, world: World, ways: RestoreBody): Judgement {
  const present = world.transfers.get(before.id) ?? null
  const { sides, areTwo } = sidesAgain(before, world, ways)
  const fee = before.fee && {
    ...before.fee,
    category_id: ways.category_id ?? before.fee.category_id,
    wallet_id: walletAgain(before.fee.wallet_id, world, ways, before.fee.transaction_date),
  }
  const category = fee?.category_id === undefined ? undefined : world.categories.get(fee.category_id)?.state
  const wanted = { ...before, ...sides, fee }
  const wallets = [wanted.from_wallet_id, wanted.to_wallet_id, fee?.wallet_id]
  const isAsBefore = (one: Kept | null, other: Kept | null) =>
    isAlike(one, other, transferFields) && isAlike(one?.fee ?? null, other?.fee ?? null, columnNames)
  if (isAsBefore(present, wanted)) return { obstacles: ['same'], wanted, present }
  const isChanged = present !== null && !isAsBefore(present, after) && !ways.overwrite
  const obstacles: Hindrance[] = [
    ...(category?.type === fee?.type ? [] : ['category' as const]),
    ...(areTwo ? hindrancesOf(world, wallets, before.transfer_date) : ['wallet' as const]),
    ...(isChanged ? ['changed' as const] : []),
  ]
  return { obstacles, wanted, present }
}

const transferFields = [
  'from_wallet_id',
  'to_wallet_id',
  'amount',
  'description',
  'transfer_date',
] as const satisfies (keyof Kept)[]

/** They are never changed. */
function judgeInstalments({ before }: Restorable, world: World): Judgement {
  const present = world.instalments.get(before.id) ?? null
  return { obstacles: present ? ['same'] : [], wanted: before, present }
}

/** Nor are moves of a goal, which must be there. */
function judgeGoalMove({ before }: Restorable, { goals, goal_moves }: World): Judgement {
  const present = goal_moves.get(before.id) ?? null
  const isThere = before.goal_id !== undefined && goals.has(before.goal_id)
  return { obstacles: present ? ['same'] : isThere ? [] : ['goal'], wanted: before, present }
}

function judgeBudget({ before, after }: Restorable, { budgets }: World, ways: RestoreBody): Judgement {
  const { obstacles, present } = judgeBudgets({ before, after, ways }, budgets)
  return { obstacles, wanted: before, present: present && { created_at: '', ...present } }
}

function judgeWallet({ before, after }: Restorable, world: World, ways: RestoreBody): Judgement {
  const present = world.wallets.get(before.id) ?? null
  const wanted = { ...before, name: ways.name ?? before.name }
  const fields = namesOf(walletTypes)
  if (isAlike(present, wanted, fields)) return { obstacles: ['same'], wanted, present }
  const isTaken = [...world.wallets.values()].some(
    ({ id, name }) => id !== before.id && nameKey(name) === nameKey(wanted.name),
  )
  const isChanged =
    !ways.overwrite &&
    (hasGoneOn(before.id, 'wallet', world) || (present !== null && !isAlike(present, after, fields)))
  const obstacles: Hindrance[] = [
    ...(isTaken ? ['name' as const] : []),
    ...(isChanged ? ['changed' as const] : []),
  ]
  return { obstacles, wanted, present }
}

function judgeCategory({ before, after }: Restorable, world: World, ways: RestoreBody): Judgement {
  const { state: present = null, count = 0 } = world.categories.get(before.id) ?? {}
  // What an older entry does not say stays as it is now.
  const filled = (state: Kept) => ({ ...(present ?? blank), ...state })
  const wanted = { ...filled(before), name: ways.name ?? before.name }
  const fields = namesOf(writtenTypes)
  if (isAlike(present, wanted, fields)) return { obstacles: ['same'], wanted, present }
  const isTaken = [...world.categories.values()].some(
    ({ state }) => state.id !== before.id && isNamedAs(state, wanted),
  )
  const isChanged =
    !ways.overwrite &&
    (hasGoneOn(before.id, 'category', world) ||
      (present !== null && !isAlike(present, after && filled(after), fields)))
  const obstacles: Hindrance[] = [
    ...(present !== null && present.type !== wanted.type && count > 0 ? ['type' as const] : []),
    ...(isTaken ? ['name' as const] : []),
    ...(isChanged ? ['changed' as const] : []),
  ]
  return { obstacles, wanted, present }
}

/** Whether what the removal of one that is gone moved is no longer where it put that. */
function hasGoneOn(id: number, subject: 'category' | 'wallet', world: World) {
  const removal = removalOf(world, subject, id)
  return removal !== undefined && !isAsMoved(removal, world)
}

const isNamedAs = (one: Kept, other: Kept) =>
  one.type === other.type && nameKey(one.name) === nameKey(other.name)
