import type { Page } from 'playwright-core'
import { openView } from './modal-screens'
import { after, openAs, type Open } from '../open-screen'
import { longName, withCategories } from '../user-screens'

const dashboard = openAs('user', '/dashboard', 'Recent Transactions')
const dialog = (page: Page) => page.getByRole('dialog').last()

async function type(page: Page, amount: string) {
  await page.getByRole('button', { name: 'Tambah Transaksi' }).first().click()
  await dialog(page).getByLabel('Amount').fill(amount)
  await dialog(page).getByLabel('Description').focus()
}

async function openHints(page: Page) {
  const hints = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  while (!(await hints.isVisible())) {
    await page.keyboard.press('?')
    await page.waitForTimeout(100)
  }
}

const askToDelete = (open: Open) =>
  after(open, async page => {
    await page
      .getByRole('button', { name: /^Delete Kebutuhan/ })
      .first()
      .click()
    await dialog(page).waitFor()
  })

export const dialogScreens: Record<string, Open> = {
  'add-transaction-calculated': after(dashboard, async page => {
    await type(page, '999.999.999k + 999,99')
    await dialog(page).getByText('= Rp').waitFor()
  }),
  'add-transaction-not-understood': after(dashboard, async page => {
    await type(page, '5 juta 300')
    await dialog(page).locator('[aria-invalid=true]').waitFor()
  }),
  'edit-transaction-changed': after(dashboard, async page => {
    await page.route('**/api/transactions/*', async (route, request) => {
      if (request.method() === 'PUT') return route.fulfill({ status: 412, json: { message: 'Sudah diubah' } })
      if (!/\/\d+$/.test(new URL(request.url()).pathname)) return route.fallback()
      const response = await route.fetch()
      const { data } = (await response.json()) as { data: object }
      const now = { ...data, amount: '999999999999.99', description: `${longName}: `.repeat(3) }
      return route.fulfill({ response, json: { data: now } })
    })
    await openView(page)
    await dialog(page).getByRole('button', { name: 'Edit' }).click()
    // Type only digits, because words would be reported as untranslated.
    await dialog(page).getByLabel('Description').fill('25 + 30')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await dialog(page).getByRole('button', { name: 'Keep your version' }).waitFor()
  }),
  'category-move-long-names': askToDelete(withCategories(3)),
  'category-move-to-a-new-one': askToDelete(withCategories(1)),
  'key-hints': after(dashboard, openHints),
  'admin-users-promote': after(openAs('admin', '/admin/users', 'Kelola Pengguna'), async page => {
    await page
      .getByRole('button', { name: /^Make admin/ })
      .first()
      .click()
    await dialog(page).waitFor()
  }),
  'admin-transactions-filter-sheet': after(
    openAs('admin', '/admin/manage-transactions', 'Manage Transaction'),
    async page => {
      const opener = page.getByRole('button', { name: /^Filter/ })
      if (await opener.isVisible()) await opener.click()
    },
  ),
}
