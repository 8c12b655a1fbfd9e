import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { signedIn } from '../../testing/answers'
import { answerSchedules } from '../../testing/schedules'
import { answerWallets, walletOf } from '../../testing/wallets'

const bca = walletOf()

beforeEach(() => {
  signedIn()
  answerSchedules([])
})

test('the money to spend and what is beside it make all, and what is in no wallet is moved in one press', async () => {
  const [saved, old] = [
    walletOf({ id: 7, name: 'Tabungan', kind: 'savings', balance: '400000.00' }),
    walletOf({ id: 8, name: 'Lama', balance: '7000.00', is_closed: true }),
  ]
  const answer = (count: number, in_no_wallet: string) => {
    answerWallets([bca, saved, old])
    const parts = { to_spend: '1230000.00', savings: '400000.00', loans: '0.00', closed: '7000.00' }
    const meta = {
      total: 3,
      next_cursor: null,
      balance: '1637000.00',
      since: '2026-11-01',
      in_no_wallet,
      ...parts,
    }
    plan(calls.listWallets, {
      body: { data: [bca, saved, old], meta: { ...meta, count_in_no_wallet: count } },
    })
  }
  answer(1, '-20000.00')
  plan(
    calls.assignToWallet,
    () => {
      answer(0, '0.00')
      return Promise.resolve({ body: { data: { count: 1, activity_ids: [9] } } })
    },
    { id: 1 },
  )
  await openPage(pageTable, '/wallet')
  const sum = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement
  expect(await sum('Available')).toHaveTextContent(/Rp\s1\.230\.000$/)
  expect(await sum('Savings')).toHaveTextContent(/Rp\s400\.000$/)
  expect(await sum('Closed wallets')).toHaveTextContent(/Rp\s7\.000$/)
  expect(await sum('Total')).toHaveTextContent(/Rp\s1\.637\.000$/)
  expect(screen.queryByText('Loans', { selector: 'dt' })).not.toBeInTheDocument()
  const none = screen.getByRole('link', { name: /^No wallet: -\s?Rp\s20\.000$/ })
  expect(none).toHaveAttribute('href', '/transactions?wallet_id=none&from=2026-11-01')
  await userEvent.click(screen.getByRole('button', { name: 'Move to this wallet' }))
  expect(await screen.findByText('1 transaction moved.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(none).not.toBeInTheDocument()
})
