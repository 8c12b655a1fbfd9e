import type { RestoreBody, ScheduleChange } from '@pundi/contract'
import { areThere, recategorizeSplits, sidesAgain, walletAgain } from '../ledger/undo/choose-other'
import {
  inOrder,
  isAlike,
  type Judgement,
  oneByOne,
  stateOf,
  statesOf,
  type Undoable,
  type World,
} from '../ledger/undo/undoable'
import {
  type Hindrance,
  type LoggedState,
  refuse,
  type Restorable,
  type StoredTemplate,
} from '../ledger/undo/logged-states'
import { namesOf } from '../platform/database/compose-statement'
import { writtenTypes } from './queries'
import { refuseMoreSchedules, scheduleNamesNoWallet } from './refuse-schedule'
import { bringBackSchedule, hasRecords, scheduleStates } from './restore-queries'
import { removeSchedule } from './write-queries'

export const undoSchedule: Undoable = {
  subject: 'schedule',
  states: scheduleStates,
  isMovable: true,
  judge: judgeSchedule,
  takeBack: {
    isAsAdded: (present, added) => isAlike(present, added, scheduleFields),
    of: 'places',
    isUsed: (db, userId, { after }) => hasRecords(db, userId, after.id),
    remove: async (client, { userId }, { after }) => {
      const entry = await removeSchedule(client, userId, after.id)
      return entry === undefined ? [] : [entry]
    },
  },
  bringBack: (client, { userId, today }, steps) =>
    oneByOne(inOrder(steps), step => bringBackSchedule(client, userId, { ...step, today })),
  refuse: error => {
    refuseMoreSchedules(error)
    if (scheduleNamesNoWallet(error)) throw refuse('wallet')
  },
  show: ({ line: _, ...change }) => ({ schedule: change as ScheduleChange }),
}

function judgeSchedule({ before, after }: Restorable, world: World, ways: RestoreBody): Judgement {
  const present = statesOf(world, 'schedule').get(before.id) ?? null
  const { wallet_id: _, ...template } = templateOf(before)
  const wallets = walletsAgain(templateOf(before), world, ways)
  const isThere = (id: number | undefined, type: string) =>
    id === undefined || stateOf(world, 'category', id)?.type === type
  const chosen = (id: number | undefined, type: string) => (isThere(id, type) ? id : (ways.category_id ?? id))
  const type = template.type === 'transfer' ? 'expense' : template.type
  const splits = template.splits && recategorizeSplits(template.splits, { ...before, type }, world, ways)
  const category_id = splits?.[0]?.category_id ?? chosen(template.category_id, type)
  const fee_category_id = chosen(template.fee_category_id, 'expense')
  const wanted: LoggedState = {
    ...before,
    template: {
      ...template,
      ...wallets.chosen,
      ...(category_id !== undefined && { category_id }),
      ...(fee_category_id !== undefined && { fee_category_id }),
      ...(splits && { splits }),
    },
  }
  if (isAlike(present, wanted, scheduleFields)) return { obstacles: ['same'], wanted, present }
  const used = [category_id, fee_category_id, ...(splits ?? []).map(split => split.category_id)]
  const isChanged = present !== null && !isAlike(present, after, scheduleFields) && !ways.overwrite
  const obstacles: Hindrance[] = [
    ...(used.every(id => isThere(id, type)) ? [] : ['category' as const]),
    ...(wallets.areThere ? [] : ['wallet' as const]),
    ...(isChanged ? ['changed' as const] : []),
  ]
  return { obstacles, wanted, present }
}

function walletsAgain(template: StoredTemplate, world: World, ways: RestoreBody) {
  if (template.type !== 'transfer') {
    const wallet_id = walletAgain(template.wallet_id, world, ways)
    return { chosen: wallet_id === undefined ? {} : { wallet_id }, areThere: areThere(world, [wallet_id]) }
  }
  const from_wallet_id = template.from_wallet_id ?? undefined
  const to_wallet_id = template.to_wallet_id ?? undefined
  const { sides, areTwo } = sidesAgain({ from_wallet_id, to_wallet_id }, world, ways)
  return {
    chosen: { from_wallet_id: sides.from_wallet_id ?? null, to_wallet_id: sides.to_wallet_id ?? null },
    areThere: areTwo && areThere(world, [sides.from_wallet_id, sides.to_wallet_id]),
  }
}

const scheduleFields = [...namesOf(writtenTypes), 'skipped'] as const satisfies (keyof LoggedState)[]

function templateOf({ template }: LoggedState): StoredTemplate {
  if (!template) throw new Error('A schedule has a template')
  return template
}
