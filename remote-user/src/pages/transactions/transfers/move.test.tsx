import { calls, type MoneyRecord, type RecordsAnswer } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { answerTransactions, metaOf, signedIn, transactionOf } from '../../../testing/answers'
import { answerWallets, transferOf, walletOf } from '../../../testing/wallets'

const meal = transactionOf({ id: 41 })
const topUp: MoneyRecord = { ...transferOf(), type: 'transfer' }
const taken: MoneyRecord = { ...transferOf({ id: 39, to_wallet_id: null }), type: 'transfer' }

beforeEach(() => {
  signedIn()
  answerTransactions()
  answerWallets([walletOf(), walletOf({ id: 2, name: 'GoPay', kind: 'ewallet' })])
})

test('a transfer moves to no category', async () => {
  answerRecords(topUp)
  await askWhereTo()
  const question = within(await screen.findByRole('dialog', { name: 'Change category' }))
  expect(question.getByText(/^Transfers have no category\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument()
})

test('transfers that are selected with others stay where those move, and it says so before and after', async () => {
  answerRecords(meal, topUp, taken)
  const sent: unknown[] = []
  plan(calls.moveTransactions, async request => {
    sent.push(await request.json())
    return { body: { data: { count: 1, activity_ids: [7] } } }
  })
  await askWhereTo()
  const question = within(await screen.findByRole('dialog', { name: 'Change the category of 1 transaction' }))
  expect(question.getByText('2 transfers stay as they are: transfers have no category.')).toBeVisible()
  const move = question.getByRole('button', { name: 'Change 1 transaction' })
  await userEvent.click(move)
  expect(question.getByLabelText('Category')).toHaveAccessibleDescription('Choose an option from the list')
  await userEvent.selectOptions(question.getByLabelText('Category'), 'Hiburan')
  await userEvent.click(move)
  expect(
    await screen.findByText('Category changed for 1 transaction; 2 transfers weren’t changed'),
  ).toBeVisible()
  expect(sent).toEqual([{ ids: [meal.id], category_id: 3 }])
})

async function askWhereTo() {
  await openPage(pageTable, '/transactions')
  await screen.findByText('BCA → GoPay')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  const bar = screen.getByText(/^\d+ selected$/).parentElement!
  await userEvent.click(within(bar).getByRole('button', { name: 'Change category' }))
}

function answerRecords(...data: MoneyRecord[]) {
  plan(calls.listRecords, async ({ url }) => {
    const listed = new URL(url).searchParams.get('planned') === 'only' ? [] : data
    const transfers = listed.filter(({ type }) => type === 'transfer').length
    const body: RecordsAnswer = { data: listed, meta: { ...metaOf(listed.length), transfers } }
    return { body }
  })
}
