import type { RestoreBody } from '@pundi/contract'
import { namesOf } from '../../database/compose-statement'
import { type StoredTemplate, writtenTypes } from '../../schedules/columns'
import { isAlike } from './is-alike'
import {
  areThere,
  type Hindrance,
  type Judgement,
  type Kept,
  type Restorable,
  splitAgain,
  type World,
} from './kept-states'

/** What it books needs a category of its type, and wallets that are there. */
export function judgeSchedule({ before, after }: Restorable, world: World, ways: RestoreBody): Judgement {
  const present = world.schedules.get(before.id) ?? null
  const { from_wallet_id, to_wallet_id, wallet_id, ...template } = templateOf(before)
  const isThere = (id: number | undefined, type: string) =>
    id === undefined || world.categories.get(id)?.state.type === type
  const chosen = (id: number | undefined, type: string) => (isThere(id, type) ? id : (ways.category_id ?? id))
  const type = template.type === 'transfer' ? 'expense' : template.type
  const splits = template.splits && splitAgain(template.splits, { ...before, type }, world, ways)
  const category_id = splits?.[0]?.category_id ?? chosen(template.category_id, type)
  const fee_category_id = chosen(template.fee_category_id, 'expense')
  const wanted: Kept = {
    ...before,
    template: {
      ...templateOf(before),
      ...(category_id !== undefined && { category_id }),
      ...(fee_category_id !== undefined && { fee_category_id }),
      ...(splits && { splits }),
    },
  }
  if (isAlike(present, wanted, scheduleFields)) return { obstacles: ['same'], wanted, present }
  const used = [category_id, fee_category_id, ...(splits ?? []).map(part => part.category_id)]
  const isChanged = present !== null && !isAlike(present, after, scheduleFields) && !ways.overwrite
  const obstacles: Hindrance[] = [
    ...(used.every(id => isThere(id, type)) ? [] : ['category' as const]),
    ...(areThere(world, wallet_id, from_wallet_id ?? undefined, to_wallet_id ?? undefined)
      ? []
      : ['wallet' as const]),
    ...(isChanged ? ['changed' as const] : []),
  ]
  return { obstacles, wanted, present }
}

const scheduleFields = [...namesOf(writtenTypes), 'skipped'] as const satisfies (keyof Kept)[]

function templateOf({ template }: Kept): StoredTemplate {
  if (!template) throw new Error('A schedule has a template')
  return template
}
