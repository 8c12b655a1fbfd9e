import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerTransactions, signedIn, transactionOf } from '../../testing/answers'
import { fill } from '../../testing/transaction-form'

beforeEach(() => signedIn())

test('what is added in the modal is in the list at once, with its totals', async () => {
  answerTransactions()
  plan(calls.addTransaction, async () => {
    answerTransactions([transactionOf()])
    return { status: 201, body: { data: transactionOf() } }
  })
  await openPage(pageTable, '/transactions')
  await screen.findByText('No transactions found.')
  await userEvent.click(screen.getAllByRole('button', { name: 'Tambah Transaction' })[0]!)
  const form = within(await screen.findByRole('dialog', { name: 'Tambah Transaksi' }))
  await form.findByLabelText('Amount')
  await fill(form)
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  const table = within(await screen.findByRole('table', { name: 'Transactions' }))
  expect(table.getByText('Nasi goreng')).toBeVisible()
  expect(await screen.findByText('1 transaction')).toBeVisible()
})

test('what is changed in the modal is changed in the list at once', async () => {
  answerTransactions([transactionOf()])
  const changed = transactionOf({ description: 'Nasi goreng kambing' })
  plan(calls.changeTransaction, async request => {
    expect(new URL(request.url).pathname).toBe('/api/transactions/1')
    answerTransactions([changed])
    return { body: { data: changed } }
  })
  await openPage(pageTable, '/transactions')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog'))
  await userEvent.type(await form.findByLabelText('Description'), ' kambing')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  const table = within(screen.getByRole('table'))
  await waitFor(() => expect(table.getByText('Nasi goreng kambing')).toBeVisible())
  expect(table.queryByText('Nasi goreng')).not.toBeInTheDocument()
})
