import { calls } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, signedIn, transactionOf } from '../../../testing/answers'
import { answerCategories, categoryOf } from '../../../testing/categories'
import { havingBooked, kopi } from '../../../testing/habits'
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
import { answerUndo } from '../../../testing/undo'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(
    categoryOf({ id: 1, name: 'Gaji', type: 'income' }),
    categoryOf({ id: 2, name: 'Makanan' }),
  )
})

test('More is closed, and a booking without it sends none of it', async () => {
  const sent = answerAdd()
  const form = await openForm()
  expect(form.getByText('More').closest('details')).not.toHaveAttribute('open')
  await fillIn(form, 'Makanan')
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(Object.keys(sent[0]?.body as object).sort()).toEqual([
    ...['amount', 'category_id', 'description', 'transaction_date', 'type'],
  ])
})

test('money that came back is an expense with a mark; an income has no such thing', async () => {
  const sent = answerAdd()
  const form = await openForm()
  await fillIn(form, 'Makanan')
  await openMore(form)
  await userEvent.click(form.getByLabelText('This is a refund'))
  await userEvent.selectOptions(form.getByLabelText('Type'), 'income')
  expect(form.queryByLabelText('This is a refund')).not.toBeInTheDocument()
  await userEvent.selectOptions(form.getByLabelText('Type'), 'expense')
  await choose(form, 'Makanan')
  expect(form.getByLabelText('This is a refund')).toBeChecked()
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ type: 'expense', is_refund: true })
})

test('a mark that was set before the type became income is not sent', async () => {
  const sent = answerAdd()
  const form = await openForm()
  await fillIn(form, 'Makanan')
  await openMore(form)
  await userEvent.click(form.getByLabelText('This is a refund'))
  await userEvent.selectOptions(form.getByLabelText('Type'), 'income')
  await choose(form, 'Gaji')
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ type: 'income', is_refund: false })
})

test('Enter and a comma add tags, and what still stands in the field is one too', async () => {
  const sent = answerAdd()
  const form = await openForm()
  await fillIn(form, 'Makanan')
  await openMore(form)
  const field = form.getByLabelText('Tags')
  await userEvent.type(field, 'liburan{Enter}  bali  2026 , Liburan{Enter}')
  expect(tagsOf(form)).toEqual(['liburan', 'bali 2026'])
  await userEvent.type(field, 'keluarga')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ tags: ['liburan', 'bali 2026', 'keluarga'] })
})

test('a tag is taken away by its button, and none is added after the tenth', async () => {
  const form = await openForm()
  await openMore(form)
  await userEvent.type(form.getByLabelText('Tags'), 'a,b,c,d,e,f,g,h,i,j,')
  expect(form.getByLabelText('Tags')).toBeDisabled()
  await userEvent.click(form.getByRole('button', { name: 'Remove the tag c' }))
  expect(tagsOf(form)).toHaveLength(9)
  expect(form.getByLabelText('Tags')).toBeEnabled()
})

test('tags that were used before are one press each, the most used first', async () => {
  havingBooked({ ...kopi, tags: ['bali'] }, { ...kopi, tags: ['kantor', 'bali'] }, kopi)
  const form = await openForm()
  await openMore(form)
  const own = within(await form.findByRole('group', { name: 'Your tags' }))
  expect((await own.findAllByRole('button')).map(one => one.textContent)).toEqual(['bali', 'kantor'])
  await userEvent.click(own.getByRole('button', { name: 'bali' }))
  expect(tagsOf(form)).toEqual(['bali'])
  expect(own.queryByRole('button', { name: 'bali' })).not.toBeInTheDocument()
})

test('without tags of before there is no room for them', async () => {
  const form = await openForm()
  await openMore(form)
  expect(form.getByLabelText('Tags')).toBeVisible()
  expect(form.queryByRole('group', { name: 'Your tags' })).not.toBeInTheDocument()
})

test('closed again it says what it holds', async () => {
  const form = await openForm()
  await fillIn(form, 'Makanan')
  await openMore(form)
  await userEvent.click(form.getByLabelText('This is a refund'))
  await userEvent.type(form.getByLabelText('Tags'), 'bali,')
  await openMore(form)
  expect(await form.findByText('Refund · bali')).toBeVisible()
})

test('an edit begins with what is booked, and Undo gives it back', async () => {
  const sent = answerChange(7)
  await openRow(transactionOf({ id: 7, is_refund: true, tags: ['bali'] }), 'Edit')
  const form = await findForm('Edit Transaksi')
  expect(form.getByText('Refund · bali')).toBeVisible()
  await openMore(form)
  await userEvent.click(form.getByLabelText('This is a refund'))
  await userEvent.click(form.getByRole('button', { name: 'Remove the tag bali' }))
  await pressSave(form)
  await screen.findByText('Transaction updated!')
  expect(sent).toMatchObject([{ is_refund: false, tags: [] }])
  const undone = answerUndo()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('1 transaction restored')
  expect(undone).toEqual([{ ids: [8] }])
})

test('view shows that money came back, and the tags, each a way to all that have it', async () => {
  const router = await openRow(transactionOf({ is_refund: true, tags: ['bali', 'kantor'] }), 'View')
  const view = await findForm('Detail Transaksi')
  expect(view.getByLabelText('Type')).toHaveValue('expense · Refund')
  const tags = within(view.getByRole('list', { name: 'Tags' })).getAllByRole('link')
  expect(tags.map(({ textContent }) => textContent)).toEqual(['bali', 'kantor'])
  await userEvent.click(tags[1]!)
  await waitFor(() => expect(router.state.location.search).toBe('?tag=kantor'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('what differs from what another tab saved names tags and money that came back', async () => {
  const since = transactionOf({ is_refund: true, tags: ['bali'], version: 'second' })
  plan(calls.findTransaction, { body: { data: since } }, { id: 1 })
  answerChange(1, { status: 412, body: { message: 'Transaksi ini sudah diubah' } })
  await openRow(transactionOf({ tags: ['kantor'] }), 'Edit')
  const form = await findForm('Edit Transaksi')
  await pressSave(form)
  const table = within(await form.findByRole('table', { name: 'Differences' }))
  expect(table.getByRole('row', { name: 'Type expense · Refund expense' })).toBeVisible()
  expect(table.getByRole('row', { name: 'Tags bali kantor' })).toBeVisible()
})

test('what the server refused of it opens it', async () => {
  answerAdd({ status: 422, body: { message: 'Periksa isian', errors: { tags: ['Label terlalu panjang'] } } })
  const form = await openForm()
  await fillIn(form, 'Makanan')
  await pressSave(form)
  await form.findByRole('alert')
  expect(form.getByText('More').closest('details')).toHaveAttribute('open')
  expect(form.getByLabelText('Tags')).toHaveAccessibleDescription('Label terlalu panjang')
})

async function fillIn(form: OpenForm, category: string) {
  await userEvent.type(form.getByLabelText('Amount'), '18500')
  await choose(form, category)
  await userEvent.type(form.getByLabelText('Description'), 'Soto')
}

const openMore = (form: OpenForm) => userEvent.click(form.getByText('More'))

const tagsOf = (form: OpenForm) =>
  form.queryAllByRole('button', { name: /^Remove the tag/ }).map(button => button.parentElement?.textContent)
