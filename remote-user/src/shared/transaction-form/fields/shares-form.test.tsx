import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, signedIn, transactionOf } from '../../../testing/answers'
import { answerCategories, categoryOf } from '../../../testing/categories'
import {
  answerAdd,
  answerChange,
  fill,
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
  )
})

test('an expense is split evenly with friends, and what is over stays one’s own', async () => {
  const sent = answerAdd()
  const form = await openForm()
  await fill(form)
  await shareWith(form, 'Budi', 'Ani')
  await userEvent.click(form.getByRole('button', { name: 'Split evenly' }))
  expect(form.getByLabelText('Friend 1’s amount')).toHaveValue('16.666')
  expect(form.getByText(/^Your own share: Rp\s16\.668$/)).toBeVisible()
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({
    amount: '50000',
    shares: [
      { name: 'Budi', amount: '16666', owed_by: 'friend' },
      { name: 'Ani', amount: '16666', owed_by: 'friend' },
    ],
  })
})

test('where a friend has paid, one’s own debt is said, and typed by hand', async () => {
  const sent = answerAdd()
  const form = await openForm()
  await fill(form)
  await shareWith(form, 'Budi')
  await userEvent.selectOptions(form.getByLabelText('Friend 1: who owes whom'), 'You owe your friend')
  await userEvent.type(form.getByLabelText('Friend 1’s amount'), '50000')
  expect(form.queryByRole('button', { name: 'Split evenly' })).not.toBeInTheDocument()
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ shares: [{ name: 'Budi', amount: '50000', owed_by: 'me' }] })
})

test('shares that are more than the amount are refused at once, and a friend without a name too', async () => {
  const sent = answerAdd()
  const form = await openForm()
  await fill(form)
  await shareWith(form, 'Budi')
  await userEvent.type(form.getByLabelText('Friend 1’s amount'), '50001')
  expect(form.getByText(/^Your friends’ shares exceed the amount by Rp\s1\.$/)).toBeVisible()
  await pressSave(form)
  expect(await form.findByText('Your friends’ shares exceed the amount')).toBeVisible()
  await userEvent.clear(form.getByLabelText('Friend 1’s amount'))
  await userEvent.type(form.getByLabelText('Friend 1’s amount'), '5')
  await userEvent.clear(form.getByLabelText('Name of friend 1'))
  await pressSave(form)
  expect(await form.findByText('Enter a name')).toBeVisible()
  expect(sent).toEqual([])
})

test('a friend that was removed or left empty is not sent, and a refund is not shared', async () => {
  const sent = answerAdd()
  const form = await openForm()
  await fill(form)
  await shareWith(form, 'Budi', '')
  await userEvent.click(form.getByLabelText('This is a refund'))
  expect(form.queryByLabelText('Name of friend 1')).not.toBeInTheDocument()
  await userEvent.click(form.getByLabelText('This is a refund'))
  await userEvent.click(form.getByRole('button', { name: 'Remove friend 1' }))
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ shares: [] })
})

test('an edit shows the shares that there are, and keeps those that it leaves alone', async () => {
  const shares = [{ name: 'Budi', amount: '20000.00', owed_by: 'friend' as const }]
  const transaction = transactionOf({ id: 7, amount: '50000.00', shares })
  const sent = answerChange(7)
  await openRow(transaction, 'View')
  const view = await findForm('Detail Transaksi')
  expect(view.getByLabelText('Split with friends')).toHaveValue('Budi owes you Rp\u00a020.000')
  await userEvent.click(view.getByRole('button', { name: 'Edit' }))
  const form = await findForm('Edit Transaksi')
  expect(form.getByText('Budi')).toBeVisible()
  await userEvent.type(form.getByLabelText('Description'), '!')
  await pressSave(form)
  expect(sent[0]).toMatchObject({ shares: [{ name: 'Budi', amount: '20000', owed_by: 'friend' }] })
})

async function shareWith(form: OpenForm, ...names: string[]) {
  await userEvent.click(form.getByText('More'))
  for (const [at, name] of names.entries()) {
    const press = at === 0 ? 'Split with friends' : 'Add a friend'
    await userEvent.click(form.getByRole('button', { name: press }))
    if (name) await userEvent.type(form.getByLabelText(`Name of friend ${at + 1}`), name)
  }
}
