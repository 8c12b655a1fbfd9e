import { expect, type Newcomer, test } from '../../browser/test'

interface Booked {
  description: string
  wallet_id?: number
}

test('the wallet is proposed by the last booking, and one press changes it', async ({ openAsNew }) => {
  const newcomer = await openAsNew({ viewport: { width: 375, height: 812 } })
  const { page, call } = newcomer
  const [bca, gopay] = [await addWallet(newcomer, 'BCA'), await addWallet(newcomer, 'GoPay')]
  await page.goto('/dashboard')
  const bookFood = async (amount: string, change: string | undefined) => {
    await page.getByRole('button', { name: 'Tambah Transaksi' }).locator('visible=true').first().click()
    const form = page.getByRole('dialog', { name: 'Tambah Transaksi' })
    await form.getByLabel('Amount').fill(amount)
    const tiles = form.getByRole('group', { name: 'Likely categories' })
    await expect(tiles, 'four in a row').toHaveCSS('grid-template-columns', /^([\d.]+px ?){4}$/)
    await tiles.getByRole('button', { name: 'Makanan' }).click()
    const wallets = form.getByRole('group', { name: 'Wallet' })
    if (change) await wallets.getByRole('button', { name: change }).click()
    else await expect(wallets.getByRole('button', { pressed: true })).toHaveText('GoPay')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByText('New transaction added!')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
  const wallets = async () =>
    (await call<Booked[]>('GET /transactions')).map(({ wallet_id: wallet }) => wallet)

  await bookFood('25000', 'GoPay')
  await bookFood('18000', undefined)
  await bookFood('15000', 'BCA')
  expect(await wallets()).toEqual([bca, gopay, gopay])
})

test('a transfer stands in the log with its wallets, and is brought back from there', async ({
  openAsNew,
}) => {
  const newcomer = await openAsNew()
  const { page, call } = newcomer
  const [bca, gopay] = [await addWallet(newcomer, 'BCA'), await addWallet(newcomer, 'GoPay')]
  const body = { from_wallet_id: bca, to_wallet_id: gopay, amount: '200000', transfer_date: '2026-11-20' }
  const { id } = await call<{ id: number }>('POST /transfers', body)
  await call(`DELETE /transfers/${id}`)

  await page.goto('/log-activity')
  await page.getByPlaceholder('Search activities...').fill('200.000')
  await expect(page.getByText('BCA → GoPay · Rp 200.000')).toHaveCount(2)
  await page.getByRole('button', { name: 'Hapus transfer', exact: true }).click()
  const entry = page.getByRole('dialog', { name: 'Hapus transfer' })
  await expect(entry.getByRole('row', { name: 'From and to BCA → GoPay' })).toBeVisible()
  await entry.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Item restored.')).toBeVisible()
  expect(await call<{ id: number }[]>('GET /transfers')).toMatchObject([{ id }])
})

const addWallet = async ({ call }: Newcomer, name: string) => {
  const wallet = { name, kind: 'bank', opening_balance: '1000000', opening_date: '2026-01-01' }
  return (await call<{ id: number }>('POST /wallets', wallet)).id
}
