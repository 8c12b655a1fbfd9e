import type { Page } from 'playwright-core'
import { after, openAs, whileCall, type Open } from './open-screen'

const names = ['Rekening keluarga untuk belanja bulanan dan sekolah anak-anak', 'GoPay', 'Visa']

/** Wallets of every kind of balance, with the longest name and the largest amount. */
const wallets = [
  { id: 1, name: names[0], kind: 'bank', balance: '999999999999.99', count: 1200, last_date: '2026-11-20' },
  { id: 2, name: names[1], kind: 'ewallet', balance: '-25000.00', count: 0, last_date: null },
  { id: 3, name: names[2], kind: 'card', balance: '-1750000.50', count: 3, last_date: '2026-11-01' },
].map(wallet => ({
  ...{ opening_balance: '0.00', opening_date: '2026-01-01', is_closed: false },
  ...{ created_at: '2026-01-01T00:00:00Z', version: 'first' },
  ...wallet,
}))
const closed = { ...wallets[1], id: 4, name: 'OVO', is_closed: true }

/** Answers the list of wallets, and nothing else about them. */
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
    await open(page, product)
  }

const empty = openAs('newcomer', '/wallet', 'Wallets')
const full = withWallets(openAs('user', '/wallet', 'Wallets'))
const dialog = (page: Page) => page.getByRole('dialog').last()

const press = (open: Open, name: string, act: (page: Page) => Promise<unknown> = () => Promise.resolve()) =>
  after(open, async page => {
    await page.getByRole('button', { name, exact: true }).click()
    await dialog(page).getByRole('button').first().waitFor()
    await act(page)
  })

export const walletScreens: Record<string, Open> = {
  wallet: after(full, page => page.getByText('Closed (1)').click()),
  'wallet-empty': empty,
  'wallet-failed': whileCall('**/api/wallets', 'fails', openAs('user', '/wallet', 'Wallets')),
  'wallet-new': press(full, 'New wallet', page => dialog(page).getByText('Credit card').click()),
  'wallet-transfer': press(full, 'Transfer', page =>
    dialog(page).getByRole('button', { name: 'Add a fee' }).click(),
  ),
  'wallet-correction': press(full, 'Correct the balance of Visa', page =>
    dialog(page).getByLabel('What is really there').fill('2.000.000'),
  ),
  'wallet-removal': press(full, 'Delete Visa'),
  'wallet-discard': press(full, 'New wallet', async page => {
    await dialog(page).getByLabel('Name').fill('25 + 30')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await dialog(page).getByRole('button', { name: 'Discard' }).waitFor()
  }),
}
