import { openTab, productUrl } from '../browser'
import { register } from '../call-api'
import { newPerson } from '../people'

test('a category with transactions moves them before it goes, and a deleted one comes back elsewhere', async () => {
  const { token, call, book } = await register(productUrl, newPerson())
  const id = await book({
    amount: '25500',
    category: 'Makanan',
    description: 'Nasi padang',
    transaction_date: '2026-11-20',
  })

  // Of three expense categories, Makanan alone has a transaction.
  const page = await openTab()
  await page.addInitScript(stored => localStorage.setItem('token', stored), token)
  await page.goto('/category')
  await page.getByRole('link', { name: '1 transaction in Makanan' }).waitFor()
  await page.getByRole('button', { name: 'Delete Makanan' }).click()
  const removal = page.getByRole('dialog', { name: 'Delete the category Makanan?' })
  await removal.getByText('1 transaction is in Makanan.').waitFor()
  await removal.getByLabel('Move them to').selectOption('Hiburan')
  await removal.getByRole('button', { name: 'Move and delete' }).click()
  await page.getByRole('link', { name: '1 transaction in Hiburan' }).waitFor()
  expect(await page.getByRole('button', { name: 'Delete Makanan' }).count()).toBe(0)

  // The transaction goes, then its category, so that it has nowhere to come back to.
  await call(`DELETE /transactions/${id}`)
  await page.reload()
  await page.getByRole('button', { name: 'Delete Hiburan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('The category has been deleted.').waitFor()

  await page.getByRole('link', { name: 'Log Activity' }).click()
  await page.getByRole('heading', { name: 'Log Activity' }).and(page.locator(':focus')).waitFor()
  await page.getByPlaceholder('Search activities...').fill('hapus transaksi')
  await page.waitForURL('**/log-activity?search=hapus+transaksi')
  await page.getByRole('button', { name: 'Hapus transaksi', exact: true }).click()
  const entry = page.getByRole('dialog', { name: 'Hapus transaksi' })
  await entry.getByRole('row', { name: 'Description Nasi padang' }).waitFor()
  await entry.getByLabel('Category').selectOption('Transportasi')
  await entry.getByRole('button', { name: 'Bring back' }).click()
  await page.getByText('It has been brought back.').waitFor()
  expect(await call('GET /transactions')).toMatchObject([
    { id, amount: '25500.00', description: 'Nasi padang', category: { name: 'Transportasi' } },
  ])
})
