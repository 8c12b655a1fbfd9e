import { fakeDate, openPage } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import { pageTable } from '../../pages'
import { signedIn } from '../../testing/answers'
import { answerCategories, categoryOf } from '../../testing/categories'
import { answerStatement, statementOf } from '../../testing/statements'

beforeEach(() => {
  signedIn()
  answerCategories(categoryOf({ id: 2 }))
  fakeDate('2026-11-25T00:30:00+07:00')
})

test('what friends owe stands beside all that was spent, its category and its step', async () => {
  const { data } = statementOf()
  const categories = data.categories.map(row => ({
    ...row,
    ...(row.category_id === 2 && { owed: '40000.00' }),
  }))
  const steps = { ...data.steps, data: data.steps.data.map(step => ({ ...step, owed: '70000.00' })) }
  answerStatement(statementOf({ totals: { ...data.totals, owed: '90000.00' }, categories, steps }))
  await openPage(pageTable, '/reports')
  const card = within(await screen.findByRole('group', { name: 'Expense' }))
  expect(card.getByText('Friends owe you Rp 90.000 of this')).toBeVisible()
  const chart = within(await screen.findByRole('figure', { name: 'Category' }))
  expect(chart.getAllByText('Friends owe you Rp 40.000 of this')[0]).toBeVisible()
  const flow = within(await screen.findByRole('figure', { name: 'Cash flow' }))
  expect(flow.getByText('You spent Rp 500.000, of which friends owe you Rp 70.000')).toBeVisible()
})

test('what friends owe stands beside each wallet and tag that it makes larger', async () => {
  const { data } = statementOf()
  const [wallets, tags] = [data.wallets, data.tags].map(rows =>
    rows.map((row, place) => ({ ...row, ...(place === 0 && { owed: '40000.00' }) })),
  ) as [typeof data.wallets, typeof data.tags]
  answerStatement(statementOf({ wallets, tags }))
  await openPage(pageTable, '/reports')
  for (const name of ['Wallets', 'Tags']) {
    const chart = within(await screen.findByRole('figure', { name }))
    expect(chart.getAllByText('Friends owe you Rp 40.000 of this')).toHaveLength(2)
  }
})
