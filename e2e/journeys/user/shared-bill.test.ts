import { expect, test } from '../../browser/test'

test('a bill is shared evenly, a friend pays back, and the expense is one’s own part', async ({
  openAsNew,
}) => {
  const { page, call } = await openAsNew()
  await call('POST /wallets', {
    ...{ name: 'GoPay', kind: 'ewallet', opening_balance: '0', opening_date: '2026-01-01' },
  })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Tambah Transaksi' }).first().click()
  const form = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await form.getByLabel('Amount', { exact: true }).fill('150rb')
  await form.getByLabel('Category').selectOption('Makanan')
  await form.getByLabel('Description').fill('Makan malam')
  await form.getByText('More', { exact: true }).click()
  await form.getByRole('button', { name: 'Split with friends' }).click()
  await form.getByLabel('Name of friend 1').fill('Budi')
  await form.getByRole('button', { name: 'Split evenly' }).click()
  await expect(form.getByText(/^Your own share: Rp\s75\.000$/)).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  // Wait for the response. The form closes earlier, and would open again if the user left the page
  // before the response.
  await expect(page.getByText('New transaction added!')).toBeVisible()

  await page.goto('/wallet')
  const board = page.getByRole('region', { name: 'Split with friends' })
  await expect(board.getByText(/^Owed to you since/)).toBeVisible()
  await board.getByRole('button', { name: 'Settle up with Budi' }).click()
  const settlement = page.getByRole('dialog', { name: 'Settle up with Budi' })
  await expect(settlement.getByLabel('Amount paid back')).toHaveValue('75.000')
  await settlement.getByLabel('To wallet').selectOption({ index: 0 })
  await settlement.getByRole('button', { name: 'Settle up' }).click()
  await expect(page.getByText('The payment between you and Budi has been recorded.')).toBeVisible()
  await expect(board).toBeHidden()
  expect(await call('GET /transactions/summary')).toMatchObject({ income: '0.00', expense: '75000.00' })
  expect(await call('GET /wallets')).toMatchObject([{ name: 'GoPay', balance: '-75000.00' }])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(board.getByRole('heading', { name: 'Budi' })).toBeVisible()
  expect(await call('GET /transactions/summary')).toMatchObject({ expense: '150000.00' })
})
