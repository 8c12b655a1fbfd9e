import { fakeDate, openPage, unchosen } from '@pundi/devkit/testing'
import { prefer } from '@pundi/platform/session'
import { screen, within } from '@testing-library/react'
import { pageTable } from '../../../pages'
import { answerPeriod, signedIn, spentOf } from '../../../testing/answers'

beforeEach(() => {
  signedIn()
  fakeDate('2026-11-20T00:30:00+07:00')
})

test('what changed is measured against the month before up to the same day, and that is said once', async () => {
  answerPeriod({
    income: '300.00',
    expense: '350000.00',
    by_category: [spentOf(2, 'Makanan', '300000.00'), spentOf(5, 'Hiburan', '50000.00')],
    compared: {
      ...{ income: '100.00', expense: '350000.00', balance: '-349900.00', count: 3, first_day: '2026-08-02' },
      by_category: [spentOf(2, 'Makanan', '100000.00'), spentOf(6, 'Sewa', '70000.00')],
    },
  })
  await openPage(pageTable, '/dashboard?period=2026-11-01')
  expect(await screen.findByText('Compared with Oktober 2026 up to 20/10/2026')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Income' })).toHaveTextContent(/Rp\s200 more$/)
  expect(screen.getByRole('group', { name: 'Expense' })).toHaveTextContent(/no change$/)
  const card = within(screen.getByRole('region', { name: 'Spending by category' }))
  const rows = await card.findAllByRole('listitem')
  expect(rows.map(row => row.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'MakananRp 300.000 Rp 200.000 more',
    'HiburanRp 50.000 Rp 50.000 more',
    'SewaRp 0 Rp 70.000 less',
  ])
  expect(card.getByText('Oktober 2026 up to 20/10/2026')).toBeVisible()
})

test('a month that is over is compared with the whole month before', async () => {
  const asked = answerPeriod({ compared: comparedOf('2026-08-02') })
  await openPage(pageTable, '/dashboard?period=2026-10-01')
  expect(await screen.findByText('Compared with September 2026')).toBeVisible()
  expect(asked).toContain('sum ?from=2026-10-01&to=2026-10-31&compare_from=2026-09-01&compare_to=2026-09-30')
  expect(asked.filter(what => what.includes('planned=only'))).toEqual([])
})

test('where months begin on the 25th, a period is named by its days', async () => {
  prefer({ ...unchosen, month_start: 25 })
  const asked = answerPeriod({ compared: comparedOf('2026-08-02') })
  await openPage(pageTable, '/dashboard?period=2026-10-25')
  expect(await screen.findByText(/^Compared with 25 Sep\s.\s24 Okt 2026 up to 20\/10\/2026$/)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue(/^25 Okt\s.\s24 Nov 2026$/)
  expect(asked).toContain('sum ?from=2026-10-25&to=2026-11-24&compare_from=2026-09-25&compare_to=2026-10-20')
})

test('a first month is compared with nothing, and says so', async () => {
  answerPeriod({ by_category: [spentOf(2, 'Makanan', '300000.00')], compared: comparedOf('2026-11-03') })
  await openPage(pageTable, '/dashboard?period=2026-11-01')
  expect(await screen.findByText(/^This is your first month/)).toBeVisible()
  expect(screen.getByRole('group', { name: 'Income' })).not.toHaveTextContent('more')
  const card = within(screen.getByRole('region', { name: 'Spending by category' }))
  expect(await card.findByRole('listitem')).toHaveTextContent(/^MakananRp\s300\.000$/)
})

const comparedOf = (first_day: string) => ({
  ...{ income: '0.00', expense: '0.00', balance: '0.00', count: 0, by_category: [], first_day },
})
