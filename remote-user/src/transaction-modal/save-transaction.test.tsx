import { answer } from '@pundi/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, signedIn, summaryOf, transactionOf } from '../testing/answers'
import { answerAdd, categories, expectedBody, fill, openForm, pressAdd } from '../testing/transaction-form'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answer('GET /api/categories', { body: { data: categories } })
})

test('a new transaction is on the dashboard at once, the modal closed and the form clear', async () => {
  const sent = answerAdd()
  const form = await openForm()
  await fill(form)
  answerDashboard([transactionOf()], summaryOf({ balance: '7199999.50' }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('status')).toHaveTextContent('New transaction added!')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Balance' })).toHaveTextContent('Rp 7.200.000'),
  )
  expect(screen.getByText('Nasi goreng')).toBeVisible()
  expect(sent).toEqual([{ key: expect.any(String) as string, body: expectedBody }])

  await pressAdd()
  expect(screen.getByLabelText('Amount')).toHaveValue('')
  expect(screen.getByLabelText('Description')).toHaveValue('')
})

test('the notice stands only after a transaction was really added, and goes when dismissed', async () => {
  answerAdd()
  const form = await openForm()
  expect(screen.queryByText('New transaction added!')).not.toBeInTheDocument()
  await fill(form)
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('New transaction added!')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('New transaction added!')).not.toBeInTheDocument()
})

test("a failure keeps the modal open with what was typed and the server's message; an edit clears it", async () => {
  answer('POST /api/transactions', { status: 409, body: { message: 'Kategori sudah dihapus' } })
  const form = await openForm()
  await fill(form)
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByRole('alert')).toHaveTextContent('Kategori sudah dihapus')
  expect(form.getByLabelText('Amount')).toHaveValue('50.000')
  await userEvent.type(form.getByLabelText('Description'), '!')
  expect(form.queryByRole('alert')).not.toBeInTheDocument()
})

test('a failure without a message reads "Terjadi kesalahan saat menyimpan transaksi"', async () => {
  answer('POST /api/transactions', { status: 502 })
  const form = await openForm()
  await fill(form)
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByRole('alert')).toHaveTextContent(/^Terjadi kesalahan saat menyimpan transaksi$/)
})

test('what is refused of a field is said beside it', async () => {
  const form = await openForm()
  await fill(form)
  await userEvent.clear(form.getByLabelText('Amount'))
  await userEvent.type(form.getByLabelText('Amount'), '0')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(form.getByLabelText('Amount')).toHaveAccessibleDescription('Enter an amount greater than zero'),
  )
  expect(form.getByLabelText('Amount')).toHaveFocus()
})

test('a retry carries the same Idempotency-Key; the next form another', async () => {
  const keys: (string | null)[] = []
  answer('POST /api/transactions', async ({ headers }) => {
    keys.push(headers.get('idempotency-key'))
    return keys.length === 1 ? { status: 504 } : { status: 201, body: { data: transactionOf() } }
  })
  const form = await openForm()
  await fill(form)
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await form.findByRole('alert')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await pressAdd()
  await fill(within(screen.getByRole('dialog')))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(keys).toHaveLength(3))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('two clicks at once send once, and so does the next try', async () => {
  const keys: (string | null)[] = []
  answer('POST /api/transactions', async ({ headers }) => {
    keys.push(headers.get('idempotency-key'))
    return keys.length === 1 ? { status: 504 } : { status: 201, body: { data: transactionOf() } }
  })
  const form = await openForm()
  await fill(form)
  const save = form.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  const clickTwice = () => {
    save.click()
    save.click()
  }
  act(clickTwice)
  await form.findByRole('alert')
  expect(keys).toHaveLength(1)
  act(clickTwice)
  await screen.findByText('New transaction added!')
  expect(keys).toEqual([keys[0], keys[0]])
})
