import { calls, type Instalments } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerPlans, answerWallets, planOf, transferOf, walletOf } from '../../../testing/wallets'
import { answerUndo } from '../../../testing/undo'

beforeEach(() => {
  signedIn()
  fakeDate('2026-11-24T05:00:00Z')
})

const bca = walletOf()
const spaylater = walletOf({ id: 3, name: 'SPayLater', kind: 'loan', balance: '-600000.00' })
const fridge = planOf()

test('what is due next is proposed and paid from a wallet, and Undo takes it back', async () => {
  await open([fridge])
  const sent = answerPayment()
  await userEvent.click(await screen.findByRole('button', { name: 'Pay Kulkas' }))
  const form = within(await screen.findByRole('dialog', { name: 'Pay Kulkas' }))
  expect(form.getByLabelText('Amount')).toHaveValue('300.000')
  expect(optionsOf(form.getByLabelText('From wallet'))).toEqual(['BCA', 'Outside your wallets'])
  await userEvent.click(form.getByRole('button', { name: 'Pay' }))
  expect(await screen.findByText(/^Rp\s300\.000 has been paid\.$/)).toBeVisible()
  expect(sent).toEqual([{ from_wallet_id: 1, amount: '300000', date: '2026-11-24' }])
  expect(await screen.findByText(/1 instalment left/)).toBeVisible()
  const undone = answerUndo(() => answerPlans([fridge]))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(undone).toEqual([{ ids: [8] }])
  expect(await screen.findByText(/2 instalments left/)).toBeVisible()
})

test('all that is late is proposed, and the card says how many that is', async () => {
  const late = { count: 6, amount: '1800000.00', first_due: '2026-07-31', next_due: '2026-08-31' }
  await open([planOf({ ...late, next_amount: '250000.00', owed: '1450000.00' })])
  const pay = await screen.findByRole('button', { name: 'Pay Kulkas' })
  expect(card('Kulkas')).toHaveTextContent(
    /Late 3 instalments due since 31\/08\/2026, Rp\s850\.000 in total5 instal/,
  )
  await userEvent.click(pay)
  const form = within(await screen.findByRole('dialog', { name: 'Pay Kulkas' }))
  expect(form.getByLabelText('Amount')).toHaveValue('850.000')
})

test('all of the rest is proposed where that is asked for, and may be paid from outside', async () => {
  await open([fridge])
  const sent = answerPayment()
  await userEvent.click(await screen.findByText('Payment plan'))
  await userEvent.click(screen.getByRole('button', { name: 'Pay off Kulkas' }))
  const form = within(await screen.findByRole('dialog', { name: 'Pay Kulkas' }))
  expect(form.getByLabelText('Amount')).toHaveValue('600.000')
  await userEvent.selectOptions(form.getByLabelText('From wallet'), 'Outside your wallets')
  await userEvent.click(form.getByRole('button', { name: 'Pay' }))
  await screen.findByText(/has been paid\.$/)
  expect(sent).toEqual([{ from_wallet_id: null, amount: '600000', date: '2026-11-24' }])
})

test('more than is owed is refused at its field, with what was typed', async () => {
  await open([fridge])
  const message = 'Ini lebih dari yang terutang'
  plan(calls.payInstalment, { status: 409, body: { message, errors: { amount: [message] } } }, { id: 60 })
  await userEvent.click(await screen.findByRole('button', { name: 'Pay Kulkas' }))
  const form = within(await screen.findByRole('dialog'))
  await userEvent.clear(form.getByLabelText('Amount'))
  await userEvent.type(form.getByLabelText('Amount'), '2jt')
  await userEvent.click(form.getByRole('button', { name: 'Pay' }))
  expect(await form.findByText(message)).toBeVisible()
  expect(form.getByLabelText('Amount')).toBeInvalid()
  expect(form.getByLabelText('Amount')).toHaveValue('2.000.000')
})

async function open(plans: Instalments[], wallets = [bca, spaylater]) {
  answerWallets(wallets)
  answerPlans(plans)
  await openPage(pageTable, '/wallet')
}

const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')!

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent.split(' · ')[0])

function answerPayment() {
  const sent: unknown[] = []
  plan(
    calls.payInstalment,
    async request => {
      const body = (await request.json()) as { amount: string }
      sent.push(body)
      const paid = planOf({ paid_count: 2, owed: '300000.00', paid: '600000.00', next_due: '2026-12-31' })
      answerPlans([paid])
      const transfer = transferOf({ amount: `${body.amount}.00`, to_wallet_id: 3 })
      return { status: 201, body: { data: { instalments: paid, transfer }, activity_ids: [8] } }
    },
    { id: 60 },
  )
  return sent
}
