import { calls, type RemovedAnswer, type Transaction } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerTransactions, signedIn, transactionOf } from '../../testing/answers'

/* Records of schedules that are deleted: what becomes of their days. */

const question = 'Apakah Anda yakin ingin menghapus transaksi ini?'
const rows = ['Bakso', 'Soto', 'Rawon'].map((description, index) =>
  transactionOf({ id: 4 - index, description }),
)
let sent: { call: string; query?: string; body: unknown }[]

beforeEach(() => {
  signedIn()
  answerTransactions(rows)
  sent = []
})

test.each([
  ['Only this record', 'keep'],
  ['Offer the day again', 'offer'],
])('of what a schedule recorded on a day that has come it asks: "%s"', async (name, days) => {
  answerChange(calls.removeTransaction, { count: 0, activity_ids: [], days: 1 }, rows)
  await open()
  await remove('Bakso')
  const dialog = within(await screen.findByRole('dialog', { name: question }))
  expect(await dialog.findByText(/^A recurring entry recorded this/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  answerChange(calls.removeTransaction, { count: 1, activity_ids: [9] }, rows.slice(1))
  await userEvent.click(dialog.getByRole('button', { name }))
  expect(await screen.findByText('1 transaction deleted')).toBeVisible()
  expect(sent.map(({ query }) => query)).toEqual(['?days=ask', `?days=${days}`])
})

test('of several it says how many schedules recorded, and offers their days again', async () => {
  answerChange(calls.removeTransactions, { count: 0, activity_ids: [], days: 1 }, rows)
  await open()
  await userEvent.click(box('Bakso'))
  await userEvent.click(box('Soto'))
  await userEvent.click(bulk('Delete'))
  await userEvent.click(screen.getByRole('button', { name: 'Delete 2 transactions' }))
  expect(
    await screen.findByText(/^Recurring entries recorded one of these on a day that has come/),
  ).toBeVisible()
  answerChange(calls.removeTransactions, { count: 2, activity_ids: [8, 9] }, rows.slice(2))
  await userEvent.click(screen.getByRole('button', { name: 'Offer the days again' }))
  expect(await screen.findByText('2 transactions deleted')).toBeVisible()
  expect(sent.at(-1)!.body).toEqual({ ids: [4, 3], days: 'offer' })
})

async function open() {
  await openPage(pageTable, '/transactions')
  await screen.findByRole('table')
}

const rowOf = (description: string) => within(screen.getByText(description).closest('tr')!)
const actionOf = (description: string, name: string) => rowOf(description).getByRole('button', { name })
const box = (description: string) => screen.getByRole('checkbox', { name: `Select ${description}` })
const bulk = (name: string) =>
  within(screen.getByText(/selected$/).parentElement!).getByRole('button', { name })

async function remove(description: string) {
  await userEvent.click(actionOf(description, 'Delete'))
  const dialog = within(screen.getByRole('dialog', { name: question }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
}

type Change = (typeof calls)['removeTransaction' | 'removeTransactions']

/** Answers a change; after it the list is another one. */
function answerChange(call: Change, data: RemovedAnswer['data'], left: Transaction[]) {
  plan(call, async request => {
    const body = await request.text()
    const { pathname, search } = new URL(request.url)
    sent.push({
      call: `${request.method} ${pathname}`,
      ...(search && { query: search }),
      body: body ? JSON.parse(body) : undefined,
    })
    answerTransactions(left)
    return { body: { data } }
  })
}
