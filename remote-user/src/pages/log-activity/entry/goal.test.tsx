import type { GoalChange, GoalState } from '@pundi/contract'
import { openPage } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { activityOf, answerActivities, answerDetail } from '../../../testing/activities'
import { signedIn } from '../../../testing/answers'
import { answerWallets, walletOf } from '../../../testing/wallets'

beforeEach(() => signedIn())

const laptop: GoalState = { id: 7, name: 'Laptop', target: '12000000.00', due_on: '2099-12-31' }

test('a card says how much was moved for which goal', async () => {
  answerActivities([activityOf({ type: 'Tambah transaksi target', ...moved })])
  await openPage(pageTable, '/log-activity')
  const card = await screen.findByRole('button', { name: 'Tambah transaksi target' })
  expect(card).toHaveAccessibleDescription('Laptop · Rp\u00a075.000')
})

test('an opened change of a goal shows what differs, its wallet by name', async () => {
  answerWallets([walletOf({ id: 4, name: 'BCA' })])
  const after = { ...laptop, due_on: undefined, target: '9000000.00', wallet_id: 4 }
  expect(await rowsOfEntry({ before: laptop, after })).toEqual([
    'Name Laptop Laptop',
    'Target amount changed Rp 12.000.000 Rp 9.000.000',
    'Target date changed 31/12/2099',
    'Wallet changed BCA',
  ])
})

test('an opened deletion says what was put aside by then', async () => {
  const move = { id: 1, goal_id: 7, moved_on: '2026-11-02', created_at: '2026-11-02T05:00:00Z' }
  const moves = [
    { ...move, amount: '75000.00' },
    { ...move, amount: '-25000.00' },
  ]
  expect(await rowsOfEntry({ before: { ...laptop, moves }, after: null, now: null })).toEqual([
    'Name Laptop',
    'Target amount Rp 12.000.000',
    'Target date 31/12/2099',
    'Set aside so far Rp 50.000',
  ])
})

test('an opened move says the goal, the amount with its sign, and the day', async () => {
  const after = { id: 9, name: 'Laptop', goal_id: 7, amount: '-25000.00', moved_on: '2026-11-02' }
  expect(await rowsOfEntry({ before: null, after })).toEqual([
    'Goal Laptop',
    'Amount -Rp 25.000',
    'Date 02/11/2026',
  ])
})

const moved = { name: 'Laptop', amount: null, moved: '75000.00', description: null }

async function rowsOfEntry(goal: GoalChange) {
  answerDetail({ subject: null, before: null, after: null, goal })
  answerActivities([activityOf({ type: 'Ubah target', ...moved })])
  await openPage(pageTable, '/log-activity')
  await userEvent.click(await screen.findByRole('button', { name: 'Ubah target' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Ubah target' }))
  const table = await dialog.findByRole('table', { name: 'Changes' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      [...row.children]
        .map(cell => cell.textContent.replaceAll('\u00a0', ' ').trim())
        .filter(Boolean)
        .join(' '),
    )
}
