import { openPage } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { activityOf, answerActivities, answerDetail } from '../../../testing/activities'
import { signedIn } from '../../../testing/answers'

beforeEach(() => signedIn())

const gone = { before: null, after: null }

test.each([
  ['a transaction', { subject: 'transaction' as const }],
  ['a transfer', { subject: null, money: { kind: 'transfer' as const, ...gone } }],
  ['a goal', { subject: null, goal: gone }],
  ['a budget', { subject: null, budget: gone }],
  ['what repeats', { subject: null, schedule: gone }],
])('an old entry about %s says what it was about, and that it can no longer be undone', async (_, kind) => {
  answerDetail({ ...gone, ...kind, can_restore: false, is_final: true })
  answerActivities([activityOf()])
  await openPage(pageTable, '/log-activity')
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus transaksi' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Hapus transaksi' }))
  const sentence = 'This happened more than two years ago and can no longer be undone.'
  expect(await dialog.findByText(sentence)).toBeVisible()
  expect(dialog.getByText('Makanan · Nasi goreng')).toBeVisible()
  expect(dialog.queryByText('No transaction or category was changed.')).not.toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: /restore/i })).not.toBeInTheDocument()
})
