import type { Activity } from '@pundi/contract'
import { groupByDay, nameDay } from './days'
import { preferences } from '@pundi/platform/session'

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

test.each([
  [null, 'Minggu, 22 Nov 2026'],
  ['id', 'Minggu, 22 Nov 2026'],
  ['en', 'Sunday, 22 Nov 2026'],
  ['es', 'Domingo, 22 nov 2026'],
] as const)('in %s a day is headed "%s"', (language, heading) => {
  preferences.setState({ language })
  expect(nameDay('2026-11-22')).toBe(heading)
})
