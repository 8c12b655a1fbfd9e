import type { RestoreBody } from '@pundi/contract'
import { namesOf } from '../../database/compose-statement'
import { type StoredTemplate, writtenTypes } from '../../schedules/columns'
import { sidesAgain, walletAgain } from './choose-wallet'
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
  const { wallet_id: _, ...template } = templateOf(before)
  const wallets = walletsAgain(templateOf(before), world, ways)
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
      ...template,
      ...wallets.chosen,
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
    ...(wallets.areThere ? [] : ['wallet' as const]),
    ...(isChanged ? ['changed' as const] : []),
  ]
  return { obstacles, wanted, present }
}

/** A transfer has two sides, of which one may be the outside; a transaction one wallet or none. */
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

const scheduleFields = [...namesOf(writtenTypes), 'skipped'] as const satisfies (keyof Kept)[]

function templateOf({ template }: Kept): StoredTemplate {
  if (!template) throw new Error('A schedule has a template')
  return template
}
