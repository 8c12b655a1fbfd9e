import { calls, type Activity, type ActivityDetail, type RecordState } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'

export const activityOf = (changes: Partial<Activity> = {}): Activity => ({
  id: 1,
  type: 'Hapus transaksi',
  amount: '-50000.00',
  date: '2026-11-20T05:00:00.000Z',
  status: 'Sukses',
  name: 'Makanan',
  description: 'Nasi goreng',
  ...changes,
})

export function answerActivities(data: Activity[], meta: { total?: number; next_cursor?: string } = {}) {
  const asked: string[] = []
  plan(calls.listActivities, async ({ url }) => {
    asked.push(new URL(url).search)
    return { body: { data, meta: { total: data.length, next_cursor: null, ...meta } } }
  })
  return asked
}

export const stateOf = (changes: Partial<RecordState> = {}): RecordState => ({
  id: 9,
  type: 'expense',
  name: 'Makanan',
  amount: '50000.00',
  category_id: 2,
  description: 'Nasi goreng',
  transaction_date: '2026-11-07',
  ...changes,
})

const detailOf = (changes: Partial<ActivityDetail> = {}): ActivityDetail => ({
  ...activityOf(),
  subject: 'transaction',
  before: stateOf(),
  after: null,
  can_restore: true,
  obstacle: null,
  ...changes,
})

export const answerDetail = (changes: Partial<ActivityDetail> = {}) =>
  plan(calls.findActivity, { body: { data: detailOf(changes) } })
