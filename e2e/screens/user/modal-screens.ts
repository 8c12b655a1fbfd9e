import type { Page } from 'playwright-core'
import { after, openAs, type Open } from '../open-screen'

const dashboard = openAs('user', '/dashboard', 'Recent Transactions')

const purse = openAs('purse', '/dashboard', 'Recent Transactions')

const openAdd = async (page: Page) => {
  await page.getByRole('button', { name: 'Tambah Transaksi' }).first().click()
  await page.getByRole('dialog').getByLabel('Amount').waitFor()
}

export const openView = async (page: Page) => {
  await page
    .getByRole('region', { name: 'Recent Transactions' })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).waitFor()
}

export const modalScreens: Record<string, Open> = {
  'add-transaction': after(dashboard, openAdd),
  'add-transaction-closing': after(dashboard, async page => {
    await openAdd(page)
    await page.getByRole('dialog').getByLabel('Amount').fill('25000')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).waitFor()
  }),
  'add-transaction-new-category': after(dashboard, async page => {
    await openAdd(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Type').selectOption('expense')
    await dialog.getByRole('button', { name: 'New category' }).click()
    await dialog.getByRole('button', { name: 'Add' }).click()
    await dialog.locator('[aria-invalid=true]').waitFor()
  }),
  'add-transaction-explained': after(dashboard, async page => {
    await openAdd(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Amount').fill('25000')
    await dialog.getByRole('button', { name: 'Why these first?' }).click()
  }),
  'add-transaction-line': after(dashboard, async page => {
    await openAdd(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Quick add' }).click()
    await dialog.getByLabel('Describe the transaction').fill('makan siang 25rb minggu lalu')
    await dialog.getByRole('group', { name: 'We read this as' }).waitFor()
  }),
  'add-transaction-refused': after(dashboard, async page => {
    await page.route('**/api/transactions', route =>
      route.fulfill({
        status: 422,
        json: { message: 'Periksa isian', errors: { amount: ['Terlalu besar'] } },
      }),
    )
    await openAdd(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Amount').fill('999999999999')
    await dialog.getByLabel('Type').selectOption('expense')
    await dialog.getByLabel('Category', { exact: true }).selectOption('Makanan')
    await dialog.getByLabel('Description').fill('Nasi padang')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Terlalu besar').waitFor()
  }),
  'add-transaction-more': after(purse, async page => {
    await openAdd(page)
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('group', { name: 'Likely categories' })
      .getByRole('button', { name: 'Makanan' })
      .click()
    await dialog.getByRole('group', { name: 'Wallet' }).waitFor()
    await dialog.getByText('More', { exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Tags' }).fill('kantor,')
  }),
  'add-transaction-parts': after(purse, async page => {
    await openAdd(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Amount').fill('200000')
    await dialog.getByText('More', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Split between categories' }).click()
    await dialog.getByLabel('Amount for part 1').fill('150000')
  }),
  'view-transaction': after(dashboard, openView),
  'view-transaction-parts': after(purse, async page => {
    await page.getByRole('link', { name: /Belanja/ }).click()
    await page.getByRole('list', { name: 'Split between categories' }).waitFor()
  }),
  'edit-transaction': after(dashboard, async page => {
    await openView(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor()
  }),
}
