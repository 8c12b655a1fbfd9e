import { calls } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, signedIn, transactionOf } from '../../../../testing/answers'
import { answerCategories, categoryOf } from '../../../../testing/categories'
import { bus, havingBooked, kopi } from '../../../../testing/habits'
import { answerAdd, choose, openForm, type OpenForm, pressSave } from '../../../../testing/transaction-form'
import { answerWallets, walletOf } from '../../../../testing/wallets'

const bca = walletOf({ id: 4, name: 'BCA' })
const gopay = walletOf({ id: 5, name: 'GoPay', kind: 'ewallet' })
const closed = walletOf({ id: 6, name: 'OVO', is_closed: true })

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(
    categoryOf({ id: 1, name: 'Gaji', type: 'income' }),
    categoryOf({ id: 2, name: 'Makanan' }),
    categoryOf({ id: 3, name: 'Transportasi' }),
  )
  answerWallets([bca, gopay, closed])
})

test('who has no wallets sees nothing of them, and sends nothing', async () => {
  answerWallets([])
  const sent = answerAdd()
  const form = await openForm()
  await fillIn(form, 'Makanan')
  expect(form.queryByRole('group', { name: 'Wallet' })).not.toBeInTheDocument()
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).not.toHaveProperty('wallet_id')
})

test('the wallet that was used last for the category is proposed, and booked', async () => {
  havingBooked({ ...kopi, wallet_id: 5 }, bus, { ...kopi, wallet_id: 4 })
  const sent = answerAdd()
  const form = await openForm()
  await fillIn(form, 'Makanan')
  expect(await pressedOf(form)).toEqual(['GoPay'])
  expect(walletsOf(form)).toHaveAccessibleDescription('Same as last time in this category')
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ wallet_id: 5 })
})

test('a category that was never paid from a wallet proposes the one that was used last', async () => {
  havingBooked({ ...kopi, wallet_id: 5 }, bus)
  const sent = answerAdd()
  const form = await openForm()
  await fillIn(form, 'Makanan')
  await choose(form, 'Transportasi')
  expect(await pressedOf(form)).toEqual(['GoPay'])
  expect(walletsOf(form)).not.toHaveAccessibleDescription()
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ wallet_id: 5 })
})

test('the very first booking proposes the first wallet that money can be spent from', async () => {
  answerWallets([walletOf({ id: 3, name: 'Tabungan', kind: 'savings' }), bca, gopay])
  const sent = answerAdd()
  const form = await openForm()
  expect(await pressedOf(form)).toEqual(['BCA'])
  await fillIn(form, 'Makanan')
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ wallet_id: 4 })
})

test('who records before the wallet begins is asked, and one press lets it begin earlier', async () => {
  answerWallets([walletOf({ id: 4, name: 'BCA', opening_date: '2999-01-01' })])
  const sent: string[] = []
  plan(calls.addTransaction, ({ url }) => {
    sent.push(new URL(url).search)
    return Promise.resolve({ status: 201, body: { data: transactionOf() } })
  })
  const form = await openForm()
  await fillIn(form, 'Makanan')
  const question = within(await form.findByRole('group', { name: 'BCA’s start date is after this date' }))
  expect(question.getByText('BCA’s start date is 01/01/2999, after the date you chose.')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: /^Change start date to / }))
  expect(
    question.getByText(/^BCA’s start date will change to .* Today’s balance stays the same\.$/),
  ).toBeVisible()
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent).toEqual(['?begins=earlier'])
})

test('or it is recorded in no wallet', async () => {
  answerWallets([walletOf({ id: 4, name: 'BCA', opening_date: '2999-01-01' })])
  const sent = answerAdd()
  const form = await openForm()
  await fillIn(form, 'Makanan')
  await userEvent.click(await form.findByRole('button', { name: 'Add without a wallet' }))
  expect(await pressedOf(form)).toEqual(['No wallet'])
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ wallet_id: null })
})

test('one press chooses another, which stays when the category changes', async () => {
  havingBooked({ ...kopi, wallet_id: 5 })
  const sent = answerAdd()
  const form = await openForm()
  await fillIn(form, 'Makanan')
  await pressWallet(form, 'BCA')
  await choose(form, 'Transportasi')
  await choose(form, 'Makanan')
  expect(await pressedOf(form)).toEqual(['BCA'])
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ wallet_id: 4 })
})

test('no wallet is a choice', async () => {
  havingBooked({ ...kopi, wallet_id: 5 })
  const sent = answerAdd()
  const form = await openForm()
  await fillIn(form, 'Makanan')
  await pressWallet(form, 'No wallet')
  expect(await pressedOf(form)).toEqual(['No wallet'])
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ wallet_id: null })
})

test('what one press books again goes to the wallet that it went to last', async () => {
  havingBooked({ ...kopi, wallet_id: 5 }, { ...kopi, wallet_id: 4 })
  const sent = answerAdd()
  const form = await openForm()
  await userEvent.click(await form.findByRole('button', { name: /^Kopi susu/ }))
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ description: 'Kopi susu', wallet_id: 5 })
})

test('one that is closed is neither offered nor proposed', async () => {
  havingBooked({ ...kopi, wallet_id: 6 })
  const form = await openForm()
  await fillIn(form, 'Makanan')
  expect(await pressedOf(form)).toEqual(['BCA'])
  expect(within(walletsOf(form)).getAllByRole('button').map(textOf)).toEqual(['BCA', 'GoPay', 'No wallet'])
})

test('of many the first are in sight, and the others one press away', async () => {
  answerWallets([1, 2, 3, 4, 5, 6, 7, 8].map(id => walletOf({ id, name: `Dompet ${id}` })))
  const form = await openForm()
  await fillIn(form, 'Makanan')
  await form.findByRole('group', { name: 'Wallet' })
  const names = () => within(walletsOf(form)).getAllByRole('button').map(textOf)
  expect(names()).toHaveLength(8)
  await pressWallet(form, 'All wallets')
  expect(names().slice(-2)).toEqual(['Dompet 8', 'No wallet'])
})

test('why the server refused the wallet stands at the wallets, and the chosen one has the focus', async () => {
  answerAdd({
    status: 422,
    body: { message: 'Periksa isian', errors: { wallet_id: ['Dompet ini sudah tidak ada'] } },
  })
  havingBooked({ ...kopi, wallet_id: 5 })
  const form = await openForm()
  await fillIn(form, 'Makanan')
  await pressedOf(form)
  await pressSave(form)
  await form.findByRole('alert')
  expect(walletsOf(form)).toHaveAccessibleDescription('Dompet ini sudah tidak ada')
  expect(within(walletsOf(form)).getByRole('button', { name: 'GoPay' })).toHaveFocus()
})

async function fillIn(form: OpenForm, category: string) {
  await userEvent.type(form.getByLabelText('Amount'), '18500')
  await choose(form, category)
  await userEvent.type(form.getByLabelText('Description'), 'Soto')
}

const walletsOf = (form: OpenForm) => form.getByRole('group', { name: 'Wallet' })

const textOf = ({ textContent }: HTMLElement) => textContent

const pressWallet = async (form: OpenForm, name: string) =>
  userEvent.click(within(walletsOf(form)).getByRole('button', { name }))

async function pressedOf(form: OpenForm) {
  const group = within(await form.findByRole('group', { name: 'Wallet' }))
  return group.queryAllByRole('button', { pressed: true }).map(textOf)
}
