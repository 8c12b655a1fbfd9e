import { calls } from '@pundi/contract'
import { activate } from '@pundi/platform/i18n'
import { plan, type PlannedAnswer } from '@pundi/devkit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, signedIn } from '../../../testing/answers'
import { answerCategories, categoryOf } from '../../../testing/categories'
import {
  answerAdd,
  categories,
  fill,
  openForm,
  pressSave,
  type OpenForm,
} from '../../../testing/transaction-form'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(...categories)
})

afterEach(() => activate('default'))

test('a category is made without leaving the form, of the chosen type, and is chosen', async () => {
  const sent = answerMake({ status: 201, body: { data: hobi } })
  const added = answerAdd()
  const form = await openForm()
  await fill(form)
  await make(form, 'Hobi')
  await waitFor(() => expect(form.getByLabelText('Category')).toHaveDisplayValue('Hobi'))
  expect(sent).toEqual([{ userid: '3', name: 'Hobi', type: 'expense' }])
  expect(form.queryByLabelText('Category Name')).not.toBeInTheDocument()
  expect(form.getByLabelText('Description')).toHaveValue('Nasi goreng')
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(added[0]!.body).toMatchObject({ category_id: 9, type: 'expense' })
})

test('Enter makes the category and saves nothing else; Escape leaves the name alone', async () => {
  const sent = answerMake({ status: 201, body: { data: hobi } })
  const form = await openForm()
  await fill(form)
  await userEvent.click(form.getByRole('button', { name: 'New category' }))
  await userEvent.type(form.getByLabelText('Category Name'), 'Hob{Escape}')
  expect(form.queryByLabelText('Category Name')).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: 'Discard this transaction?' })).not.toBeInTheDocument()
  await userEvent.click(form.getByRole('button', { name: 'New category' }))
  await userEvent.type(form.getByLabelText('Category Name'), 'Hobi{Enter}')
  await waitFor(() => expect(form.getByLabelText('Category')).toHaveDisplayValue('Hobi'))
  expect(sent).toHaveLength(1)
})

test('a category that is there already is chosen, in whatever case it is written', async () => {
  answerMake({ status: 409, body: { message: 'Sudah ada', errors: { name: ['Sudah ada'] } } })
  const form = await openForm()
  await userEvent.selectOptions(form.getByLabelText('Type'), 'expense')
  answerCategories(...categories, hobi)
  await make(form, 'HOBI')
  await waitFor(() => expect(form.getByLabelText('Category')).toHaveDisplayValue('Hobi'))
})

test.each([
  ['', { status: 500 }, 'Enter a name'],
  ['a'.repeat(61), { status: 500 }, 'This text is too long'],
  ['Hobi', { status: 422, body: { message: 'Tidak boleh' } }, 'Tidak boleh'],
  ['Hobi', { status: 504 }, 'We couldn’t save the category.'],
])('what is wrong with the name %j is said in place, and the form stays', async (name, reply, message) => {
  answerMake(reply)
  const form = await openForm()
  await userEvent.type(form.getByLabelText('Description'), 'Nasi')
  await userEvent.selectOptions(form.getByLabelText('Type'), 'expense')
  await make(form, name)
  await waitFor(() => expect(form.getByLabelText('Category Name')).toHaveAccessibleDescription(message))
  expect(form.getByLabelText('Category Name')).toHaveValue(name)
  expect(form.getByLabelText('Description')).toHaveValue('Nasi')
})

test('what is wrong with the name follows the language that is chosen while it stands there', async () => {
  const form = await openForm()
  await userEvent.selectOptions(form.getByLabelText('Type'), 'expense')
  await make(form, '')
  const field = form.getByLabelText('Category Name')
  await waitFor(() => expect(field).toHaveAccessibleDescription('Enter a name'))
  await act(() => activate('es'))
  expect(field).toHaveAccessibleDescription('Escribe un nombre')
})

test.each([
  ['', 'expense'],
  ['income', 'income'],
])('where the type of the transaction is "%s", the category begins with %s', async (type, begins) => {
  const form = await openForm()
  await userEvent.selectOptions(form.getByLabelText('Type'), type)
  await userEvent.click(form.getByRole('button', { name: 'New category' }))
  expect(form.getByLabelText('Category type')).toHaveValue(begins)
})

test('a category has the type that is chosen for it, and gives it to the transaction', async () => {
  const sent = answerMake({ status: 201, body: { data: { ...hobi, type: 'income' } } })
  const form = await openForm()
  await userEvent.click(form.getByRole('button', { name: 'New category' }))
  await userEvent.type(form.getByLabelText('Category Name'), 'Hobi')
  await userEvent.selectOptions(form.getByLabelText('Category type'), 'income')
  expect(form.getByLabelText('Type')).toHaveValue('')
  await userEvent.click(form.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(form.getByLabelText('Category')).toHaveDisplayValue('Hobi'))
  expect(form.getByLabelText('Type')).toHaveValue('income')
  expect(sent).toEqual([{ userid: '3', name: 'Hobi', type: 'income' }])
})

test('what is wrong with the type is said at the type', async () => {
  answerMake({ status: 422, body: { message: 'Periksa', errors: { type: ['Pilih jenisnya'] } } })
  const form = await openForm()
  await make(form, 'Hobi')
  await waitFor(() =>
    expect(form.getByLabelText('Category type')).toHaveAccessibleDescription('Pilih jenisnya'),
  )
  expect(form.getByLabelText('Category Name')).not.toHaveAccessibleDescription()
})

const hobi = categoryOf({ id: 9, name: 'Hobi' })

async function make(form: OpenForm, name: string) {
  await userEvent.click(form.getByRole('button', { name: 'New category' }))
  if (name) await userEvent.type(form.getByLabelText('Category Name'), name)
  await userEvent.click(form.getByRole('button', { name: 'Add' }))
}

function answerMake(reply: PlannedAnswer<typeof calls.addCategory>) {
  const sent: unknown[] = []
  plan(calls.addCategory, async request => {
    sent.push(await request.json())
    return reply
  })
  return sent
}
