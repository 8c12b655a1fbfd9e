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
  await expect(tile(page, 'GoPay')).toContainText('No transactions yet')

  await page.getByRole('button', { name: 'Transfer' }).click()
  const transfer = page.getByRole('dialog', { name: 'Transfer' })
  await transfer.getByLabel('Amount').fill('200rb')
  await page.reload()
  await expect(transfer.getByLabel('Amount')).toHaveValue('200.000')
  await expect(transfer.getByLabel('From wallet')).toContainText('BCA')
  await transfer.getByRole('button', { name: 'Add a fee' }).click()
  await transfer.getByLabel('Fee', { exact: true }).fill('1500')
  await transfer.getByLabel('Fee category').selectOption('Transportasi')
  await transfer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Rp\s200\.000 has been transferred\.$/)).toBeVisible()
  await expect(tile(page, 'BCA')).toContainText('798.500')
  await expect(tile(page, 'GoPay')).toContainText('200.000')

  expect(await call('GET /transactions/summary')).toMatchObject({ income: '0.00', expense: '1500.00' })

  await page.getByRole('button', { name: 'Adjust GoPay’s balance' }).click()
  const correction = page.getByRole('dialog', { name: 'Adjust GoPay’s balance' })
  await correction.getByLabel('Actual balance').fill('185000')
  await expect(correction.getByText(/^New balance: Rp\s185\.000 \(-Rp\s15\.000\)\./)).toBeVisible()
  await correction.getByRole('button', { name: 'Adjust balance', exact: true }).click()
  await expect(page.getByText(/^GoPay’s balance adjusted by -Rp\s15\.000\.$/)).toBeVisible()
  await expect(tile(page, 'GoPay')).toContainText('185.000')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone.')).toBeVisible()
  await expect(tile(page, 'GoPay')).toContainText('200.000')
})

test('a wallet is changed in another tab meanwhile: both versions are shown, and one is kept', async ({
  openAsNew,
  expectNoise,
}) => {
  expectNoise(/status of 412/)
  const { page, call } = await openAsNew()
  const body = { name: 'BCA', kind: 'bank', opening_balance: '0', opening_date: '2026-11-01' }
  const { id } = await call<{ id: number }>('POST /wallets', body)
  await page.goto('/wallet')
  await page.getByRole('button', { name: 'Edit BCA' }).click()
  const form = page.getByRole('dialog', { name: 'Edit wallet' })
  await form.getByLabel('Name').fill('BCA Gaji')
  await call(`PUT /wallets/${id}`, { ...body, name: 'BCA Tabungan' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('BCA Tabungan')).toBeVisible()
  await form.getByRole('button', { name: 'Keep your version' }).click()
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
  await expect(form.getByText('We couldn’t save your changes.')).toBeVisible()
  await page.context().setOffline(false)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('BCA has been added.')).toBeVisible()
  expect(await call('GET /wallets')).toMatchObject([{ name: 'BCA' }])
})

test('a wallet’s records open its transfer; deleted with the wallet, all of it comes back by one Undo', async ({
  openAsNew,
}) => {
  const { page, call } = await openAsNew()
  const begin = { kind: 'bank', opening_balance: '1000000', opening_date: '2026-11-01' }
  const { id: bca } = await call<{ id: number }>('POST /wallets', { ...begin, name: 'BCA' })
  const { id: gopay } = await call<{ id: number }>('POST /wallets', { ...begin, name: 'GoPay' })
  const { id: ovo } = await call<{ id: number }>('POST /wallets', { ...begin, name: 'OVO' })
  const body = { from_wallet_id: bca, to_wallet_id: gopay, amount: '200000', transfer_date: '2026-11-20' }
  await call('POST /transfers', body)
  await page.goto('/wallet')
  await tile(page, 'GoPay').getByRole('link', { name: 'GoPay' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'GoPay' })).toBeVisible()
  const record = tile(page, 'From BCA')
  await expect(record).toContainText('+Rp\u00a0200.000')
  await expect(record).toContainText('1.200.000')

  await record.getByRole('button', { name: 'Transfer' }).click()
  const form = page.getByRole('dialog', { name: 'Edit transfer' })
  await form.getByLabel('Amount').fill('300000')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The transfer has been updated.')).toBeVisible()
  await expect(record).toContainText('1.300.000')

  await page.getByRole('link', { name: 'All wallets' }).click()
  await page.getByRole('button', { name: 'Delete GoPay' }).click()
  const question = page.getByRole('dialog', { name: 'Delete the wallet GoPay?' })
  await question.getByLabel('Move transactions and delete').selectOption('OVO')
  await question.getByRole('button', { name: 'Move and delete' }).click()
  await expect(page.getByText('The wallet has been deleted.')).toBeVisible()
  await expect(tile(page, 'OVO')).toContainText('2.300.000')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tile(page, 'GoPay')).toContainText('1.300.000')
  await expect(tile(page, 'OVO')).toContainText('1.000.000')
  expect(await call(`GET /wallets/${ovo}/records`)).toEqual([])
})

const tile = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function fillWallet(page: Page, { name, kind, balance }: Record<'name' | 'kind' | 'balance', string>) {
  const form = page.getByRole('dialog', { name: 'New wallet' })
  await form.getByLabel('Name').fill(name)
  await form.getByText(kind, { exact: true }).click()
  await form.getByLabel('Opening balance').fill(balance)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
}
