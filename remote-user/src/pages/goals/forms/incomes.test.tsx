import { calls, type Schedule } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn, transactionOf } from '../../../testing/answers'
import { answerGoals, goalOf } from '../../../testing/goals'
import { scheduleOf } from '../../../testing/schedules'

beforeEach(() => signedIn())

test('a bonus that is to come is planned into a goal by one press, as far as the goal can take it', async () => {
  const bonus = { type: 'income', description: 'THR', transaction_date: '2099-03-20' } as const
  const incomes = [transactionOf({ ...bonus, amount: '5000000.00' })]
  answerGoals([goalOf({ missing: '8000000.00', planned: '4000000.00' })], { incomes })
  const sent = answerMove()
  const dialog = await openMove('Set aside for Laptop')
  await userEvent.click(await dialog.findByRole('button', { name: /^THR · 20\/03\/2099 · Rp\s5\.000\.000$/ }))
  expect(dialog.getByLabelText('Amount')).toHaveValue('4.000.000')
  expect(dialog.getByLabelText('Date')).toHaveValue('2099-03-20')
  await userEvent.click(dialog.getByRole('button', { name: 'Set aside' }))
  expect(await screen.findByText(/^Rp\s4\.000\.000 planned for Laptop on 20\/03\/2099\.$/)).toBeVisible()
  expect(sent).toEqual([{ amount: '4000000', moved_on: '2099-03-20' }])
})

test('an income that only repeats is planned by its next day', async () => {
  const schedules = [salary({}), salary({ id: 6, template: thr, next_date: '2099-03-20' })]
  answerGoals([goalOf()], { schedules })
  const sent = answerMove()
  const dialog = await openMove('Set aside for Laptop')
  await userEvent.click(await dialog.findByRole('button', { name: /^THR · 20\/03\/2099 · Rp\s7\.000\.000$/ }))
  expect(dialog.getByLabelText('Amount')).toHaveValue('7.000.000')
  await userEvent.click(dialog.getByRole('button', { name: 'Set aside' }))
  expect(await screen.findByText(/^Rp\s7\.000\.000 planned for Laptop on 20\/03\/2099\.$/)).toBeVisible()
  expect(sent).toEqual([{ amount: '7000000', moved_on: '2099-03-20' }])
})

test('bookings and what repeats stand in order, within the time of the goal and after today', async () => {
  const bonus = { type: 'income', description: 'Bonus', transaction_date: '2099-02-10' } as const
  answerGoals([goalOf({ due_on: '2099-03-31' })], {
    incomes: [transactionOf(bonus), transactionOf({ ...bonus, id: 2, transaction_date: '2099-04-01' })],
    schedules: [
      salary({}),
      salary({ id: 6, template: thr, next_date: '2099-03-31' }),
      salary({ id: 7, next_date: '2099-04-25' }),
      salary({ id: 8, next_date: '2026-01-25', is_automatic: false }),
      salary({ id: 9, next_date: null }),
      scheduleOf({ id: 10, next_date: '2099-01-28' }),
    ],
  })
  const dialog = await openMove('Set aside for Laptop')
  const offered = within(await dialog.findByRole('group', { name: /^Set aside from future income/ }))
  expect(offered.getAllByRole('button').map(({ textContent }) => textContent.split(' · ', 2))).toEqual([
    ['Gaji', '25/01/2099'],
    ['Bonus', '10/02/2099'],
    ['THR', '31/03/2099'],
  ])
})

const thr = { type: 'income', amount: '7000000.00', category_id: 1, description: 'THR' } as const
const salary = (changes: Partial<Schedule>) =>
  scheduleOf({ template: { ...thr, description: 'Gaji' }, next_date: '2099-01-25', ...changes })

async function openMove(name: string) {
  await openPage(pageTable, '/goals')
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

function answerMove() {
  const sent: unknown[] = []
  plan(
    calls.addGoalMove,
    async request => {
      const body = (await request.json()) as { amount: string; moved_on: string }
      sent.push(body)
      return { status: 201, body: { data: { goal: goalOf(), move: { id: 90, ...body } } } }
    },
    { id: 7 },
  )
  return sent
}
