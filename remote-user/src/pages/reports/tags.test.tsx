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

test('income under a tag has a bar of its own, and what has income alone none among the expenses', async () => {
  const sums = { income: '0.00', expense: '0.00', net: '0.00', count: 1, against: null }
  const tags = [
    { ...sums, tag: 'Liburan', expense: '75000.00' },
    { ...sums, tag: 'Proyek', income: '4000000.00' },
    { ...sums, tag: 'Toko', income: '1000000.00', expense: '25000.00' },
  ]
  answerStatement(statementOf({ tags, wallets: [], categories: [], against: null }))
  await openPage(pageTable, '/reports?against=none')
  const chart = within(await screen.findByRole('figure', { name: 'Tags' }))
  const rowsOf = (heading: string) =>
    within(chart.getByRole('heading', { name: heading }).parentElement!)
      .getAllByRole('listitem')
      .map(row => [row.querySelector('a')?.getAttribute('href'), row.textContent])
  const days = 'from=2026-11-01&to=2026-11-25'
  expect(rowsOf('Expense')).toEqual([
    [`/transactions?type=expense&tag=Liburan&${days}`, expect.stringMatching(/^LiburanRp\s75\.000/)],
    [`/transactions?type=expense&tag=Toko&${days}`, expect.stringMatching(/^TokoRp\s25\.000/)],
  ])
  expect(rowsOf('Income')).toEqual([
    [`/transactions?type=income&tag=Proyek&${days}`, expect.stringMatching(/^ProyekRp\s4\.000\.000/)],
    [`/transactions?type=income&tag=Toko&${days}`, expect.stringMatching(/^TokoRp\s1\.000\.000/)],
  ])
})
