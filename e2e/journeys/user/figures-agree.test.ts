import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/test'
import { fillAgreeingAccount } from '../../screens/accounts/agreeing-account'

test('dashboard, wallets, budget, goals, recurring, reports and transactions say the same of one account', async ({
  openAsNew,
}) => {
  const { page, ...caller } = await openAsNew()
  await fillAgreeingAccount(caller)

  const dashboard = await readAll(page, '/dashboard', 'Available')
  const wallets = await readAll(page, '/wallet', 'Friends owe you')
  const budget = await readAll(page, '/budget', 'Everything else')
  const goals = await readAll(page, '/goals', 'Total set aside')
  const recurring = await readAll(page, '/planned', 'Upcoming expenses')
  const reports = await readAll(page, '/reports', 'grew the most')
  const list = await readAll(page, '/transactions', '4 transactions')

  const expense = [
    dashboard.after('Expense All Time'),
    reports.after('Expense'),
    list.after('4 transactions .*? Expense'),
    budget.after('Spent') + budget.after('Everything else .*? Spent'),
  ]
  expect(expense).toEqual([390_000, 390_000, 390_000, 390_000])
  expect([dashboard.after('Income All Time'), reports.after('Income'), list.after('Income')]).toEqual([
    8_000_000, 8_000_000, 8_000_000,
  ])
  expect([dashboard.after('Balance All Time'), reports.after('Left over'), list.after('Balance')]).toEqual([
    7_610_000, 7_610_000, 7_610_000,
  ])

  expect(dashboard.after('Available:')).toBe(wallets.after('Available'))
  expect(wallets.after('Available') + wallets.after('Savings')).toBe(wallets.after('Total'))
  const tiles = ['Bank Bank account', 'Dompet Cash', 'Tabungan Savings']
  const balances = tiles.map(tile => wallets.after(`${tile} Balance`))
  expect(balances).toEqual([12_700_000, 200_000, 2_000_000])
  expect(balances.reduce((a, b) => a + b) + wallets.after('No wallet:')).toBe(wallets.after('Total'))
  expect(reports.after('Balance of all wallets .*? to')).toBe(wallets.after('Total'))

  const owed = `Friends owe you (${amount}) of this`
  expect([
    wallets.after('Friends owe you'),
    wallets.after('Budi .*?since \\S+'),
    dashboard.before(`You spent ${amount}, of which friends owe you (${amount})`),
    dashboard.before(`Expense All Time ${amount} ${owed}`),
    budget.before(`Makanan .*? ${owed}`),
  ]).toEqual([100_000, 100_000, 100_000, 100_000, 100_000])

  expect(dashboard.before(`You spent (${amount}), of which`)).toBe(budget.after('Spent'))
  expect(dashboard.after('Spent outside your budgets:')).toBe(budget.after('Everything else .*? Spent'))
  expect(budget.after('Left')).toBe(
    budget.after('Budgeted') - budget.after('Spent') - recurring.after('Upcoming expenses'),
  )
  expect(budget.after('Makanan Left') + budget.after('Transportasi Left')).toBe(budget.after('Left'))
  for (const name of ['Makanan', 'Transportasi', 'Hiburan'])
    expect([
      name,
      dashboard.after(`Spending by category .*? ${name}(?: Friends owe you ${amount} of this)?`),
    ]).toEqual([name, reports.after(`grew the most.*? ${name}`)])
  expect(dashboard.before(`Due today 1 transaction -(${amount})`)).toBe(recurring.after('Upcoming expenses'))
  expect(goals.after('Total set aside')).toBe(goals.after('Laptop Tabungan'))
})

const amount = '-?Rp [\\d.]+'

async function readAll(page: Page, address: string, awaited: string) {
  await page.goto(address)
  const main = page.getByRole('main')
  await expect(main).toContainText(awaited)
  await expect(main.getByText('Loading...')).toHaveCount(0)
  if (address === '/dashboard') {
    await main.getByText('How we work this out').click()
    await page.getByText(/^As of /).waitFor()
  }
  const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
  const before = (pattern: string) => {
    const [, found] = new RegExp(pattern).exec(text) ?? []
    if (found === undefined) throw new Error(`${address} does not say ${pattern}: ${text}`)
    return Number(found.replace(/[^\d-]/g, ''))
  }
  return { before, after: (label: string) => before(`${label} (${amount})`) }
}
