import { today } from '@pundi/shared/format'
import { answer } from '@pundi/shared/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, signedIn } from '../testing/answers'
import { categories, fill, openForm } from '../testing/transaction-form'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answer('GET /api/categories', { body: { data: categories } })
})

test('offers the fields of a transaction, with today as its date', async () => {
  const form = await openForm()
  expect(form.getByLabelText('Category')).toHaveDisplayValue('Select Category')
  expect(form.getByLabelText('Type')).toHaveDisplayValue('Select Type')
  expect(form.getByLabelText('Date')).toHaveValue(today())
  expect(form.getByPlaceholderText('Tambahkan deskripsi transaksi')).toHaveAttribute('rows', '3')
  expect(await form.findByRole('option', { name: 'Makanan' })).toBeInTheDocument()
  expect(form.getByLabelText('Amount')).toHaveFocus()
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
  await userEvent.selectOptions(
    form.getByLabelText('Category'),
    await form.findByRole('option', { name: 'Gaji' }),
  )
  expect(form.getByLabelText('Type')).toHaveValue('income')
  await userEvent.selectOptions(form.getByLabelText('Type'), 'expense')
  expect(form.getByLabelText('Category')).toHaveDisplayValue('Select Category')
  expect(form.queryByRole('option', { name: 'Gaji' })).not.toBeInTheDocument()
})

test('categories that cannot be had are logged and shown, with a way to try again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  answer('GET /api/categories', { status: 500 })
  const form = await openForm()
  expect(await form.findByRole('alert')).toHaveTextContent('Gagal mengambil kategori')
  expect(warn.mock.calls).toEqual([['Gagal mengambil kategori']])
  await userEvent.type(form.getByLabelText('Description'), 'Nasi goreng')

  answer('GET /api/categories', { body: { data: categories } })
  await userEvent.click(form.getByRole('button', { name: 'Try again' }))
  expect(await form.findByRole('option', { name: 'Makanan' })).toBeInTheDocument()
  expect(form.getByLabelText('Description')).toHaveValue('Nasi goreng')
})

test('asks before typed work is thrown away', async () => {
  const form = await openForm()
  await userEvent.type(form.getByLabelText('Description'), 'Nasi goreng')
  await userEvent.keyboard('{Escape}')
  const question = () => within(screen.getByRole('dialog', { name: 'Discard this transaction?' }))
  await userEvent.click(question().getByRole('button', { name: 'Keep editing' }))
  expect(form.getByLabelText('Description')).toHaveValue('Nasi goreng')
  await userEvent.click(form.getByRole('button', { name: 'Close' }))
  await userEvent.click(question().getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a form in which nothing was typed closes without a question', async () => {
  const form = await openForm()
  await userEvent.click(form.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
