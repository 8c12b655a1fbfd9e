import { openPage } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { pageTable } from '../../pages'
import { answerDashboard, signedIn, spentOf, summaryOf, transactionOf } from '../../testing/answers'

const refunded = summaryOf({
  income: '1000000.00',
  expense: '-50000.00',
  balance: '1050000.00',
  by_category: [spentOf(2, 'Makanan', '-50000.00'), spentOf(3, 'Hiburan', '0.00')],
})

beforeEach(() => {
  signedIn()
  answerDashboard([transactionOf()], refunded)
})

test('where more came back than was spent, the income is the whole pie, and none of it was spent', async () => {
  await openPage(pageTable, '/dashboard')
  const figure = await screen.findByRole('figure', { name: 'Income and expenses' })
  await waitFor(() => expect(figure.querySelectorAll('svg path')).toHaveLength(2))
  const [income, expense] = [...figure.querySelectorAll('svg path')].map(path => path.getAttribute('d'))
  // A full ring is two circles, so its path has more than two arcs. A zero slice must not produce
  // NaN.
  expect(income!.match(/A/g)!.length).toBeGreaterThan(2)
  expect(expense!).not.toMatch(/NaN/)
  expect(figure).not.toHaveTextContent('%')
  expect(within(figure).getByRole('row', { name: /^Expense - Rp\s50\.000$/ })).toBeVisible()
})

test('a category that gave back all that it took, or more, says so, and has no bar', async () => {
  await openPage(pageTable, '/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Spending by category' }))
  const rows = await card.findAllByRole('listitem')
  expect(rows.map(row => row.textContent)).toEqual([
    expect.stringMatching(/^HiburanRp\s0$/),
    expect.stringMatching(/^Makanan-Rp\s50\.000$/),
  ])
  for (const row of rows) expect(row.querySelector('[style]')).toHaveStyle({ width: '0%' })
})
