import type { Page } from 'playwright-core'
import { open, openDialog, press } from './journey'

const listOf = (rows: number) =>
  `:root:not(:has([aria-label="Active filters"])) tr[data-row]:nth-of-type(${rows})`

export const fullList = listOf(50)
/**
 * Matches as soon as 20 rows are shown. These are more rows than fit in 900 px. The list renders
 * its first rows before the others.
 */
export const rowsInSight = listOf(20)
export const filtered = '[aria-label="Active filters"] [aria-label$="kereta"]'
export const answered = 'section[aria-busy="false"]'
export const selected = 'tr[data-row][aria-selected="true"]'

export const openList = async (page: Page) => {
  if (new URL(page.url()).search !== '') await open(page, '/dashboard', 'Dashboard')
  await open(page, '/transactions', 'Transactions')
  await page.locator(fullList).waitFor()
}

export const search = (page: Page) => page.getByRole('searchbox').first()

export const filterField = (page: Page, label: string) => page.getByRole('search').getByLabel(label)

export async function filter(page: Page) {
  await openList(page)
  await search(page).fill('kereta')
  await page.locator(filtered).first().waitFor()
}

export async function openDashboard(page: Page) {
  await open(page, '/dashboard', 'Dashboard')
  await page.getByText('Recent Transactions').waitFor()
}

export async function openListAnew(page: Page) {
  await openDashboard(page)
  await openList(page)
}

export async function openSecondPage(page: Page) {
  await openListAnew(page)
  await page.getByRole('link', { name: 'Next', exact: true }).click(press)
  await page.waitForURL('**/transactions?cursor=*')
  await page.locator(`${answered} ${turned}`).waitFor()
}

/** Matches on the second page but not on the first page, where the pager has fewer links. */
export const turned = 'nav[aria-label^="Pages"] a:nth-of-type(3)'

export const addButton = (page: Page) => page.getByRole('button', { name: 'Tambah Transaction', exact: true })

export const rowButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

export async function openForm(page: Page) {
  await openList(page)
  await addButton(page).click(press)
  await page.getByRole('dialog').getByLabel('Amount').waitFor()
  await page.locator(`${openDialog} [name="category_id"] option:nth-child(3)`).waitFor({ state: 'attached' })
}

export const field = (page: Page, label: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: true })

export async function fillForm(page: Page, description: string) {
  await openForm(page)
  await field(page, 'Amount').fill('50000')
  await field(page, 'Category').selectOption({ label: 'Makanan' })
  await field(page, 'Description').fill(description)
}

export async function openEdit(page: Page) {
  await openList(page)
  await rowButton(page, 'Edit').click(press)
  await field(page, 'Amount').waitFor()
}

export async function answerLate(page: Page, milliseconds: number) {
  await page.unrouteAll({ behavior: 'wait' })
  await page.route('**/api/transactions', async route => {
    if (route.request().method() === 'POST') await new Promise(resolve => setTimeout(resolve, milliseconds))
    await route.continue()
  })
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click(press)
