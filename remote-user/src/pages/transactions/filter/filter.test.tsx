import { fakeDate, openPage, unchosen } from '@pundi/devkit/testing'
import { activate } from '@pundi/platform/i18n'
import { prefer } from '@pundi/platform/session'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import {
  answerTransactions,
  metaOf,
  planTransactions,
  signedIn,
  transactionOf,
} from '../../../testing/answers'

let asked: string[]

beforeEach(() => {
  signedIn()
  asked = answerTransactions([transactionOf()])
})

test('"Filter Transactions" has the fields of the specification', async () => {
  await open()
  const panel = within(screen.getByRole('region', { name: 'Filter Transactions' }))
  const optionsOf = (label: string) =>
    within(panel.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(optionsOf('Category')).toEqual(['All Categories', 'Gaji', 'Makanan', 'Hiburan'])
  expect(optionsOf('Type')).toEqual(['All Types', 'income', 'expense'])
  expect(optionsOf('Date Range')).toEqual(['All Time', 'Today', 'Last 3 Days', 'Last Week', 'Last Month'])
  expect(
    within(panel.getByLabelText('Date Range'))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value),
  ).toEqual(['', '1day', '3days', '1week', '1month'])
  expect(panel.getByLabelText('Min Amount')).toHaveAttribute('inputmode', 'decimal')
  expect(panel.getByLabelText('Max Amount')).toHaveAttribute('inputmode', 'decimal')
  expect(panel.getByRole('button', { name: 'Reset Filters' })).toBeVisible()
})

test('what is chosen applies at once, to the list, the totals and the address', async () => {
  const router = await open()
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Makanan')
  await waitFor(() => expect(asked.at(-1)).toBe('?category=Makanan'))
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'expense')
  await waitFor(() => expect(asked.at(-1)).toBe('?category=Makanan&type=expense'))
  await waitFor(() => expect(router.state.location.search).toBe('?category=Makanan&type=expense'))
})

test.each([
  [1, '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  [25, '2026-10-25', '2026-11-24', '2026-09-25', '2026-10-24'],
])(
  'where months begin on day %i, one press filters by this month, another by the one before',
  async (month_start, from, to, fromBefore, toBefore) => {
    prefer({ ...unchosen, month_start })
    fakeDate('2026-11-20T00:30:00+07:00')
    const router = await open('?type=expense&date_range=1week')
    await userEvent.click(screen.getByRole('link', { name: 'This month' }))
    await waitFor(() => expect(router.state.location.search).toBe(`?type=expense&from=${from}&to=${to}`))
    await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue(from))
    expect(screen.getByRole('link', { name: 'This month' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(screen.getByRole('link', { name: 'Previous month' }))
    await waitFor(() => expect(asked.at(-1)).toBe(`?type=expense&from=${fromBefore}&to=${toBefore}`))
  },
)

test('a day of one’s own filters once it is whole', async () => {
  const router = await open()
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '0020-11-05' } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } })
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-05' } })
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-11-05&to=2026-11-20'))
  expect(asked.some(search => search.includes('0020'))).toBe(false)
})

test.each([
  ['default', 'Last Month'],
  ['en', 'Past month'],
  ['id', 'Sebulan terakhir'],
  ['es', 'Último mes'],
] as const)('in %s the range that counts a month back reads "%s"', async (language, label) => {
  await open()
  await act(() => activate(language))
  expect(screen.getByRole('option', { name: label })).toHaveValue('1month')
  await act(() => activate('default'))
})

test('Enter says of an amount that it is none, and the list stays', async () => {
  await open()
  const least = screen.getByLabelText('Min Amount')
  await userEvent.type(least, '5m{Enter}')
  await waitFor(() => expect(least).toHaveAccessibleDescription(/^An m may be miliar or million/))
  expect(least).toHaveFocus()
  expect([...new Set(asked)]).toEqual([''])
})

test('each active filter is a chip that takes it away', async () => {
  const router = await open('?type=expense&min_amount=50000&date_range=3days')
  const chips = screen.getByRole('list', { name: 'Active filters' })
  expect(
    within(chips)
      .getAllByRole('listitem')
      .map(chip => chip.textContent),
  ).toEqual(['Type: expense', 'Min Amount: Rp\u00a050.000', 'Date Range: Last 3 Days'])
  await userEvent.click(screen.getByRole('link', { name: /^Remove filter: Min Amount/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?type=expense&date_range=3days'))
  await waitFor(() => expect(screen.getByLabelText('Min Amount')).toHaveDisplayValue(''))
})

test('"Reset Filters" clears every filter', async () => {
  const router = await open('?search=a&category=Gaji&type=income&min_amount=1&max_amount=2&date_range=1day')
  await userEvent.click(screen.getByRole('button', { name: 'Reset Filters' }))
  await waitFor(() => expect(screen.getByLabelText('Search')).toHaveValue(''))
  expect(router.state.location.search).toBe('')
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('All Categories')
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument()
})

test('a filter that keeps nothing reads "No transactions found." and shows the way back', async () => {
  answerTransactions()
  const router = await open('?search=none')
  expect(await screen.findByText('No transactions found.')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Show all transactions' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('Date and Amount sort, the filter stays', async () => {
  const router = await open('?type=expense')
  const head = (name: string) => screen.getByRole('columnheader', { name })
  expect(head('Date')).toHaveAttribute('aria-sort', 'descending')
  await userEvent.click(within(head('Amount')).getByRole('link'))
  await waitFor(() => expect(head('Amount')).toHaveAttribute('aria-sort', 'descending'))
  expect(router.state.location.search).toBe('?type=expense&sort=-amount')
  await userEvent.click(within(head('Amount')).getByRole('link'))
  await waitFor(() => expect(head('Amount')).toHaveAttribute('aria-sort', 'ascending'))
  expect(asked.at(-1)).toBe('?type=expense&sort=amount')
  await userEvent.selectOptions(screen.getByLabelText('Type'), '')
  await waitFor(() => expect(router.state.location.search).toBe('?sort=amount'))
})

test('a sort that is pressed while a filter is still on its way keeps the filter', async () => {
  const router = await open()
  const answers: (() => void)[] = []
  planTransactions(async query => {
    asked.push(`?${query}`)
    await new Promise<void>(resolve => answers.push(resolve))
    return { body: { data: [transactionOf()], meta: metaOf(1) } }
  })
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'expense')
  await waitFor(() => expect(asked.at(-1)).toBe('?type=expense'))
  expect(router.state.location.search).toBe('')
  const sort = within(screen.getByRole('columnheader', { name: 'Amount' })).getByRole('link')
  await waitFor(() => expect(sort).toHaveAttribute('href', '/transactions?type=expense&sort=-amount'))
  await userEvent.click(sort)
  await waitFor(() => expect(asked.at(-1)).toBe('?type=expense&sort=-amount'))
  for (const bring of answers) bring()
  await waitFor(() => expect(router.state.location.search).toBe('?type=expense&sort=-amount'))
})

async function open(search = '') {
  const router = await openPage(pageTable, `/transactions${search}`)
  await screen.findByRole('option', { name: 'Gaji' })
  await screen.findByRole('region', { name: 'Results' }).catch(() => screen.findByRole('alert'))
  return router
}
