import type { Page } from '@playwright/test'
import { amountsOf, entriesOf, looksOf, sumsOf } from '../../browser/read-page'
import { expect, test } from '../../browser/test'
import { watchFrames, wordFilesOf } from '../../browser/watch-frames'
import { fourBookings, settingsOf, signIn } from '../../product/people'

const spanishEntries = [
  'Panel',
  'Movimientos',
  'Presupuesto',
  'Carteras',
  'Recurrentes',
  'Informes',
  'Metas',
  'Categorías',
  'Actividad',
  'Recomendación',
  'Ajustes',
]
const spanishSums = ['Ingresos €5,000,000.00', 'Gastos €90,000.50', 'Saldo €4,909,999.50']

test('Spanish, euros and the dark theme are there at once, from the first frame on, and elsewhere too', async ({
  openTab,
  openAsNew,
  expectNoise,
}) => {
  expectNoise(/status of 409/)
  const { page, person, book } = await openAsNew()
  for (const booking of fourBookings) await book(booking)
  await page.goto('/setting')
  await expect.poll(() => looksOf(page)).toEqual({ title: 'Settings', lang: 'en', theme: null })
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await chooseSpanish(page)

  await expect(page.getByText('Se guardaron tus ajustes.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ajustes', level: 1 })).toBeVisible()
  await expect.poll(() => looksOf(page)).toEqual({ title: 'Ajustes', lang: 'es', theme: 'dark' })
  expect(await entriesOf(page)).toEqual(spanishEntries)
  await page.getByRole('link', { name: 'Panel', exact: true }).click()
  await expect.poll(() => sumsOf(page, 'Ingresos', 'Gastos', 'Saldo')).toEqual(spanishSums)
  await page.getByRole('link', { name: 'Movimientos', exact: true }).click()
  await expect(page.getByRole('row', { name: /Bakso Malang/ })).toBeVisible()
  expect(await amountsOf(page)).toEqual(['€5,000,000.00', '€50,000.00', '€25,000.50', '€15,000.00'])
  expect(await page.evaluate('isSameDocument')).toBe(true)

  const files = wordFilesOf(page)
  const framesOf = await watchFrames(page, /Transactions|Dashboard|Loading/)
  await page.goto('/transactions?search=bakso')
  await expect(page.getByRole('row', { name: /Bakso Malang/ })).toBeVisible()
  expect(await framesOf()).toEqual(['dark es'])
  expect(files).toContainEqual(expect.stringMatching(/\/r\/user\/.*messages-es/))
  expect(files.filter(file => !/messages-es\b/.test(file))).toEqual([])
  await expect.poll(() => looksOf(page)).toEqual({ title: 'Movimientos', lang: 'es', theme: 'dark' })
  expect(await amountsOf(page)).toEqual(['€25,000.50', '€15,000.00'])

  await page.goto('/category')
  await page.getByLabel('Nombre').fill('Makanan')
  await page.getByLabel('Tipo').selectOption('expense')
  await page.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(page.getByText('Ya tienes una categoría con este nombre.')).toBeVisible()

  const other = await openTab()
  await other.goto('/sign-in')
  await signIn(other, person)
  await expect.poll(() => sumsOf(other, 'Ingresos', 'Gastos', 'Saldo')).toEqual(spanishSums)
  expect(await looksOf(other)).toMatchObject({ lang: 'es', theme: 'dark' })

  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.waitForURL('**/sign-in')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  expect(await looksOf(page)).toMatchObject({ lang: 'es', theme: 'dark' })
  await page.goto('/')
  await page.waitForURL('**/es')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Potente\.\s+Simple\./)
  expect(await looksOf(page)).toMatchObject({ lang: 'es', theme: 'dark' })
})

test('dollars are typed, said and shown as English has them', async ({ openAsNew }) => {
  const { page, person, call } = await openAsNew()
  await call('PUT /settings', { ...settingsOf(person), currency: 'USD', language: 'en' })
  await page.goto('/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible()
  await page.getByRole('button', { name: 'Add transaction' }).locator('visible=true').first().click()
  const form = page.getByRole('dialog', { name: 'Add transaction' })
  await form.getByLabel('Amount').pressSequentially('1,250.50')
  await expect(form.getByLabel('Amount')).toHaveValue('1,250.50')
  await expect(form.getByText('one thousand two hundred fifty dollars and fifty cents').first()).toBeVisible()
  await form.getByLabel('Category').selectOption({ label: 'Makanan' })
  await form.getByLabel('Description').fill('Lunch')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()

  await expect.poll(() => sumsOf(page, 'Expense')).toEqual(['Expense $1,250.50'])
  const recent = page.getByRole('region', { name: 'Recent transactions' })
  expect(await recent.getByRole('listitem').innerText()).toContain('-$1,250.50')
  expect(await call('GET /transactions')).toMatchObject([{ amount: '1250.50', description: 'Lunch' }])
  await page.getByRole('link', { name: 'Transactions', exact: true }).click()
  await expect(page.getByRole('row', { name: /Lunch/ })).toBeVisible()
  expect(await amountsOf(page)).toEqual(['$1,250.50'])
})

test('what one tab chooses the other shows at once', async ({ openAsNew }) => {
  const { page, book } = await openAsNew()
  for (const booking of fourBookings) await book(booking)
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await expect.poll(() => sumsOf(other, 'Income')).toEqual(['Income Rp 5.000.000'])
  await other.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.goto('/setting')
  await chooseSpanish(page)
  await expect.poll(() => sumsOf(other, 'Ingresos', 'Gastos', 'Saldo')).toEqual(spanishSums)
  expect(await looksOf(other)).toEqual({ title: 'Pundi', lang: 'es', theme: 'dark' })
  expect(await entriesOf(other)).toEqual(spanishEntries)

  await other.getByRole('link', { name: 'Ajustes' }).click()
  await other.getByLabel('Tema').selectOption('light')
  await other.getByLabel('Idioma').selectOption('en')
  await other.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect.poll(() => looksOf(page)).toEqual({ title: 'Settings', lang: 'en', theme: 'light' })
  await expect(page.getByLabel('Theme')).toHaveValue('light')
  expect(await other.evaluate('isSameDocument')).toBe(true)
})

test('a visitor reads the landing page in a language and signs in in the one that they choose there', async ({
  page,
  product,
}) => {
  await page.goto('/id')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Andal\.\s+Sederhana\./)
  expect(await looksOf(page)).toMatchObject({ lang: 'id', theme: null })
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Español' }).click()
  await page.waitForURL('**/es')
  expect(await looksOf(page)).toMatchObject({ lang: 'es' })
  await footer.getByRole('link', { name: 'English' }).click()
  await page.waitForURL(`${product.url}/`)
  expect(await looksOf(page)).toMatchObject({ lang: 'en' })
  await footer.getByRole('link', { name: 'Bahasa Indonesia' }).click()
  await page.waitForURL('**/id')
  await page.getByRole('link', { name: 'Masuk' }).first().click()
  await expect(page.getByText('Senang bertemu lagi.')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/sign-in')
  expect(await looksOf(page)).toMatchObject({ lang: 'id' })
})

async function chooseSpanish(page: Page) {
  await page.getByLabel('Language').selectOption('es')
  await page.getByLabel('Currency').selectOption('EUR')
  await page.getByLabel('Theme').selectOption('dark')
  await page.getByRole('button', { name: 'Save Changes' }).click()
}
