import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerBudgets, answerMonths, budgetOf, food, fun, monthsOf, ways } from '../../../testing/budgets'

beforeEach(() => {
  signedIn()
  answerMonths([monthsOf(['100.00', '300.00', '200.00', '0.00'])])
})

test('who has no budget is invited, and finds proposals in the form that nothing was saved of', async () => {
  answerBudgets([])
  const sent = takePut()
  await open()
  expect(await screen.findByText('How much do you want to spend on each category?')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Set budgets' }))
  const form = await dialog('Set budgets')
  expect(form.getByRole('textbox', { name: 'Makanan' })).toHaveValue('200')
  expect(form.getByText(/^Suggested: Rp\s200$/)).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.selectOptions(form.getByLabelText('Carried over'), 'Surplus only')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your budgets have been saved.')).toBeVisible()
  const budgets = [{ category_id: 2, amount: '200', carry: 'surplus' }]
  expect(sent).toEqual([{ from_period: '2026-11-01', budgets }])
})

test('an amount moves in two presses, and comes back by one', async () => {
  answerBudgets([food, ways, fun])
  const sent = takeMove()
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Move money from Makanan' }))
  const form = await dialog('Move money from Makanan')
  await userEvent.click(form.getByRole('button', { name: /^Transportasi/ }))
  expect(await screen.findByText(/^Rp\s600\.000 moved from Makanan to Transportasi\.$/)).toBeVisible()
  expect(sent).toEqual([{ from_category_id: 2, to_category_id: 3, amount: '600000', period: '2026-11-01' }])
  const undone = takeUndo()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(undone).toEqual([{ ids: [77] }])
})

test('all that is left can be moved, what was carried over included, and the form of the rest says so', async () => {
  const saved = budgetOf({ amount: '100.00', carried: '300.00', spent: '0.00', left: '400.00' })
  const moved = budgetOf({
    category_id: 4,
    name: 'Hiburan',
    amount: '-150.00',
    carried: '300.00',
    spent: '0.00',
    left: '150.00',
  })
  answerBudgets([saved, moved])
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Move money from Makanan' }))
  const form = await dialog('Move money from Makanan')
  expect(form.getByLabelText('Amount')).toHaveValue('400')
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Edit Hiburan' }))
  const edit = await dialog('Hiburan budget')
  expect(edit.getByLabelText('Amount')).toHaveValue('0')
  expect(
    edit.getByText(
      /^You moved Rp\s150 of last month’s carry-over to another budget\. If you enter an amount here/,
    ),
  ).toBeVisible()
})

test('Enter in the amount moves it to no category that nobody chose', async () => {
  answerBudgets([food, ways, fun])
  const sent = takeMove()
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Move money from Makanan' }))
  const form = await dialog('Move money from Makanan')
  await userEvent.type(form.getByLabelText('Amount'), '{Enter}')
  await userEvent.click(form.getByRole('button', { name: /^Hiburan/ }))
  expect(await screen.findByText(/moved from Makanan to Hiburan\.$/)).toBeVisible()
  expect(sent).toMatchObject([{ to_category_id: 4 }])
})

test('where nothing can be saved or loaded what was typed stays, and is saved later', async () => {
  answerBudgets([food])
  plan(calls.setBudget, { status: 503 }, { category_id: 2 })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Makanan' }))
  const form = await dialog('Makanan budget')
  await userEvent.clear(form.getByLabelText('Amount'))
  await userEvent.type(form.getByLabelText('Amount'), '777')
  plan(calls.listBudgets, { status: 503 })
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('We couldn’t save your changes.')).toBeVisible()
  expect(form.getByLabelText('Amount')).toHaveValue('777')
  answerBudgets([food])
  plan(calls.setBudget, done, { category_id: 2 })
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your Makanan budget has been saved.')).toBeVisible()
})

test('what is spent too much is covered from another budget that has enough', async () => {
  answerBudgets([food, fun])
  const sent = takeMove()
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Cover overspending in Hiburan' }))
  await userEvent.click(
    (await dialog('Cover overspending in Hiburan')).getByRole('button', { name: /^Makanan/ }),
  )
  expect(await screen.findByText(/^Rp\s50\.000 moved from Makanan to Hiburan\.$/)).toBeVisible()
  expect(sent).toMatchObject([{ from_category_id: 2, to_category_id: 4, amount: '50000' }])
})

test('one budget is changed for its period alone, or ended; a refusal stands in the form', async () => {
  answerBudgets([food])
  const bodies: unknown[] = []
  let isRefused = true
  plan(
    calls.setBudget,
    async request => {
      bodies.push(await request.json())
      if (!isRefused) return done
      isRefused = false
      const message = 'Enter an amount from zero on'
      return { status: 422, body: { message, errors: { amount: [message] } } }
    },
    { category_id: 2 },
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Makanan' }))
  const form = await dialog('Makanan budget')
  await userEvent.click(form.getByLabelText('Only in November 2026'))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(form.getByLabelText('Amount')).toBeInvalid())
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your Makanan budget has been saved.')).toBeVisible()
  expect(bodies[1]).toEqual({
    ...{ amount: '1000000', from_period: '2026-11-01', is_once: true, carry: 'none' },
  })
  plan(calls.removeBudget, done, { category_id: 2 })
  await userEvent.click(screen.getByRole('button', { name: 'Edit Makanan' }))
  await userEvent.click((await dialog('Makanan budget')).getByRole('button', { name: 'End this budget' }))
  expect(await screen.findByText('Your Makanan budget has ended.')).toBeVisible()
})

test('a form without categories says why it is empty', async () => {
  answerBudgets([])
  answerMonths([])
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Set budgets' }))
  expect(
    await (await dialog('Set budgets')).findByText('You don’t have any expense categories yet.'),
  ).toBeVisible()
})

test('where what was spent does not come, the form proposes nothing and says so', async () => {
  answerBudgets([])
  plan(calls.listBudgetMonths, { status: 503 })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Set budgets' }))
  const form = await dialog('Set budgets')
  expect(await form.findByRole('alert')).toHaveTextContent('We couldn’t load the earlier months.')
  expect(form.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

const open = () => openPage(pageTable, '/budget')
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const done = { body: { data: { count: 1, activity_ids: [77] } } }

function takePut() {
  const sent: unknown[] = []
  plan(calls.setBudgets, async request => {
    sent.push(await request.json())
    return done
  })
  return sent
}

function takeMove() {
  const sent: unknown[] = []
  plan(calls.moveBudget, async request => {
    sent.push(await request.json())
    return done
  })
  return sent
}

function takeUndo() {
  const sent: unknown[] = []
  plan(calls.restoreActivities, async request => {
    sent.push(await request.json())
    return done
  })
  return sent
}
