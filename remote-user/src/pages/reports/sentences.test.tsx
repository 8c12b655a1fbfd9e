import type { StatementAnswer } from '@pundi/contract'
import { openPage } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { signedIn } from '../../testing/answers'
import { answerCategories } from '../../testing/categories'
import { answerStatement, statementOf } from '../../testing/statements'

type Statement = StatementAnswer['data']

beforeEach(() => {
  signedIn()
  answerCategories()
})

const sums = { income: '100.00', expense: '0.00', net: '100.00', count: 1 }
const food = { category_id: 2, name: 'Makanan', type: 'expense' as const, total: '40.00', count: 1 }

test('where more came back than was spent, the report says so, and no share of what was kept', async () => {
  const back = { ...sums, expense: '-3000.00', net: '3100.00' }
  const said = await read({ totals: back, categories: [{ ...food, total: '-3000.00', against: null }] })
  expect(said).toContain('refunds exceeded spending by Rp 3.000.')
  expect(said).toContain('Refunds exceeded spending, so you kept all your income.')
  expect(said).not.toContain('Rp 3.100 of the income')
  expect(said).not.toContain('-Rp 3.000 spent')
})

test('what grew most has expenses now, and only categories of the range are counted', async () => {
  const refunded = { ...food, total: '0.00', count: 0, against: { total: '-70.00', count: 1 } }
  expect(await read({ categories: [refunded] })).toContain('No categories have expenses.')
})

test('steps that all left the same have no most and no least', async () => {
  const step = {
    from: '2026-11-01',
    to: '2026-11-01',
    income: '0.00',
    expense: '0.00',
    net: '0.00',
    count: 0,
  }
  const data = [step, { ...step, from: '2026-11-02', to: '2026-11-08' }]
  expect(await read({ steps: { unit: 'week', data } })).toContain('The same amount was left each time: Rp 0.')
})

test('days that are yet to come are compared with nothing, and say so', async () => {
  const { data, meta } = statementOf()
  answerStatement({ data, meta: { ...meta, from: '2026-12-01', to: '2026-12-31', until: null } })
  await openPage(pageTable, '/reports?range=own&from=2026-12-01&to=2026-12-31')
  expect(await screen.findByText('These dates are in the future.')).toBeVisible()
  expect(screen.queryByText(/spent/)).not.toBeInTheDocument()
})

test('a balance of bookings opens all of them; what was in wallets is the sum of no list, and opens none', async () => {
  answerStatement()
  await openPage(pageTable, '/reports')
  const wallets = within(await screen.findByRole('figure', { name: 'Balance of all wallets' }))
  expect(wallets.queryAllByRole('link', { hidden: true })).toEqual([])
  answerStatement(statementOf({ wallets: [], balance: { ...statementOf().data.balance, of: 'bookings' } }))
  await userEvent.selectOptions(screen.getByLabelText('Report for'), 'This year')
  const bookings = within(await screen.findByRole('figure', { name: 'Balance of all transactions' }))
  expect(bookings.getAllByRole('link', { hidden: true })[1]).toHaveAttribute(
    'href',
    '/transactions?to=2026-11-01',
  )
})

test.each([
  [0, 'Category'],
  [1, 'Cash flow'],
])('with %i transactions, the wallets are in the column of the card %s', async (count, other) => {
  await read({ totals: { ...sums, count } })
  const columnOf = (name: string) => screen.getByRole('region', { name }).parentElement
  expect(columnOf('Wallets')).toBe(columnOf(other))
})

async function read(changes: Partial<Statement>) {
  answerStatement(statementOf(changes))
  await openPage(pageTable, '/reports')
  await screen.findByRole('figure', { name: 'Cash flow' })
  return screen.getByRole('main').textContent.replaceAll(/\s/g, ' ')
}
