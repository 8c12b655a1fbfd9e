import { calls } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, signedIn, summaryOf, transactionOf } from '../../../testing/answers'
import { answerCategories } from '../../../testing/categories'
import {
  answerAdd,
  categories,
  expectedBody,
  fill,
  openForm,
  pressAdd,
  pressSave,
} from '../../../testing/transaction-form'
import { answerUndo } from '../../../testing/undo'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(...categories)
})

test('a new transaction is on the dashboard at once, the modal closed and the form clear', async () => {
  const sent = answerAdd()
  const form = await openForm('/dashboard')
  await fill(form)
  answerDashboard([transactionOf()], summaryOf({ balance: '7199999.50' }))
  await pressSave(form)

  expect(await screen.findByText('New transaction added!')).toHaveRole('status')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Balance' })).toHaveTextContent('Rp 7.200.000'),
  )
  expect(screen.getByText('Nasi goreng')).toBeVisible()
  expect(sent).toEqual([{ key: expect.any(String) as string, body: expectedBody }])

  await pressAdd()
  expect(await screen.findByLabelText('Amount')).toHaveValue('')
  expect(screen.getByLabelText('Description')).toHaveValue('')
})

test('the notice stands only after a transaction was really added, and goes when dismissed', async () => {
  answerAdd()
  const form = await openForm()
  expect(screen.queryByText('New transaction added!')).not.toBeInTheDocument()
  await fill(form)
  await pressSave(form)
  await screen.findByText('New transaction added!')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('New transaction added!')).not.toBeInTheDocument()
})

test('Undo in the notice deletes what was added', async () => {
  answerAdd()
  const form = await openForm('/dashboard')
  await fill(form)
  answerDashboard([transactionOf()])
  await pressSave(form)
  await screen.findByText('New transaction added!')
  const undone = answerUndo()
  answerDashboard()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 transaction deleted')).toHaveRole('status')
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  expect(await screen.findByText('No transactions found')).toBeVisible()
  expect(undone).toEqual([{ ids: [8] }])
})

test('an Undo that is refused says why', async () => {
  answerAdd()
  const form = await openForm()
  await fill(form)
  await pressSave(form)
  await screen.findByText('New transaction added!')
  plan(calls.restoreActivities, { status: 503 })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('We couldn’t undo the change.')).toHaveRole('status')
})

test("a failure keeps the modal open with what was typed and the server's message; an edit clears it", async () => {
  answerAdd({ status: 409, body: { message: 'Kategori sudah dihapus' } })
  const form = await openForm()
  await fill(form)
  await pressSave(form)
  expect(await form.findByRole('alert')).toHaveTextContent(/^Kategori sudah dihapus$/)
  expect(form.getByLabelText('Amount')).toHaveValue('50.000')
  await userEvent.type(form.getByLabelText('Description'), '!')
  expect(form.queryByRole('alert')).not.toBeInTheDocument()
})

test('a failure without a message reads "Terjadi kesalahan saat menyimpan transaksi"', async () => {
  answerAdd({ status: 400 })
  const form = await openForm()
  await fill(form)
  await pressSave(form)
  expect(await form.findByRole('alert')).toHaveTextContent(/^Terjadi kesalahan saat menyimpan transaksi$/)
})

test('what the server refuses of a field is said beside it, and the field has the focus', async () => {
  answerAdd({
    status: 422,
    body: { message: 'Periksa lagi', errors: { category_id: ['Pilih dari daftar'] } },
  })
  const form = await openForm()
  await fill(form)
  await pressSave(form)
  await waitFor(() =>
    expect(form.getByLabelText('Category')).toHaveAccessibleDescription('Pilih dari daftar'),
  )
  expect(form.getByLabelText('Category')).toHaveFocus()
})

test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])('%s saves from any field', async keys => {
  const sent = answerAdd()
  const form = await openForm()
  await fill(form)
  await userEvent.keyboard(keys)
  await screen.findByText('New transaction added!')
  expect(sent).toHaveLength(1)
})

test('Ctrl and Enter in a form that is not complete goes to the first field that is missing', async () => {
  const form = await openForm()
  await userEvent.type(form.getByLabelText('Description'), 'Nasi goreng{Control>}{Enter}{/Control}')
  expect(form.getByLabelText('Amount')).toHaveFocus()
  await userEvent.type(form.getByLabelText('Amount'), '5{Control>}{Enter}{/Control}')
  expect(form.getByLabelText('Category')).toHaveFocus()
})

test('two clicks at once send once, and so does the next try, with the same key; the next form has another', async () => {
  const sent = answerAdd({ status: 504 })
  const form = await openForm()
  await fill(form)
  const save = form.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  const clickTwice = () => {
    save.click()
    save.click()
  }
  await act(async () => clickTwice())
  await form.findByRole('alert')
  expect(sent).toHaveLength(1)
  await act(async () => clickTwice())
  await screen.findByText('New transaction added!')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])

  await pressAdd()
  const next = within(screen.getByRole('dialog'))
  await next.findByLabelText('Amount')
  await fill(next)
  await pressSave(next)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toHaveLength(3)
  expect(sent[2]!.key).not.toBe(sent[0]!.key)
})
