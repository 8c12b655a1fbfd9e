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
  // Today is one of the first days of a month that begins today.
  prefer({ ...unchosen, month_start: monthStart() })
})
afterEach(() => localStorage.clear())

test('in the first days of a month the dashboard says the one before in three sentences, each with its records', async () => {
  plan(calls.findLatestLetter, { body: { data: letter } })
  const card = await openCard()
  expect(card.getByText('25/10/2026 – 24/11/2026')).toBeVisible()
  const links = card.getAllByRole('link')
  expect(links.map(link => link.textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Rp 7.000.000 came in and Rp 7.500.000 went out: Rp 500.000 more than came in.',
    'Makanan took Rp 900.000, after Rp 600.000 on average in the three months before.',
    'On 21 of 31 days you spent no more than the mean of Rp 241.935.',
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
  expect(card.getByText(/Rp\s2 was kept\.$/)).toBeVisible()
  expect(card.getByText(/^Makanan took the most: Rp\s5, 67% of all expenses\.$/)).toBeVisible()
  expect(card.getByRole('link', { name: /^You put Rp\s250\.000 aside/ })).toHaveAttribute('href', '/goals')
})

test('once closed, it stays closed in this browser, and is not asked for again', async () => {
  let asked = 0
  plan(calls.findLatestLetter, async () => {
    asked += 1
    return { body: { data: { ...letter, period: before() } } }
  })
  const card = await openCard()
  await userEvent.click(card.getByRole('button', { name: 'Close the letter' }))
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument()
  cleanup()
  await openPage(pageTable, '/dashboard')
  // Loaded together with the letter, and shown once both are there.
  await screen.findByRole('region', { name: 'Spending by category' })
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument()
  expect(asked).toBe(1)
})

test('where it cannot be had, that is logged and the dashboard is there', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
  plan(calls.findLatestLetter, { status: 503 })
  await openPage(pageTable, '/dashboard')
  await waitFor(() => expect(warned).toHaveBeenCalledWith('The letter about your month could not be loaded.'))
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument()
})

const title = 'How your month went'

async function openCard() {
  await openPage(pageTable, '/dashboard')
  return within(await screen.findByRole('region', { name: title }))
}

/** The day of the month that it is where the user lives, as far as a month may begin on it. */
const monthStart = () => Math.min(Number(today().slice(8)), 28)

/** The month before the one that the user is in. */
const before = () => periodOf(today(), monthStart(), 1)
