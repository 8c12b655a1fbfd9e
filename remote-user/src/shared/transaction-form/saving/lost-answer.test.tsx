import { calls } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, signedIn, summaryOf, transactionOf } from '../../../testing/answers'
import { answerCategories } from '../../../testing/categories'
import {
  answerAdd,
  answerChange,
  categories,
  editedBody,
  expectedBody,
  fill,
  findForm,
  keyTaken,
  openForm,
  openRow,
  pressSave,
  type OpenForm,
} from '../../../testing/transaction-form'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(...categories)
})

test('what was typed stays, it is said that saving again is safe, and one press tries again', async () => {
  const sent = answerAdd({ status: 504 })
  const form = await openForm()
  await fillAndLose(form)
  expect(form.getByRole('alert')).toHaveTextContent(
    'Terjadi kesalahan saat menyimpan transaksiNothing is lost. Save again; the transaction will be added only once',
  )
  expect(form.getByLabelText('Description')).toHaveValue('Nasi goreng')
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[1]).toEqual(sent[0])
})

test.each([201, 503])(
  'after an answer of %i that says nothing certain, an edit is booked once too',
  async status => {
    const sent = answerAdd({ status }, keyTaken, { status: 201, body: { data: transactionOf({ id: 31 }) } })
    const changed = answerChange(31)
    const form = await openForm()
    await fillAndLose(form)
    await userEvent.type(form.getByLabelText('Description'), ' istimewa')
    await pressSave(form)
    await screen.findByText('New transaction added!')
    expect(sent.map(({ body }) => body)).toEqual([expectedBody, edited, expectedBody])
    expect(changed).toEqual([edited])
  },
)

test.each([409, 429])(
  'an answer of %i is certain: nothing was booked, and nothing is asked about it',
  async status => {
    answerAdd({ status })
    const form = await openForm()
    await fillAndLose(form)
    expect(form.queryByText(/Save again; the transaction will be added only once/)).not.toBeInTheDocument()
  },
)

test('the page behind the form stays as it was', async () => {
  answerAdd({ status: 504 })
  const form = await openForm()
  plan(calls.sumTransactions, { status: 503 })
  await fillAndLose(form)
  expect(screen.queryByText('Failed to fetch transactions')).not.toBeInTheDocument()
})

test('edited after a lost answer, what was not booked is booked as it reads now', async () => {
  const sent = answerAdd({ status: 504 })
  const form = await openForm()
  await fillAndLose(form)
  await userEvent.type(form.getByLabelText('Description'), ' istimewa')
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent.map(({ body }) => body)).toEqual([expectedBody, edited])
  expect(sent[1]!.key).toBe(sent[0]!.key)
})

test('edited after a lost answer, what was booked is changed to what it reads now', async () => {
  const sent = answerAdd({ status: 504 }, keyTaken, {
    status: 201,
    body: { data: transactionOf({ id: 31 }) },
  })
  const changed = answerChange(31)
  const form = await openForm()
  await fillAndLose(form)
  await userEvent.type(form.getByLabelText('Description'), ' istimewa')
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent.map(({ body }) => body)).toEqual([expectedBody, edited, expectedBody])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(changed).toEqual([edited])
})

test('edited after two lost answers, the one that was booked is found and changed', async () => {
  const sent = answerAdd({ status: 504 }, { status: 504 }, keyTaken, keyTaken, {
    status: 201,
    body: { data: transactionOf({ id: 31 }) },
  })
  const changed = answerChange(31)
  const form = await openForm()
  await fillAndLose(form)
  await userEvent.type(form.getByLabelText('Description'), ' istimewa')
  await loseAgain(form)
  await userEvent.type(form.getByLabelText('Description'), '!')
  await pressSave(form)
  await screen.findByText('New transaction added!')
  const last = { ...edited, description: 'Nasi goreng istimewa!' }
  expect(sent.map(({ body }) => body)).toEqual([expectedBody, edited, last, expectedBody, edited])
  expect(changed).toEqual([last])
})

test('a key that another tab used up is replaced, once the person was told', async () => {
  const sent = answerAdd(keyTaken)
  const form = await openForm()
  await fill(form)
  await pressSave(form)
  expect(await form.findByRole('alert')).toHaveTextContent('You saved this in another tab.')
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[1]!.key).not.toBe(sent[0]!.key)
})

test('booked without our hearing and deleted meanwhile, it can be added anew', async () => {
  const sent = answerAdd({ status: 504 }, keyTaken, {
    status: 201,
    body: { data: transactionOf({ id: 31 }) },
  })
  answerChange(31, { status: 404 })
  const form = await openForm()
  await fillAndLose(form)
  await userEvent.type(form.getByLabelText('Description'), ' istimewa')
  await pressSave(form)
  await userEvent.click(await form.findByRole('button', { name: 'Add as new transaction' }))
  await screen.findByText('New transaction added!')
  expect(sent[3]).toEqual({ key: expect.any(String) as string, body: edited })
  expect(sent[3]!.key).not.toBe(sent[0]!.key)
})

test('booked without our hearing and deleted meanwhile, the same form says so and loses nothing', async () => {
  const gone = { status: 410, body: { message: 'Data ini sudah pernah ditambahkan, lalu dihapus.' } }
  const sent = answerAdd({ status: 504 }, gone)
  const form = await openForm()
  await fillAndLose(form)
  await pressSave(form)
  expect(await form.findByText('This transaction has been deleted.')).toBeVisible()
  expect(form.getByLabelText('Description')).toHaveValue('Nasi goreng')
  await userEvent.click(form.getByRole('button', { name: 'Add as new transaction' }))
  await screen.findByText('New transaction added!')
  expect(sent.map(({ body }) => body)).toEqual([expectedBody, expectedBody, expectedBody])
  expect(sent[1]!.key).toBe(sent[0]!.key)
  expect(sent[2]!.key).not.toBe(sent[0]!.key)
})

test('thrown away after a lost answer, the question says what may be, and the page shows what is', async () => {
  answerAdd({ status: 504 })
  const form = await openForm('/dashboard')
  await fillAndLose(form)
  answerDashboard([transactionOf()], summaryOf({ balance: '7199999.50' }))
  await userEvent.click(form.getByRole('button', { name: 'Close' }))
  const question = within(screen.getByRole('dialog', { name: 'Discard this transaction?' }))
  expect(question.getByText(/Your transaction may already have been added/)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Discard' }))
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Balance' })).toHaveTextContent('Rp 7.200.000'),
  )
})

test('a change whose answer was lost is sent again as it is', async () => {
  const sent = answerChange(7, { status: 504 })
  await openRow(transactionOf({ id: 7, description: 'Nasi' }), 'Edit')
  const form = await findForm('Edit Transaksi')
  await userEvent.type(form.getByLabelText('Description'), ' goreng')
  await loseAgain(form)
  await pressSave(form)
  await screen.findByText('Transaction updated!')
  expect(sent).toEqual([editedBody, editedBody])
})

const edited = { ...expectedBody, description: 'Nasi goreng istimewa' }

async function fillAndLose(form: OpenForm) {
  await fill(form)
  await loseAgain(form)
}

async function loseAgain(form: OpenForm) {
  await pressSave(form)
  await form.findByRole('alert')
}
