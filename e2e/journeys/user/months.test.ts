import type { Page } from '@playwright/test'
import { sumsOf } from '../../browser/read-page'
import { expect, test } from '../../browser/test'

const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Jakarta' }).format(Date.now())

test('months that begin on the 25th hold in cards, chart, lists and categories alike', async ({
  openAsNew,
}) => {
  const { page, book } = await openAsNew()
  const [now, before] = [periodOf25(0), periodOf25(1)]
  const bookings = [
    ['Makanan', '30000', now.from],
    ['Makanan', '70000', before.to],
    ['Gaji', '9000000', before.from],
  ] as const
  for (const [category, amount, transaction_date] of bookings)
    await book({ category, amount, transaction_date, description: `Hari ${transaction_date}` })

  await page.goto('/setting')
  await page.getByLabel('My month begins on').selectOption('25')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your settings are saved.')).toBeVisible()

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: nameOf(now) }).click()
  await expect.poll(() => sumsOf(page, 'Income', 'Expense')).toEqual(['Income Rp 0', 'Expense Rp 30.000'])
  await expect(page).toHaveURL(`/dashboard?period=${now.from}`)
  await page.getByRole('button', { name: nameOf(before) }).click()
  const sums = ['Income Rp 9.000.000', 'Expense Rp 70.000']
  await expect.poll(() => sumsOf(page, 'Income', 'Expense')).toEqual(sums)

  const months = page.getByRole('figure', { name: 'Cash flow by month' })
  await expect(months.getByText(nameOf(before))).toBeVisible()
  await expect(months.getByRole('radio').nth(10)).toHaveAccessibleName(
    /income Rp.9\.000\.000, expenses Rp.70\.000$/,
  )
  await expect(months.getByRole('radio').nth(11)).toHaveAccessibleName(/income Rp.0, expenses Rp.30\.000$/)
  await months.getByRole('definition').getByRole('link').nth(1).click()
  await expect(page).toHaveURL(`/transactions?type=expense&from=${before.from}&to=${before.to}`)
  await expect(page.getByText(`Hari ${before.to}`, { exact: true })).toBeVisible()
  await expect(page.getByText(`Hari ${now.from}`, { exact: true })).toBeHidden()

  await page.getByRole('link', { name: 'Category' }).click()
  await expect(page.getByRole('link', { name: /^Rp.30\.000 this month in Makanan$/ })).toBeVisible()
})

test('a month far above the others is cut, says its amount, and leaves them to be seen', async ({
  openAsNew,
}) => {
  const { page, book } = await openAsNew()
  const months = [1, 2, 3, 4, 5].map(firstDay)
  for (const [at, transaction_date] of months.entries()) {
    const amount = at === 2 ? '250000000' : String(400_000 + at * 100_000)
    await book({ category: 'Makanan', amount, transaction_date, description: `Bulan ${at}` })
  }
  await page.goto('/dashboard')
  const chart = page.getByRole('figure', { name: 'Cash flow by month' })
  await expect(
    chart.getByText('Bars with a break are shortened to fit. Their amounts are shown above.'),
  ).toBeVisible()
  await expect(chart.getByText('250 jt')).toBeVisible()
  const heights = await heightsOf(page)
  const usual = heights.slice(0, -1)
  expect(usual).toHaveLength(4)
  expect(Math.min(...usual)).toBeGreaterThan(0.25 * heights.at(-1)!)

  const radio = chart.getByRole('radio', { name: /expenses Rp.250\.000\.000$/ })
  await radio.focus()
  await page.keyboard.press('Space')
  await expect(chart.getByRole('definition').nth(1)).toHaveText(/^Rp.250\.000\.000$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bulan 2', { exact: true })).toBeVisible()
  await expect(page.getByText('Bulan 1', { exact: true })).toBeHidden()
})

const heightsOf = (page: Page) =>
  page
    .getByRole('figure', { name: 'Cash flow by month' })
    .locator('[data-cut]')
    .evaluateAll(bars =>
      bars
        .map(bar => bar.getBoundingClientRect().height)
        .filter(height => height > 0)
        .sort((a, b) => a - b),
    )

function periodOf25(back: number) {
  const [year, month, date] = today.split('-').map(Number) as [number, number, number]
  const begun = month - 1 - (date < 25 ? 1 : 0) - back
  return { from: dayAt(year, begun, 25), to: dayAt(year, begun + 1, 24) }
}

function firstDay(back: number) {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return dayAt(year, month - 1 - back, 1)
}

const dayAt = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)

const nameOf = ({ from, to }: { from: string; to: string }) =>
  new Intl.DateTimeFormat('id-ID', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(Date.parse(from), Date.parse(to))
