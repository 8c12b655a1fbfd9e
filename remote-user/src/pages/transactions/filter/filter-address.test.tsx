import { preferences } from '@pundi/platform/session'
import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { answerTransactions, signedIn, transactionOf } from '../../../testing/answers'

let asked: string[]

beforeEach(() => {
  signedIn()
  asked = answerTransactions([transactionOf()])
})

test('an address brings its filter back', async () => {
  await open('?search=nasi&category=Makanan&type=Expense&min_amount=1000.5&max_amount=90000&date_range=1week')
  expect(screen.getByLabelText('Search')).toHaveValue('nasi')
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('Makanan')
  expect(screen.getByLabelText('Type')).toHaveDisplayValue('expense')
  expect(screen.getByLabelText('Min Amount')).toHaveDisplayValue('1.000,5')
  expect(screen.getByLabelText('Max Amount')).toHaveDisplayValue('90.000')
  expect(screen.getByLabelText('Date Range')).toHaveDisplayValue('Last Week')
})

test('a range of days is counted where the user lives', async () => {
  preferences.setState({ time_zone: 'Asia/Makassar' })
  await open('?date_range=1day')
  expect(new URLSearchParams(asked.at(-1)).get('time_zone')).toBe('Asia/Makassar')
})

test('a category that is in the address alone is offered too', async () => {
  await open('?category=Tabungan')
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('Tabungan')
})

test('a category that the address names by its number is told by its name', async () => {
  await open('?category_id=2')
  const chips = within(screen.getByRole('list', { name: 'Active filters' }))
  expect(chips.getByText('Category: Makanan')).toBeVisible()
  expect(chips.getByRole('link', { name: 'Remove filter: Category: Makanan' })).toBeVisible()
})

test('a category that is not among them stands as the address has it', async () => {
  await open('?category_id=999')
  expect(screen.getByText('Category: 999')).toBeVisible()
})

test('a filter that the server refuses is told in its field; nothing else is lost', async () => {
  const refused = { message: 'Periksa lagi', errors: { min_amount: ['Isi jumlah yang benar'] } }
  plan(calls.listTransactions, { status: 422, body: refused })
  const router = await open('?min_amount=abc', 'refusal')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fix the highlighted filters.')
  expect(screen.getByLabelText('Min Amount')).toHaveAccessibleDescription('Isi jumlah yang benar')
  expect(screen.getByLabelText('Min Amount')).toBeInvalid()

  answerTransactions([transactionOf()])
  await userEvent.type(screen.getByLabelText('Min Amount'), '500')
  await waitFor(() => expect(router.state.location.search).toBe('?min_amount=500'))
  expect(await screen.findByText('Nasi goreng')).toBeVisible()
})

test('a Max Amount below the Min Amount is told', async () => {
  await open('?min_amount=500&max_amount=400')
  expect(screen.getByLabelText('Max Amount')).toHaveAccessibleDescription(
    'The maximum can’t be less than the minimum',
  )
})

test('a first and a last day stand in their fields; a last day before the first is told', async () => {
  await open('?from=2026-11-05&to=2026-11-01')
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-05')
  expect(screen.getByLabelText('To')).toHaveValue('2026-11-01')
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The last day can’t be before the first')
})

test('as a plain form it asks for the same address', async () => {
  await open('?category_id=2&sort=amount')
  const form = screen.getByLabelText('Search').closest('form')!
  expect(form).toHaveAttribute('method', 'get')
  expect(new URL(form.action).pathname).toBe('/transactions')
  const names = Array.from(form.elements, element => element.getAttribute('name')).filter(Boolean)
  expect(names).toEqual([
    'search',
    'category',
    'type',
    'min_amount',
    'max_amount',
    'date_range',
    'from',
    'to',
    'tag',
    'place',
    'category_id',
    'sort',
  ])
})

async function open(search: string, outcome: 'results' | 'refusal' = 'results') {
  const router = await openPage(pageTable, `/transactions${search}`)
  await screen.findByRole('option', { name: 'Gaji' })
  if (outcome === 'results') await screen.findByRole('region', { name: 'Results' })
  else await screen.findByRole('alert')
  return router
}
