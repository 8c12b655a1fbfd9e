import { screen } from '@testing-library/react'
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
  answerCategories(categoryOf({ id: 2, name: 'Makanan' }))
})

test('a place is sent, and said when More is closed', async () => {
  const sent = answerAdd()
  const form = await openForm()
  await userEvent.type(form.getByLabelText('Amount'), '18500')
  await choose(form, 'Makanan')
  await userEvent.type(form.getByLabelText('Description'), 'Soto')
  await openMore(form)
  await userEvent.type(form.getByLabelText('Place'), 'Pasar Baru')
  await openMore(form)
  expect(await form.findByText('Pasar Baru')).toBeVisible()
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ place: 'Pasar Baru' })
})

test('the view shows the place, and an edit can remove it', async () => {
  const sent = answerChange(7)
  await openRow(transactionOf({ id: 7, place: 'Pasar Baru' }), 'View')
  const view = await findForm('Detail Transaksi')
  expect(view.getByLabelText('Place')).toHaveValue('Pasar Baru')
  await userEvent.click(view.getByRole('button', { name: 'Edit' }))
  const form = await findForm('Edit Transaksi')
  await openMore(form)
  await userEvent.clear(form.getByLabelText('Place'))
  await pressSave(form)
  await screen.findByText('Transaction updated!')
  expect(sent).toMatchObject([{ place: '' }])
})

const openMore = (form: OpenForm) => userEvent.click(form.getByText('More'))
