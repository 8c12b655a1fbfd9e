import type { Page } from 'playwright-core'
import { openTab, productUrl } from '../browser'
import { newPerson, type Person } from '../people'

test('a category with transactions moves them before it goes, and a deleted one comes back elsewhere', async () => {
  const api = await registerPerson(newPerson())
  const [makanan] = (await api('GET /categories')).filter(({ name }) => name === 'Makanan')
  const { id } = await api('POST /transactions', {
    amount: '25500',
    type: 'expense',
    category_id: makanan!.id,
    description: 'Nasi padang',
    transaction_date: '2026-11-20',
  })

  // Of three expense categories, Makanan alone has a transaction.
  const page = await api.openTab()
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
  await api(`DELETE /transactions/${id}`)
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
  expect(await api('GET /transactions')).toMatchObject([
    { id, amount: '25500.00', description: 'Nasi padang', category: { name: 'Transportasi' } },
  ])
})

interface Item {
  id: number
  name: string
}
type Call = ((call: string, body?: object) => Promise<Item & Item[]>) & { openTab: () => Promise<Page> }

/** A new account: its calls, each answering its `data`, and a tab that is signed in to it. */
async function registerPerson(person: Person): Promise<Call> {
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await fetch(`${productUrl}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as { token: string; data: Item & Item[] }
  }
  const { token } = await send('POST', '/auth/register', person)
  const call = async (what: string, body?: object) => {
    const [method, path] = what.split(' ') as [string, string]
    return (await send(method, path, body, token)).data
  }
  return Object.assign(call, {
    openTab: async () => {
      const page = await openTab()
      await page.addInitScript(stored => localStorage.setItem('token', stored), token)
      return page
    },
  })
}
