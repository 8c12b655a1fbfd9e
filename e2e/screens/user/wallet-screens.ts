import type { Page } from 'playwright-core'
import { after, openAs, whileCall, type Open } from '../open-screen'

const names = ['Rekening keluarga untuk belanja bulanan dan sekolah anak-anak', 'GoPay', 'Visa'] as const

const wallets = [
  { id: 1, name: names[0], kind: 'bank', balance: '999999999999.99', count: 1200, last_date: '2026-11-20' },
  { id: 2, name: names[1], kind: 'ewallet', balance: '-25000.00', count: 0, last_date: null },
  {
    ...{ id: 3, name: names[2], kind: 'card', balance: '-1750000.50', count: 3, last_date: '2026-11-01' },
    ...{ due_day: 25, instalments: 12, owed: '1750000.50', next_due: '2026-12-25', months_left: 9 },
  },
].map(wallet => ({
  ...{ opening_balance: '0.00', opening_date: '2026-01-01', is_closed: false },
  ...{ created_at: '2026-01-01T00:00:00Z', version: 'first' },
  ...wallet,
}))
const lines = [1, 3].map(id => ({
  id,
  balances: [...Array(90).keys()].map(day => String(id === 1 ? 4_000_000 - day * 50_000 : -1_750_000)),
}))

const records = [
  { type: 'expense', transaction_date: '2031-12-01', description: 'Sewa rumah', change: '-2500000.00' },
  {
    ...{ type: 'transfer', transfer_date: '2026-11-20', description: '', from_wallet_id: 1, to_wallet_id: 2 },
    ...{ fee: null, fee_category_id: null, fee_id: null, change: '-200000.00' },
  },
  { type: 'income', transaction_date: '2026-11-20', description: names[0], change: '999999999999.99' },
  {
    ...{ type: 'expense', transaction_date: '2026-11-19', description: 'Sepatu kembali' },
    ...{ is_refund: true, change: '75000.00' },
  },
].map((record, index) => ({
  ...{ id: index + 1, amount: record.change.replace('-', ''), balance: '999999999999.99' },
  ...{ category_id: 2, category: { id: 2, name: names[0] } },
  ...{ created_at: '2026-01-01T00:00:00Z', version: 'first' },
  ...record,
}))

const closed = { ...wallets[1], id: 4, name: 'OVO', is_closed: true }

const withWallets =
  (open: Open): Open =>
  async (page, product) => {
    await page.route('**/api/wallets', route =>
      route.fulfill({
        json: {
          data: [...wallets, closed],
          meta: { total: wallets.length + 1, next_cursor: null, balance: '998249999999.49' },
        },
      }),
    )
    await page.route('**/api/wallets/days', route =>
      route.fulfill({ json: { data: lines, meta: { from: '2026-08-26', to: '2026-11-23' } } }),
    )
    await page.route('**/api/wallets/1/records*', route =>
      route.fulfill({ json: { data: records, meta: { total: 120, next_cursor: 'next' } } }),
    )
    await open(page, product)
  }

const shares = [
  {
    ...{ transaction_id: 1, description: 'Makan malam perpisahan kantor', transaction_date: '2026-11-02' },
    ...{ share: '999999999999.99', paid_back: '0.00', open: '999999999999.99' },
  },
]
const friends = [
  { name: 'Raden Mas Budi Santoso Kusumawardhana dari Kantor', open: '999999999999.99' },
  { name: 'Ani', open: '-40000.00' },
  { name: 'Siti', open: '0.00' },
].map(friend => ({ ...friend, since: '2026-11-02', count: 1, shares }))

const withFriends =
  (open: Open): Open =>
  async (page, product) => {
    await page.route('**/api/shares', route =>
      route.fulfill({
        json: {
          data: friends,
          meta: { total: 3, owed_to_me: '999999999999.99', owed_by_me: '40000.00' },
        },
      }),
    )
    await open(page, product)
  }

const empty = openAs('newcomer', '/wallet', 'Wallets')
export const full = withWallets(openAs('user', '/wallet', 'Wallets'))
export const dialog = (page: Page) => page.getByRole('dialog').last()

export const press = (
  open: Open,
  name: string,
  act: (page: Page) => Promise<unknown> = () => Promise.resolve(),
) =>
  after(open, async page => {
    await page.getByRole('button', { name, exact: true }).click()
    await dialog(page).getByRole('button').first().waitFor()
    await act(page)
  })

export const walletScreens: Record<string, Open> = {
  wallet: after(full, page => page.getByText('Closed (1)').click()),
  'wallet-records': withWallets(openAs('user', '/wallet/1', names[0])),
  'wallet-records-failed': withWallets(
    whileCall('**/api/wallets/1/records*', 'fails', openAs('user', '/wallet/1', names[0])),
  ),
  'wallet-none': openAs('newcomer', '/wallet/1', 'Wallets'),
  'wallet-friends': after(withFriends(full), page => page.getByText('1 expense').first().click()),
  'wallet-settlement': press(withFriends(full), 'Settle up with Ani'),
  'wallet-empty': empty,
  'wallet-failed': whileCall('**/api/wallets', 'fails', openAs('user', '/wallet', 'Wallets')),
  'wallet-new': press(full, 'New wallet', page => dialog(page).getByText('Credit card').click()),
  'wallet-transfer': press(full, 'Transfer', page =>
    dialog(page).getByRole('button', { name: 'Add a fee' }).click(),
  ),
  'wallet-correction': press(full, 'Adjust Visa’s balance', page =>
    dialog(page).getByLabel('Actual balance').fill('2.000.000'),
  ),
  'wallet-removal': press(full, 'Delete Visa'),
  'wallet-move': press(full, 'Delete Visa', page =>
    dialog(page).getByLabel('Move transactions and delete').selectOption('GoPay'),
  ),
  'wallet-discard': press(full, 'New wallet', async page => {
    await dialog(page).getByLabel('Name').fill('25 + 30')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await dialog(page).getByRole('button', { name: 'Discard' }).waitFor()
  }),
}
