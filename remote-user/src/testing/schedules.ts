import { calls, type Schedule, type ScheduleDay, type ScheduleProposal } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { answerCategories, categoryOf } from './categories'

export const scheduleOf = (changes: Partial<Schedule> = {}): Schedule => ({
  ...{ id: 5, unit: 'month', every: 1, anchor_date: '2026-11-28', weekend: 'keep', until: null, count: null },
  template: { type: 'expense', amount: '1500000.00', category_id: 2, description: 'Kos' },
  ...{
    month_day: null,
    is_automatic: true,
    remind_days: null,
    next_due: '2026-12-28',
    next_date: '2026-12-28',
  },
  ...{ left: null, last_date: null, created_at: '2026-11-01T05:00:00Z', version: 'first' },
  ...changes,
})

export const scheduleDayOf = (changes: Partial<ScheduleDay> = {}): ScheduleDay => ({
  ...{ schedule_id: 5, due_on: '2026-11-28', date: '2026-11-28', state: 'open', record_id: null },
  ...{ type: 'expense', amount: '1500000.00', is_refund: false, category_id: 2, splits: null },
  ...{ fee: null, fee_category_id: null, from_wallet_id: null, to_wallet_id: null },
  ...{ description: 'Kos', is_automatic: true },
  ...changes,
})

export const proposalOf = (changes: Partial<ScheduleProposal> = {}): ScheduleProposal => ({
  ...{ key: 'a'.repeat(32), unit: 'month', every: 1, anchor_date: '2026-12-05', times: 4 },
  template: { type: 'expense', amount: '65000.00', category_id: 2, description: 'Musik' },
  ...{ first_date: '2026-08-05', last_date: '2026-11-05', has_new_amount: false },
  ...changes,
})

const metaOf = ({ length }: unknown[]) => ({ total: length, next_cursor: null })

export const answerSchedules = (data: Schedule[]) =>
  plan(calls.listSchedules, { body: { data, meta: metaOf(data) } })

export function answerPlanned(
  data: Schedule[],
  { days = [], proposals = [] }: { days?: ScheduleDay[]; proposals?: ScheduleProposal[] } = {},
) {
  answerSchedules(data)
  plan(calls.listScheduleDays, { body: { data: days, meta: metaOf(days) } })
  plan(calls.listScheduleProposals, { body: { data: proposals, meta: metaOf(proposals) } })
  answerCategories(categoryOf({ id: 1, name: 'Gaji', type: 'income' }), categoryOf())
}
