import type { Page } from 'playwright-core'

/* What journeys begin with, and where things are. */

export const fullList = ':root:not(:has([aria-label="Active filters"])) tr[data-row]:nth-of-type(50)'
export const openDialog = 'dialog[open]'
export const filtered = '[aria-label="Active filters"] [aria-label$="kereta"]'

/** Milliseconds between the keys of a fast typist. */
export const delay = 90

/** Milliseconds for which a pointer stands on something before it is pressed. */
export const hover = 150

export const openList = async (page: Page) => {
  if (new URL(page.url()).pathname !== '/transactions' || new URL(page.url()).search !== '') {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('link', { name: 'Transactions', exact: true }).first().click()
  }
  await page.locator(fullList).waitFor()
}

export const search = (page: Page) => page.getByRole('searchbox').first()

export async function filter(page: Page) {
  await openList(page)
  await search(page).fill('kereta')
  await page.locator(filtered).first().waitFor()
}

export async function openDashboard(page: Page) {
  await openList(page)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await page.getByText('Recent Transactions').waitFor()
  await page.waitForLoadState('networkidle')
}

export async function openForm(page: Page) {
  await openList(page)
  await page.getByRole('button', { name: 'Tambah Transaction', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Amount').waitFor()
}

export async function fillForm(page: Page, description: string) {
  await openForm(page)
  await page.getByLabel('Amount', { exact: true }).fill('50000')
  await page.getByRole('dialog').getByLabel('Category').selectOption({ label: 'Makanan' })
  await page.getByLabel('Description').fill(description)
}

/** The server takes this long to answer a booking. */
export async function answerLate(page: Page, milliseconds: number) {
  await page.unrouteAll({ behavior: 'wait' })
  await page.route('**/api/transactions', async route => {
    if (route.request().method() === 'POST') await new Promise(resolve => setTimeout(resolve, milliseconds))
    await route.continue()
  })
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
