import { calls } from '@pundi/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerTransactions, signedIn, transactionOf } from '../../../testing/answers'
import { answerChange, box, bulk, openList, question, remove, sent } from '../../../testing/change-list'

const rows = ['Bakso', 'Soto', 'Rawon'].map((description, index) =>
  transactionOf({ id: 4 - index, description }),
)

beforeEach(() => {
  signedIn()
  answerTransactions(rows)
  sent.length = 0
})

test.each([
  ['Delete only this', 'keep'],
  ['Delete and mark as due', 'offer'],
])('of what a schedule recorded on a day that has come it asks: "%s"', async (name, days) => {
  answerChange(calls.removeTransaction, { count: 0, activity_ids: [], days: 1 }, rows)
  await openList()
  await remove('Bakso')
  const dialog = within(await screen.findByRole('dialog', { name: question }))
  expect(await dialog.findByText(/^This was recorded from a recurring transaction/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  answerChange(calls.removeTransaction, { count: 1, activity_ids: [9] }, rows.slice(1))
  await userEvent.click(dialog.getByRole('button', { name }))
  expect(await screen.findByText('1 transaction deleted')).toBeVisible()
  expect(sent.map(({ query }) => query)).toEqual(['?days=ask', `?days=${days}`])
})

test('of several it says how many schedules recorded, and offers their days again', async () => {
  answerChange(calls.removeTransactions, { count: 0, activity_ids: [], days: 1 }, rows)
  await openList()
  await userEvent.click(box('Bakso'))
  await userEvent.click(box('Soto'))
  await userEvent.click(bulk('Delete'))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete 2 transactions' }))
  expect(await screen.findByText(/^1 of these was recorded from a recurring/)).toBeVisible()
  answerChange(calls.removeTransactions, { count: 2, activity_ids: [8, 9] }, rows.slice(2))
  await userEvent.click(screen.getByRole('button', { name: 'Delete and mark as due' }))
  expect(await screen.findByText('2 transactions deleted')).toBeVisible()
  expect(sent.at(-1)!.body).toEqual({ ids: [4, 3], days: 'offer' })
})
