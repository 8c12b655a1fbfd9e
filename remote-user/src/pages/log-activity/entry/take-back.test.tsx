import { calls, type ActivityDetail } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { activityOf, answerActivities, answerDetail, stateOf } from '../../../testing/activities'
import { signedIn } from '../../../testing/answers'

const added = {
  ...{ before: null, after: stateOf(), can_restore: false, can_take_back: true },
} satisfies Partial<ActivityDetail>

beforeEach(() => {
  signedIn()
  answerActivities([activityOf({ type: 'Tambah transaksi' })])
})

test('an addition is undone, with a notice, and the log is fresh', async () => {
  answerDetail(added)
  const sent = answerUndo(() => answerActivities([activityOf({ id: 2 })]))
  const dialog = await openEntry()
  expect(await dialog.findByText('Added with these details')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('Hapus transaksi')).toBeVisible()
  expect(sent).toEqual([{}])
})

test('what was changed since goes only after a word of warning', async () => {
  answerDetail({ ...added, obstacle: 'changed' })
  const sent = answerUndo()
  const dialog = await openEntry()
  expect(
    await dialog.findByText('This item has since been changed. Undoing deletes the current version.'),
  ).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(sent).toEqual([{ overwrite: true }])
})

test.each([
  [{ obstacle: 'same' as const }, 'Nothing to undo: this item no longer exists.'],
  [{ refusal: { message: 'Masih dipakai.' } }, 'Masih dipakai.'],
])('where it cannot be undone (%j), it says why and offers nothing', async (changes, sentence) => {
  answerDetail({ ...added, ...changes })
  const dialog = await openEntry()
  expect(await dialog.findByText(sentence)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('a refusal is said, and what has changed meanwhile is known then', async () => {
  answerDetail(added)
  const message = 'Ini sudah berubah.'
  plan(calls.restoreActivity, async () => {
    answerDetail({ ...added, obstacle: 'changed' })
    return { status: 409, body: { message, errors: { overwrite: [message] } } }
  })
  const dialog = await openEntry()
  await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }))
  expect(await dialog.findByText(message)).toBeVisible()
  expect(
    dialog.getByText('This item has since been changed. Undoing deletes the current version.'),
  ).toBeVisible()
})

async function openEntry() {
  await openPage(pageTable, '/log-activity')
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah transaksi' }))
  return within(screen.getByRole('dialog', { name: 'Tambah transaksi' }))
}

function answerUndo(then: () => void = () => {}) {
  const sent: unknown[] = []
  plan(calls.restoreActivity, async request => {
    sent.push(await request.json())
    then()
    return { body: { data: { count: 1, activity_ids: [10] } } }
  })
  return sent
}
