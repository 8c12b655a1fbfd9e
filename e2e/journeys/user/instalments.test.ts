import { expect, test } from '../../browser/test'

test('a fridge is bought in three instalments; one is paid, taken back, and then all of the rest', async ({
  openAsNew,
}) => {
  const { page, call } = await openAsNew()
  const opened = { opening_balance: '5000000', opening_date: '2026-01-01' }
  await call('POST /wallets', { name: 'BCA', kind: 'bank', ...opened })
  await call('POST /wallets', { name: 'SPayLater', kind: 'loan', ...opened, opening_balance: '0' })
  await page.goto('/wallet')
  await page.getByRole('button', { name: 'New instalment purchase' }).click()
  const form = page.getByRole('dialog', { name: 'New instalment purchase' })
  await form.getByLabel('Name').fill('Kulkas')
  await form.getByLabel('Total to pay').fill('1jt')
  await form.getByLabel('Category').selectOption('Makanan')
  await expect(form.getByText(/^3 instalments of Rp\s333\.333 \(last one: Rp\s333\.334\)/)).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Kulkas has been added.')).toBeVisible()

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kulkas' }) })
  await card.getByText('Payment plan').click()
  const rows = card.getByRole('listitem')
  await expect(rows).toHaveText([
    /Due nextRp\s333\.333$/,
    /Not due yetRp\s333\.333$/,
    /Not due yetRp\s333\.334$/,
  ])
  expect(await call('GET /transactions/summary')).toMatchObject({ expense: '1000000.00' })

  await card.getByRole('button', { name: 'Pay Kulkas' }).click()
  const payment = page.getByRole('dialog', { name: 'Pay Kulkas' })
  await expect(payment.getByLabel('Amount', { exact: true })).toHaveValue('333.333')
  await payment.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText(/^Rp\s333\.333 has been paid\.$/)).toBeVisible()
  await expect(rows).toHaveText([/Paid/, /Due next/, /Not due yet/])
  const balances = async () =>
    (await call<{ balance: string }[]>('GET /wallets')).map(({ balance }) => balance)
  expect(await balances()).toEqual(['4666667.00', '-666667.00'])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone.')).toBeVisible()
  await expect(rows).toHaveText([/Due next/, /Not due yet/, /Not due yet/])
  expect(await balances()).toEqual(['5000000.00', '-1000000.00'])

  await card.getByRole('button', { name: 'Pay off Kulkas' }).click()
  await expect(payment.getByLabel('Amount', { exact: true })).toHaveValue('1.000.000')
  await payment.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('Paid off (1)')).toBeVisible()
  expect(await balances()).toEqual(['4000000.00', '0.00'])
  expect(await call('GET /transactions/summary')).toMatchObject({ expense: '1000000.00' })
})
