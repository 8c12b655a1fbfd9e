import { addDays, calls } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { plan } from '@pundi/devkit/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, metaOf, signedIn, transactionOf } from '../../../testing/answers'
import { answerCategories, categoryOf } from '../../../testing/categories'
import { bus, havingBooked, kopi } from '../../../testing/habits'
import {
  answerAdd,
  openForm,
  openRow,
  findForm,
  type OpenForm,
  pressSave,
} from '../../../testing/transaction-form'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(
    categoryOf({ id: 1, name: 'Gaji', type: 'income' }),
    categoryOf({ id: 2, name: 'Makanan' }),
    categoryOf({ id: 3, name: 'Transportasi' }),
  )
})

test('a tile brings the type, and its name where nothing is described yet', async () => {
  const sent = answerAdd()
  const form = await openForm()
  await userEvent.type(form.getByLabelText('Amount'), '18500')
  await userEvent.click(await tile(form, 'Transportasi'))
  expect(form.getByLabelText('Type')).toHaveValue('expense')
  expect(form.getByLabelText('Category')).toHaveDisplayValue('Transportasi')
  expect(form.getByLabelText('Description')).toHaveValue('Transportasi')
  await userEvent.click(await tile(form, 'Gaji'))
  expect(form.getByLabelText('Type')).toHaveValue('income')
  expect(form.getByLabelText('Description')).toHaveValue('Gaji')
  await userEvent.click(await tile(form, 'Makanan'))
  await userEvent.clear(form.getByLabelText('Description'))
  await userEvent.type(form.getByLabelText('Description'), 'Soto')
  await userEvent.click(await tile(form, 'Transportasi'))
  expect(form.getByLabelText('Description')).toHaveValue('Soto')
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ amount: '18500', category_id: 3, description: 'Soto' })
})

test('the likeliest category stands first, and the form says how that was counted', async () => {
  havingBooked(bus, bus, kopi)
  const form = await openForm()
  await tile(form, 'Transportasi')
  expect(tilesOf(form)).toEqual(['Transportasi', 'Makanan', 'Gaji'])
  await userEvent.type(form.getByLabelText('Amount'), '26000')
  expect(tilesOf(form)).toEqual(['Makanan', 'Transportasi', 'Gaji'])
  await userEvent.click(form.getByRole('button', { name: 'Why these first?' }))
  expect(form.getByText(/^Based on your last 3 transactions/)).toBeVisible()
  expect(
    form.getByText(/^Makanan: 1 transaction in total, 1 with a similar amount; points for this time: \d+$/),
  ).toBeVisible()
})

test('a description that was booked before brings its category, and its amount where none is typed', async () => {
  havingBooked(kopi, bus)
  const form = await openForm()
  expect(form.queryByRole('group', { name: 'Added before' })).not.toBeInTheDocument()
  await userEvent.type(form.getByLabelText('Description'), 'kop')
  const before = within(await form.findByRole('group', { name: 'Added before' }))
  expect(before.getAllByRole('button')).toHaveLength(1)
  await userEvent.click(before.getByRole('button', { name: /Kopi susu/ }))
  expect(form.getByLabelText('Description')).toHaveValue('Kopi susu')
  expect(form.getByLabelText('Category')).toHaveDisplayValue('Makanan')
  expect(form.getByLabelText('Amount')).toHaveValue('25.000')
  expect(form.getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('an amount that is typed stays when a description is taken', async () => {
  havingBooked(kopi, bus)
  const form = await openForm()
  await userEvent.type(form.getByLabelText('Amount'), '30000')
  const before = within(await form.findByRole('group', { name: 'Added before' }))
  await userEvent.click(before.getByRole('button', { name: /Kopi susu/ }))
  expect(form.getByLabelText('Amount')).toHaveValue('30.000')
})

test('yesterday and today are one press each', async () => {
  const form = await openForm()
  expect(form.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(form.getByRole('button', { name: 'Yesterday' }))
  expect(form.getByLabelText('Date')).toHaveValue(addDays(today(), -1))
  expect(form.getByRole('button', { name: 'Yesterday' })).toHaveAttribute('aria-pressed', 'true')
  expect(form.getByRole('button', { name: 'Yesterday' })).toHaveFocus()
  await userEvent.click(form.getByRole('button', { name: 'Today' }))
  expect(form.getByLabelText('Date')).toHaveValue(today())
})

test('a later day says that it is planned', async () => {
  const form = await openForm()
  const date = form.getByLabelText('Date')
  expect(date).not.toHaveAccessibleDescription()
  fireEvent.change(date, { target: { value: addDays(today(), 1) } })
  expect(date).toHaveAccessibleDescription(
    'With a future date, the transaction is planned and counts on that date.',
  )
  await userEvent.click(form.getByRole('button', { name: 'Yesterday' }))
  expect(form.getByLabelText('Date')).not.toHaveAccessibleDescription()
})

test('the form says what keeps Save disabled', async () => {
  const form = await openForm()
  const save = form.getByRole('button', { name: 'Save' })
  expect(save).toHaveAccessibleDescription('Still missing: Amount, Category, Description')
  await userEvent.type(form.getByLabelText('Amount'), '5000')
  expect(save).toHaveAccessibleDescription('Still missing: Category, Description')
  await userEvent.click(await tile(form, 'Makanan'))
  expect(save).toBeEnabled()
  expect(save).not.toHaveAccessibleDescription()
  await userEvent.clear(form.getByLabelText('Date'))
  expect(save).toHaveAccessibleDescription('Still missing: Date')
})

test('without the past the form works, and its absence is logged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  plan(calls.listTransactions, async request =>
    new URL(request.url).searchParams.has('to') ? { status: 500 } : { body: { data: [], meta: metaOf(0) } },
  )
  const form = await openForm()
  expect(await tile(form, 'Makanan')).toBeVisible()
  expect(form.queryByRole('group', { name: /^Again/ })).not.toBeInTheDocument()
  expect(warn.mock.calls).toEqual([['Failed to fetch transactions']])
})

test('a form that edits has none of it', async () => {
  await openRow(transactionOf(), 'Edit')
  const form = await findForm('Edit Transaksi')
  expect(form.queryByRole('tab')).not.toBeInTheDocument()
  expect(form.queryByRole('button', { name: 'Yesterday' })).not.toBeInTheDocument()
  expect(form.queryByRole('group', { name: 'Likely categories' })).not.toBeInTheDocument()
  expect(form.getByLabelText('Amount')).toHaveFocus()
})

const tile = async (form: OpenForm, name: string) =>
  within(await form.findByRole('group', { name: 'Likely categories' })).findByRole('button', { name })

const tilesOf = (form: OpenForm) =>
  within(form.getByRole('group', { name: 'Likely categories' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
