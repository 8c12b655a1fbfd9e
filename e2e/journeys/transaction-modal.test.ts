import type { Page, Route } from 'playwright-core'
import { expectNoise, openTab, productUrl } from '../browser'
import { eventually } from '../eventually'
import { newPerson, signIn, signUp } from '../people'

test('books what was pasted, by the keyboard alone, without the network and with a session that ended', async () => {
  expectNoise(/ERR_INTERNET_DISCONNECTED/, /status of 401/)
  const person = newPerson()
  const page = await openTab({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/sign-up')
  await signUp(page, person)
  await page.getByText('No transactions found').waitFor()
  await openForm(page)

  await page.evaluate(() => navigator.clipboard.writeText('Rp 1.250.000,50'))
  await page.keyboard.press('ControlOrMeta+V')
  await page.getByText('satu juta dua ratus lima puluh ribu rupiah lima puluh sen').first().waitFor()
  await page.getByLabel('Type').selectOption('income')
  await page.getByLabel('Category').selectOption({ label: 'Gaji' })
  await page.getByLabel('Description').fill('Bonus')

  await page.context().setOffline(true)
  await page.getByLabel('Description').press('Control+Enter')
  await page.getByText('What you typed is still here.').waitFor()
  await page.context().setOffline(false)

  await endSession(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/sign-in?next=%2Fdashboard')
  await signIn(page, person)
  await page.waitForURL('**/dashboard')
  const form = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await form.getByText('satu juta dua ratus lima puluh ribu rupiah lima puluh sen').first().waitFor()
  expect(await form.getByLabel('Description').inputValue()).toBe('Bonus')
  await form.getByLabel('Description').press('Control+Enter')

  await page.getByText('New transaction added!').waitFor()
  await form.waitFor({ state: 'hidden' })
  await eventually(() => amountsOf(page), ['1250000.50'])
})

test('edited after the server booked it and the answer was lost, it is there once, as it reads now', async () => {
  expectNoise(/ERR_FAILED/, /status of 422/)
  const page = await openTab()
  await page.goto('/sign-up')
  await signUp(page, newPerson())
  await page.getByText('No transactions found').waitFor()
  await openForm(page)
  await page.keyboard.type('25500')
  await page.getByLabel('Category').selectOption({ label: 'Makanan' })
  await page.getByLabel('Description').fill('Nasi')
  const lose = (route: Route) => route.fetch().then(() => route.abort())
  await page.route('**/api/transactions', lose, { times: 1 })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('What you typed is still here.').waitFor()
  await page.getByLabel('Amount').fill('30000')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('New transaction added!').waitFor()
  expect(await amountsOf(page)).toEqual(['30000.00'])
})

test('code of the form that cannot be had is told, and asked for again', async () => {
  expectNoise(/ERR_FAILED/)
  const page = await openTab()
  await page.route('**/transaction-form.js*', route => route.abort())
  await page.goto('/sign-up')
  await signUp(page, newPerson())
  await page.getByText('No transactions found').waitFor()
  await page.getByRole('button', { name: 'Tambah Transaksi' }).locator('visible=true').first().click()
  await page.getByText('The form could not be loaded.').waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Amount').waitFor()
})

test('Back closes the form and stays; a reload brings it back as it was', async () => {
  const page = await openTab()
  page.on('dialog', question => void question.accept())
  await page.goto('/sign-up')
  await signUp(page, newPerson())
  await page.getByText('No transactions found').waitFor()
  await openForm(page)
  await page.keyboard.type('5000')
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: 'Keep editing' }).click()
  expect(new URL(page.url()).pathname).toBe('/dashboard')

  await page.reload()
  const form = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await eventually(() => form.getByLabel('Amount').inputValue(), '5.000')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await form.waitFor({ state: 'hidden' })
  await page.reload()
  await page.getByText('No transactions found').waitFor()
  expect(await form.count()).toBe(0)
})

test('on a phone Save stays above the keyboard', async () => {
  const page = await openTab({ viewport: { width: 375, height: 420 } })
  await page.goto('/sign-up')
  await signUp(page, newPerson())
  await page.getByText('No transactions found').waitFor()
  await openForm(page)
  const save = (await page.getByRole('button', { name: 'Save' }).boundingBox())!
  expect(save.y + save.height).toBeLessThanOrEqual(420)
  await page.getByLabel('Date').pressSequentially('02302026')
  await page.getByText('Enter a date that exists').waitFor()
})

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Tambah Transaksi' }).locator('visible=true').first().click()
  await eventually(() => page.getByLabel('Amount').evaluate(field => field === document.activeElement), true)
}

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

/** As if the session had ended on the server: the browser still believes in it. */
async function endSession(page: Page) {
  const token = await tokenIn(page)
  await fetch(`${productUrl}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
}

async function amountsOf(page: Page) {
  const token = await tokenIn(page)
  const answer = await fetch(`${productUrl}/api/transactions`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { amount: string }[] }
  return data.map(({ amount }) => amount)
}
