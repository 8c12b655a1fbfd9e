import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { signedIn } from '../../testing/answers'
import { answerGoals, goalOf } from '../../testing/goals'
import { answerWallets, walletOf } from '../../testing/wallets'

beforeEach(() => signedIn())

test('who has no goal is invited to make one', async () => {
  answerGoals([])
  await open()
  expect(await screen.findByText('What would you like to save for?')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New goal' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Add your first goal' }))
  expect(await screen.findByRole('dialog', { name: 'New goal' })).toBeVisible()
})

test('a card says what is put aside of how much, in which wallet, by when, and what that takes a month', async () => {
  answerWallets([walletOf({ id: 4, name: 'BCA' })])
  const aside = { this_period: '100000.00', planned: '250000.00' }
  answerGoals([goalOf({ wallet_id: 4, ...aside })])
  await open()
  expect(await screen.findByText('1 goal')).toBeVisible()
  expect(screen.getByText('Total set aside').parentElement).toHaveTextContent(/Rp\s4\.000\.000$/)
  const laptop = card('Laptop')
  expect(laptop).toHaveTextContent(/BCA · by 31\/12\/2099/)
  expect(laptop).toHaveTextContent(/Rp\s4\.000\.000of Rp\s12\.000\.000/)
  expect(laptop).toHaveTextContent(/Rp\s500\.000 a month until then/)
  expect(laptop).toHaveTextContent(/Rp\s100\.000 set aside this month/)
  expect(laptop).toHaveTextContent(/Rp\s250\.000 planned/)
  expect(within(laptop).getByRole('img')).toHaveAccessibleName(/^Rp\s4\.000\.000 of Rp\s12\.000\.000$/)
})

test('a goal that is reached says so kindly, and one whose day is over says what is missing', async () => {
  answerGoals([
    goalOf({ id: 1, name: 'Kurban', due_on: '2020-01-01', per_period: null }),
    goalOf({ id: 2, name: 'Liburan', due_on: null, per_period: null }),
    goalOf({ id: 3, name: 'Ponsel', is_reached: true, per_period: null, missing: '0.00' }),
  ])
  await open()
  await screen.findByText('3 goals')
  expect(card('Ponsel')).toHaveTextContent(/Reached.*You made it. Your goal is fully funded./)
  expect(card('Kurban')).toHaveTextContent(/The date has passed and you’re Rp\s8\.000\.000 short/)
  expect(card('Liburan')).toHaveTextContent(/Rp\s8\.000\.000 to go/)
})

test('once this month has had its share, a card says what the months after it take', async () => {
  answerGoals([goalOf({ this_period: '500000.00', from_next_period: '571429.00' })])
  await open()
  await screen.findByText('1 goal')
  expect(card('Laptop')).toHaveTextContent(/Rp\s571\.429 a month from next monthRp\s500\.000 set aside/)
})

test('what is planned is enough: that is said in place of a sum', async () => {
  answerGoals([goalOf({ per_period: '0.00', planned: '8000000.00' })])
  await open()
  expect(await screen.findByText('With what you’ve planned, you’ll reach this goal on time.')).toBeVisible()
  expect(screen.queryByText(/a month until then/)).not.toBeInTheDocument()
})

test('a wallet that has less than its goals is warned of', async () => {
  const short = { wallet_id: 4, name: 'BCA', balance: '100000.00', put_aside: '4000000.00' }
  answerGoals([goalOf()], { short: [short] })
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^BCA has Rp\s100\.000, but Rp\s4\.000\.000 is set aside there for goals\. Withdraw some money from a goal, or move money to BCA\.$/,
  )
})

test('what went in and out is listed, and a line is deleted and brought back', async () => {
  const moves = [
    { id: 9, amount: '250000.00', moved_on: '2099-03-20' },
    { id: 8, amount: '-50000.00', moved_on: '2026-11-02' },
  ]
  answerGoals([goalOf({ moves, count: 30 })])
  plan(
    calls.removeGoalMove,
    async () => {
      answerGoals([goalOf({ moves: moves.slice(0, 1), count: 29 })])
      return { body: { data: { count: 1, activity_ids: [55] } } }
    },
    { id: 7, move_id: 8 },
  )
  await open()
  await userEvent.click(await screen.findByText('More', { selector: 'summary' }))
  const list = screen.getByRole('list', { name: 'Money in and out' })
  const lines = within(list).getAllByRole('listitem')
  expect(lines[0]).toHaveTextContent(/^20\/03\/2099Planned\+Rp\s250\.000$/)
  expect(lines[1]).toHaveTextContent(/^02\/11\/2026-Rp\s50\.000$/)
  expect(screen.getByText('Showing the latest 2 of 30. See all of them in the activity log.')).toBeVisible()
  await userEvent.click(within(lines[1]!).getByRole('button', { name: /^Delete transaction: -Rp/ }))
  expect(await screen.findByText('Transaction deleted from Laptop.')).toBeVisible()
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  const sent: unknown[] = []
  plan(calls.restoreActivities, async request => {
    sent.push(await request.json())
    return { body: { data: { count: 1, activity_ids: [56] } } }
  })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(sent).toEqual([{ ids: [55] }])
})

test('a form that is opened while a line is being deleted stays open, with what is typed', async () => {
  const moves = [{ id: 8, amount: '50000.00', moved_on: '2026-11-02' }]
  answerGoals([goalOf({ moves, count: 1 })])
  let answer = () => {}
  plan(
    calls.removeGoalMove,
    async () => {
      await new Promise<void>(resolve => (answer = resolve))
      return { body: { data: { count: 1, activity_ids: [55] } } }
    },
    { id: 7, move_id: 8 },
  )
  await open()
  await userEvent.click(await screen.findByText('More', { selector: 'summary' }))
  await userEvent.click(screen.getByRole('button', { name: /^Delete transaction: \+Rp/ }))
  await userEvent.click(screen.getByRole('button', { name: 'New goal' }))
  await userEvent.type(await screen.findByLabelText('Name'), 'Kurban')
  answer()
  expect(await screen.findByText('Transaction deleted from Laptop.')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Kurban')
})

test('goals that cannot be had are said so, with a way to try again', async () => {
  plan(calls.listGoals, { status: 503 })
  plan(calls.listTransactions, { status: 503 })
  plan(calls.listSchedules, { status: 503 })
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your goals.')
  answerGoals([goalOf()])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Laptop')).toBeVisible()
})

const open = () => openPage(pageTable, '/goals')
const card = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('li')!
