import { calls } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { activate } from '@pundi/platform/i18n'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerTransactions, signedIn, transactionOf } from '../../../testing/answers'
import {
  actionOf,
  answerChange,
  box,
  bulk,
  openList,
  question,
  remove,
  sent,
} from '../../../testing/change-list'

const rows = ['Bakso', 'Soto', 'Rawon', 'Gudeg'].map((description, index) =>
  transactionOf({ id: 4 - index, description }),
)

beforeEach(() => {
  signedIn()
  answerTransactions(rows)
  sent.length = 0
})

afterEach(() => activate('default'))

test('Delete asks "Apakah Anda yakin ingin menghapus transaksi ini?" and removes the row once confirmed', async () => {
  answerChange(calls.removeTransaction, { count: 1, activity_ids: [9] }, rows.slice(1))
  await openList()
  await userEvent.click(actionOf('Bakso', 'Delete'))
  const dialog = within(await screen.findByRole('dialog', { name: question }))
  expect(dialog.getByText(/Bakso/)).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('1 transaction deleted')).toHaveAttribute('role', 'status')
  expect(screen.queryByText('Bakso')).not.toBeInTheDocument()
  expect(sent).toEqual([{ call: 'DELETE /api/transactions/4', query: '?days=ask', body: undefined }])
  expect(screen.getByText('3 transactions')).toBeVisible()
})

test('of what is shared with friends it says that what they paid back stays', async () => {
  answerTransactions([
    { ...rows[0]!, shares: [{ name: 'Budi', amount: '10000.00', owed_by: 'friend' }] },
    ...rows.slice(1),
  ])
  await openList()
  await userEvent.click(actionOf('Bakso', 'Delete'))
  expect(await screen.findByText(/^Repayments for this expense will stay\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(actionOf('Soto', 'Delete'))
  expect(screen.queryByText(/^Repayments/)).not.toBeInTheDocument()
})

test('whoever thinks better of it deletes nothing, and is back where they were', async () => {
  await openList()
  await userEvent.click(actionOf('Soto', 'Delete'))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(actionOf('Soto', 'Delete')).toHaveFocus()
})

test('after a delete the focus is on the row that took the place', async () => {
  answerChange(calls.removeTransaction, { count: 1, activity_ids: [9] }, [rows[0]!, ...rows.slice(2)])
  await openList()
  await remove('Soto')
  await screen.findByText('1 transaction deleted')
  await waitFor(() => expect(actionOf('Rawon', 'View')).toHaveFocus())
})

test('Undo brings back what was deleted, at once', async () => {
  answerChange(calls.removeTransaction, { count: 1, activity_ids: [9] }, rows.slice(1))
  await openList()
  await remove('Bakso')
  answerChange(calls.restoreActivities, { count: 1, activity_ids: [10] }, rows)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 transaction restored')).toBeVisible()
  expect(screen.getByText('Bakso')).toBeVisible()
  expect(sent.at(-1)).toEqual({ call: 'POST /api/activities/restore', body: { ids: [9] } })
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await act(() => activate('es'))
  expect(screen.getByText('1 movimiento restaurado')).toBeVisible()
})

test('an undo that something stands in the way of says what, and names the log', async () => {
  answerChange(calls.removeTransaction, { count: 1, activity_ids: [9] }, rows.slice(1))
  await openList()
  await remove('Bakso')
  plan(calls.restoreActivities, { status: 409, body: { message: 'Kategorinya sudah tidak ada' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Kategorinya sudah tidak ada')
  expect(within(alert).getByRole('link')).toHaveAttribute('href', '/log-activity')
})

test('a row that was deleted in another tab is told, and the list is fresh', async () => {
  plan(calls.removeTransaction, async () => {
    answerTransactions(rows.slice(1))
    return { status: 404, body: { message: 'Tidak ditemukan' } }
  })
  await openList()
  await remove('Bakso')
  expect(await screen.findByText(/is already deleted/)).toBeVisible()
  expect(screen.queryByText('Bakso')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('a double click deletes once, and says so', async () => {
  answerChange(calls.removeTransaction, { count: 1, activity_ids: [9] }, rows.slice(1))
  await openList()
  await userEvent.click(actionOf('Bakso', 'Delete'))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('1 transaction deleted')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a delete that did not arrive is told where it was asked for, with one press to try again', async () => {
  plan(calls.removeTransaction, { status: 503 })
  await openList()
  await remove('Bakso')
  const dialog = within(await screen.findByRole('dialog', { name: question }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t delete the transaction.')
  answerChange(calls.removeTransaction, { count: 1, activity_ids: [9] }, rows.slice(1))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('1 transaction deleted')).toBeVisible()
})

test('several are selected, by mouse, with a range, and deleted in one call', async () => {
  answerChange(calls.removeTransactions, { count: 3, activity_ids: [7, 8, 9] }, rows.slice(3))
  await openList()
  const user = userEvent.setup()
  await user.click(box('Bakso'))
  await user.keyboard('{Shift>}')
  await user.click(box('Rawon'))
  await user.keyboard('{/Shift}')
  expect(await screen.findByText('3 selected')).toBeVisible()
  await user.click(bulk('Delete'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 3 transactions?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete 3 transactions' }))
  expect(await screen.findByText('3 transactions deleted')).toBeVisible()
  expect(sent).toEqual([{ call: 'POST /api/transactions/remove', body: { ids: [4, 3, 2], days: 'ask' } }])
  await waitFor(() => expect(actionOf('Gudeg', 'View')).toHaveFocus())

  answerChange(calls.restoreActivities, { count: 3, activity_ids: [] }, rows)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('3 transactions restored')).toBeVisible()
  expect(sent.at(-1)!.body).toEqual({ ids: [7, 8, 9] })
})

test('all of the page are selected at once, by the keyboard too', async () => {
  await openList()
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' })
  all.focus()
  await userEvent.keyboard(' ')
  expect(screen.getByText('4 selected')).toBeVisible()
  await userEvent.click(box('Soto'))
  expect(all).toBePartiallyChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument()
})
