import { calls, type Schedule, type ScheduleDay } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerPlanned, scheduleDayOf, scheduleOf } from '../../../testing/schedules'
import { answerUndo } from '../../../testing/undo'

beforeEach(() => {
  fakeDate('2026-11-25T05:00:00Z')
  signedIn()
})

test('what asks first waits on its day, and one press records it', async () => {
  const { day, schedule } = waiting()
  const sent = await record(day, schedule)
  expect(screen.queryByRole('list', { name: 'Needs your OK' })).not.toBeInTheDocument()
  expect(sent).toEqual([{ due_on: '2026-11-20' }])
})

test('what was recorded by one press is offered again by another', async () => {
  const { day, schedule } = waiting()
  await record(day, schedule)
  const undone = answerUndo(() => answerPlanned([schedule], { days: [day] }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(within(await list('Needs your OK')).getAllByRole('listitem')).toHaveLength(1)
  expect(undone).toEqual([{ ids: [8] }])
})

test('an Undo of what was edited meanwhile says why it stays', async () => {
  const { day, schedule } = waiting()
  await record(day, schedule)
  const message = 'Catatannya sudah diubah setelah dicatat, jadi tidak dihapus.'
  plan(calls.restoreActivities, { status: 409, body: { message } })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Needs your OK' })).not.toBeInTheDocument()
})

test('one day is skipped by one press, and Undo brings it back', async () => {
  answerPlanned([scheduleOf()], { days: [scheduleDayOf()] })
  plan(
    calls.skipScheduleDay,
    async () => {
      answerPlanned([scheduleOf()])
      return { body: { data: { count: 1, activity_ids: [55] } } }
    },
    { id: 5 },
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Skip Kos on 28/11/2026' }))
  expect(await screen.findByText('Kos on 28/11/2026 has been skipped.')).toBeVisible()
  expect(screen.getByText('Nothing is due by that date.')).toBeVisible()
  const sent: unknown[] = []
  plan(calls.restoreActivities, async request => {
    sent.push(await request.json())
    answerPlanned([scheduleOf()], { days: [scheduleDayOf()] })
    return { body: { data: { count: 1, activity_ids: [56] } } }
  })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(within(await list('Upcoming')).getAllByRole('listitem')).toHaveLength(1)
  expect(sent).toEqual([{ ids: [55] }])
})

const older = () =>
  scheduleDayOf({
    ...{ due_on: '2026-08-20', date: '2026-08-20', last_due_on: '2026-09-28', count: 40 },
    ...{ amount: '25000.00', description: 'Kopi', is_automatic: false },
  })

test('days that have waited for long stand as one line with their sum', async () => {
  answerPlanned([scheduleOf({ is_automatic: false })], { days: [older()] })
  await open()
  const [row] = within(await list('Needs your OK')).getAllByRole('listitem')
  expect(row).toHaveTextContent(/^Kopi40 dates due since 20\/08\/2026-Rp\s1\.000\.000Record all$/)
  expect(screen.getByText('Upcoming expenses').parentElement).toHaveTextContent(/Rp\s1\.000\.000$/)
})

test('one press records all days of a line, and another takes them back', async () => {
  const schedule = scheduleOf({ is_automatic: false })
  answerPlanned([schedule], { days: [older()] })
  const sent: unknown[] = []
  const records = [{ record_id: 90, record_version: 'first' }]
  plan(
    calls.bookScheduleDays,
    async request => {
      sent.push(await request.json())
      answerPlanned([schedule])
      return { status: 201, body: { data: { count: 40, records }, activity_ids: [8, 9] } }
    },
    { id: 5 },
  )
  const undone = answerUndo(() => answerPlanned([schedule], { days: [older()] }))
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Record Kopi for 40 dates' }))
  expect(await screen.findByText('Kopi: recorded for 40 dates.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(within(await list('Needs your OK')).getAllByRole('listitem')).toHaveLength(1)
  expect(sent).toEqual([{ due_on: '2026-08-20', last_due_on: '2026-09-28' }])
  expect(undone).toEqual([{ ids: [8, 9] }])
})

test('one press skips all days of a line, and says how many', async () => {
  const schedule = scheduleOf({ is_automatic: false })
  answerPlanned([schedule], { days: [older()] })
  const sent: unknown[] = []
  plan(
    calls.skipScheduleDay,
    async request => {
      sent.push(await request.json())
      answerPlanned([schedule])
      return { body: { data: { count: 40, activity_ids: [55] } } }
    },
    { id: 5 },
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Skip Kopi on 40 dates' }))
  expect(await screen.findByText('Kopi: skipped on 40 dates.')).toBeVisible()
  expect(sent).toEqual([{ due_on: '2026-08-20', last_due_on: '2026-09-28' }])
})

const open = () => openPage(pageTable, '/planned')
const list = (name: string) => screen.findByRole('list', { name })

const waiting = () => ({
  day: scheduleDayOf({ due_on: '2026-11-20', date: '2026-11-20', is_automatic: false }),
  schedule: scheduleOf({ is_automatic: false }),
})

async function record(day: ScheduleDay, schedule: Schedule) {
  answerPlanned([schedule], { days: [day] })
  const sent: unknown[] = []
  plan(
    calls.bookScheduleDay,
    async request => {
      sent.push(await request.json())
      answerPlanned([schedule])
      return {
        status: 201,
        body: { data: { schedule, record_id: 90, record_version: 'first' }, activity_ids: [8] },
      }
    },
    { id: 5 },
  )
  await open()
  const waiting = await list('Needs your OK')
  await userEvent.click(within(waiting).getByRole('button', { name: 'Record Kos on 20/11/2026' }))
  expect(await screen.findByText('Kos has been recorded for 20/11/2026.')).toBeVisible()
  return sent
}
