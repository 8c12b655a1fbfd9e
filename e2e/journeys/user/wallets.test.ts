import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/test'

test('from an empty account to wallets, a transfer with its fee, and a correction that is undone', async ({
  openAsNew,
}) => {
  const { page, call } = await openAsNew()
  await page.goto('/wallet')
  await page.getByRole('button', { name: 'Add your first wallet' }).click()
  await fillWallet(page, { name: 'BCA', kind: 'Bank account', balance: '1jt' })
  await expect(page.getByText('BCA has been added.')).toBeVisible()
  await page.getByRole('button', { name: 'New wallet' }).click()
  await fillWallet(page, { name: 'GoPay', kind: 'E-wallet', balance: '' })
  await expect(tile(page, 'GoPay')).toContainText('No records yet')

  // What is typed is there again after a reload.
  await page.getByRole('button', { name: 'Transfer' }).click()
  const transfer = page.getByRole('dialog', { name: 'Transfer' })
  await transfer.getByLabel('Amount').fill('200rb')
  await page.reload()
  await expect(transfer.getByLabel('Amount')).toHaveValue('200.000')
  await expect(transfer.getByLabel('From wallet')).toContainText('BCA')
  await transfer.getByRole('button', { name: 'Add a fee' }).click()
  await transfer.getByLabel('Fee', { exact: true }).fill('1500')
  await transfer.getByLabel('Category of the fee').selectOption('Transportasi')
  await transfer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Rp\s200\.000 has been transferred\.$/)).toBeVisible()
  await expect(tile(page, 'BCA')).toContainText('798.500')
  await expect(tile(page, 'GoPay')).toContainText('200.000')

  // The fee is the only expense.
  expect(await call('GET /transactions/summary')).toMatchObject({ income: '0.00', expense: '1500.00' })

  await page.getByRole('button', { name: 'Correct the balance of GoPay' }).click()
  const correction = page.getByRole('dialog', { name: 'Correct the balance of GoPay' })
  await correction.getByLabel('What is really there').fill('185000')
  await expect(correction.getByText(/^Rp\s15\.000 less than recorded\./)).toBeVisible()
  await correction.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(page.getByText(/^GoPay corrected by -Rp\s15\.000\.$/)).toBeVisible()
  await expect(tile(page, 'GoPay')).toContainText('185.000')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It has been undone.')).toBeVisible()
  await expect(tile(page, 'GoPay')).toContainText('200.000')
})

test('a wallet is changed in another tab meanwhile: both versions are shown, and one is kept', async ({
  openAsNew,
}) => {
  const { page, call } = await openAsNew()
  const body = { name: 'BCA', kind: 'bank', opening_balance: '0', opening_date: '2026-11-01' }
  const { id } = await call<{ id: number }>('POST /wallets', body)
  await page.goto('/wallet')
  await page.getByRole('button', { name: 'Edit BCA' }).click()
  const form = page.getByRole('dialog', { name: 'Edit the wallet' })
  await form.getByLabel('Name').fill('BCA Gaji')
  await call(`PUT /wallets/${id}`, { ...body, name: 'BCA Tabungan' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('BCA Tabungan')).toBeVisible()
  await form.getByRole('button', { name: 'Keep my version' }).click()
  await expect(page.getByText('BCA Gaji has been updated.')).toBeVisible()
})

test('without a network nothing that was typed is lost, and it is saved once', async ({
  openAsNew,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED/)
  const { page, call } = await openAsNew()
  await page.goto('/wallet')
  await page.getByRole('button', { name: 'Add your first wallet' }).click()
  const form = page.getByRole('dialog', { name: 'New wallet' })
  await form.getByLabel('Name').fill('BCA')
  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('This could not be saved.')).toBeVisible()
  await page.context().setOffline(false)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('BCA has been added.')).toBeVisible()
  expect(await call('GET /wallets')).toMatchObject([{ name: 'BCA' }])
})

const tile = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function fillWallet(page: Page, { name, kind, balance }: Record<'name' | 'kind' | 'balance', string>) {
  const form = page.getByRole('dialog', { name: 'New wallet' })
  await form.getByLabel('Name').fill(name)
  await form.getByText(kind, { exact: true }).click()
  await form.getByLabel('Balance at the start').fill(balance)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
}
