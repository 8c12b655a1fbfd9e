import { type Api, startApi } from '../../testing/start-api'
import { openTestDatabase } from '../../testing/test-database'
import { readConfiguration } from '../configuration'
import { seed } from './seed'

let api: Api
beforeAll(async () => {
  const database = await openTestDatabase()
  await seed(database, readConfiguration({}))
  api = await startApi({}, database)
})
afterAll(() => api.close())

test('of the demo user salary, a train pass, internet and lunch repeat, and have days to come', async () => {
  const token = await api.signIn({ email: 'demo@pundi.example', password: 'kopi-susu-2026' })
  const { json } = await api.call('GET /api/schedules', { token })
  const described = ['Gaji bulanan', 'Internet rumah', 'Katering makan siang', 'Langganan kereta'].map(
    (description): unknown => expect.objectContaining({ template: expect.objectContaining({ description }) }),
  )
  expect(json.data).toEqual(expect.arrayContaining(described))
  expect(json.meta.total).toBe(10)
  const { json: days } = await api.call('GET /api/schedules/days', { token })
  expect(days.meta.total).toBeGreaterThanOrEqual(4)
})
