import { calls } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { signedIn } from '../../testing/answers'
import { answerPlanned, proposalOf, scheduleDayOf, scheduleOf } from '../../testing/schedules'

beforeEach(() => {
  fakeDate('2026-11-25T05:00:00Z')
  signedIn()
})

test('who has nothing that repeats is invited to say it once', async () => {
  answerPlanned([])
  await open()
  expect(await screen.findByText('What do you pay or receive regularly?')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New recurring transaction' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Add your first recurring transaction' }))
  expect(await screen.findByRole('dialog', { name: 'New recurring transaction' })).toBeVisible()
})

test('what repeats says how often, when next, until when, and whether it asks first', async () => {
  answerPlanned([
    scheduleOf(),
    scheduleOf({ id: 6, every: 2, unit: 'week', is_automatic: false, left: 3, last_date: '2027-02-01' }),
    scheduleOf({ id: 7, next_due: null, next_date: null, left: 0, last_date: '2026-10-01' }),
  ])
  await open()
  const [kos, second, ended] = within(await list('All recurring transactions')).getAllByRole('listitem')
  expect(kos).toHaveAttribute('id', `schedule-${scheduleOf().id}`)
  expect(kos).toHaveTextContent(/^KosEvery month · Makanan · next on 28\/12\/2026-Rp\s1\.500\.000$/)
  expect(second).toHaveTextContent(/Every 2 weeks.*until 01\/02\/2027 · 3 times leftAsks before recording/)
  expect(ended).toHaveTextContent(/Ended/)
  expect(ended).not.toHaveTextContent(/next on/)
})

test('what comes stands ahead of the list, with its sums, until the end of the next period', async () => {
  answerPlanned([scheduleOf()], {
    days: [
      scheduleDayOf(),
      scheduleDayOf({ due_on: '2026-11-30', date: '2026-11-30', type: 'income', amount: '7000000.00' }),
      scheduleDayOf({ due_on: '2026-12-28', date: '2026-12-28' }),
      scheduleDayOf({ due_on: '2027-01-28', date: '2027-01-28' }),
      scheduleDayOf({ due_on: '2026-12-29', date: '2026-12-29', state: 'skipped' }),
    ],
  })
  await open()
  const rows = within(await list('Upcoming')).getAllByRole('listitem')
  expect(rows.map(row => row.textContent)).toEqual([
    expect.stringMatching(/^Kos28\/11\/2026-Rp\s1\.500\.000$/),
    expect.stringMatching(/^Kos30\/11\/2026\+Rp\s7\.000\.000$/),
    expect.stringMatching(/^Kos28\/12\/2026-Rp\s1\.500\.000$/),
  ])
  expect(screen.getByText('Upcoming income').parentElement).toHaveTextContent(/Rp\s7\.000\.000$/)
  expect(screen.getByText('Upcoming expenses').parentElement).toHaveTextContent(/Rp\s1\.500\.000$/)
})

test('the calendar says what is due and recorded on the days of a period', async () => {
  answerPlanned([scheduleOf()], {
    days: [
      scheduleDayOf(),
      scheduleDayOf({ due_on: '2026-11-03', date: '2026-11-03', state: 'booked', description: 'Listrik' }),
      scheduleDayOf({ due_on: '2026-12-28', date: '2026-12-28' }),
    ],
  })
  await open()
  const cell = (day: RegExp) => screen.getByRole('cell', { name: day })
  expect(await screen.findByRole('table', { name: '01/11/2026 – 30/11/2026' })).toBeVisible()
  expect(cell(/^28 Kos -Rp\s1\.500\.000/)).toBeVisible()
  expect(cell(/^3 Listrik .*\(recorded\)/)).toBeVisible()
  expect(cell(/^25 Today/)).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Next month' }))
  expect(screen.getByRole('table', { name: '01/12/2026 – 31/12/2026' })).toBeVisible()
  expect(cell(/^28 Kos/)).toBeVisible()
})

test.each([
  ['made', 'Kos on 28/11/2026 has been skipped.'],
  ['refused', 'It is recorded already.'],
])(
  'a form that is opened while a day is being skipped stays open, with what is typed, once that is %s',
  async (end, said) => {
    answerPlanned([scheduleOf()], { days: [scheduleDayOf()] })
    let settle = () => {}
    plan(
      calls.skipScheduleDay,
      async () => {
        await new Promise<void>(resolve => (settle = resolve))
        return end === 'made'
          ? { body: { data: { count: 1, activity_ids: [55] } } }
          : { status: 409, body: { message: said } }
      },
      { id: 5 },
    )
    await open()
    await list('Upcoming')
    await userEvent.click(screen.getByRole('button', { name: /^Skip/ }))
    await userEvent.click(screen.getByRole('button', { name: 'New recurring transaction' }))
    const form = within(await screen.findByRole('dialog', { name: 'New recurring transaction' }))
    await userEvent.type(form.getByLabelText('Description'), 'Arisan')
    settle()
    expect(await screen.findByText(said)).toBeVisible()
    expect(form.getByLabelText('Description')).toHaveValue('Arisan')
  },
)

test('what seems to repeat says why, and is not suggested again once it is refused', async () => {
  answerPlanned([], { proposals: [proposalOf({ has_new_amount: true })] })
  plan(
    calls.refuseScheduleProposal,
    async () => {
      answerPlanned([])
      return { body: { message: 'Tidak akan disarankan lagi.' } }
    },
    { key: 'a'.repeat(32) },
  )
  await open()
  expect(await list('These look recurring')).toHaveTextContent(
    /^MusikEvery month: recorded 4 times between 05\/08\/2026 and 05\/11\/2026 · the amount changed once/,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Don’t suggest Musik again' }))
  expect(await screen.findByText('We won’t suggest this again.')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'These look recurring' })).not.toBeInTheDocument()
})

test('what repeats and cannot be had is said so, with a way to try again', async () => {
  answerPlanned([])
  plan(calls.listSchedules, { status: 503 })
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your recurring transactions.')
  answerPlanned([scheduleOf()])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await list('All recurring transactions')).toBeVisible()
})

test('days that cannot be had leave the list usable', async () => {
  answerPlanned([scheduleOf()])
  plan(calls.listScheduleDays, { status: 503 })
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load upcoming transactions.')
  expect(await list('All recurring transactions')).toBeVisible()
})

const open = () => openPage(pageTable, '/planned')
const list = (name: string) => screen.findByRole('list', { name })
