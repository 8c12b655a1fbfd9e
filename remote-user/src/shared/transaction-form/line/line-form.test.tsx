import { addDays, calls } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { openPage, plan } from '@pundi/devkit/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { answerDashboard, metaOf, signedIn, transactionOf } from '../../../testing/answers'
import { answerCategories } from '../../../testing/categories'
import { answerWallets, walletOf } from '../../../testing/wallets'
import { openLine, partsOf, tile } from '../../../testing/line'
import { answerAdd, categories, findForm, pressSave } from '../../../testing/transaction-form'
import { loadForm } from '../../../layout/use-quick-add'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(...categories)
})

afterEach(() => window.history.replaceState(null, '', '/'))

test('a line is shown as it is understood, and Enter books it', async () => {
  const sent = answerAdd()
  const { form, line } = await openLine()
  await userEvent.type(line, 'makanan siang 25rb kemarin')
  expect(partsOf(form)).toMatchObject({
    Amount: 'Rp\u00a025.000',
    Category: 'Makananfound in your text',
    Type: 'expense',
    Description: 'makanan siang',
  })
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('New transaction added!')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([
    {
      amount: '25000',
      type: 'expense',
      category_id: 2,
      description: 'makanan siang',
      transaction_date: addDays(today(), -1),
    },
  ])
})

test('what is not understood is said, and nothing is booked until it is', async () => {
  const sent = answerAdd()
  const { form, line } = await openLine()
  await userEvent.type(line, 'makan siang{Enter}')
  expect(partsOf(form)).toMatchObject({ Amount: 'No amount yet', Category: 'Choose an option below' })
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled()
  await userEvent.type(line, ' 25rb 10rb minggu lalu')
  expect(partsOf(form)).toMatchObject({
    Amount: 'Two amounts: 25rb, 10rb. Keep one, or put the other in quotes.',
    Date: '“minggu lalu” could mean two dates. Write the date like 20/11.',
  })
  await userEvent.clear(line)
  await userEvent.type(line, 'makan siang 25rb')
  await userEvent.click(tile(form, 'Makanan'))
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent.map(({ body }) => body)).toMatchObject([{ amount: '25000', description: 'makan siang' }])
})

test('a later day says that it is planned', async () => {
  const { form, line } = await openLine()
  await userEvent.type(line, 'makanan 25rb besok')
  expect(partsOf(form)['Date']).toMatch(
    /With a future date, the transaction is planned and counts on that date\.$/,
  )
})

test('a category comes from one’s own past, with the count that it comes from', async () => {
  const data = [1, 2].map(id => transactionOf({ id, description: 'Kopi susu' }))
  plan(calls.listTransactions, { body: { data, meta: metaOf(2) } })
  const { form, line } = await openLine()
  await userEvent.type(line, 'kopi tubruk 25rb')
  await waitFor(() =>
    expect(partsOf(form)).toMatchObject({ Category: 'Makananlike 2 of your 2 transactions with “kopi”' }),
  )
  await userEvent.click(tile(form, 'Gaji'))
  expect(partsOf(form)).toMatchObject({ Category: 'Gaji', Type: 'income' })
})

test('a wallet in the line is taken out of the description, and booked with it', async () => {
  answerWallets([walletOf({ id: 4, name: 'BCA' }), walletOf({ id: 5, name: 'GoPay' })])
  const sent = answerAdd()
  const { form, line } = await openLine()
  await userEvent.type(line, 'makanan siang 25rb pakai gopay')
  await waitFor(() =>
    expect(partsOf(form)).toMatchObject({
      Wallet: 'GoPayfound in your text',
      Description: 'makanan siang',
    }),
  )
  await userEvent.keyboard('{Enter}')
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ wallet_id: 5, description: 'makanan siang' })
})

test('several wallets in a line are said, and none is taken from it', async () => {
  answerWallets([walletOf({ id: 4, name: 'BCA' }), walletOf({ id: 5, name: 'GoPay' })])
  const { form, line } = await openLine()
  await userEvent.type(line, 'makanan 25rb bca gopay')
  await waitFor(() =>
    expect(partsOf(form)).toMatchObject({
      Wallet: 'BCASeveral wallets: BCA, GoPay. Keep one, or put the others in quotes.',
      Description: 'makanan bca gopay',
    }),
  )
})

