import { calls } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { prefer } from '@pundi/platform/session'
import { openPage, plan, unchosen } from '@pundi/devkit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { loadForm } from '../../layout/use-quick-add'
import { answerDashboard, signedIn, transactionOf } from '../../testing/answers'
import { answerCategories } from '../../testing/categories'
import {
  answerChange,
  categories,
  choose,
  editedBody,
  fill,
  findForm,
  openForm,
  openRow,
  pressSave,
} from '../../testing/transaction-form'
import { answerUndo } from '../../testing/undo'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(...categories)
})

test('offers the fields of a transaction, with today as its date', async () => {
  const form = await openForm()
  expect(form.getByLabelText('Category')).toHaveDisplayValue(/Select Category|Loading.../)
  expect(form.getByLabelText('Type')).toHaveDisplayValue('Select Type')
  expect(form.getByLabelText('Date')).toHaveValue(today())
  expect(form.getByPlaceholderText('Tambahkan deskripsi transaksi')).toHaveAttribute('rows', '3')
  expect(await form.findByRole('option', { name: 'Makanan' })).toBeInTheDocument()
  expect(form.getByLabelText('Category')).toHaveDisplayValue('Select Category')
  expect(form.getByLabelText('Amount')).toHaveFocus()
})

test('two presses open one form', async () => {
  await openPage(pageTable, '/dashboard')
  const [button] = await screen.findAllByRole('button', { name: 'Tambah Transaksi' })
  await act(async () => {
    button!.click()
    button!.click()
    await loadForm()
  })
  await findForm('Tambah Transaksi')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test.each(['Amount', 'Category', 'Type', 'Date', 'Description'])(
  'Save is disabled without %s',
  async field => {
    const form = await openForm()
    await fill(form)
    expect(form.getByRole('button', { name: 'Save' })).toBeEnabled()
    const control = form.getByLabelText(field)
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, '')
    else await userEvent.clear(control)
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
)

test('a category that is chosen sets the type; a type that is chosen leaves only its categories', async () => {
  const form = await openForm()
  await choose(form, 'Gaji')
  expect(form.getByLabelText('Type')).toHaveValue('income')
  await userEvent.selectOptions(form.getByLabelText('Type'), 'expense')
  expect(form.getByLabelText('Category')).toHaveDisplayValue('Select Category')
  expect(form.queryByRole('option', { name: 'Gaji' })).not.toBeInTheDocument()
})

test('categories that cannot be had are logged and shown, with a way to try again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  plan(calls.listCategories, { status: 500 })
  const form = await openForm()
  expect(await form.findByRole('alert')).toHaveTextContent('Gagal mengambil kategori')
  expect(warn.mock.calls).toEqual([['Gagal mengambil kategori']])
  await userEvent.type(form.getByLabelText('Description'), 'Nasi goreng')

  answerCategories(...categories)
  await userEvent.click(form.getByRole('button', { name: 'Try again' }))
  expect(await form.findByRole('option', { name: 'Makanan' })).toBeInTheDocument()
  expect(form.getByLabelText('Description')).toHaveValue('Nasi goreng')
})

test('view shows the same form, read-only, with a way to edit', async () => {
  await openRow(transactionOf({ amount: '1250000.50' }), 'View')
  const view = await findForm('Detail Transaksi')
  expect(view.getByLabelText('Amount')).toHaveValue('1.250.000,5')
  expect(view.getByLabelText('Amount')).toHaveAccessibleDescription(/^satu juta .* rupiah lima puluh sen$/)
  expect(view.getByLabelText('Category')).toHaveValue('Makanan')
  expect(view.getByLabelText('Type')).toHaveValue('expense')
  expect(view.getByLabelText('Date')).toHaveValue('07/11/2026')
  expect(view.getByLabelText('Description')).toHaveValue('Nasi goreng')
  for (const field of ['Amount', 'Category', 'Type', 'Date', 'Description'])
    expect(view.getByLabelText(field)).toHaveAttribute('readonly')
  expect(view.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()

  await userEvent.click(view.getByRole('button', { name: 'Edit' }))
  const form = await findForm('Edit Transaksi')
  expect(form.getByLabelText('Amount')).not.toHaveAttribute('readonly')
  expect(form.getByLabelText('Amount')).toHaveFocus()
})

test('an amount follows the language that is chosen while it is looked at', async () => {
  await openRow(transactionOf({ amount: '2000.00' }), 'View')
  const view = await findForm('Detail Transaksi')
  const amount = view.getByLabelText('Amount')
  expect(amount).toHaveAccessibleDescription('dua ribu rupiah')
  act(() => prefer({ ...unchosen, language: 'en' }))
  await waitFor(() => expect(amount).toHaveAccessibleDescription('two thousand rupiah'))
})

test('closing a view resets the mode to none', async () => {
  await openRow(transactionOf(), 'View')
  const view = await findForm('Detail Transaksi')
  await userEvent.click(view.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('edit begins with what is booked and changes it', async () => {
  const sent = answerChange(7)
  await openRow(transactionOf({ id: 7, description: 'Nasi' }), 'Edit')
  const form = await findForm('Edit Transaksi')
  expect(form.getByLabelText('Amount')).toHaveValue('50.000')
  expect(form.getByLabelText('Category')).toHaveDisplayValue('Makanan')
  expect(form.getByRole('button', { name: 'Save' })).toBeEnabled()
  await userEvent.type(form.getByLabelText('Description'), ' goreng')
  await pressSave(form)
  expect(await screen.findByText('Transaction updated!')).toHaveRole('status')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toEqual([editedBody])
})

test('Undo after an edit gives back what was booked before, by the entry of the edit', async () => {
  answerChange(7)
  await openRow(transactionOf({ id: 7, description: 'Nasi' }), 'Edit')
  const form = await findForm('Edit Transaksi')
  await userEvent.type(form.getByLabelText('Description'), ' goreng')
  await pressSave(form)
  await screen.findByText('Transaction updated!')
  const undone = answerUndo()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 transaction restored')).toBeVisible()
  expect(undone).toEqual([{ ids: [8] }])
})

test('Save is disabled in edit too while a field is empty', async () => {
  await openRow(transactionOf(), 'Edit')
  const form = await findForm('Edit Transaksi')
  await userEvent.clear(form.getByLabelText('Description'))
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('a transaction that was deleted in another tab can be added anew with what was typed', async () => {
  answerChange(7, { status: 404, body: { message: 'Tidak ditemukan' } })
  const added: unknown[] = []
  plan(calls.addTransaction, async request => {
    added.push(await request.json())
    return { status: 201, body: { data: transactionOf({ id: 8 }) } }
  })
  await openRow(transactionOf({ id: 7, description: 'Nasi' }), 'Edit')
  const form = await findForm('Edit Transaksi')
  await userEvent.type(form.getByLabelText('Description'), ' goreng')
  await pressSave(form)
  const alert = within(await form.findByRole('alert'))
  expect(alert.getByText('This transaction has been deleted.')).toBeVisible()
  await userEvent.click(alert.getByRole('button', { name: 'Add as new transaction' }))
  expect(await screen.findByText('New transaction added!')).toBeVisible()
  expect(added).toEqual([editedBody])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
