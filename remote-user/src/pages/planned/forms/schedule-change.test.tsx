import { calls, type ScheduleTemplate } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerPlanned, scheduleDayOf, scheduleOf } from '../../../testing/schedules'
import { answerUndo } from '../../../testing/undo'

beforeEach(() => {
  fakeDate('2026-11-25T05:00:00Z')
  signedIn()
})

test('it is changed from now on, with what the form does not show, and Undo gives the former back', async () => {
  const tagged = { ...scheduleOf().template, tags: ['rumah'] }
  answerPlanned([scheduleOf({ template: tagged as never, remind_days: 2 })])
  const sent: unknown[] = []
  plan(
    calls.changeSchedule,
    async request => {
      sent.push([request.headers.get('if-match'), await request.json()])
      return { body: { data: scheduleOf(), activity_ids: [8] } }
    },
    { id: 5 },
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Kos' }))
  const form = await screen.findByRole('dialog', { name: 'Edit Kos' })
  const amount = within(form).getByLabelText('Amount')
  await userEvent.clear(amount)
  await userEvent.type(amount, '1600000')
  await userEvent.selectOptions(within(form).getByLabelText('Ends'), 'After a set number of times')
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Kos has been updated.')).toBeVisible()
  const undone = answerUndo()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(sent).toMatchObject([
    ['"first"', { template: { amount: '1600000', tags: ['rumah'] }, count: 12, remind_days: 2 }],
  ])
  expect(undone).toEqual([{ ids: [8] }])
})

test.each([
  ['3', 3],
  ['', null],
])('the form says how many days before to remind of it: "%s"', async (typed, remind_days) => {
  answerPlanned([scheduleOf({ remind_days: 2 })])
  const sent: unknown[] = []
  plan(
    calls.changeSchedule,
    async request => {
      sent.push(await request.json())
      return { body: { data: scheduleOf() } }
    },
    { id: 5 },
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Kos' }))
  const form = await screen.findByRole('dialog', { name: 'Edit Kos' })
  const field = within(form).getByLabelText('Reminder (days before)')
  expect(field).toHaveValue(2)
  expect(field).toHaveAccessibleDescription(/^We’ll email you if reminders are on in Settings/)
  await userEvent.clear(field)
  if (typed) await userEvent.type(field, typed)
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Kos has been updated.')).toBeVisible()
  expect(sent).toMatchObject([{ remind_days }])
})

test('one day alone is recorded with other values', async () => {
  answerPlanned([scheduleOf()], { days: [scheduleDayOf()] })
  const sent: unknown[] = []
  plan(
    calls.bookScheduleDay,
    async request => {
      sent.push(await request.json())
      return {
        status: 201,
        body: { data: { schedule: scheduleOf(), record_id: 90, record_version: 'first' } },
      }
    },
    { id: 5 },
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Kos on 28/11/2026 only' }))
  const form = await screen.findByRole('dialog', { name: 'Kos on 28/11/2026 only' })
  const amount = within(form).getByLabelText('Amount')
  await userEvent.clear(amount)
  await userEvent.type(amount, '1550000')
  fireEvent.change(within(form).getByLabelText('Date'), { target: { value: '2026-11-27' } })
  await userEvent.click(within(form).getByRole('button', { name: 'Record it' }))
  expect(await screen.findByText('Kos has been recorded for 27/11/2026.')).toBeVisible()
  expect(sent).toEqual([
    {
      ...{ due_on: '2026-11-28', date: '2026-11-27' },
      template: { type: 'expense', amount: '1550000', category_id: 2, description: 'Kos' },
    },
  ])
})

test('one day alone keeps what its form started with, although the schedule was changed meanwhile', async () => {
  const tagged = { ...scheduleOf().template, tags: ['rumah'] } as ScheduleTemplate
  const splits = [{ category_id: 2, amount: '1500000.00' }]
  answerPlanned([scheduleOf({ template: tagged })], { days: [scheduleDayOf()] })
  const sent: unknown[] = []
  plan(
    calls.bookScheduleDay,
    async request => {
      sent.push(await request.json())
      const template = { ...tagged, splits } as ScheduleTemplate
      answerPlanned([scheduleOf({ template, version: '"second"' })], { days: [scheduleDayOf()] })
      return { status: 503, body: { message: 'Coba lagi nanti' } }
    },
    { id: 5 },
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Kos on 28/11/2026 only' }))
  const form = within(await screen.findByRole('dialog', { name: 'Kos on 28/11/2026 only' }))
  for (const count of [1, 2]) {
    await userEvent.click(form.getByRole('button', { name: 'Record it' }))
    await waitFor(() => expect(sent).toHaveLength(count))
    expect(await form.findByRole('alert')).toHaveTextContent('Coba lagi nanti')
    await waitFor(() => expect(form.getByRole('button', { name: 'Record it' })).toBeEnabled())
  }
  const template = { ...tagged, amount: '1500000' }
  expect(sent).toEqual(Array(2).fill(expect.objectContaining({ template })))
})

test('it is deleted once that is confirmed, and Undo brings it back', async () => {
  answerPlanned([scheduleOf()])
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Kos' }))
  const question = await screen.findByRole('dialog', { name: 'Delete Kos?' })
  expect(question).toHaveTextContent('Past transactions stay. No new ones will be recorded.')
  plan(
    calls.removeSchedule,
    async () => {
      answerPlanned([])
      return { body: { data: { count: 1, activity_ids: [70] } } }
    },
    { id: 5 },
  )
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Kos has been deleted.')).toBeVisible()
  expect(await screen.findByText('What do you pay or receive regularly?')).toBeVisible()
  plan(calls.restoreActivities, async () => {
    answerPlanned([scheduleOf()])
    return { body: { data: { count: 1, activity_ids: [71] } } }
  })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Edit Kos' })).toBeVisible()
})

const open = () => openPage(pageTable, '/planned')
