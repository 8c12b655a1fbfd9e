import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, signedIn, transactionOf } from '../../../testing/answers'
import { answerCategories, categoryOf } from '../../../testing/categories'
import {
  answerAdd,
  answerChange,
  choose,
  findForm,
  openForm,
  type OpenForm,
  openRow,
  pressSave,
} from '../../../testing/transaction-form'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(
    categoryOf({ id: 1, name: 'Gaji', type: 'income' }),
    categoryOf({ id: 2, name: 'Makanan' }),
    categoryOf({ id: 3, name: 'Transportasi' }),
    categoryOf({ id: 5, name: 'Dulu', is_archived: true }),
  )
})

test('a booking is split into parts, which have to make its amount', async () => {
  const sent = answerAdd()
  const form = await openForm()
  await fillIn(form)
  await split(form)
  expect(form.queryByLabelText('Category')).not.toBeInTheDocument()
  expect(form.getByLabelText('Category for part 1')).toHaveDisplayValue('Makanan')
  const save = form.getByRole('button', { name: 'Save' })
  expect(save).toHaveAccessibleDescription('Still missing: Parts that add up to the amount')
  await userEvent.type(form.getByLabelText('Amount for part 1'), '150rb')
  expect(saidOf(form)).toBe('Rp 50.000 left to split')
  await userEvent.selectOptions(form.getByLabelText('Category for part 2'), 'Transportasi')
  await userEvent.type(form.getByLabelText('Amount for part 2'), '60000')
  expect(saidOf(form)).toBe('Rp 10.000 too much')
  expect(save).toBeDisabled()
  await userEvent.clear(form.getByLabelText('Amount for part 2'))
  await userEvent.click(partOf(form, 2).getByRole('button', { name: /^Use the remaining/ }))
  expect(form.getByLabelText('Amount for part 2')).toHaveValue('50.000')
  expect(saidOf(form)).toBe('The parts add up.')
  await userEvent.type(form.getByLabelText('Note for part 2'), 'bensin')
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({
    amount: '200000',
    category_id: 2,
    splits: [
      { category_id: 2, amount: '150000', note: '' },
      { category_id: 3, amount: '50000', note: 'bensin' },
    ],
  })
})

test('parts are added and taken away, two at the least', async () => {
  const form = await openForm()
  await fillIn(form)
  await split(form)
  expect(form.queryByRole('button', { name: 'Remove part 1' })).not.toBeInTheDocument()
  await userEvent.click(form.getByRole('button', { name: 'Add a part' }))
  await userEvent.type(form.getByLabelText('Amount for part 3'), '70000')
  await userEvent.click(form.getByRole('button', { name: 'Remove part 2' }))
  expect(form.getByLabelText('Amount for part 2')).toHaveValue('70.000')
  expect(form.queryByLabelText('Amount for part 3')).not.toBeInTheDocument()
})

test('what is not to be split after all has its category again', async () => {
  const sent = answerAdd()
  const form = await openForm()
  await fillIn(form)
  await split(form)
  await userEvent.click(form.getByRole('button', { name: 'Don’t split' }))
  expect(form.getByLabelText('Category')).toHaveDisplayValue('Makanan')
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ category_id: 2, splits: [] })
})

test('another type takes the categories of the other one away', async () => {
  const form = await openForm()
  await fillIn(form)
  await split(form)
  await userEvent.selectOptions(form.getByLabelText('Category for part 2'), 'Transportasi')
  await userEvent.selectOptions(form.getByLabelText('Type'), 'income')
  for (const number of [1, 2])
    expect(form.getByLabelText(`Category for part ${number}`)).toHaveDisplayValue('Select Category')
  await userEvent.selectOptions(form.getByLabelText('Category for part 1'), 'Gaji')
  expect(within(form.getByLabelText('Category for part 2')).queryByText('Makanan')).not.toBeInTheDocument()
})

test('an edit begins with the parts that are booked, also of a category that is archived', async () => {
  const sent = answerChange(7)
  await openRow(whole(), 'Edit')
  const form = await findForm('Edit Transaksi')
  expect(await form.findByLabelText('Category for part 2')).toHaveDisplayValue('Dulu')
  expect(form.getByLabelText('Amount for part 1')).toHaveValue('30.000')
  await userEvent.clear(form.getByLabelText('Note for part 1'))
  await userEvent.type(form.getByLabelText('Description'), '!')
  await pressSave(form)
  await screen.findByText('Transaction updated!')
  expect(sent).toMatchObject([
    {
      category_id: 2,
      splits: [
        { category_id: 2, amount: '30000', note: '' },
        { category_id: 5, amount: '20000', note: '' },
      ],
    },
  ])
})

test('an amount that changes leaves the parts, which then have to be divided anew', async () => {
  await openRow(whole(), 'Edit')
  const form = await findForm('Edit Transaksi')
  await userEvent.type(form.getByLabelText('Amount'), '0')
  expect(saidOf(form)).toBe('Rp 450.000 left to split')
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('view lists the parts in place of the category', async () => {
  await openRow(whole(), 'View')
  const view = await findForm('Detail Transaksi')
  const list = within(view.getByRole('list', { name: 'Split between categories' }))
  expect(await list.findByText('Dulu')).toBeVisible()
  expect(list.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    'MakanannasiRp 30.000',
    'DuluRp 20.000',
  ])
  expect(view.queryByLabelText('Category')).not.toBeInTheDocument()
})

const whole = () =>
  transactionOf({
    id: 7,
    splits: [
      { category_id: 2, amount: '30000.00', note: 'nasi' },
      { category_id: 5, amount: '20000.00', note: '' },
    ],
  })

async function fillIn(form: OpenForm) {
  await userEvent.type(form.getByLabelText('Amount'), '200rb')
  await choose(form, 'Makanan')
  await userEvent.type(form.getByLabelText('Description'), 'Belanja')
}

async function split(form: OpenForm) {
  await userEvent.click(form.getByText('More'))
  await userEvent.click(form.getByRole('button', { name: 'Split between categories' }))
}

const partOf = (form: OpenForm, number: number) => within(form.getByRole('group', { name: `Part ${number}` }))

const saidOf = (form: OpenForm) =>
  plain(within(form.getByRole('group', { name: 'Split between categories' })).getByRole('status').textContent)

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
