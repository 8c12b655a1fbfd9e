import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright-core'
import { openTab, productUrl } from '../browser'
import { callAs } from '../call-api'
import { tokenOf } from '../demo-accounts'
import { eventually } from '../eventually'
import { fourBookings } from '../four-bookings'
import { newPerson, signUp } from '../people'

test('somebody finds, deletes, brings back, moves and exports what they booked', async () => {
  const page = await openTab()
  await page.goto('/sign-up')
  const person = newPerson()
  await signUp(page, person)
  await page.getByText('No transactions found').waitFor()
  const { book } = callAs(productUrl, await tokenOf(productUrl, person))
  for (const booking of fourBookings) await book(booking)
  await page.getByRole('link', { name: 'Transactions' }).click()
  await page.getByRole('heading', { name: 'Data Transactions' }).waitFor()
  await eventually(() => rowsOf(page), ['Gaji bulan ini', 'Bioskop', 'Bakso Malang', 'Bakso urat'])

  // A filter is in the address: it survives a reload, and a step back takes it away.
  await page.getByRole('searchbox', { name: 'Search' }).fill('bakso')
  await eventually(() => rowsOf(page), ['Bakso Malang', 'Bakso urat'])
  await page.getByLabel('Min Amount', { exact: true }).fill('20000')
  await eventually(() => rowsOf(page), ['Bakso Malang'])
  expect(new URL(page.url()).search).toBe('?search=bakso&min_amount=20000')
  await page.reload()
  await eventually(() => rowsOf(page), ['Bakso Malang'])
  expect(await page.getByLabel('Min Amount', { exact: true }).inputValue()).toBe('20.000')
  expect(await page.getByText('Expense', { exact: true }).locator('..').innerText()).toContain('25.000,50')
  await page.goBack()
  await eventually(() => rowsOf(page), ['Bakso Malang', 'Bakso urat'])
  expect(await page.getByLabel('Min Amount', { exact: true }).inputValue()).toBe('')

  // Deleted, and brought back from the notice.
  await page
    .getByRole('row', { name: /Bakso urat/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  const question = page.getByRole('dialog', { name: 'Apakah Anda yakin ingin menghapus transaksi ini?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await eventually(() => rowsOf(page), ['Bakso Malang'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => rowsOf(page), ['Bakso Malang', 'Bakso urat'])

  // Both to another category in one call.
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Change category' }).click()
  const move = page.getByRole('dialog', { name: 'Change the category of 2 transactions' })
  await move.getByLabel('Category').selectOption('Hiburan')
  await move.getByRole('button', { name: 'Move 2 transactions' }).click()
  await page.getByText('2 transactions moved').waitFor()
  await page.getByLabel('Category', { exact: true }).selectOption('Hiburan')
  await eventually(() => rowsOf(page), ['Bakso Malang', 'Bakso urat'])

  // Exactly what is filtered, in its order.
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('link').click()
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('link').click()
  await eventually(() => rowsOf(page), ['Bakso urat', 'Bakso Malang'])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const [head, ...lines] = await linesOf(file)
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  expect(head).toBe('Tanggal;Jenis;Kategori;Deskripsi;Jumlah')
  expect(lines.map(line => /Bakso \w+/.exec(line)?.[0])).toEqual(['Bakso urat', 'Bakso Malang'])
  expect(lines[1]).toContain(';Pengeluaran;Hiburan;Bakso Malang;25000,50')
})

/** The descriptions of the rows, in their order. */
const rowsOf = async (page: Page) => {
  const cells = await page.getByRole('table', { name: 'Transactions' }).getByRole('cell').allInnerTexts()
  return cells.flatMap(cell => /^(?:Gaji|Makanan|Hiburan)\n(.+)$/.exec(cell)?.[1] ?? [])
}

const linesOf = async (file: Download) =>
  readFileSync(await file.path(), 'utf8')
    .replace('\ufeff', '')
    .trim()
    .split(/\r?\n/)
