import { calls } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, signedIn, transactionOf } from '../../../testing/answers'
import { answerCategories } from '../../../testing/categories'
import { categories, findForm, openRow, pressSave } from '../../../testing/transaction-form'

const since = transactionOf({ amount: '65000.00', description: 'Nasi goreng dan teh', version: 'second' })
const changedSince = { status: 412, body: { message: 'Transaksi ini sudah diubah' } }

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(...categories)
  plan(calls.findTransaction, { body: { data: since } }, { id: 1 })
})

test('what is there now stands beside what was typed, which stays', async () => {
  answerVersions('second')
  const form = await editDescription()
  expect(await form.findByRole('alert')).toHaveTextContent(
    'This transaction has changed since you opened it.',
  )
  const rows = within(form.getByRole('table', { name: 'Differences' })).getAllByRole('row')
  expect(rows.map(row => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
    'FieldCurrent versionYour version',
    'Amount Rp 65.000Rp 50.000',
    'Description Nasi goreng dan tehNasi goreng!',
  ])
  expect(form.getByLabelText('Description')).toHaveValue('Nasi goreng!')
  expect(form.getByLabelText('Amount')).toHaveValue('50.000')
})

test('what was typed can be saved over it', async () => {
  const sent = answerVersions('second')
  const form = await editDescription()
  await userEvent.click(await form.findByRole('button', { name: 'Keep your version' }))
  await screen.findByText('Transaction updated!')
  expect(sent).toEqual(['first Nasi goreng!', 'second Nasi goreng!'])
})

test('what is there can be taken, and edited further', async () => {
  const sent = answerVersions('second')
  const form = await editDescription()
  await userEvent.click(await form.findByRole('button', { name: 'Use the current version' }))
  await waitFor(() => expect(form.getByLabelText('Description')).toHaveValue('Nasi goreng dan teh'))
  expect(form.getByLabelText('Amount')).toHaveValue('65.000')
  expect(form.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.type(form.getByLabelText('Description'), ' manis')
  await pressSave(form)
  await screen.findByText('Transaction updated!')
  expect(sent.at(-1)).toBe('second Nasi goreng dan teh manis')
})

test('what an earlier try changed without an answer is no change of somebody else', async () => {
  plan(
    calls.findTransaction,
    {
      body: { data: transactionOf({ description: 'Nasi goreng!', version: 'second' }) },
    },
    { id: 1 },
  )
  const sent = answerVersions('second', { status: 504 })
  const form = await editDescription()
  await form.findByRole('alert')
  await userEvent.type(form.getByLabelText('Description'), '!')
  await pressSave(form)
  await screen.findByText('Transaction updated!')
  expect(sent).toEqual(['first Nasi goreng!', 'first Nasi goreng!!', 'second Nasi goreng!!'])
})

test('one that is gone by the time it is looked at is offered to be added anew', async () => {
  plan(calls.findTransaction, { status: 404 }, { id: 1 })
  answerVersions('second')
  const form = await editDescription()
  expect(await form.findByRole('alert')).toHaveTextContent('This transaction has been deleted.')
})

async function editDescription() {
  await openRow(transactionOf(), 'Edit')
  const form = await findForm('Edit Transaksi')
  await userEvent.type(form.getByLabelText('Description'), '!')
  await pressSave(form)
  return form
}

function answerVersions(version: string, ...replies: { status: number }[]) {
  const sent: string[] = []
  plan(
    calls.changeTransaction,
    async request => {
      const seen = request.headers.get('if-match')
      const { description } = (await request.json()) as { description: string }
      sent.push(`${seen?.replaceAll('"', '')} ${description}`)
      const reply = replies[sent.length - 1]
      if (reply) return reply
      return seen === `"${version}"` ? { body: { data: since } } : changedSince
    },
    { id: 1 },
  )
  return sent
}
