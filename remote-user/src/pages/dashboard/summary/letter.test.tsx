import { calls, type Letter } from '@pundi/contract'
import { openPage, plan, unchosen } from '@pundi/devkit/testing'
import { periodOf, today } from '@pundi/kit/format'
import { prefer } from '@pundi/platform/session'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { answerDashboard, answerOutlook, signedIn } from '../../../testing/answers'

const period = { from: '2026-10-25', to: '2026-11-24' }
const letter: Letter = {
  period,
  sentences: [
    { kind: 'kept', income: '7000000.00', expense: '7500000.00', kept: '-500000.00' },
    { kind: 'grew', category_id: 2, name: 'Makanan', amount: '900000.00', average: '600000.00' },
    { kind: 'calm', days: 21, of: 31, mean: '241935.48' },
  ],
}

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerOutlook()
  prefer({ ...unchosen, month_start: monthStart() })
})
afterEach(() => localStorage.clear())

test('in the first days of a month the dashboard says the one before in three sentences, each with its transactions', async () => {
  plan(calls.findLatestLetter, { body: { data: letter } })
  const card = await openCard()
  expect(card.getByText('25/10/2026 – 24/11/2026')).toBeVisible()
  const links = card.getAllByRole('link')
  expect(links.map(link => link.textContent.replaceAll('\u00a0', ' '))).toEqual([
    'You received Rp 7.000.000 and spent Rp 7.500.000: Rp 500.000 more than you received.',
    'You spent Rp 900.000 on Makanan, up from a three-month average of Rp 600.000.',
    'On 21 of 31 days, you spent no more than your daily average of Rp 241.935.',
  ])
  const days = 'from=2026-10-25&to=2026-11-24'
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    `/transactions?${days}`,
    `/transactions?type=expense&category_id=2&${days}`,
    `/transactions?type=expense&${days}`,
  ])
})

test('what was kept, the largest category and what was put aside have sentences too', async () => {
  plan(calls.findLatestLetter, {
    body: {
      data: {
        period,
        sentences: [
          { kind: 'kept', income: '7.00', expense: '5.00', kept: '2.00' },
          { kind: 'largest', category_id: 2, name: 'Makanan', amount: '5.00', share: 67 },
          { kind: 'aside', amount: '250000.00' },
        ],
      },
    },
  })
  const card = await openCard()
  expect(card.getByText(/leaving Rp\s2\.$/)).toBeVisible()
  expect(card.getByText(/^You spent the most on Makanan: Rp\s5, 67% of all expenses\.$/)).toBeVisible()
  expect(card.getByRole('link', { name: /^You set aside Rp\s250\.000/ })).toHaveAttribute('href', '/goals')
})

test('what friends owe of the expenses stands beside them', async () => {
  plan(calls.findLatestLetter, {
    body: {
      data: {
        period,
        sentences: [
          { kind: 'kept', income: '7.00', expense: '5.00', kept: '2.00', owed: '3.00' },
          { kind: 'largest', category_id: 2, name: 'Makanan', amount: '5.00', share: 67, owed: '1.00' },
        ],
      },
    },
  })
  const card = await openCard()
  expect(card.getByText('You spent Rp 5, of which friends owe you Rp 3')).toBeVisible()
  expect(card.getByText('Friends owe you Rp 1 of this')).toBeVisible()
})

test('once closed, it stays closed in this browser, and is not asked for again', async () => {
  let asked = 0
  plan(calls.findLatestLetter, async () => {
    asked += 1
    return { body: { data: { ...letter, period: before() } } }
  })
  const card = await openCard()
  await userEvent.click(card.getByRole('button', { name: 'Close the summary' }))
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument()
  cleanup()
  await openPage(pageTable, '/dashboard')
  // A summary would appear together with this region.
  await screen.findByRole('region', { name: 'Spending by category' })
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument()
  expect(asked).toBe(1)
})

test('where it cannot be had, that is logged and the dashboard is there', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
  plan(calls.findLatestLetter, { status: 503 })
  await openPage(pageTable, '/dashboard')
  await waitFor(() => expect(warned).toHaveBeenCalledWith('We couldn’t load your monthly summary.'))
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument()
})

const title = 'Your month in review'

async function openCard() {
  await openPage(pageTable, '/dashboard')
  return within(await screen.findByRole('region', { name: title }))
}

const monthStart = () => Math.min(Number(today().slice(8)), 28)

const before = () => periodOf(today(), monthStart(), 1)
