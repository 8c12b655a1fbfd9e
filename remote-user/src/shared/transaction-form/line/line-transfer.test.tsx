import { calls } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { plan, type PlannedAnswer } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerDashboard, metaOf, signedIn, transactionOf } from '../../../testing/answers'
import { answerCategories } from '../../../testing/categories'
import { openLine, partsOf, tile } from '../../../testing/line'
import { answerAdd, categories, pressSave } from '../../../testing/transaction-form'
import { answerWallets, transferOf, walletOf } from '../../../testing/wallets'
import { answerUndo } from '../../../testing/undo'

beforeEach(() => {
  signedIn()
  answerDashboard()
  answerCategories(...categories)
  answerWallets([
    walletOf({ id: 4, name: 'BCA' }),
    walletOf({ id: 5, name: 'GoPay', kind: 'ewallet' }),
    walletOf({ id: 6, name: 'OVO', kind: 'ewallet', is_closed: true }),
  ])
})

test('a transfer is shown as it is understood, Enter makes it, and Undo takes it back', async () => {
  const sent = answerTransfer()
  const undone = answerUndo()
  const { form, line } = await openLine()
  await userEvent.type(line, 'isi gopay 200rb dari bca')
  await waitFor(() => expect(partsOf(form)).toMatchObject({ Type: 'Transfer' }))
  expect(partsOf(form)).toMatchObject({
    Amount: 'Rp\u00a0200.000',
    'From wallet': 'BCA',
    'To wallet': 'GoPay',
  })
  expect(partsOf(form)).not.toHaveProperty('Description')
  expect(form.queryByRole('group', { name: 'Likely categories' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText(/^Rp\s200\.000 has been transferred\.$/)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([
    {
      ...{ from_wallet_id: 4, to_wallet_id: 5, amount: '200000' },
      ...{ description: '', transfer_date: today() },
    },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The transfer has been deleted.')).toBeVisible()
  expect(undone).toEqual([{ ids: [8] }])
})

test('a side that the line does not name is one press, and the outside is one', async () => {
  const sent = answerTransfer()
  const { form, line } = await openLine()
  await userEvent.type(line, 'isi gopay 200rb')
  await waitFor(() => expect(partsOf(form)).toMatchObject({ 'From wallet': 'Choose an option below' }))
  expect(form.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Still missing: From wallet')
  const sides = within(form.getByRole('group', { name: 'From wallet' }))
  expect(sides.getAllByRole('button').map(button => button.textContent)).toEqual([
    'BCA',
    'Outside your wallets',
  ])
  await userEvent.click(sides.getByRole('button', { name: 'Outside your wallets' }))
  expect(partsOf(form)).toMatchObject({ 'From wallet': 'Outside your wallets' })
  await userEvent.click(sides.getByRole('button', { name: 'BCA' }))
  await pressSave(form)
  await screen.findByText(/^Rp\s200\.000 has been transferred\.$/)
  expect(sent[0]?.body).toMatchObject({ from_wallet_id: 4, to_wallet_id: 5 })
})

test('a fee asks for its category', async () => {
  const sent = answerTransfer()
  const { form, line } = await openLine()
  await userEvent.type(line, 'transfer 500k bca ke gopay biaya 6500')
  await waitFor(() => expect(partsOf(form)).toMatchObject({ Fee: 'Rp\u00a06.500' }))
  expect(form.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
    'Still missing: Fee category',
  )
  expect(tilesOf(form)).toEqual(['Makanan'])
  await userEvent.click(tile(form, 'Makanan'))
  expect(partsOf(form)).toMatchObject({ 'Fee category': 'Makanan' })
  await pressSave(form)
  await screen.findByText(/^Rp\s500\.000 has been transferred\.$/)
  expect(sent[0]?.body).toMatchObject({ amount: '500000', fee: '6500', fee_category_id: 2 })
})

test('a fee takes the category that most fees had', async () => {
  const data = [transactionOf({ description: 'Transfer fee' })]
  plan(calls.listTransactions, { body: { data, meta: metaOf(1) } })
  const { form, line } = await openLine()
  await userEvent.type(line, 'transfer 500k bca ke gopay biaya 6500')
  await waitFor(() => expect(partsOf(form)).toMatchObject({ 'Fee category': 'Makanan' }))
  expect(form.getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('a transfer whose answer is lost stays, and is made once', async () => {
  const sent = answerTransfer({ status: 503 })
  const { form, line } = await openLine()
  await userEvent.type(line, 'isi gopay 200rb dari bca')
  await waitFor(() => expect(partsOf(form)).toMatchObject({ Type: 'Transfer' }))
  await pressSave(form)
  expect(
    await form.findByText('Nothing is lost. Save again; the transaction will be added only once.'),
  ).toBeVisible()
  expect(line).toHaveValue('isi gopay 200rb dari bca')
  await pressSave(form)
  await screen.findByText(/^Rp\s200\.000 has been transferred\.$/)
  expect(sent).toHaveLength(2)
  expect(sent[0]).toEqual(sent[1])
})

test('what the server refuses stands at its part until the line changes', async () => {
  answerTransfer({
    status: 422,
    body: { message: 'Periksa isian', errors: { from_wallet_id: ['Dompet tidak ada'] } },
  })
  const { form, line } = await openLine()
  await userEvent.type(line, 'isi gopay 200rb dari bca')
  await waitFor(() => expect(partsOf(form)).toMatchObject({ Type: 'Transfer' }))
  await pressSave(form)
  await waitFor(() => expect(partsOf(form)).toMatchObject({ 'From wallet': 'BCADompet tidak ada' }))
  await userEvent.type(line, ' besok')
  expect(partsOf(form)).toMatchObject({ 'From wallet': 'BCA' })
})

test('a transfer of hardly anything is asked about first', async () => {
  const sent = answerTransfer()
  const { form, line } = await openLine()
  await userEvent.type(line, 'isi gopay 50 dari bca')
  await waitFor(() => expect(partsOf(form)).toMatchObject({ Type: 'Transfer' }))
  await pressSave(form)
  expect(sent).toEqual([])
  await pressSave(form)
  await screen.findByText(/has been transferred/)
  expect(sent[0]?.body).toMatchObject({ amount: '50' })
})

test('money that came back is an expense that counts the other way', async () => {
  const sent = answerAdd()
  const { form, line } = await openLine()
  await userEvent.type(line, 'refund 50rb sepatu')
  await waitFor(() =>
    expect(partsOf(form)).toMatchObject({ Type: 'expense · Refund', Description: 'sepatu' }),
  )
  expect(tilesOf(form)).toEqual(['Makanan'])
  await userEvent.click(tile(form, 'Makanan'))
  await pressSave(form)
  await screen.findByText('New transaction added!')
  expect(sent[0]?.body).toMatchObject({
    ...{ amount: '50000', type: 'expense', is_refund: true, category_id: 2, description: 'sepatu' },
  })
})

function answerTransfer(...replies: PlannedAnswer<typeof calls.addTransfer>[]) {
  const sent: { key: string | null; body: unknown }[] = []
  plan(calls.addTransfer, async request => {
    const body = (await request.json()) as { amount: string }
    sent.push({ key: request.headers.get('idempotency-key'), body })
    return (
      replies[sent.length - 1] ?? {
        status: 201,
        body: { data: transferOf({ amount: body.amount }), activity_ids: [8] },
      }
    )
  })
  return sent
}

const tilesOf = (form: Awaited<ReturnType<typeof openLine>>['form']) =>
  within(form.getByRole('group', { name: 'Likely categories' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
