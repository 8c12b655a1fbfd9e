import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { answerTransactions, signedIn, transactionOf } from '../../../testing/answers'
import { answerCategories, categoryOf } from '../../../testing/categories'

const rows = ['Bakso', 'Soto'].map((description, index) => transactionOf({ id: 4 - index, description }))

beforeEach(() => {
  signedIn()
  answerTransactions(rows)
})

test('several are moved to another category of their type in one call', async () => {
  const sent: unknown[] = []
  plan(calls.moveTransactions, async request => {
    sent.push(await request.json())
    return { body: { data: { count: 2, activity_ids: [7, 8] } } }
  })
  const dialog = await askWhereTo('Change the category of 2 transactions')
  expect(optionsIn(dialog)).toEqual(['Select Category', 'Makanan', 'Hiburan'])
  await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Hiburan')
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 transactions' }))
  expect(await screen.findByText('Category changed for 2 transactions')).toBeVisible()
  expect(sent).toEqual([{ ids: [4, 3], category_id: 3 }])
  expect(screen.queryByText(/selected$/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('a category that is archived is not offered', async () => {
  answerCategories(categoryOf(), categoryOf({ id: 3, name: 'Hiburan', is_archived: true }))
  const dialog = await askWhereTo('Change the category of 2 transactions')
  expect(optionsIn(dialog)).toEqual(['Select Category', 'Makanan'])
})

test('income and expense are not moved together, and it says why', async () => {
  answerTransactions([rows[0]!, transactionOf({ id: 9, type: 'income', description: 'Bonus' })])
  const dialog = await askWhereTo('Change the category of 2 transactions')
  expect(dialog.getByText(/You selected both income and expenses/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument()
})

async function askWhereTo(name: string) {
  await openPage(pageTable, '/transactions')
  await screen.findByRole('table')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  const bar = within(screen.getByText(/selected$/).parentElement!)
  await userEvent.click(bar.getByRole('button', { name: 'Change category' }))
  return within(await screen.findByRole('dialog', { name }))
}

const optionsIn = (dialog: Awaited<ReturnType<typeof askWhereTo>>) =>
  within(dialog.getByLabelText('Category'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
