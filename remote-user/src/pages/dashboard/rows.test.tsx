import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { pageTable } from '../../pages'
import { answerDashboard, signedIn, spentOf, summaryOf, transactionOf } from '../../testing/answers'
import { answerCategories, categoryOf } from '../../testing/categories'

beforeEach(() => {
  signedIn()
  answerDashboard(
    [transactionOf(), transactionOf({ id: 2, type: 'income', category_id: 1, category: gaji })],
    summaryOf({ by_category: [spentOf(2, 'Makanan', '300000.00')] }),
  )
})

const gaji = { id: 1, name: 'Gaji' }

test('rows have the icon of their category in its colour', async () => {
  answerCategories(
    categoryOf({ id: 2, icon: 'utensils', color: 'orange' }),
    categoryOf({ ...gaji, type: 'income', icon: 'banknote', color: 'teal' }),
  )
  await openPage(pageTable, '/dashboard')
  expect(await marksIn('Recent Transactions')).toEqual(['orange lucide-utensils', 'teal lucide-banknote'])
  expect(await marksIn('Spending by category')).toEqual(['orange lucide-utensils'])
})

test('where the categories cannot be had, rows have the icon of their type', async () => {
  plan(calls.listCategories, { status: 503 })
  await openPage(pageTable, '/dashboard')
  expect(await marksIn('Recent Transactions')).toEqual([' lucide-tag', ' lucide-coins'])
})

test('a refund has a plus and a word', async () => {
  answerDashboard([transactionOf({ is_refund: true, tags: ['bali'] })])
  answerCategories()
  await openPage(pageTable, '/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Recent Transactions' }))
  const row = await card.findByRole('listitem')
  expect(row).toHaveTextContent('+Rp 50.000')
  expect(row).toHaveTextContent('Makanan · Refund · #bali')
})

async function marksIn(name: string) {
  const card = within(await screen.findByRole('region', { name }))
  const rows = await card.findAllByRole('listitem')
  return waitFor(() =>
    rows.map(row => {
      const mark = row.querySelector('svg')!
      const icon = [...mark.classList].find(name => name.startsWith('lucide-'))
      return `${mark.parentElement!.dataset['color'] ?? ''} ${icon}`
    }),
  )
}

test('what friends owe is said beside the expenses, and beside those of each category', async () => {
  const by_category = [{ ...spentOf(2, 'Makanan', '300000.00'), owed: '200000.00' }]
  answerDashboard([transactionOf()], summaryOf({ by_category, owed: '250000.00' }))
  answerCategories()
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByRole('group', { name: 'Expense' })).toHaveTextContent(
    /Friends owe you Rp\s250\.000 of this/,
  )
  const card = within(await screen.findByRole('region', { name: 'Spending by category' }))
  expect(await card.findByText('Friends owe you Rp 200.000 of this')).toBeVisible()
  const chart = within(await screen.findByRole('figure', { name: 'Income and expenses' }))
  expect(chart.getByRole('rowheader', { name: /^Expense/ })).toHaveTextContent(
    'Friends owe you Rp 250.000 of this',
  )
})
