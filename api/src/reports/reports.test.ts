import { jest } from '@jest/globals'
import { startApi, type Api } from '../../testing/start-api'

let api: Api
beforeEach(async () => {
  api = await startApi()
})
afterEach(async () => {
  jest.restoreAllMocks()
  await api.close()
})

const failure = { remote: 'user', build: '0123456789ab', phase: 'mount', cause: 'crash' } as const
const report = (body: unknown) => api.call('POST /api/reports', { body })
const linesOf = () => api.lines.filter(line => line.includes('a browser could not run a remote'))
const counted = async () =>
  (await api.call('GET /metrics')).text.split('\n').filter(line => line.startsWith('remote_failures_total'))

test('a failure that a browser tells of is counted, and is a line of the log with what it said', async () => {
  const at = 'dashboard.0f3c9a.js:1:2345'
  const { status, json } = await report({ ...failure, at })
  expect([status, json]).toEqual([202, { message: 'Noted.' }])
  expect(await counted()).toEqual(['remote_failures_total{remote="user",phase="mount",cause="crash"} 1'])
  expect(linesOf().map(line => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: 40, failure: { ...failure, at } }),
  ])
})

test('what is no report is refused, and neither counted nor logged', async () => {
  const bodies = [
    { ...failure, remote: 'shop' },
    { ...failure, build: '../../etc' },
    { ...failure, phase: 'party' },
    { ...failure, at: 'Sari earns 5000000 at x.js:1:2' },
    { ...failure, at: `${'x'.repeat(200)}:1:2` },
    {},
  ]
  for (const body of bodies) expect([body, (await report(body)).status]).toEqual([body, 422])
  expect([await counted(), linesOf()]).toEqual([[], []])
})

test('what else a report holds is dropped', async () => {
  await report({ ...failure, message: 'Sari earns 5000000' })
  expect(linesOf()).toHaveLength(1)
  expect(api.lines.join('')).not.toContain('5000000')
})

test('a flood of reports is counted whole, and fills the log with 60 lines a minute', async () => {
  await Promise.all(Array.from({ length: 100 }, () => report(failure)))
  expect(await counted()).toEqual(['remote_failures_total{remote="user",phase="mount",cause="crash"} 100'])
  expect(linesOf()).toHaveLength(60)
})

test('another minute has its own 60 lines, and not a moment before', async () => {
  let now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  const flood = () => Promise.all(Array.from({ length: 61 }, () => report(failure)))
  await flood()
  now += 59_999
  await flood()
  expect(linesOf()).toHaveLength(60)
  now += 1
  await flood()
  expect(linesOf()).toHaveLength(120)
})
