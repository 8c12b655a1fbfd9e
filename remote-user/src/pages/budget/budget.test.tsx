import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { signedIn } from '../../testing/answers'
import {
  answerBudgets,
  answerMonths,
  budgetOf,
  budgetsOf,
  food,
  fun,
  monthsOf,
  ways,
} from '../../testing/budgets'

beforeEach(() => {
  signedIn()
  answerMonths([monthsOf(['100.00', '300.00', '200.00', '0.00'])])
})

test('a row says what is left, what is planned and how much that is a day, and its bar says the same', async () => {
  answerBudgets([food])
  await open()
  const [only] = await rows()
  const row = within(only!)
  expect(row.getByText('Left').parentElement).toHaveTextContent(
    /^Left Rp\s600\.000 after Rp\s100\.000 in planned expenses$/,
  )
  expect(row.getAllByRole('listitem').map(detail => detail.textContent.replaceAll('\u00a0', ' '))).toEqual([
    ...['Rp 300.000 of Rp 1.000.000', 'Rp 85.714 a day'],
  ])
  expect(row.getByRole('img')).toHaveAccessibleName(
    /^Makanan: Rp\s300\.000 of Rp\s1\.000\.000 spent, Rp\s100\.000 planned$/,
  )
  expect(row.getByRole('link', { name: 'Makanan' })).toHaveAttribute(
    'href',
    '/transactions?category_id=2&from=2026-11-01&to=2026-11-30',
  )
})

test('what friends owe of what is spent is said beside it', async () => {
  answerBudgets([{ ...food, owed: '200000.00' }])
  await open()
  const [row] = await rows()
  expect(row).toHaveTextContent(/Rp\s300\.000 of Rp\s1\.000\.000.*Friends owe you Rp\s200\.000 of this/)
})

test('what friends owe of all budgets, and of what was spent without one, is said beside these figures', async () => {
  const outside = {
    spent: '75000.00',
    spent_today: '0.00',
    planned: '0.00',
    owed: '25000.00',
    category_ids: [3],
  }
  answerBudgets([food], { outside, spent: '300000.00', owed: '200000.00' })
  await open()
  expect(await screen.findByText('You spent Rp 300.000, of which friends owe you Rp 200.000')).toBeVisible()
  expect((await rows()).at(-1)).toHaveTextContent(/Spent Rp\s75\.000 Friends owe you Rp\s25\.000 of this$/)
})

test('a budget that is too small for what is planned says by how much', async () => {
  answerBudgets([budgetOf({ planned: '800000.00' }), ways])
  await open()
  const [row] = await rows()
  expect(row).toHaveTextContent(/Over by Rp\s100\.000 after Rp\s800\.000 in planned expenses/)
  expect(within(row!).getByRole('button', { name: 'Cover overspending in Makanan' })).toBeVisible()
})

test('the last row says what was spent without a budget, and its figure leads to these transactions', async () => {
  const outside = { spent: '75000.00', spent_today: '0.00', planned: '20000.00', category_ids: [3, 4] }
  answerBudgets([food], { outside })
  await open()
  const last = (await rows()).at(-1)!
  expect(last).toHaveTextContent(/^Everything else.*Spent Rp\s75\.000 Rp\s20\.000 planned$/)
  expect(within(last).getByRole('link')).toHaveAttribute(
    'href',
    '/transactions?category_id=3,4&from=2026-11-01&to=2026-11-30',
  )
})

test('80 % and more are said, and what is spent too much says by how much', async () => {
  answerBudgets([food, ways, fun])
  await open()
  const [first, near, over] = await rows()
  expect(first).not.toHaveTextContent(/% spent|Over/)
  expect(near).toHaveTextContent(/82% spent/)
  expect(near).toHaveTextContent(/of Rp\s500\.000.*\+Rp\s100\.000 carried over/)
  expect(over).toHaveTextContent(/Over budgetOver by Rp\s50\.000/)
})

test('the address names the period, and arrows lead to those before and after, and a link to that of today', async () => {
  const asked: string[] = []
  answerBudgets([food])
  plan(calls.listBudgets, request => {
    asked.push(new URL(request.url).search)
    const month = asked.length === 1 ? '10' : '11'
    const period = { from: `2026-${month}-01`, to: `2026-${month}-30` }
    return Promise.resolve({ body: budgetsOf([food], { period }) })
  })
  await openPage(pageTable, '/budget?period=2026-10-01')
  expect(await screen.findByRole('heading', { name: 'Oktober 2026' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to today' })).toHaveAttribute('href', '/budget')
  await userEvent.click(screen.getByRole('button', { name: 'November 2026' }))
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Back to today' })).not.toBeInTheDocument()
  expect(asked).toEqual(['?period=2026-10-01', '?period=2026-11-01'])
})

test('where budgets do not come, that is said, and one press tries again', async () => {
  plan(calls.listBudgets, { status: 503 })
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your budgets.')
  answerBudgets([food])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Makanan' })).toBeVisible()
})

test('the months of the last year say what was spent of what was budgeted', async () => {
  answerMonths([
    monthsOf([], {
      months: [
        { amount: null, spent: '9.00' },
        { amount: '100.00', spent: '150.00' },
      ],
    }),
  ])
  answerBudgets([food])
  await open()
  const board = within(await screen.findByRole('region', { name: 'The last twelve months' }))
  const rows = await board.findAllByRole('listitem')
  expect(rows.map(row => row.textContent.replaceAll('\u00a0', ' '))).toEqual(['Nov 2026Rp 150 of Rp 100'])
})

test('while the months load, their place beside the budgets is kept', async () => {
  plan(calls.listBudgetMonths, () => new Promise(() => {}))
  answerBudgets([food])
  await open()
  const board = within(await screen.findByRole('region', { name: 'The last twelve months' }))
  expect(board.getByRole('status')).toHaveTextContent('Loading...')
})

const open = () => openPage(pageTable, '/budget')
const rows = async () =>
  [...(await screen.findByRole('list', { name: 'Your budgets' })).children] as HTMLElement[]
