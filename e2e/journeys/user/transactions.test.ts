import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { expect, test } from '../../browser/test'
import { fourBookings } from '../../product/people'

test('somebody finds, deletes, brings back, moves and exports what they booked', async ({ openAsNew }) => {
  const { page, book } = await openAsNew()
  await page.goto('/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible()
  for (const booking of fourBookings) await book(booking)
  await page.getByRole('link', { name: 'Transactions' }).click()
  await expect(page.getByRole('heading', { name: 'Data Transactions' })).toBeVisible()
  await expect.poll(() => rowsOf(page)).toEqual(['Gaji bulan ini', 'Bioskop', 'Bakso Malang', 'Bakso urat'])

  await page.getByRole('searchbox', { name: 'Search' }).fill('bakso')
  await expect.poll(() => rowsOf(page)).toEqual(['Bakso Malang', 'Bakso urat'])
  await page.getByLabel('Min Amount', { exact: true }).fill('20000')
  await expect.poll(() => rowsOf(page)).toEqual(['Bakso Malang'])
  expect(new URL(page.url()).search).toBe('?search=bakso&min_amount=20000')
  await page.reload()
  await expect.poll(() => rowsOf(page)).toEqual(['Bakso Malang'])
  await expect(page.getByLabel('Min Amount', { exact: true })).toHaveValue('20.000')
  expect(await page.getByText('Expense', { exact: true }).locator('..').innerText()).toContain('25.000,50')
  await page.goBack()
  await expect.poll(() => rowsOf(page)).toEqual(['Bakso Malang', 'Bakso urat'])
  await expect(page.getByLabel('Min Amount', { exact: true })).toHaveValue('')

  await page
    .getByRole('row', { name: /Bakso urat/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  const question = page.getByRole('dialog', { name: 'Apakah Anda yakin ingin menghapus transaksi ini?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => rowsOf(page)).toEqual(['Bakso Malang'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rowsOf(page)).toEqual(['Bakso Malang', 'Bakso urat'])

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Change category' }).click()
  const move = page.getByRole('dialog', { name: 'Change the category of 2 transactions' })
  await move.getByLabel('Category').selectOption('Hiburan')
  await move.getByRole('button', { name: 'Change 2 transactions' }).click()
  await expect(page.getByText('Category changed for 2 transactions')).toBeVisible()
  await page.getByLabel('Category', { exact: true }).selectOption('Hiburan')
  await expect.poll(() => rowsOf(page)).toEqual(['Bakso Malang', 'Bakso urat'])

  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('link').click()
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('link').click()
  await expect.poll(() => rowsOf(page)).toEqual(['Bakso urat', 'Bakso Malang'])
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

const rowsOf = async (page: Page) => {
  const cells = await page.getByRole('table', { name: 'Transactions' }).getByRole('cell').allInnerTexts()
  return cells.flatMap(cell => /^(?:Gaji|Makanan|Hiburan)\n(.+)$/.exec(cell)?.[1] ?? [])
}

const linesOf = async (file: Download) =>
  readFileSync(await file.path(), 'utf8')
    .replace('\ufeff', '')
    .trim()
    .split(/\r?\n/)
