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

test('the demo user puts money aside for two goals, which their wallet has', async () => {
  const token = await api.signIn({ email: 'demo@pundi.example', password: 'kopi-susu-2026' })
  const { json } = await api.call('GET /api/goals', { token })
  expect(json.data).toMatchObject([
    { name: 'Laptop baru', saved: '5400000.00', count: 6, is_reached: false },
    { name: 'Dana darurat', saved: '5000000.00', due_on: null, per_period: null },
  ])
  expect(json.meta).toMatchObject({ saved: '10400000.00', short: [] })
  const log = await api.call('GET /api/activities?search=Dana', { token })
  expect(log.json.meta.total).toBeGreaterThan(0)
})
