import { calls, type MoneyState } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { activityOf, answerActivities, answerDetail, stateOf } from '../../../testing/activities'
import { signedIn } from '../../../testing/answers'
import { answerCategories, categoryOf } from '../../../testing/categories'
import { answerWallets, walletOf } from '../../../testing/wallets'

beforeEach(() => signedIn())

test.each([
  ['another one', 'BCA', { wallet_id: 4 }],
  ['none', 'No wallet', { wallet_id: null }],
])('a transaction whose wallet is gone comes back in %s', async (_, option, body) => {
  answerWallets([walletOf({ id: 4, name: 'BCA' }), walletOf({ id: 5, name: 'Lama', is_closed: true })])
  answerDetail({ before: stateOf({ wallet_id: 9 }), needs_wallet: true })
  const sent = answerRestore()
  const { field, restore, options } = await openEntry()
  expect(field).toHaveAccessibleDescription('The wallet was deleted. Restore it or choose another one.')
  expect(options()).toEqual(['Select Wallet', 'BCA', 'No wallet'])
  await userEvent.selectOptions(field, option)
  await restore()
  expect(sent).toEqual([body])
})

test.each([
  ['one side', { from_wallet_id: 9, to_wallet_id: 4 }, ['Tunai', 'Outside your wallets']],
  ['its only side', { from_wallet_id: 9 }, ['BCA', 'Tunai']],
  ['both sides', { from_wallet_id: 9, to_wallet_id: 8 }, ['BCA', 'Tunai']],
  ['its fee alone', { from_wallet_id: 4, to_wallet_id: 5 }, ['BCA', 'Tunai', 'No wallet']],
])('a transfer takes it as %s', async (_, sides, offered) => {
  answerWallets([walletOf({ id: 4, name: 'BCA' }), walletOf({ id: 5, name: 'Tunai' })])
  answerTransfer({ ...sides, name: 'Lama → BCA' })
  const sent = answerRestore()
  const { field, restore, options } = await openEntry()
  expect(options()).toEqual(['Select Wallet', ...offered])
  await userEvent.selectOptions(field, 'Tunai')
  await restore()
  expect(sent).toEqual([{ wallet_id: 5 }])
})

test('where its category is gone too, both are chosen in one form', async () => {
  answerWallets([walletOf({ id: 4, name: 'BCA' })])
  answerDetail({ before: stateOf({ wallet_id: 9 }), obstacle: 'category', needs_wallet: true })
  answerCategories(categoryOf({ id: 5, name: 'Hiburan' }))
  const sent = answerRestore()
  const { dialog, field, restore } = await openEntry()
  await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Hiburan')
  await userEvent.selectOptions(field, 'BCA')
  await restore()
  expect(sent).toEqual([{ category_id: 5, wallet_id: 4 }])
})

test('what would overwrite the current version says in which wallet', async () => {
  answerWallets([walletOf({ id: 4, name: 'BCA' }), walletOf({ id: 5, name: 'Tunai' })])
  const now = transfer({ from_wallet_id: 5, to_wallet_id: 4, name: 'Tunai → BCA', amount: '300000.00' })
  answerTransfer({ from_wallet_id: 9, to_wallet_id: 4, name: 'Lama → BCA' }, now)
  const { dialog, field } = await openEntry()
  await userEvent.selectOptions(field, 'Outside your wallets')
  const table = within(dialog.getByRole('table', { name: 'What would change' }))
  expect(
    table.getByRole('row', { name: 'From and to changed Tunai → BCA Outside your wallets → BCA' }),
  ).toBeVisible()
})

test('where a transfer has no other wallet to be in, it leads to where one is made', async () => {
  answerWallets([])
  answerTransfer({ from_wallet_id: 9, name: 'Lama' })
  const dialog = await openDialog()
  expect(await dialog.findByText('The wallet was deleted and you don’t have another one.')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Wallets' })).toHaveAttribute('href', '/wallet')
  expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
})

const transfer = (changes: Partial<MoneyState>): MoneyState => ({
  ...{ id: 9, name: 'BCA', amount: '200000.00', description: '', transfer_date: '2026-11-20' },
  ...changes,
})

function answerTransfer(before: Partial<MoneyState>, now: MoneyState | null = null) {
  const after = now && transfer({ from_wallet_id: 5, to_wallet_id: 4, amount: '1.00' })
  const money = { kind: 'transfer' as const, before: transfer(before), after, now }
  const obstacle = now ? ('changed' as const) : null
  answerDetail({ subject: null, before: null, after: null, money, obstacle, needs_wallet: true })
}

async function openDialog() {
  answerActivities([activityOf()])
  await openPage(pageTable, '/log-activity')
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus transaksi' }))
  return within(screen.getByRole('dialog', { name: 'Hapus transaksi' }))
}

async function openEntry() {
  const dialog = await openDialog()
  const field = await dialog.findByLabelText('Wallet')
  return {
    dialog,
    field,
    options: () =>
      within(field)
        .getAllByRole('option')
        .map(option => option.textContent),
    restore: async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
      expect(await screen.findByText('Item restored.')).toBeVisible()
    },
  }
}

function answerRestore() {
  const sent: unknown[] = []
  plan(calls.restoreActivity, async request => {
    sent.push(await request.json())
    return { body: { data: { count: 1, activity_ids: [12] } } }
  })
  return sent
}
