import type { Activity } from '@pundi/contract'
import { groupByDay } from './days'
import { preferences } from '@pundi/platform/session'

const at = (id: number, date: string): Activity => ({
  id,
  type: 'Tambah transaksi',
  amount: null,
  date: new Date(date).toISOString(),
  status: 'Sukses',
  name: null,
  description: null,
})

test('days begin at midnight where the user lives, in the order of the list', () => {
  preferences.setState({ time_zone: 'Asia/Makassar' })
  const days = groupByDay([
    at(3, '2026-03-01T00:00:00+08:00'),
    at(2, '2026-02-28T23:59:59+08:00'),
    at(1, '2026-02-28T00:00:00+08:00'),
  ])
  expect(days.map(({ day, activities }) => [day, activities.map(({ id }) => id)])).toEqual([
    ['2026-03-01', [3]],
    ['2026-02-28', [2, 1]],
  ])
})

test('no entries make no days', () => {
  expect(groupByDay([])).toEqual([])
})
