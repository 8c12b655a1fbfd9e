import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerGoals, goalOf } from '../../../testing/goals'
import { answerWallets, walletOf } from '../../../testing/wallets'
import { answerUndo } from '../../../testing/undo'

beforeEach(() => signedIn())

test('a goal is added with a day and a wallet, and Undo deletes it', async () => {
  answerWallets([walletOf({ id: 4, name: 'BCA' }), walletOf({ id: 5, name: 'OVO', is_closed: true })])
  answerGoals([goalOf()])
  const sent: unknown[] = []
  plan(calls.addGoal, async request => {
    sent.push([await request.json(), request.headers.get('idempotency-key')])
    return { status: 201, body: { data: goalOf({ id: 8, name: 'Kurban' }), activity_ids: [8] } }
  })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'New goal' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New goal' }))
  await userEvent.type(dialog.getByLabelText('Name'), 'Kurban')
  await userEvent.type(dialog.getByLabelText('Target amount'), '3jt')
  await userEvent.type(dialog.getByLabelText('Target date (optional)'), '2099-05-01')
  expect(within(dialog.getByLabelText('Wallet (optional)')).getAllByRole('option')).toHaveLength(2)
  await userEvent.selectOptions(dialog.getByLabelText('Wallet (optional)'), 'BCA')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Kurban has been added.')).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'New goal' })).not.toBeInTheDocument()
  const body = { name: 'Kurban', target: '3000000', due_on: '2099-05-01', wallet_id: 4 }
  expect(sent).toEqual([[body, expect.any(String)]])
  const undone = answerUndo()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(undone).toEqual([{ ids: [8] }])
})

test('where nothing can be saved or loaded the wallet that was chosen stays', async () => {
  answerWallets([walletOf({ id: 4, name: 'BCA' })])
  answerGoals([goalOf()])
  plan(calls.addGoal, { status: 503 })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'New goal' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New goal' }))
  await userEvent.type(dialog.getByLabelText('Name'), 'Kurban')
  await userEvent.type(dialog.getByLabelText('Target amount'), '3jt')
  await userEvent.selectOptions(dialog.getByLabelText('Wallet (optional)'), 'BCA')
  for (const call of [calls.listGoals, calls.listWallets, calls.listTransactions]) plan(call, { status: 503 })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('We couldn’t save your changes.')).toBeVisible()
  expect(dialog.getByLabelText('Wallet (optional)')).toHaveDisplayValue('BCA')
})

test('a goal is changed, and Undo gives back what it was', async () => {
  answerGoals([goalOf()])
  const sent: unknown[] = []
  plan(
    calls.changeGoal,
    async request => {
      sent.push(await request.json())
      return { body: { data: goalOf(), activity_ids: [8] } }
    },
    { id: 7 },
  )
  await open()
  await userEvent.click(await screen.findByText('More', { selector: 'summary' }))
  await userEvent.click(screen.getByRole('button', { name: 'Edit Laptop' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit goal' }))
  await userEvent.clear(dialog.getByLabelText('Target date (optional)'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Laptop has been updated.')).toBeVisible()
  const undone = answerUndo()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Change undone.')
  const body = { name: 'Laptop', target: '12000000', wallet_id: null }
  expect([sent, undone]).toEqual([[{ ...body, due_on: null }], [{ ids: [8] }]])
})

test('the form proposes what is left of this month’s share', async () => {
  answerGoals([goalOf({ this_period: '100000.00' })])
  const sent = answerMove()
  const dialog = await openMove('Set aside for Laptop')
  expect(dialog.getByLabelText('Amount')).toHaveValue('400.000')
  await userEvent.click(dialog.getByRole('button', { name: 'Set aside' }))
  expect(await screen.findByText(/^Rp\s400\.000 set aside for Laptop\.$/)).toBeVisible()
  expect(sent).toEqual([{ amount: '400000', moved_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
})

test('the move that reaches a goal is cheered', async () => {
  answerGoals([goalOf()])
  answerMove(goalOf({ is_reached: true }))
  const dialog = await openMove('Set aside for Laptop')
  await userEvent.click(dialog.getByRole('button', { name: 'Set aside' }))
  expect(await screen.findByText('You reached your goal: Laptop. Well done!')).toBeVisible()
})

test('money is taken out, and more than there is is refused at its field', async () => {
  answerGoals([goalOf()])
  const errors = { amount: ['Isi target ini tidak sebanyak itu pada hari itu'] }
  plan(calls.addGoalMove, { status: 409, body: { message: errors.amount[0]!, errors } }, { id: 7 })
  const dialog = await openMove('Withdraw from Laptop')
  expect(dialog.getByLabelText('Amount')).toHaveValue('')
  await userEvent.type(dialog.getByLabelText('Amount'), '5jt')
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() =>
    expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription(/tidak sebanyak itu/),
  )
  const sent = answerMove()
  await userEvent.clear(dialog.getByLabelText('Amount'))
  await userEvent.type(dialog.getByLabelText('Amount'), '1jt')
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText(/^Rp\s1\.000\.000 withdrawn from Laptop\.$/)).toBeVisible()
  expect(sent).toMatchObject([{ amount: '-1000000' }])
})

test('a goal is deleted once that is confirmed, and typed work is not lost unasked', async () => {
  answerGoals([goalOf()])
  plan(calls.removeGoal, { body: { data: { count: 1, activity_ids: [1] } } }, { id: 7 })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'New goal' }))
  await userEvent.type(await screen.findByLabelText('Name'), 'K')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await userEvent.click(screen.getByText('More', { selector: 'summary' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete Laptop' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete Laptop?' }))
  expect(question.getByText(/^You’ve set aside Rp\s4\.000\.000 for this goal\./)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Laptop has been deleted.')).toBeVisible()
})

test.each([
  ['addGoal', 'New goal', 'Save'],
  ['addGoalMove', 'Set aside for Laptop', 'Set aside'],
] as const)('%s that fails is said in the form, and nothing typed is lost', async (call, name, label) => {
  answerGoals([goalOf()])
  if (call === 'addGoal') plan(calls.addGoal, { status: 503 })
  else plan(calls.addGoalMove, { status: 503 }, { id: 7 })
  await open()
  await userEvent.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  const amount = dialog.getByLabelText(call === 'addGoal' ? 'Target amount' : 'Amount')
  await userEvent.clear(amount)
  await userEvent.type(amount, '25rb')
  if (call === 'addGoal') await userEvent.type(dialog.getByLabelText('Name'), 'Kurban')
  await userEvent.click(dialog.getByRole('button', { name: label }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t save your changes.')
  expect(amount).toHaveValue('25.000')
})

const open = () => openPage(pageTable, '/goals')

async function openMove(name: string) {
  await open()
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

function answerMove(goal = goalOf()) {
  const sent: unknown[] = []
  plan(
    calls.addGoalMove,
    async request => {
      const body = (await request.json()) as { amount: string; moved_on: string }
      sent.push(body)
      return { status: 201, body: { data: { goal, move: { id: 90, ...body } } } }
    },
    { id: 7 },
  )
  return sent
}
