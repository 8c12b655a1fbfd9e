import { openPage } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { activityOf, answerActivities, answerDetail, stateOf } from '../../../testing/activities'
import { signedIn } from '../../../testing/answers'
import { answerWallets } from '../../../testing/wallets'

type Detail = NonNullable<Parameters<typeof answerDetail>[0]>

const none: Detail = { subject: null, before: null, after: null, can_restore: false }
const laptop = { id: 7, name: 'Laptop', target: '1000.00' }
const bca = { id: 4, name: 'BCA', kind: 'bank' as const }

beforeEach(() => {
  signedIn()
  answerWallets([])
  answerActivities([activityOf()])
})

test.each<[name: string, detail: Detail, link: string, to: string]>([
  ['a transaction', { after: stateOf(), can_restore: false }, 'Open transaction', '/transactions/9'],
  ['a wallet', { ...none, money: { kind: 'wallet', before: null, after: bca } }, 'Open wallet', '/wallet/4'],
  ['a goal', { ...none, goal: { before: null, after: laptop } }, 'Open goal', '/goals/7'],
  [
    'money that left a goal',
    { ...none, goal: { before: { ...laptop, id: 3, goal_id: 7 }, after: null } },
    ...(['Open goal', '/goals/7'] as const),
  ],
])('the entry of %s leads to the record', async (_, detail, link, to) => {
  answerDetail(detail)
  const dialog = await openEntry()
  expect(await dialog.findByRole('link', { name: link })).toHaveAttribute('href', to)
})

test.each<[name: string, detail: Detail]>([
  ['a deleted transaction', {}],
  ['a refused change', { ...none, status: 'Gagal', after: stateOf() }],
  ['a wallet that is gone', { ...none, money: { kind: 'wallet', before: null, after: bca, now: null } }],
  ['a category', { ...none, subject: 'category', after: stateOf() }],
])('the entry of %s leads nowhere', async (_, detail) => {
  answerDetail(detail)
  const dialog = await openEntry()
  await dialog.findAllByText(/Nasi goreng|wasn’t allowed|BCA|Makanan/)
  expect(dialog.queryByRole('link')).not.toBeInTheDocument()
})

async function openEntry() {
  await openPage(pageTable, '/log-activity')
  const card = within((await screen.findByText('Hapus transaksi')).closest('li')!)
  await userEvent.click(card.getAllByRole('button')[0]!)
  return within(await screen.findByRole('dialog'))
}
