import { calls, type Transaction } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerTransactions, signedIn, transactionOf } from '../../testing/answers'
import { answerCategories } from '../../testing/categories'
import { categories, choose, fill, findForm, pressAdd, pressSave } from '../../testing/transaction-form'

const first = transactionOf({ id: 1, description: 'Sate ayam' })
let answers: ((answer: { status: number; body: object }) => void)[]

beforeEach(() => {
  signedIn()
  answerTransactions([first])
  answerCategories(...categories)
  answers = []
  plan(calls.addTransaction, () => new Promise(resolve => answers.push(resolve)))
})

test('a booking stands in the list, marked, until the server has it', async () => {
  await openPage(pageTable, '/transactions')
  await book('Nasi goreng')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const row = within(rowOf('Nasi goreng'))
  expect(row.getByText('Saving...')).toBeVisible()
  expect(row.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText('Saving...', inStatus)).toBeVisible()

  const saved = transactionOf({ id: 2, description: 'Nasi goreng' })
  answerTransactions([saved, first])
  accept(saved)
  expect(await screen.findByText('New transaction added!')).toBeVisible()
  await waitFor(() => expect(rowOf('Nasi goreng')).toHaveAttribute('data-row', '2'))
  expect(screen.queryByText(/Saving/)).not.toBeInTheDocument()
  expect(screen.getAllByText('Nasi goreng')).toHaveLength(1)
})

test('the first booking of an account takes the place of "No transactions found."', async () => {
  answerTransactions([])
  await openPage(pageTable, '/transactions')
  await screen.findByText('No transactions found.')
  await book('Nasi goreng')
  expect(screen.queryByText('No transactions found.')).not.toBeInTheDocument()
  expect(rowOf('Nasi goreng')).toBeVisible()
})

test('where the server refuses, the row goes and the form is back with its values and the error', async () => {
  await openPage(pageTable, '/transactions')
  await book('Nasi goreng')
  answers.shift()?.({ status: 409, body: { message: 'Kategori sudah dihapus' } })
  const form = await findForm('Tambah Transaksi')
  expect(await form.findByRole('alert')).toHaveTextContent('Kategori sudah dihapus')
  expect(form.getByLabelText('Amount')).toHaveValue('50.000')
  expect(form.getByLabelText('Description')).toHaveValue('Nasi goreng')
  expect(screen.queryByText('Saving...')).not.toBeInTheDocument()
})

test('two bookings at once are both there; one that is refused waits until the other form is closed', async () => {
  await openPage(pageTable, '/transactions')
  await book('Nasi goreng')
  await book('Soto ayam')
  await waitFor(() => expect(screen.getAllByText('Saving...', inRow)).toHaveLength(2))

  await pressAdd()
  const third = await findForm('Tambah Transaksi')
  await userEvent.type(third.getByLabelText('Description'), 'Bakso')
  answers.shift()?.({ status: 409, body: { message: 'Kategori sudah dihapus' } })
  await waitFor(() => expect(screen.getAllByText('Saving...', inRow)).toHaveLength(1))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(third.getByLabelText('Description')).toHaveValue('Bakso')

  await userEvent.click(third.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  const back = await findForm('Tambah Transaksi')
  expect(back.getByLabelText('Description')).toHaveValue('Nasi goreng')
  expect(back.getByRole('alert')).toHaveTextContent('Kategori sudah dihapus')
  expect(rowOf('Soto ayam')).toBeInTheDocument()
})

test('two bookings that were left unanswered are both kept for the next visit', async () => {
  await openPage(pageTable, '/transactions')
  await book('Nasi goreng')
  await book('Soto ayam')
  cleanup()
  await openPage(pageTable, '/transactions')
  const one = await findForm('Tambah Transaksi')
  expect(one.getByLabelText('Description')).toHaveValue('Nasi goreng')
  await userEvent.click(one.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  const other = await findForm('Tambah Transaksi')
  expect(other.getByLabelText('Description')).toHaveValue('Soto ayam')
})

test('a filter that does not keep the booking does not show it, and it is said that it is being saved', async () => {
  await openPage(pageTable, '/transactions?type=income')
  await book('Nasi goreng')
  expect(screen.queryByText('Nasi goreng')).not.toBeInTheDocument()
  expect(screen.getByText('Saving...', inStatus)).toBeVisible()
})

test('a booking for a later day stands with what is planned at once', async () => {
  await openPage(pageTable, '/transactions')
  await book('Pajak', '2099-01-01')
  const planned = rowOf('Pajak').closest('tbody')!
  expect(within(planned).getByRole('rowheader')).toHaveTextContent('Planned: 1 transaction')
  expect(planned).not.toContainElement(rowOf('Sate ayam'))
})

async function book(description: string, day?: string) {
  await screen.findByRole('region', { name: 'Results' })
  await pressAdd()
  const form = await findForm('Tambah Transaksi')
  await fill(form)
  await choose(form, 'Makanan')
  if (day !== undefined) fireEvent.change(form.getByLabelText('Date'), { target: { value: day } })
  await userEvent.clear(form.getByLabelText('Description'))
  await userEvent.type(form.getByLabelText('Description'), description)
  await pressSave(form)
  await screen.findByText('Saving...', inStatus)
}

const inStatus = { selector: '[role=status]' }
const inRow = { selector: 'td *' }

const rowOf = (description: string) => screen.getByText(description).closest('tr')!

const accept = (data: Transaction) => answers.shift()?.({ status: 201, body: { data } })
