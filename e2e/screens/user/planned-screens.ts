import { after, openAs, whileCall, type Open } from '../open-screen'
import { dialog, press } from './wallet-screens'

const long = 'Cicilan renovasi rumah orang tua di kampung halaman sebelum Lebaran'

const template = { type: 'expense', amount: '1500000.00', category_id: 2, description: 'Kos' }

const schedules = [
  { id: 1, template: { ...template, amount: '999999999999.99', description: long }, left: 12 },
  { id: 2, template: { ...template, type: 'income', category_id: 1, description: 'Gaji' } },
  { id: 3, template, is_automatic: false },
  {
    ...{ id: 4, next_due: null, next_date: null, left: 0, last_date: '2026-10-28' },
    template: {
      ...{ type: 'transfer', amount: '500000.00', from_wallet_id: 1, to_wallet_id: null },
      description: 'Arisan',
    },
  },
].map(schedule => ({
  ...{ unit: 'month', every: 1, anchor_date: '2026-01-28', weekend: 'keep', until: null, count: null },
  ...{ is_automatic: true, remind_days: null, next_due: '2031-11-28', next_date: '2031-11-28', left: null },
  ...{ last_date: null, created_at: '2026-01-01T00:00:00Z', version: 'first' },
  ...schedule,
}))

const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

const days = [-20, -3, -2, 1, 1, 2, 3, 4, 5, 6, 7].map((after, place) => {
  const { id, template } = schedules[place % 3]!
  return {
    ...{ schedule_id: id, due_on: inDays(after), date: inDays(after), is_refund: false, splits: null },
    ...{ state: after === -20 ? 'booked' : 'open', record_id: after === -20 ? 1 : null },
    ...{ fee: null, fee_category_id: null, from_wallet_id: null, to_wallet_id: null },
    ...{ ...template, is_automatic: after > 0 },
  }
})

const proposals = [
  {
    ...{ key: 'a'.repeat(32), unit: 'month', every: 1, anchor_date: '2031-12-05', times: 11 },
    template: { ...template, amount: '65000.00', description: 'Langganan musik dan film untuk sekeluarga' },
    ...{ first_date: '2026-01-05', last_date: '2026-11-05', has_new_amount: true },
  },
]

const withSchedules =
  (open: Open): Open =>
  async (page, product) => {
    const answers = { schedules, 'schedules/days': days, 'schedules/proposals': proposals }
    for (const [path, data] of Object.entries(answers))
      await page.route(`**/api/${path}`, route =>
        route.fulfill({ json: { data, meta: { total: data.length, next_cursor: null } } }),
      )
    await open(page, product)
  }

const full = withSchedules(openAs('user', '/planned', 'Recurring'))

export const plannedScreens: Record<string, Open> = {
  planned: full,
  'planned-empty': openAs('newcomer', '/planned', 'Recurring'),
  'planned-failed': whileCall('**/api/schedules', 'fails', openAs('user', '/planned', 'Recurring')),
  'planned-new': press(full, 'New recurring transaction', page =>
    dialog(page).getByRole('button', { name: 'Zakat' }).click(),
  ),
  'planned-change': press(full, 'Edit Gaji'),
  'planned-day': after(full, async page => {
    await page
      .getByRole('button', { name: /^Edit .* only$/ })
      .first()
      .click()
    await dialog(page).getByRole('button', { name: 'Record it' }).waitFor()
  }),
  'planned-removal': press(full, `Delete ${long}`),
}