test('the name of a wallet alone is the description', async () => {
  answerWallets([walletOf({ id: 5, name: 'GoPay' })])
  const { form, line } = await openLine()
  await userEvent.type(line, 'gopay 25rb')
  await waitFor(() => expect(partsOf(form)).toMatchObject({ Description: 'gopay' }))
  expect(partsOf(form)).toMatchObject({ Wallet: 'GoPay' })
})

test('a line shows the wallet before it is booked, and another one or none is one press', async () => {
  answerWallets([walletOf({ id: 4, name: 'BCA' }), walletOf({ id: 5, name: 'GoPay' })])
  const sent = answerAdd()
  const { form, line } = await openLine()
  await userEvent.type(line, 'gaji 8,5jt')
  await waitFor(() => expect(partsOf(form)).toMatchObject({ Wallet: 'BCA' }))
  const wallets = within(form.getByRole('group', { name: 'Wallet' }))
  await userEvent.click(wallets.getByRole('button', { name: 'No wallet' }))
  expect(partsOf(form)).toMatchObject({ Wallet: 'No wallet' })
  await userEvent.click(wallets.getByRole('button', { name: 'GoPay' }))
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({ wallet_id: 5 })
})

test('the fields have what the line said, and the line begins with nothing', async () => {
  const { form, line } = await openLine()
  expect(form.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
    'Still missing: Amount, Category, Description',
  )
  await userEvent.type(line, 'makanan 25rb')
  await userEvent.click(form.getByRole('tab', { name: 'Form' }))
  expect(form.getByLabelText('Amount')).toHaveValue('25.000')
  expect(form.getByLabelText('Category')).toHaveDisplayValue('Makanan')
  expect(form.getByLabelText('Description')).toHaveValue('makanan')
  await userEvent.click(form.getByRole('tab', { name: 'Quick add' }))
  expect(form.getByLabelText('Describe the transaction')).toHaveValue('makanan 25rb')
})

test('a line that was not saved is in the fields when the form opens again', async () => {
  window.history.replaceState(null, '', '/dashboard?add=line')
  await openDashboard()
  await userEvent.type(await screen.findByLabelText('Describe the transaction'), 'makanan 25rb')
  cleanup()
  await openDashboard()
  const form = await findForm('Tambah Transaksi')
  expect(form.getByLabelText('Amount')).toHaveValue('25.000')
  expect(form.getByLabelText('Category')).toHaveDisplayValue('Makanan')
  expect(form.getByLabelText('Description')).toHaveValue('makanan')
})

test.each(['expense', 'income'])('?add=%s opens the form with that type, once', async type => {
  window.history.replaceState(null, '', `/dashboard?add=${type}&x=1`)
  await openDashboard()
  const form = await findForm('Tambah Transaksi')
  expect(form.getByLabelText('Type')).toHaveValue(type)
  expect(form.getByLabelText('Amount')).toHaveFocus()
  expect(window.location.search).toBe('?x=1')
})

test('?add=line opens the line', async () => {
  window.history.replaceState(null, '', '/dashboard?add=line')
  await openDashboard()
  const form = within(await screen.findByRole('dialog', { name: 'Tambah Transaksi' }))
  expect(await form.findByLabelText('Describe the transaction')).toHaveFocus()
})

test('n opens the line also before the form’s code has come, whatever is pressed after it', async () => {
  await openPage(pageTable, '/dashboard')
  await screen.findByText('Recent Transactions')
  await act(async () => {
    for (const key of ['n', 'k', '5']) fireEvent.keyDown(document.body, { key })
    await loadForm()
  })
  const form = within(await screen.findByRole('dialog', { name: 'Tambah Transaksi' }))
  expect(await form.findByLabelText('Describe the transaction')).toHaveFocus()
})

async function openDashboard() {
  await openPage(pageTable, '/dashboard')
  await act(async () => {
    await loadForm()
  })
}
