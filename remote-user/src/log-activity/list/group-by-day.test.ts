import type { Activity } from '@pundi/contract'
import { groupByDay } from './group-by-day'

const at = (id: number, date: Date): Activity => ({
  id,
  type: 'Tambah transaksi',
  amount: null,
  date: date.toISOString(),
  status: 'Sukses',
})

test('days begin at the reader’s midnight, in the order of the list', () => {
  const days = groupByDay([
    at(3, new Date(2026, 2, 1, 0, 0, 0)),
    at(2, new Date(2026, 1, 28, 23, 59, 59)),
    at(1, new Date(2026, 1, 28, 0, 0, 0)),
  ])
  expect(days.map(({ day, activities }) => [day, activities.map(({ id }) => id)])).toEqual([
    ['2026-03-01', [3]],
    ['2026-02-28', [2, 1]],
  ])
})

test('no entries make no days', () => {
  expect(groupByDay([])).toEqual([])
})
