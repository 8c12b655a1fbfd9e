import { calls, type Instalments } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerPlans, answerWallets, planOf, walletOf } from '../../../testing/wallets'

beforeEach(() => {
  signedIn()
  fakeDate('2026-11-24T05:00:00Z')
})

const bca = walletOf()
const spaylater = walletOf({ id: 3, name: 'SPayLater', kind: 'loan', balance: '-600000.00' })
const fridge = planOf()

test('a purchase says what is paid of it, what is not, what is due next, and how much is left', async () => {
  const phone = planOf({ id: 61, name: 'HP', next_due: '2026-11-10', owed: '150000.50', paid_count: 2 })
  await open([phone, fridge])
  const board = within(await screen.findByRole('region', { name: 'Paylater & instalments' }))
  expect(board.getByText('2 purchases')).toBeVisible()
  expect(board.getAllByText('Not paid yet')[0]!.parentElement).toHaveTextContent(/Rp\s750\.000,50$/)
  expect(card('Kulkas')).toHaveTextContent(/^KulkasSPayLaterNot paid yetRp\s600\.000/)
  expect(within(card('Kulkas')).getByRole('img')).toHaveAccessibleName(/^Rp\s300\.000 of Rp\s900\.000 paid$/)
  expect(card('Kulkas')).toHaveTextContent(/Rp\s300\.000 is due on 30\/11\/20262 instalments left/)
  expect(card('HP')).toHaveTextContent(/Late Rp\s300\.000 was due on 10\/11\/20261 instalment left/)
})

test('its schedule says of each instalment whether it is paid, late, next or to come', async () => {
  const four = { count: 4, amount: '1200000.00', first_due: '2026-09-30', next_due: '2026-10-30' }
  await open([planOf({ ...four, next_amount: '100000.00' })])
  await userEvent.click(await screen.findByText('Payment plan'))
  const rows = within(card('Kulkas')).getAllByRole('listitem')
  expect(rows.map(row => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
    '30/09/2026PaidRp 300.000',
    '30/10/2026LateRp 300.000Rp 100.000 left',
    '30/11/2026Due nextRp 300.000',
    '30/12/2026Not due yetRp 300.000',
  ])
})

test('what is paid off stands apart, folded, and is not paid again', async () => {
  const done = { paid: '900000.00', owed: '0.00', paid_count: 3, next_due: null, next_amount: null }
  await open([planOf(done)])
  await userEvent.click(await screen.findByText('Paid off (1)'))
  expect(card('Kulkas')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
})

test('what lost its expense says so, and is deleted or restored, not paid', async () => {
  await open([planOf({ wallet_id: null })])
  expect(await screen.findByText(/^The expense was deleted\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
})

test('who buys nothing in instalments sees one quiet way to, or what it takes', async () => {
  await open([])
  const board = within(await screen.findByRole('region', { name: 'Paylater & instalments' }))
  expect(board.getByRole('button', { name: 'New instalment purchase' })).toBeVisible()
  expect(board.queryByText(/^\d+ purchases?$/)).not.toBeInTheDocument()
})

test('without a card or a loan nothing is added; a sentence says what it takes', async () => {
  await open([], [bca, { ...spaylater, is_closed: true }])
  expect(await screen.findByText(/^To see due dates here, first add your paylater/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New instalment purchase' })).not.toBeInTheDocument()
})

test('who has no wallet yet reads nothing of instalments', async () => {
  await open([], [])
  expect(await screen.findByText('Where is your money?')).toBeVisible()
  expect(screen.queryByText('Paylater & instalments')).not.toBeInTheDocument()
})

test('purchases that cannot be had are said so, and the wallets are there', async () => {
  answerWallets([bca])
  plan(calls.listInstalments, { status: 503 })
  await openPage(pageTable, '/wallet')
  expect(await screen.findByText('We couldn’t load your instalment purchases.')).toBeVisible()
  expect(screen.getByText('BCA')).toBeVisible()
  answerPlans([fridge])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Kulkas')).toBeVisible()
})

test('a purchase is deleted once that is confirmed, and Undo brings all of it back', async () => {
  await open([fridge])
  plan(
    calls.removeInstalments,
    async () => {
      answerPlans([])
      return { body: { data: { count: 3, activity_ids: [7, 8, 9] } } }
    },
    { id: 60 },
  )
  const restored: unknown[] = []
  plan(calls.restoreActivities, async request => {
    restored.push(await request.json())
    answerPlans([fridge])
    return { body: { data: { count: 3, activity_ids: [10, 11, 12] } } }
  })
  await userEvent.click(await screen.findByText('Payment plan'))
  await userEvent.click(screen.getByRole('button', { name: 'Delete Kulkas' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete the purchase Kulkas?' }))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Kulkas has been deleted.')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Kulkas' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('heading', { name: 'Kulkas' })).toBeVisible()
  expect(restored).toEqual([{ ids: [7, 8, 9] }])
})

async function open(plans: Instalments[], wallets = [bca, spaylater]) {
  answerWallets(wallets)
  answerPlans(plans)
  await openPage(pageTable, '/wallet')
}

const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')!
