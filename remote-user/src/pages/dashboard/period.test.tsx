import { calls } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { changeSession } from '@pundi/platform/session/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerPeriod, signedIn, summaryOf } from '../../testing/answers'
import { storePeriod, addressOfStored } from './period/store-period'

beforeEach(() => {
  signedIn()
  fakeDate('2026-11-20T00:30:00+07:00')
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
})

test('it opens at all time, and offers this month and those before, as far back as something is booked', async () => {
  answerPeriod()
  await openPage(pageTable, '/dashboard')
  const menu = await screen.findByRole('combobox', { name: 'Month' })
  expect(menu).toHaveDisplayValue('All Time')
  expect(
    within(menu)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['All Time', 'November 2026', 'Oktober 2026', 'September 2026', 'Agustus 2026']])
})

test('a period rules cards, charts and lists alike, and stands in the address', async () => {
  const asked = answerPeriod()
  const router = await openPage(pageTable, '/dashboard')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Month' }), 'November 2026')
  const income = within(await screen.findByRole('group', { name: 'Income' }))
  expect(await income.findByText('November 2026')).toBeVisible()
  expect(router.state.location.search).toBe('?period=2026-11-01')
  expect(asked).toContain('sum ?from=2026-11-01&to=2026-11-30&compare_from=2026-10-01&compare_to=2026-10-20')
  expect(asked).toContain('list ?limit=5&planned=without&from=2026-11-01&to=2026-11-30')
  expect(asked).toContain('list ?planned=only&from=2026-11-01&to=2026-11-30&sort=date&limit=1')
  for (const name of ['Recent Transactions', 'Income and expenses', 'Spending by category'])
    expect(within(screen.getByRole('region', { name })).getByText('November 2026')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Expense' })).toHaveAttribute(
    'href',
    '/transactions?type=expense&from=2026-11-01&to=2026-11-30',
  )
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    '/transactions?from=2026-11-01&to=2026-11-30',
  )
})

test('the arrows go to the month before and after, and no further than there is something to see', async () => {
  answerPeriod()
  const router = await openPage(pageTable, '/dashboard?period=2026-09-01')
  await userEvent.click(await screen.findByRole('button', { name: 'Agustus 2026' }))
  await screen.findByDisplayValue('Agustus 2026')
  expect(router.state.location.search).toBe('?period=2026-08-01')
  const before = screen.getByRole('button', { name: 'Previous' })
  expect(before).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(before)
  expect(router.state.location.search).toBe('?period=2026-08-01')
  await userEvent.click(screen.getByRole('button', { name: 'September 2026' }))
  await screen.findByDisplayValue('September 2026')
})

test('the choice is remembered for its user on this device, and Back comes to what was shown before', async () => {
  answerPeriod()
  const router = await openPage(pageTable, '/dashboard')
  await userEvent.click(await screen.findByRole('button', { name: 'November 2026' }))
  await screen.findByDisplayValue('November 2026')
  expect(window.location.search).toBe('?period=all')
  await act(() => router.navigate('/dashboard'))
  expect(router.state.location.search).toBe('?period=2026-11-01')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'All Time')
  await act(() => router.navigate('/dashboard'))
  expect(router.state.location.search).toBe('')
})

test('a tab keeps what it shows, whatever another one chooses, until the dashboard is opened anew', async () => {
  answerPeriod()
  window.history.replaceState(null, '', '/dashboard')
  const router = await openPage(pageTable, '/dashboard')
  const menu = await screen.findByRole('combobox', { name: 'Month' })
  storePeriod({ from: '2026-10-01', to: '2026-10-31' })
  await act(() => router.revalidate())
  expect(menu).toHaveDisplayValue('All Time')
  expect(router.state.location.search).toBe('')
  window.history.replaceState(null, '', '/transactions')
  await act(() => router.navigate('/dashboard'))
  expect(router.state.location.search).toBe('?period=2026-10-01')
})

test('this month, once chosen, is the month of whichever day it is opened on', () => {
  storePeriod({ from: '2026-11-01', to: '2026-11-30' })
  jest.setSystemTime(new Date('2026-12-03T00:30:00+07:00'))
  expect(addressOfStored()).toBe('2026-12-01')
  storePeriod({ from: '2026-10-01', to: '2026-10-31' })
  expect(addressOfStored()).toBe('2026-10-01')
  storePeriod(null)
  expect(addressOfStored()).toBe('all')
})

test('where the browser keeps nothing, a period can be chosen all the same', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  storePeriod({ from: '2026-10-01', to: '2026-10-31' })
  storePeriod(null)
  expect(addressOfStored()).toBe('all')
})

test('another user of the browser has a choice of their own', () => {
  storePeriod({ from: '2026-10-01', to: '2026-10-31' })
  changeSession({ userid: '4' })
  expect(addressOfStored()).toBe('all')
})

test.each([
  ['tomorrow', 'All Time'],
  ['2026-11-17', 'November 2026'],
  ['2031-01-01', 'November 2026'],
  ['1999-01-01', 'Januari 1999'],
])('an address that names %s shows %s', async (name, shown) => {
  answerPeriod()
  await openPage(pageTable, `/dashboard?period=${name}`)
  expect(await screen.findByRole('combobox', { name: 'Month' })).toHaveDisplayValue(shown)
})

test('a month in which nothing is booked says so, and is no invitation to a first booking', async () => {
  answerPeriod({ income: '0.00', expense: '0.00', balance: '0.00', count: 0 }, [])
  await openPage(pageTable, '/dashboard?period=2026-09-01')
  const recent = within(await screen.findByRole('region', { name: 'Recent Transactions' }))
  expect(recent.getByText('No transactions found')).toBeVisible()
  expect(recent.queryByText(/^Add your first/)).not.toBeInTheDocument()
  const pie = within(screen.getByRole('region', { name: 'Income and expenses' }))
  expect(await pie.findByText('No transactions found')).toBeVisible()
  expect(await screen.findByRole('figure', { name: 'Cash flow by month' })).toBeVisible()
})

test('totals of a period that fail are said to have failed; the way to another period stays', async () => {
  answerPeriod()
  plan(calls.sumTransactions, async ({ url }) =>
    new URL(url).searchParams.has('from') ? { status: 503 } : { body: { data: summaryOf() } },
  )
  await openPage(pageTable, '/dashboard?period=2026-11-01')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch transactions')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Month' }), 'All Time')
  expect(await screen.findByRole('group', { name: 'Balance' })).toBeVisible()
})
