import sql from 'sql-template-tag'
import { closeServers, startServers } from '../../../testing/several-servers'
import { readLettersOf } from '../../../testing/letters'
import { newPlanner } from '../../../testing/schedule-planner'
import { saveSettings } from '../../../testing/settings'
import type { Api } from '../../../testing/start-api'
import { until } from '../../../testing/until'
import { startJobs } from '../../start-jobs'

let servers: Api[]
let api: Api
beforeAll(async () => {
  servers = await startServers(2)
  api = servers[0]!
})
afterAll(() => closeServers(servers))

test('a server that starts mails at once what is due, once however many start and however often', async () => {
  const owner = await newPlanner(api)
  const month_start = Math.min(Number(dayIn(0).slice(8)), 28)
  const wishes = { mails_reminders: true, mails_budgets: true, mails_letter: true, language: 'en' }
  await saveSettings(api, owner, { ...wishes, month_start })
  for (let count = 0; count < 5; count += 1) await owner.book({ transaction_date: dayIn(-4) })
  await owner.plan({ anchor_date: dayIn(1), remind_days: 3 })
  await owner.call(`PUT /api/budgets/${owner.makanan}`, { amount: '1000', from_period: dayIn(0) })
  await owner.book({ amount: '900', transaction_date: dayIn(0) })
  const stops = servers.map(({ app }) => startJobs(app))
  const due = ['Due soon', 'Your month in review', 'You’ve spent most of a budget']
  await until(async () => toldTo(owner).length >= due.length)
  const second = await newPlanner(api)
  await saveSettings(api, second, { mails_reminders: true })
  await second.plan({ anchor_date: dayIn(1), remind_days: 3 })
  stops.push(startJobs(api.app))
  await until(async () => toldTo(second).length > 0)
  await until(async () => (await api.rows(sql`select from mails`)).length === 0)
  for (const stop of stops) await stop()
  expect(toldTo(owner)).toEqual(due)
}, 90_000)

const toldTo = ({ email }: { email: string }) =>
  readLettersOf(servers, email)
    .map(({ subject }) => subject)
    .sort()

const dayIn = (days: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Jakarta' }).format(Date.now() + days * 86_400_000)
