import { calls, type BudgetAlert } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerDashboard, answerTransactions, signedIn, transactionOf } from '../../testing/answers'
import { answerCategories, categoryOf } from '../../testing/categories'
import { answerPlanned, scheduleDayOf, scheduleOf } from '../../testing/schedules'
import {
  answerAdd,
  answerChange,
  categories,
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

test('a booking that makes a budget pass 80 % says so beside its own words, and leads to the budgets', async () => {
  answerAdd({ status: 201, body: { data: transactionOf(), meta: { passed: [near] } } })
  const form = await openForm()
  await fill(form)
  await pressSave(form)
  expect(await screen.findByText('New transaction added!')).toHaveRole('status')
  const said = await screen.findByText('Makanan: 84% of this month’s budget is spent, Rp 120.000 left.')
  expect(said.parentElement).toHaveRole('status')
  expect(within(said.parentElement!).getByRole('link', { name: 'View your budgets' })).toHaveAttribute(
    'href',
    '/budget',
  )
})

test('once the booking is undone, nothing is said of budgets any more', async () => {
  answerAdd({ status: 201, body: { data: transactionOf(), meta: { passed: [near] }, activity_ids: [8] } })
  const form = await openForm()
  await fill(form)
  await pressSave(form)
  await screen.findByText(/84%/)
  const undone = answerUndo()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 transaction deleted')).toBeVisible()
  expect(screen.queryByText(/84%/)).not.toBeInTheDocument()
  expect(undone).toEqual([{ ids: [8] }])
})

test.each([
  [
    { planned: '100000.00', left_after_planned: '20000.00' },
    'Makanan: 84% of this month’s budget is spent, with Rp 20.000 left after Rp 100.000 in planned expenses.',
  ],
  [
    { planned: '150000.00', left_after_planned: '-30000.00' },
    'Makanan: 84% of this month’s budget is spent. With Rp 150.000 in planned expenses, you’ll be Rp 30.000 over budget.',
  ],
])('what is left is said after what is planned: %j', async (changes, words) => {
  answerAdd({ status: 201, body: { data: transactionOf(), meta: { passed: [{ ...near, ...changes }] } } })
  const form = await openForm()
  await fill(form)
  await pressSave(form)
  expect(await screen.findByText(words)).toBeVisible()
})

test.each([
  ['0.00', 'Makanan: all of this month’s budget is spent.'],
  ['-20000.00', 'Makanan: Rp 20.000 over this month’s budget.'],
])('a change after which %s is left says: %s', async (left, words) => {
  const transaction = transactionOf()
  answerChange(1, { body: { data: transaction, meta: { passed: [{ ...near, mark: 100, left }] } } })
  await openRow(transaction, 'Edit')
  const form = await findForm('Edit Transaksi')
  await userEvent.type(form.getByLabelText('Description'), '!')
  await pressSave(form)
  expect(await screen.findByText('Transaction updated!')).toBeVisible()
  expect(await screen.findByText(words)).toBeVisible()
})

test('of a booking in many categories three budgets are named, and how many more there are', async () => {
  const passed = ['A', 'B', 'C', 'D', 'E'].map((name, index) => ({ ...near, name, category_id: index + 1 }))
  answerAdd({ status: 201, body: { data: transactionOf(), meta: { passed } } })
  const form = await openForm()
  await fill(form)
  await pressSave(form)
  expect(await screen.findByText('2 more budgets')).toBeVisible()
  expect(screen.getAllByText(/84%/)).toHaveLength(3)
})

test('those that are moved to another category say which budget they made pass a mark', async () => {
  answerTransactions([transactionOf({ id: 4 }), transactionOf({ id: 3 })])
  answerCategories(categoryOf(), categoryOf({ id: 3, name: 'Hiburan' }))
  const passed = [{ ...near, category_id: 3, name: 'Hiburan' }]
  plan(calls.moveTransactions, { body: { data: { count: 2, activity_ids: [7, 8] }, meta: { passed } } })
  await openPage(pageTable, '/transactions')
  await screen.findByRole('table')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Change category' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.selectOptions(await dialog.findByLabelText('Category'), 'Hiburan')
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 transactions' }))
  expect(await screen.findByText('Category changed for 2 transactions')).toBeVisible()
  expect(await screen.findByText(/^Hiburan: 84%/)).toBeVisible()
})

test('a day of what repeats says so when it is recorded', async () => {
  const schedule = scheduleOf({ is_automatic: false })
  const day = scheduleDayOf({ due_on: '2026-11-20', date: '2026-11-20', is_automatic: false })
  answerPlanned([schedule], { days: [day] })
  const body = { data: { schedule, record_id: 90, record_version: 'first' }, meta: { passed: [near] } }
  plan(calls.bookScheduleDay, { status: 201, body }, { id: 5 })
  await openPage(pageTable, '/planned')
  await userEvent.click(await screen.findByRole('button', { name: 'Record Kos on 20/11/2026' }))
  expect(await screen.findByText('Kos has been recorded for 20/11/2026.')).toBeVisible()
  await waitFor(() => expect(screen.getByText(/84%/)).toBeVisible())
})

const near: BudgetAlert = {
  ...{ category_id: 2, name: 'Makanan', mark: 80 },
  ...{ available: '750000.00', spent: '630000.00', left: '120000.00' },
  ...{ planned: '0.00', left_after_planned: '120000.00' },
}
