import { today } from '@pundi/kit/format'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, signedIn } from '../../../testing/answers'
import { answerCategories, categoryOf } from '../../../testing/categories'
import { bus, havingBooked, kopi } from '../../../testing/habits'
import { answerAdd, findForm, openForm, type OpenForm } from '../../../testing/transaction-form'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(categoryOf({ id: 2, name: 'Makanan' }), categoryOf({ id: 3, name: 'Transportasi' }))
})

test('in a form where nothing is typed yet, Again books at once what is booked most', async () => {
  havingBooked(kopi, kopi, bus)
  const sent = answerAdd()
  const form = await openForm()
  const again = within(await form.findByRole('group', { name: 'Repeat a transaction' }))
  expect((await again.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    'Kopi susu Rp\u00a025.000',
  ])
  await userEvent.click(again.getByRole('button'))
  expect(await screen.findByText('New transaction added!')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([
    { amount: '25000', type: 'expense', category_id: 2, description: 'Kopi susu', transaction_date: today() },
  ])
})

test('what Again could not book comes back with its values and the reason', async () => {
  havingBooked(kopi, kopi)
  answerAdd({ status: 409, body: { message: 'Kategori sudah dihapus' } })
  const form = await openForm()
  const again = within(await form.findByRole('group', { name: 'Repeat a transaction' }))
  await userEvent.click(await again.findByRole('button'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Kategori sudah dihapus')
  const back = await findForm('Tambah Transaksi')
  expect(back.getByLabelText('Amount')).toHaveValue('25.000')
  expect(back.getByLabelText('Description')).toHaveValue('Kopi susu')
})

test.each([
  ['an amount', (form: OpenForm) => userEvent.type(form.getByLabelText('Amount'), '5')],
  ['another day', (form: OpenForm) => userEvent.click(form.getByRole('button', { name: 'Yesterday' }))],
])('once there is %s in the form, Again fills it, and Save books', async (_what, begin) => {
  havingBooked(kopi, kopi)
  const sent = answerAdd()
  const form = await openForm()
  await begin(form)
  const again = within(await form.findByRole('group', { name: 'Repeat' }))
  await userEvent.click(await again.findByRole('button'))
  expect(again.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  expect(form.getByRole('button', { name: 'Save' })).toHaveFocus()
  expect(sent).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('New transaction added!')).toBeVisible()
  expect(sent).toHaveLength(1)
})
