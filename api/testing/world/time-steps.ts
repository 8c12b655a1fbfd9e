import { lastOfMonth } from '@pundi/contract'
import { saveSettings } from '../settings'
import type { Tools } from './world'

const anchor = ({ day, oneIn, draw }: Tools) => (oneIn(2, draw.other) ? lastOfMonth(day) : day)

function schedule(tools: Tools) {
  const { draw, pick, amount, from, to, category_id, basket, oneIn } = tools
  const kind = pick(['expense', 'expense', 'income', 'transfer', 'refund', 'split'], draw.cents)
  const common = { amount, description: 'Kos', wallet_id: from }
  const expense = { ...common, type: 'expense', category_id }
  const fee = oneIn(2, draw.place) ? { fee: '2500', fee_category_id: category_id } : {}
  const splits = [
    { category_id, amount },
    { category_id: basket.hiburan, amount: '1' },
  ]
  const template = {
    expense,
    income: { ...common, type: 'income', category_id: basket.gaji },
    transfer: { amount, description: 'Tabung', from_wallet_id: from, to_wallet_id: to, ...fee },
    refund: { ...expense, is_refund: true },
    split: { ...expense, amount: (1 + draw.cents / 100).toFixed(2), splits },
  }[kind!]
  const unit = pick(['month', 'month', 'month', 'week', 'day', 'year'], draw.place)
  const movesOff = unit === 'month' || unit === 'year'
  return {
    ...{ template, unit, every: 1 + (draw.third % 3), anchor_date: anchor(tools), is_automatic: oneIn(3) },
    ...(movesOff && { weekend: pick(['keep', 'before', 'after'], draw.other) }),
    ...(oneIn(3, draw.other) && { count: 1 + (draw.place % 9) }),
  }
}

export const scheduleSteps = {
  plan: tools => tools.call('POST /api/schedules', schedule(tools)),
  replan: async tools => tools.call(`PUT /api/schedules/${await tools.id('schedules')}`, schedule(tools)),
  'end plan': async ({ call, id }) => call(`DELETE /api/schedules/${await id('schedules')}`),
  'book day': async ({ call, dueDay }) => {
    const { schedule_id = 1, due_on = '2026-01-01' } = (await dueDay('open')) ?? {}
    return call(`POST /api/schedules/${schedule_id}/book`, { due_on })
  },
  skip: async ({ call, dueDay, today, oneIn }) => {
    const { schedule_id = 1, due_on = '2026-01-01' } = (await dueDay('open')) ?? {}
    const several = oneIn(3) && due_on <= today ? { last_due_on: today } : {}
    return call(`POST /api/schedules/${schedule_id}/skip`, { due_on, ...several })
  },
  'take back': async ({ call, dueDay }) => {
    const { schedule_id = 1, due_on = '2026-01-01', record_id } = (await dueDay('booked')) ?? {}
    return call(`POST /api/schedules/${schedule_id}/unbook`, { due_on, record_id: record_id ?? 1 })
  },
  'drop booked': async ({ call, dueDay }) => {
    const { record_id, type } = (await dueDay('booked')) ?? {}
    return call(`DELETE /api/${type === 'transfer' ? 'transfers' : 'transactions'}/${record_id ?? 1}`)
  },
} satisfies Record<string, (tools: Tools) => Promise<unknown>>

/** Changes of settings, which the activity log cannot undo. */
export const settingSteps = {
  'month start': ({ basket, pick, draw, api }) =>
    saveSettings(api, basket, { month_start: pick([1, 2, 15, 25, 28, 1 + (draw.cents % 28)], draw.other) }),
  zone: ({ basket, pick, draw, api }) =>
    saveSettings(api, basket, {
      time_zone: pick(
        ['Asia/Jakarta', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'],
        draw.other,
      ),
    }),
  currency: ({ basket, pick, draw, api }) =>
    saveSettings(api, basket, { currency: pick(['IDR', 'USD'], draw.other) }),
} satisfies Record<string, (tools: Tools) => Promise<unknown>>

export const undoSteps = {
  undo: async ({ call, entries, pick, oneIn }) => {
    const entry = pick(await entries(/^(Add|Change|Delete|Restore|Set|Move|Skip|Sort)/)) ?? 1
    return call(`POST /api/activities/${entry}/restore`, { overwrite: oneIn(2) })
  },
  'undo several': async ({ call, entries, draw }) => {
    const all = await entries(/^(Add|Change|Delete|Restore|Set|Move|Sort)/)
    const ids = all.slice(draw.other % 4, (draw.other % 4) + 1 + (draw.place % 4))
    return call('POST /api/activities/restore', { ids })
  },
} satisfies Record<string, (tools: Tools) => Promise<unknown>>
