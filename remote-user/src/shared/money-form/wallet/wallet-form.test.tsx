import { calls } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerWallets, walletOf } from '../../../testing/wallets'
import { answerUndo } from '../../../testing/undo'

const bca = walletOf()

beforeEach(() => {
  fakeDate('2026-11-23T05:00:00Z')
  signedIn()
})

test('a wallet is added with what is in it; Undo deletes it', async () => {
  answerWallets([])
  const sent = answerAdd()
  const form = await openNew('Add your first wallet')
  await userEvent.type(form.getByLabelText('Name'), 'BCA')
  await userEvent.click(form.getByRole('radio', { name: 'Bank account' }))
  await userEvent.type(form.getByLabelText('Opening balance'), '1jt')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('BCA has been added.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toEqual([bodyOf({ opening_balance: '1000000', opening_date: '2026-11-23' })])
  const undone = answerUndo(() => answerWallets([]))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(undone).toEqual([{ ids: [8] }])
})

test('without a balance it begins with nothing; a name is asked for', async () => {
  answerWallets([])
  const sent = answerAdd()
  const form = await openNew('Add your first wallet')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name')
  expect(form.getByLabelText('Name')).toHaveFocus()
  await userEvent.type(form.getByLabelText('Name'), 'Tunai')
  expect(form.getByLabelText('Name')).not.toHaveAttribute('aria-invalid')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('BCA has been added.')
  expect(sent).toEqual([
    bodyOf({ name: 'Tunai', kind: 'cash', opening_balance: '0', opening_date: '2026-11-23' }),
  ])
})

test('a card begins with what is owed on it, unless it is there', async () => {
  answerWallets([bca])
  const sent = answerAdd()
  const form = await openNew('New wallet')
  expect(form.queryByLabelText('Balance type')).not.toBeInTheDocument()
  await userEvent.type(form.getByLabelText('Name'), 'Visa')
  await userEvent.click(form.getByRole('radio', { name: 'Credit card' }))
  expect(form.getByLabelText('Balance type')).toHaveDisplayValue('You owe')
  await userEvent.type(form.getByLabelText('Opening balance'), '750rb')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('BCA has been added.')
  expect(sent).toMatchObject([{ kind: 'card', opening_balance: '-750000' }])
})

test('a loan has a due day and months to pay, which another kind has not', async () => {
  answerWallets([bca])
  const sent = answerAdd()
  const form = await openNew('New wallet')
  expect(form.queryByLabelText('Due day (optional)')).not.toBeInTheDocument()
  await userEvent.type(form.getByLabelText('Name'), 'KPR')
  await userEvent.click(form.getByRole('radio', { name: 'Loan' }))
  await userEvent.type(form.getByLabelText('Due day (optional)'), '25')
  await userEvent.type(form.getByLabelText('Months to pay (optional)'), '120')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('BCA has been added.')
  expect(sent).toMatchObject([{ kind: 'loan', due_day: 25, instalments: 120 }])
})

test('a card that becomes a bank account has no due day any more', async () => {
  const visa = walletOf({ id: 3, name: 'Visa', kind: 'card', balance: '0.00', due_day: 25 })
  answerWallets([visa])
  const sent: unknown[] = []
  plan(
    calls.changeWallet,
    async request => {
      sent.push(await request.json())
      return { body: { data: visa } }
    },
    { id: 3 },
  )
  await openPage(pageTable, '/wallet')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Visa' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit wallet' }))
  expect(form.getByLabelText('Due day (optional)')).toHaveValue(25)
  await userEvent.click(form.getByRole('radio', { name: 'Bank account' }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Visa has been updated.')
  expect(sent).toMatchObject([{ kind: 'bank', due_day: null, instalments: null }])
})

test('what the amount field does not understand is not saved', async () => {
  answerWallets([bca])
  const form = await openNew('New wallet')
  await userEvent.type(form.getByLabelText('Name'), 'Visa')
  await userEvent.type(form.getByLabelText('Opening balance'), '-500')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(form.getByLabelText('Opening balance')).toBeInvalid())
  expect(screen.getByRole('dialog', { name: 'New wallet' })).toBeVisible()
})

test('a refused field says so beside it and takes the focus; what was typed stays', async () => {
  answerWallets([bca])
  const message = 'Anda sudah punya dompet dengan nama ini.'
  plan(calls.addWallet, { status: 409, body: { message, errors: { name: [message] } } })
  const form = await openNew('New wallet')
  await userEvent.type(form.getByLabelText('Name'), 'bca')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(message)).toBeVisible()
  await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus())
  expect(form.getByLabelText('Name')).toHaveValue('bca')
  expect(form.queryByRole('alert')).not.toBeInTheDocument()
})

test('sent again after a lost answer, a wallet goes with the same key', async () => {
  answerWallets([])
  const keys: (string | null)[] = []
  plan(calls.addWallet, ({ headers }) => {
    keys.push(headers.get('idempotency-key'))
    return Promise.resolve(keys.length < 2 ? { status: 504 } : { status: 201, body: { data: bca } })
  })
  const form = await openNew('Add your first wallet')
  await userEvent.type(form.getByLabelText('Name'), 'BCA')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByRole('alert')).toHaveTextContent('We couldn’t save your changes.')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('BCA has been added.')).toBeVisible()
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

test('typed work is discarded only after a question, and is there again after a reload', async () => {
  answerWallets([bca])
  const form = await openNew('New wallet')
  await userEvent.type(form.getByLabelText('Name'), 'Tabungan')
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
  const question = within(screen.getByRole('dialog', { name: 'Discard your changes?' }))
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
  expect(form.getByLabelText('Name')).toHaveValue('Tabungan')

  cleanup()
  await openPage(pageTable, '/wallet')
  const again = within(await screen.findByRole('dialog', { name: 'New wallet' }))
  expect(again.getByLabelText('Name')).toHaveValue('Tabungan')
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('dialog', { name: 'New wallet' })).not.toBeInTheDocument()
  expect(sessionStorage).toHaveLength(0)
})

async function openNew(button: string) {
  await openPage(pageTable, '/wallet')
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: 'New wallet' }))
}

function answerAdd() {
  const sent: unknown[] = []
  plan(calls.addWallet, async request => {
    sent.push(await request.json())
    answerWallets([bca])
    return { status: 201, body: { data: bca, activity_ids: [8] } }
  })
  return sent
}

const bodyOf = (changes: object) => ({
  ...{ name: 'BCA', kind: 'bank', is_closed: false, due_day: null, instalments: null },
  ...changes,
})
