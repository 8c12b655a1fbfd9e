import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/test'

const bakso = { category: 'Makanan', amount: '15000', description: 'Bakso', transaction_date: '2026-01-02' }
const soto = { ...bakso, description: 'Soto' }

const details = (page: Page) => page.getByRole('dialog', { name: 'Detail Transaksi' })
const view = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(name) }).getByRole('button', { name: 'View' })

test('a row opens at its address over the list; Back, Forward, Close and a reload go where they should', async ({
  openAsNew,
}) => {
  const { page, book } = await openAsNew()
  const id = await book(bakso)
  await book(soto)
  await page.goto('/dashboard')
  await page.goto('/transactions?type=expense')
  await expect(page.getByRole('row', { name: /Bakso/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))

  await view(page, 'Bakso').press('Enter')
  await expect(details(page).getByLabel('Description')).toHaveValue('Bakso')
  await expect(page).toHaveURL(`/transactions/${id}?type=expense`)
  await expect(page).toHaveTitle('Bakso – Data Transactions')
  const entry = page.getByRole('link', { name: 'Transactions', exact: true, includeHidden: true })
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(details(page)).toBeHidden()
  await expect(page).toHaveURL('/transactions?type=expense')
  await expect(page).toHaveTitle('Data Transactions')
  await expect(view(page, 'Bakso')).toBeFocused()
  await page.goForward()
  await expect(details(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/transactions?type=expense')
  expect(asked.filter(path => path.startsWith('/api/transactions'))).toEqual([])

  await view(page, 'Soto').press('Enter')
  await page.reload()
  await expect(details(page).getByLabel('Description')).toHaveValue('Soto')
  await details(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL('/transactions?type=expense')
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('an edit at the address asks before Back discards it, and leads to the list once it is saved', async ({
  openAsNew,
}) => {
  const { page, book } = await openAsNew()
  const id = await book(bakso)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Bakso' }).click()
  await expect(page).toHaveURL(`/transactions/${id}`)
  await details(page).getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Transaksi' })
  await form.getByLabel('Description').fill('Bakso urat')
  await page.goBack()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL(`/transactions/${id}`)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/transactions')
  await expect(page.getByRole('row', { name: /Bakso urat/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('a link to a record leads a visitor through sign-in to it, also to one that is on no loaded page', async ({
  openAsNew,
  openTab,
}) => {
  const { person, book } = await openAsNew()
  const id = await book({ ...bakso, transaction_date: '2020-01-01' })
  for (let day = 0; day < 51; day += 1) await book(soto)
  const page = await openTab()
  await page.goto(`/transactions/${id}`)
  await page.waitForURL(`**/sign-in?next=%2Ftransactions%2F${id}`)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/transactions/${id}`)
  await expect(details(page).getByLabel('Description')).toHaveValue('Bakso')
  await expect(page.getByRole('row', { name: /Bakso/, includeHidden: true })).toHaveCount(0)
  await details(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL('/transactions')
})

test('what is somebody else’s or deleted is not found, and the list is there', async ({
  openAsNew,
  expectNoise,
}) => {
  expectNoise(/404/)
  const theirs = await openAsNew()
  const { page, book, call } = await openAsNew()
  const wallet = { name: 'BCA', kind: 'bank', opening_balance: '0', opening_date: '2026-01-01' }
  const goal = { name: 'Laptop', target: '1000000', due_on: null, wallet_id: null }
  const [foreign, foreignWallet, foreignGoal] = [
    await theirs.book(soto),
    (await theirs.call<{ id: number }>('POST /wallets', wallet)).id,
    (await theirs.call<{ id: number }>('POST /goals', goal)).id,
  ]
  const own = await book(bakso)
  const seen = await openAnother(page, `/transactions/${own}`)
  await expect(details(seen)).toBeVisible()

  await page.goto(`/transactions/${foreign}`)
  await expect(page.getByRole('alert')).toHaveText(/^We couldn’t find this transaction\./)
  await expect(page.getByRole('row', { name: /Bakso/ })).toBeVisible()
  await expect(page.getByText('Soto')).toHaveCount(0)
  await page.goto(`/wallet/${foreignWallet}`)
  await expect(page.getByText('We couldn’t find this wallet.')).toBeVisible()
  await page.goto(`/goals/${foreignGoal}`)
  await expect(page.getByRole('alert')).toHaveText(/^We couldn’t find this goal\./)

  await call(`DELETE /transactions/${own}`)
  await seen.reload()
  await expect(seen.getByRole('alert')).toHaveText(/^We couldn’t find this transaction\./)
})

test('a wallet and a goal have an address, and links of earlier builds lead to it', async ({ openAsNew }) => {
  const { page, call } = await openAsNew()
  const { id: wallet } = await call<{ id: number }>('POST /wallets', {
    ...{ name: 'BCA', kind: 'bank', opening_balance: '5000', opening_date: '2026-01-01' },
  })
  const { id: goal } = await call<{ id: number }>('POST /goals', {
    ...{ name: 'Laptop', target: '1000000', due_on: null, wallet_id: null },
  })
  await page.goto('/wallet')
  await page.getByRole('link', { name: 'BCA' }).click()
  await expect(page).toHaveURL(`/wallet/${wallet}`)
  await expect(page).toHaveTitle('BCA – Wallets')
  await page.goto(`/wallet/records?wallet_id=${wallet}`)
  await expect(page.getByRole('heading', { level: 1, name: 'BCA' })).toBeVisible()
  await expect(page).toHaveURL(`/wallet/${wallet}`)

  await page.goto('/goals')
  const more = page.getByText('More', { exact: true }).and(page.locator('summary'))
  await more.click()
  await expect(page).toHaveURL(`/goals/${goal}`)
  await expect(page).toHaveTitle('Laptop – Goals')
  await page.goBack()
  await expect(page).toHaveURL('/goals')
  await expect(page.getByText('Nothing is set aside yet.')).toBeHidden()
  await page.goto(`/goals/${goal}`)
  await expect(page.getByText('Nothing is set aside yet.')).toBeVisible()
  await more.click()
  await expect(page).toHaveURL('/goals')
})

async function openAnother(page: Page, address: string) {
  const other = await page.context().newPage()
  await other.goto(address)
  return other
}
