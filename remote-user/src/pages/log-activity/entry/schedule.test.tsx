import type { ScheduleChange, ScheduleState } from '@pundi/contract'
import { openPage } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { activityOf, answerActivities, answerDetail } from '../../../testing/activities'
import { signedIn } from '../../../testing/answers'

beforeEach(() => signedIn())

const kos: ScheduleState = {
  ...{ id: 5, name: 'Makanan', description: 'Kos', unit: 'month', every: 1, anchor_date: '2026-11-28' },
  template: { type: 'expense', amount: '1500000.00', category_id: 2, description: 'Kos' },
  ...{ weekend: 'keep', is_automatic: true, open_from: '2026-11-28' },
}

test('an opened change of what repeats shows what differs', async () => {
  const after: ScheduleState = { ...kos, every: 2, count: 12, is_automatic: false, skipped: ['2026-11-28'] }
  expect(await rowsOfEntry({ before: kos, after })).toEqual([
    'Description Kos Kos',
    'Amount Rp 1.500.000 Rp 1.500.000',
    'Category Makanan Makanan',
    'Repeats changed Every month Every 2 months',
    'First day 28/11/2026 28/11/2026',
    'Number of times changed 12',
    'On the due date changed Recorded automatically Asks before recording',
    'Skipped changed 28/11/2026',
  ])
})

test('an opened change of the weekend rule and of the reminder shows both', async () => {
  const after: ScheduleState = { ...kos, weekend: 'before', remind_days: 3 }
  const rows = await rowsOfEntry({ before: kos, after })
  expect(rows.filter(row => row.includes('changed'))).toEqual([
    'If it falls on a weekend changed The Friday before',
    'Reminder (days before) changed 3',
  ])
})

test('an opened deletion says what repeated', async () => {
  expect(await rowsOfEntry({ before: { ...kos, until: '2027-11-28' }, after: null, now: null })).toEqual([
    'Description Kos',
    'Amount Rp 1.500.000',
    'Category Makanan',
    'Repeats Every month',
    'First day 28/11/2026',
    'Last day 28/11/2027',
    'On the due date Recorded automatically',
  ])
})

async function rowsOfEntry(schedule: ScheduleChange) {
  answerDetail({ subject: null, before: null, after: null, schedule })
  answerActivities([activityOf({ type: 'Ubah jadwal' })])
  await openPage(pageTable, '/log-activity')
  await userEvent.click(await screen.findByRole('button', { name: 'Ubah jadwal' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Ubah jadwal' }))
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
