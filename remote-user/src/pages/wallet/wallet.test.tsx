import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { signedIn } from '../../testing/answers'
import { answerSchedules } from '../../testing/schedules'
import { answerWalletDays, answerWallets, walletOf } from '../../testing/wallets'
import { answerUndo } from '../../testing/undo'

const bca = walletOf()
const gopay = walletOf({
  id: 2,
  name: 'GoPay',
  kind: 'ewallet',
  balance: '50000.00',
  last_date: null,
  count: 0,
})
const visa = walletOf({ id: 3, name: 'Visa', kind: 'card', balance: '-750000.50' })

beforeEach(() => {
  signedIn()
  answerSchedules([])
})

test('who has no wallet is invited to make one, and sees nothing else of wallets', async () => {
  answerWallets([], '0.00')
  await open()
  expect(await screen.findByText('Where is your money?')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Wallets' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Transfer' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Add your first wallet' }))
  expect(await screen.findByRole('dialog', { name: 'New wallet' })).toBeVisible()
})

test('a tile says name, kind, balance and last record, and the sum of all stands above', async () => {
  answerWallets([bca, gopay], '1300000.00')
  await open()
  expect(await screen.findByText('2 wallets')).toBeVisible()
  expect(screen.getByText('In all wallets').parentElement).toHaveTextContent(/Rp\s1\.300\.000$/)
  expect(tile('BCA')).toHaveTextContent(
    /^BCABank accountBalanceRp\s1\.250\.000Last transaction: 20\/11\/2026/,
  )
  expect(tile('GoPay')).toHaveTextContent(/^GoPayE-walletBalanceRp\s50\.000No transactions yet/)
})

test('what a card owes has no sign: a word says it', async () => {
  answerWallets([visa])
  await open()
  await screen.findByText('Visa')
  expect(tile('Visa')).toHaveTextContent(/Credit cardYou oweRp\s750\.000,50/)
})

test('a card or a loan says when it is due next, and how many months are left', async () => {
  const owed = { owed: '750000.50', next_due: '2026-12-25' }
  const kpr = walletOf({ id: 4, name: 'KPR', kind: 'loan', balance: '-1.00', ...owed, months_left: 1 })
  const paid = walletOf({ id: 5, name: 'BCA Card', kind: 'card', balance: '0.00', owed: '0.00' })
  answerWallets([{ ...visa, ...owed, months_left: null }, kpr, paid, bca])
  await open()
  await screen.findByText('Visa')
  expect(tile('Visa')).toHaveTextContent(/Due 25\/12\/2026Last transaction/)
  expect(tile('KPR')).toHaveTextContent('Due 25/12/2026 · 1 month left')
  expect(tile('BCA Card')).toHaveTextContent('Nothing is owed')
  expect(tile('BCA')).not.toHaveTextContent(/Due|owed/)
})

test('a line shows the last 90 days and says them, and the tiles are there without it', async () => {
  answerWallets([bca, { ...gopay, is_closed: true }])
  answerWalletDays([{ id: 1, balances: ['500000.00', '-20000.00', '1250000.00'] }])
  await open()
  const line = await screen.findByRole('img', { name: /^Last 90 days: / })
  expect(line).toHaveAccessibleName(
    /from Rp\s500\.000 to Rp\s1\.250\.000, lowest -Rp\s20\.000, highest Rp\s1\.250\.000$/,
  )
  expect(screen.getAllByRole('img', { hidden: true })).toEqual([line])
})

test('where the lines do not come, that is logged and everything else works', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
  answerWallets([bca])
  plan(calls.listWalletDays, { status: 503 })
  await open()
  await screen.findByText('BCA')
  await waitFor(() => expect(warned).toHaveBeenCalledWith('We couldn’t load the 90-day charts.'))
  expect(tile('BCA')).toHaveTextContent(/1\.250\.000/)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a bank account below zero has its sign', async () => {
  answerWallets([walletOf({ balance: '-20000.00' })])
  await open()
  await screen.findByText('BCA')
  expect(tile('BCA')).toHaveTextContent(/Balance-Rp\s20\.000/)
})

test('a wallet that is closed stands apart, folded, and leaves the focus beside it; Undo opens it again', async () => {
  answerWallets([bca, gopay])
  const sent = answerPut(2, () => answerWallets([bca, { ...gopay, is_closed: true }]), { is_closed: true })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Close GoPay' }))
  expect(await screen.findByText('GoPay has been closed.')).toBeVisible()
  expect(screen.getByText('Closed (1)').closest('details')).not.toHaveAttribute('open')
  expect(screen.getByRole('link', { name: 'BCA' })).toHaveFocus()
  const undone = answerUndo(() => answerWallets([bca, gopay]))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(screen.queryByText('Closed (1)')).not.toBeInTheDocument()
  expect(sent).toEqual([{ body: { ...bodyOf(gopay), is_closed: true }, version: '"first"' }])
  expect(undone).toEqual([{ ids: [8] }])
})

test('one that another tab renamed since is not closed under its former name', async () => {
  answerWallets([gopay])
  const sent: Sent['version'][] = []
  plan(
    calls.changeWallet,
    ({ headers }) => {
      sent.push(headers.get('if-match'))
      answerWallets([{ ...gopay, name: 'GoPay Sari', version: 'second' }])
      return Promise.resolve({ status: 412, body: { message: 'Sudah diubah' } })
    },
    { id: 2 },
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Close GoPay' }))
  expect(await screen.findByText('Sudah diubah')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Close GoPay Sari' })).toBeVisible()
  expect(sent).toEqual(['"first"'])
})

test('a closed wallet has no correction and is open again after one press', async () => {
  answerWallets([{ ...gopay, is_closed: true }])
  answerPut(2, () => answerWallets([gopay]), { is_closed: false })
  await open()
  await userEvent.click(await screen.findByText('Closed (1)'))
  expect(screen.queryByRole('button', { name: /^Correct/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Reopen GoPay' }))
  expect(await screen.findByText('GoPay is open again.')).toBeVisible()
})

test('what one press asked for and the server refuses is said in view', async () => {
  answerWallets([bca])
  plan(calls.changeWallet, { status: 503 }, { id: 1 })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Close BCA' }))
  expect(await screen.findByText('We couldn’t save your changes.')).toHaveRole('status')
})

test('wallets that cannot be had are said so, with a way to try again', async () => {
  plan(calls.listWallets, { status: 503 })
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your wallets.')
  answerWallets([bca])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('BCA')).toBeVisible()
})

const open = () => openPage(pageTable, '/wallet')
const tile = (name: string) => screen.getByText(name).closest('li')

type Sent = { body: unknown; version: string | null }

const bodyOf = ({ name, kind, opening_balance, opening_date, is_closed }: typeof bca) => ({
  ...{ name, kind, opening_balance, opening_date, is_closed, due_day: null, instalments: null },
})

function answerPut(id: number, then: () => void, changes: object) {
  const sent: Sent[] = []
  const wallet = id === 1 ? bca : gopay
  plan(
    calls.changeWallet,
    async request => {
      sent.push({ body: await request.json(), version: request.headers.get('if-match') })
      then()
      return { body: { data: { ...wallet, ...changes, version: 'second' }, activity_ids: [8] } }
    },
    { id },
  )
  return sent
}
