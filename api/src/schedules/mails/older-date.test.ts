import { fakeClock, setNow } from '../../../testing/fake-clock'
import { wordsOf } from '../../../testing/letters'
import { remindedBy } from '../../../testing/reminder-queries'
import { closeServers, startServers } from '../../../testing/several-servers'
import type { Api } from '../../../testing/start-api'
import { mailReminders } from './mail-reminders'

let servers: Api[]
beforeAll(async () => {
  fakeClock()
  servers = await startServers(1)
})
beforeEach(() => setNow('2026-04-15T05:00:00Z'))
afterAll(() => closeServers(servers))

test('a date older than the last 60 is told of if no other old one is open', async () => {
  const people = remindedBy(servers)
  const owner = await people.wanting({ language: 'en' })
  const daily = { unit: 'day', anchor_date: '2026-01-01', is_automatic: false, remind_days: 0 }
  const { id } = await owner.plan(daily)
  await owner.call(`POST /api/schedules/${id}/skip`, { due_on: '2026-01-02', last_due_on: '2026-04-15' })
  await mailReminders(servers[0]!.database)
  const [letter] = await people.toldTo(owner)
  expect(wordsOf(letter!)).toContain(
    '01/01/2026: Kos, Rp 1.500.000. You still need to record or skip this one.',
  )
})
