import type { Page, Route } from '@playwright/test'
import { expect, test } from '../../browser/test'
import { signIn } from '../../product/people'
import type { Product } from '../../product/start-product'

test('books what was pasted, by the keyboard alone, with a lost answer and a session that ended', async ({
  openAsNew,
  expectNoise,
  product,
}) => {
  expectNoise(/status of 504/, /status of 401/)
  const { page, person } = await openAsNew({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible()
  await openForm(page)

  await page.evaluate(() => navigator.clipboard.writeText('Rp 1.250.000,50'))
  await page.keyboard.press('ControlOrMeta+V')
  await expect(
    page.getByText('satu juta dua ratus lima puluh ribu rupiah lima puluh sen').first(),
  ).toBeVisible()
  await page.getByLabel('Type').selectOption('income')
  await page.getByLabel('Category').selectOption({ label: 'Gaji' })
  await page.getByLabel('Description').fill('Bonus')

  await page.route('**/api/transactions', route => route.fulfill({ status: 504 }))
  await page.getByLabel('Description').press('Control+Enter')
  await expect(
    page.getByText('Nothing is lost. Save again; the transaction will be added only once.'),
  ).toBeVisible()
  await page.unrouteAll()

  await endSession(product, page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/sign-in?next=%2Fdashboard')
  await signIn(page, person)
  await page.waitForURL('**/dashboard')
  const form = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await expect(
    form.getByText('satu juta dua ratus lima puluh ribu rupiah lima puluh sen').first(),
  ).toBeVisible()
  await expect(form.getByLabel('Description')).toHaveValue('Bonus')
  await form.getByLabel('Description').press('Control+Enter')

  await expect(page.getByText('New transaction added!')).toBeVisible()
  await expect(form).toBeHidden()
  await expect.poll(() => amountsOf(product, page)).toEqual(['1250000.50'])
})

test('edited after the server booked it and the answer was lost, it is there once, as it reads now', async ({
  openAsNew,
  expectNoise,
  product,
}) => {
  expectNoise(/status of 504/, /status of 422/)
  const { page } = await openAsNew()
  await page.goto('/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible()
  await openForm(page)
  await page.keyboard.type('25500')
  await page.getByLabel('Category').selectOption({ label: 'Makanan' })
  await page.getByLabel('Description').fill('Nasi')
  const lose = (route: Route) => route.fetch().then(() => route.fulfill({ status: 504 }))
  await page.route('**/api/transactions', lose, { times: 1 })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('Nothing is lost. Save again; the transaction will be added only once.'),
  ).toBeVisible()
  await page.getByLabel('Amount', { exact: true }).fill('30000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('New transaction added!')).toBeVisible()
  expect(await amountsOf(product, page)).toEqual(['30000.00'])
})

test('code of the form that cannot be had is told, and asked for again', async ({
  openAsNew,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED/)
  const { page } = await openAsNew()
  await page.route('**/transaction-form.js*', route => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible()
  await page.getByRole('button', { name: 'Tambah Transaksi' }).locator('visible=true').first().click()
  await expect(page.getByText('We couldn’t load the form.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible()
})

test('Back closes the form and stays; a reload brings it back as it was', async ({ openAsNew }) => {
  const { page } = await openAsNew()
  page.on('dialog', question => void question.accept())
  // Open another page first, so that Back returns to a page of the same document.
  await page.goto('/category')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('No transactions found')).toBeVisible()
  await openForm(page)
  await page.keyboard.type('5000')
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: 'Keep editing' }).click()
  expect(new URL(page.url()).pathname).toBe('/dashboard')

  await page.reload()
  const form = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await expect(form.getByLabel('Amount')).toHaveValue('5.000')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(form).toBeHidden()
  await page.reload()
  await expect(page.getByText('No transactions found')).toBeVisible()
  await expect(form).toHaveCount(0)
})

test('on a phone Save stays above the keyboard', async ({ openAsNew }) => {
  const { page } = await openAsNew({ viewport: { width: 375, height: 420 } })
  await page.goto('/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible()
  await openForm(page)
  const save = (await page.getByRole('button', { name: 'Save' }).boundingBox())!
  expect(save.y + save.height).toBeLessThanOrEqual(420)
  await page.getByLabel('Date').pressSequentially('02302026')
  await expect(page.getByText('Enter a valid date')).toBeVisible()
})

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Tambah Transaksi' }).locator('visible=true').first().click()
  await expect(page.getByLabel('Amount', { exact: true })).toBeFocused()
}

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

async function endSession(product: Product, page: Page) {
  const token = await tokenIn(page)
  await fetch(`${product.url}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
}

async function amountsOf(product: Product, page: Page) {
  const token = await tokenIn(page)
  const answer = await fetch(`${product.url}/api/transactions`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { amount: string }[] }
  return data.map(({ amount }) => amount)
}
