import { calls, type Friend } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn, transactionOf } from '../../../testing/answers'
import { answerFriends, answerWallets, walletOf } from '../../../testing/wallets'
import { answerUndo } from '../../../testing/undo'

beforeEach(() => {
  signedIn()
  fakeDate('2026-11-24T05:00:00Z')
})

const budi = friendOf()
const ani = friendOf({ name: 'Ani', open: '-40000.00', since: '2026-11-10' })

test('the board says who owes whom since when, and of which expenses', async () => {
  await open([budi, ani], { owed_to_me: '100000.00', owed_by_me: '40000.00' })
  const board = within(await screen.findByRole('region', { name: 'Split with friends' }))
  expect(board.getByText('2 friends')).toBeVisible()
  expect(board.getByText('Friends owe you').parentElement).toHaveTextContent(/Rp\s100\.000$/)
  expect(board.getByText('You owe friends').parentElement).toHaveTextContent(/Rp\s40\.000$/)
  expect(card('Budi')).toHaveTextContent(/^BudiOwed to you since 02\/11\/2026Rp\s100\.000/)
  expect(card('Ani')).toHaveTextContent(/^AniOwed by you since 10\/11\/2026Rp\s40\.000/)
  await userEvent.click(within(card('Budi')).getByText('1 expense'))
  expect(card('Budi')).toHaveTextContent(/Makan malam02\/11\/2026\+Rp\s100\.000/)
  expect(within(card('Ani')).queryByRole('button', { name: /^Send reminder/ })).not.toBeInTheDocument()
})

test('an expense of a friend opens what was booked, and says where it cannot be had', async () => {
  plan(calls.findTransaction, { status: 503 }, { id: 7 })
  await open([budi])
  await userEvent.click(await screen.findByText('1 expense'))
  await userEvent.click(screen.getByRole('button', { name: 'Makan malam' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch transactions')
  const body = { data: transactionOf({ id: 7, description: 'Makan malam' }) }
  plan(calls.findTransaction, { body }, { id: 7 })
  await userEvent.click(screen.getByRole('button', { name: 'Makan malam' }))
  const view = within(await screen.findByRole('dialog', { name: 'Detail Transaksi' }))
  expect(await view.findByLabelText('Description')).toHaveValue('Makan malam')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('who shares nothing sees nothing of it', async () => {
  await open([])
  expect(await screen.findByText('BCA')).toBeVisible()
  expect(screen.queryByText('Split with friends')).not.toBeInTheDocument()
})

test('what comes back is preset to the wallet that paid', async () => {
  const shares = budi.shares.map(share => ({ ...share, wallet_id: 1 }))
  await open([{ ...budi, shares }])
  await userEvent.click(await screen.findByRole('button', { name: 'Settle up with Budi' }))
  const form = within(await screen.findByRole('dialog', { name: 'Settle up with Budi' }))
  expect(form.getByLabelText('To wallet')).toHaveDisplayValue(/^BCA/)
})

test('what a friend pays back is settled into the chosen wallet, and Undo takes it back', async () => {
  await open([budi])
  const sent: unknown[] = []
  plan(calls.settleShares, async request => {
    sent.push(await request.json())
    answerFriends([])
    const data = { id: 90, transaction_ids: [90], transfer_ids: [91] }
    return { status: 201, body: { data, activity_ids: [8, 9] } }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Settle up with Budi' }))
  const form = within(await screen.findByRole('dialog', { name: 'Settle up with Budi' }))
  expect(form.getByLabelText('Amount paid back')).toHaveValue('100.000')
  await userEvent.selectOptions(form.getByLabelText('To wallet'), '1')
  await userEvent.click(form.getByRole('button', { name: 'Settle up' }))
  expect(await screen.findByText('The payment between you and Budi has been recorded.')).toBeVisible()
  expect(sent).toEqual([{ name: 'Budi', amount: '100000', wallet_id: 1, transaction_date: '2026-11-24' }])
  expect(screen.queryByText('Split with friends')).not.toBeInTheDocument()
  const undone = answerUndo(() => answerFriends([budi]))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(undone).toEqual([{ ids: [8, 9] }])
  expect(card('Budi')).toBeVisible()
})

test('where both owe the same, it is settled without an amount', async () => {
  await open([friendOf({ open: '0.00' })])
  const sent: unknown[] = []
  plan(calls.settleShares, async request => {
    sent.push(await request.json())
    return { status: 201, body: { data: { id: 90, transaction_ids: [90], transfer_ids: [91] } } }
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Settle up with Budi' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.queryByLabelText('Amount paid back')).not.toBeInTheDocument()
  await userEvent.click(form.getByRole('button', { name: 'Settle up' }))
  expect(await screen.findByText('The payment between you and Budi has been recorded.')).toBeVisible()
  expect(sent).toEqual([{ name: 'Budi', wallet_id: null, transaction_date: '2026-11-24' }])
})

test('a refusal stands in the form, with what was typed', async () => {
  await open([budi])
  const message = 'That is more than what is open'
  plan(calls.settleShares, { status: 422, body: { message, errors: { amount: [message] } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Settle up with Budi' }))
  const form = within(await screen.findByRole('dialog'))
  await userEvent.clear(form.getByLabelText('Amount paid back'))
  await userEvent.type(form.getByLabelText('Amount paid back'), '200000')
  await userEvent.click(form.getByRole('button', { name: 'Settle up' }))
  expect(await form.findByText(message)).toBeVisible()
  expect(form.getByLabelText('Amount paid back')).toHaveValue('200.000')
})

test('a refusal of what the form has no field for stands in the form too', async () => {
  await open([budi])
  const message = 'Choose an option from the list'
  plan(calls.settleShares, { status: 422, body: { message, errors: { name: [message] } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Settle up with Budi' }))
  const form = within(await screen.findByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: 'Settle up' }))
  expect(await form.findByRole('alert')).toHaveTextContent(message)
})

test('a reminder is copied where the device cannot share it', async () => {
  const user = userEvent.setup()
  const copied: string[] = []
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async written => void copied.push(written))
  await open([budi])
  await user.click(await screen.findByRole('button', { name: 'Send reminder to Budi' }))
  expect(await screen.findByText(/^The message has been copied/)).toBeVisible()
  expect(copied).toEqual([
    'Hi Budi! Just a reminder about the Rp\u00a0100.000 for Makan malam (since 02/11/2026). Thanks!',
  ])
})

async function open(friends: Friend[], meta?: { owed_to_me: string; owed_by_me: string }) {
  answerWallets([walletOf()])
  answerFriends(friends, meta)
  await openPage(pageTable, '/wallet')
}

const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')!

function friendOf(changes: Partial<Friend> = {}): Friend {
  const share = { share: '100000.00', paid_back: '0.00', open: '100000.00' }
  return {
    ...{ name: 'Budi', open: '100000.00', since: '2026-11-02', count: 1 },
    shares: [{ transaction_id: 7, description: 'Makan malam', transaction_date: '2026-11-02', ...share }],
    ...changes,
  }
}
