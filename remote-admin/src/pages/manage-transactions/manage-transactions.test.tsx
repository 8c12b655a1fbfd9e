import { preferences } from '@pundi/platform/session'
import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerList, signedIn, summaryOf, transactionOf } from '../../testing/answers'

let asked: string[]

beforeEach(() => {
  signedIn()
  asked = answerList('transactions', [
    transactionOf(),
    transactionOf({ id: 8, type: 'income', amount: '0.50', currency: 'USD' }),
  ])
  plan(calls.sumAdminTransactions, { body: summaryOf() })
})

test("lists everybody's transactions with their owners, written as in the user area, and nothing to press", async () => {
  await open()
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
    'No',
    'Amount',
    'Category',
    'Type',
    'Date',
    'User',
  ])
  const [, first] = screen.getAllByRole('row')
  expect(
    within(first!)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['1', 'Rp\u00a050.000', 'Makanan', 'expense', '07/11/2026', 'Sari Contoh'])
  expect(within(screen.getByRole('table')).queryByRole('button')).not.toBeInTheDocument()
})

test("each amount stands in its owner's currency, and the totals of each currency stand apart", async () => {
  const totals = (currency: string, balance: string) => ({
    ...{ currency, income: '45.00', expense: '0.00', balance, count: 1 },
  })
  const by_currency = [totals('IDR', '7249999.00'), totals('USD', '-0.50')]
  plan(calls.sumAdminTransactions, { body: summaryOf({ by_currency }) })
  await open()
  expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('$0,50')
  await waitFor(() =>
    expect(screen.getByText('Balance').parentElement).toHaveTextContent(/^BalanceRp\s7\.249\.999 · -\$0,50$/),
  )
})

test('money that came back is marked, and is none that was spent', async () => {
  answerList('transactions', [transactionOf({ is_refund: true }), transactionOf({ id: 8 })])
  await open()
  const [, first, second] = screen.getAllByRole('row')
  expect(first).toHaveTextContent('Refund')
  expect(second).not.toHaveTextContent('Refund')
})

test('the exact sums of all that is filtered stand above, and no row waits for them', async () => {
  let arrive = () => {}
  plan(calls.sumAdminTransactions, async () => {
    await new Promise<void>(resolve => (arrive = resolve))
    return { body: summaryOf() }
  })
  await open()
  expect(screen.getByText('Balance').parentElement).toHaveTextContent('Balance…')
  arrive()
  await waitFor(() => expect(screen.getByText('Balance').parentElement).toHaveTextContent('7.249.999,50'))
  expect(screen.getByText('Income').parentElement).toHaveTextContent('8.500.000,00')
})

test('sums that cannot be had are said, and the rows stay', async () => {
  plan(calls.sumAdminTransactions, { status: 500 })
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch transactions')
  expect(screen.getByRole('table')).toBeVisible()
})

test('transactions are searched, filtered and ordered by the server', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('Search'), 'sari{Enter}')
  await waitFor(() => expect(asked.at(-1)).toBe('?search=sari'))
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'expense')
  await waitFor(() => expect(asked.at(-1)).toBe('?search=sari&type=expense'))
  await userEvent.type(screen.getByLabelText('Min Amount'), '1000{Enter}')
  await waitFor(() => expect(asked.at(-1)).toBe('?search=sari&type=expense&min_amount=1000'))
  const sort = () => within(screen.getByRole('columnheader', { name: 'Amount' })).getByRole('link')
  await waitFor(() => expect(sort()).toHaveAttribute('href', expect.stringContaining('min_amount=1000')))
  await userEvent.click(sort())
  await waitFor(() => expect(asked.at(-1)).toBe('?search=sari&type=expense&min_amount=1000&sort=-amount'))
})

test('a range of days is counted where the user lives', async () => {
  preferences.setState({ time_zone: 'Asia/Makassar' })
  await open('?date_range=1week')
  expect(new URLSearchParams(asked[0]).get('time_zone')).toBe('Asia/Makassar')
})

test('a list that cannot be had says so and can be tried again; an empty one says that too', async () => {
  plan(calls.listAdminTransactions, { status: 503 })
  await openPage(pageTable, '/admin/manage-transactions')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch transactions')
  answerList('transactions')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No transactions found.')).toBeVisible()
})

async function open(search = '') {
  await openPage(pageTable, `/admin/manage-transactions${search}`)
  await screen.findByRole('table', { name: 'Manage Transaction' })
}
