import type { Page } from '@playwright/test'
import { expect, test, type Newcomer } from '../../browser/test'
import { holes } from '../../measures/find-holes'

/* These tests need a browser, because the gaps depend on the heights of the cards. */

const widths = [1280, 1440, 1920]

const counts = [1, 2, 3, 6, 7, 8, 20]

test('with one category or twenty, no card has a hole', async ({ openAsNew }) => {
  const { page, ...account } = await openAsNew()
  await page.goto('/dashboard')
  let made = 0
  for (const count of counts) {
    while (made < count) await spendOn(account, ++made)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Kategori 1', exact: true })).toBeVisible()
    await expectNoHole(page)
  }
  await page.getByRole('button', { name: 'All others' }).click()
  await expect(page.getByRole('link', { name: 'Kategori 20', exact: true })).toBeVisible()
  await expectNoHole(page)
  await page.goto('/dashboard?period=2026-03-01')
  await expect(page.getByText('Nothing spent')).toBeVisible()
  await expectNoHole(page)
})

test('with income only, with refunds only and with plans only, no card has a hole', async ({ openAsNew }) => {
  const date = { transaction_date: '2026-01-05' }
  const booked = [
    { category: 'Gaji', amount: '5000000', description: 'Gaji', ...date },
    { category: 'Makanan', amount: '50000', description: 'Uang kembali', is_refund: true, ...date },
    { category: 'Makanan', amount: '50000', description: 'Katering', transaction_date: '2031-12-01' },
  ]
  for (const booking of booked) {
    const { page, book } = await openAsNew()
    await book(booking)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Recent Transactions' })).toBeVisible()
    await expectNoHole(page)
  }
})

async function spendOn({ call }: Pick<Newcomer, 'call'>, number: number) {
  const category = { name: `Kategori ${number}`, type: 'expense' }
  const { id } = await call<{ id: number }>('POST /categories', category)
  await call('POST /transactions', {
    ...{ type: 'expense', category_id: id, description: `Belanja ${number}` },
    ...{ amount: String(100_000 - number * 1000), transaction_date: '2026-01-05' },
  })
}

async function expectNoHole(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(holes), { message: `at ${width} px` }).toEqual([])
  }
}
