import { calls } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, signedIn } from '../../testing/answers'
import { answerCategories } from '../../testing/categories'
import { categories, openForm, type OpenForm } from '../../testing/transaction-form'
import { answerWallets, transferOf, walletOf } from '../../testing/wallets'
import { answerUndo } from '../../testing/undo'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(...categories)
})

test('who has no wallets is offered no transfer', async () => {
  answerWallets([walletOf({ is_closed: true })])
  const form = await openForm()
  expect(form.queryByRole('button', { name: 'Transfer' })).not.toBeInTheDocument()
})

test('a transfer begins with the amount that was typed, and closes both forms once it is made', async () => {
  answerWallets([walletOf({ id: 1 }), walletOf({ id: 2, name: 'GoPay' })])
  const sent: unknown[] = []
  plan(calls.addTransfer, async request => {
    sent.push(await request.json())
    return { status: 201, body: { data: transferOf(), activity_ids: [8] } }
  })
  const form = await openForm()
  await userEvent.type(form.getByLabelText('Amount'), '200000')
  const transfer = await openTransfer(form)
  expect(transfer.getByLabelText('Amount')).toHaveValue('200.000')
  await userEvent.click(transfer.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Rp\s200\.000 has been transferred\.$/)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toMatchObject([{ from_wallet_id: 1, to_wallet_id: 2, amount: '200000' }])

  const undone = answerUndo()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The transfer has been deleted.')).toBeVisible()
  expect(undone).toEqual([{ ids: [8] }])
})

test('a transfer that is cancelled gives the form back as it was', async () => {
  answerWallets([walletOf()])
  const form = await openForm()
  await userEvent.type(form.getByLabelText('Description'), 'Nasi goreng')
  const transfer = await openTransfer(form)
  await userEvent.click(transfer.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog', { name: 'Transfer' })).not.toBeInTheDocument()
  expect(form.getByLabelText('Description')).toHaveValue('Nasi goreng')
})

async function openTransfer(form: OpenForm) {
  await userEvent.click(await form.findByRole('button', { name: 'Transfer' }))
  const transfer = within(await screen.findByRole('dialog', { name: 'Transfer' }))
  await transfer.findByLabelText('Amount')
  return transfer
}
