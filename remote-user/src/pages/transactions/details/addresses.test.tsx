import { calls, type Transaction } from '@pundi/contract'
import { openPage, plan, typeAtOnce } from '@pundi/devkit/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadForm } from '../../../layout/use-quick-add'
import { pageTable } from '../../../pages'
import { answerTransactions, signedIn, transactionOf } from '../../../testing/answers'
import { findForm, pressToOpen } from '../../../testing/transaction-form'

const details = () => screen.findByRole('dialog', { name: 'Detail Transaksi' })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

beforeEach(() => signedIn())

test('a press on a row moves to its address; Back closes it, and the list was loaded once', async () => {
  const asked = answerTransactions([transactionOf({ id: 5 }), transactionOf({ id: 6, description: 'Soto' })])
  const router = await openList('/transactions?type=expense')
  const before = asked.length
  await press('Soto')
  expect(within(await details()).getByLabelText('Description')).toHaveValue('Soto')
  expect(addressOf(router)).toBe('/transactions/6?type=expense')
  await act(() => router.navigate(-1))
  await noDialog()
  expect(addressOf(router)).toBe('/transactions?type=expense')
  await act(() => router.navigate(1))
  expect(within(await details()).getByLabelText('Description')).toHaveValue('Soto')
  expect(asked.length).toBe(before)
})

test('Close goes back to the entry of the list, so that one more Back leaves', async () => {
  answerTransactions([transactionOf({ id: 5 })])
  const router = await openPage(pageTable, '/wallet')
  await act(() => router.navigate('/transactions?type=expense'))
  await press('Nasi goreng')
  await userEvent.click(within(await details()).getByRole('button', { name: 'Close' }))
  await noDialog()
  expect(addressOf(router)).toBe('/transactions?type=expense')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(addressOf(router)).toBe('/wallet'))
})

test('an address that is opened directly shows its row, and Close leads to the list', async () => {
  answerTransactions([transactionOf({ id: 5 })])
  answerDetails(transactionOf({ id: 5 }))
  const router = await openPage(pageTable, '/transactions/5?sort=date')
  await userEvent.click(within(await details()).getByRole('button', { name: 'Close the form' }))
  await noDialog()
  expect(addressOf(router)).toBe('/transactions?sort=date')
  expect(screen.getByRole('table', { name: 'Transactions' })).toBeVisible()
})

test('a transaction that is not among the rows is fetched', async () => {
  answerTransactions([transactionOf({ id: 5 })])
  answerDetails(transactionOf({ id: 77, description: 'Sewa lama' }))
  await openPage(pageTable, '/transactions/77')
  expect(within(await details()).getByLabelText('Description')).toHaveValue('Sewa lama')
})

test.each(['/transactions/9', '/transactions/x', '/transactions/0'])(
  '%s is no transaction of the user: a sentence says so, above the list',
  async address => {
    answerTransactions([transactionOf({ id: 5 })])
    plan(calls.findTransaction, { status: 404, body: { message: 'Tidak ada' } }, { id: 9 })
    const router = await openPage(pageTable, address)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn’t find this transaction\./)
    await press('Nasi goreng')
    await userEvent.click(within(await details()).getByRole('button', { name: 'Close' }))
    await noDialog()
    expect(addressOf(router)).toBe('/transactions')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
)

test('where the server does not answer, a row that is there is shown; else it is tried again', async () => {
  answerTransactions([transactionOf({ id: 5 })])
  for (const id of [5, 77]) plan(calls.findTransaction, { status: 503 }, { id })
  const router = await openPage(pageTable, '/transactions/5')
  await details()
  await act(() => router.navigate('/transactions/77'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch transactions')
  answerDetails(transactionOf({ id: 77, description: 'Sewa lama' }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(within(await details()).getByLabelText('Description')).toHaveValue('Sewa lama')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('Edit turns the dialog at the same address; what is saved leads to the list', async () => {
  answerTransactions([transactionOf({ id: 5 })])
  const changed = transactionOf({ id: 5, description: 'Nasi goreng kambing' })
  plan(calls.changeTransaction, async () => {
    answerTransactions([changed])
    return { body: { data: changed } }
  })
  const router = await openList('/transactions')
  await press('Nasi goreng')
  await userEvent.click(within(await details()).getByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Transaksi' }))
  expect(addressOf(router)).toBe('/transactions/5')
  await userEvent.type(await form.findByLabelText('Description'), ' kambing')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await noDialog()
  expect(addressOf(router)).toBe('/transactions')
  expect(await within(screen.getByRole('table')).findByText('Nasi goreng kambing')).toBeVisible()
})

test('Back closes an untouched edit at the address at once', async () => {
  answerTransactions([transactionOf({ id: 5 })])
  const router = await openList('/transactions')
  await press('Nasi goreng')
  await userEvent.click(within(await details()).getByRole('button', { name: 'Edit' }))
  await findForm('Edit Transaksi')
  await act(() => router.navigate(-1))
  await noDialog()
  expect(addressOf(router)).toBe('/transactions')
})

test('Back asks before it discards what was typed at the address', async () => {
  answerTransactions([transactionOf({ id: 5 })])
  const router = await openList('/transactions')
  await press('Nasi goreng')
  await userEvent.click(within(await details()).getByRole('button', { name: 'Edit' }))
  const form = await findForm('Edit Transaksi')
  typeAtOnce(form.getByLabelText('Description'), 'Soto')
  await act(() => router.navigate(-1))
  expect(addressOf(router)).toBe('/transactions/5')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await noDialog()
  expect(addressOf(router)).toBe('/transactions')
})

test('after a reload a typed edit is back at its address; what is discarded leads to the list', async () => {
  answerTransactions([transactionOf({ id: 5 })])
  answerDetails(transactionOf({ id: 5 }))
  await openList('/transactions')
  await press('Nasi goreng')
  await userEvent.click(within(await details()).getByRole('button', { name: 'Edit' }))
  typeAtOnce((await findForm('Edit Transaksi')).getByLabelText('Description'), 'Soto')
  await act(() => loadForm())
  cleanup()
  const router = await openPage(pageTable, '/transactions/5')
  const form = await findForm('Edit Transaksi')
  expect(form.getByLabelText('Description')).toHaveValue('Soto')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await userEvent.click(form.getByRole('button', { name: 'Close' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await noDialog()
  expect(addressOf(router)).toBe('/transactions')
})

test('a tag leads from the details to the list of the tag', async () => {
  answerTransactions([transactionOf({ id: 5, tags: ['kos'] })])
  const router = await openList('/transactions')
  await press('Nasi goreng')
  await userEvent.click(within(await details()).getByRole('link', { name: 'kos' }))
  await noDialog()
  expect(addressOf(router)).toBe('/transactions?tag=kos')
})

async function openList(address: string) {
  const router = await openPage(pageTable, address)
  await screen.findByRole('table', { name: 'Transactions' })
  return router
}

async function press(description: string) {
  const row = (await screen.findByText(description)).closest('tr')!
  await pressToOpen(within(row).getByRole('button', { name: 'View' }))
}

const answerDetails = (data: Transaction) => plan(calls.findTransaction, { body: { data } }, { id: data.id })

const addressOf = ({ state: { location } }: Awaited<ReturnType<typeof openPage>>) =>
  location.pathname + location.search
