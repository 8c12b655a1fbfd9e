import { calls } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { forgetRemotes } from '../testing/federation-runtime'
import { page, publish, signInAs, user } from '../testing/open-shell'
import { loadRouteModule } from './remote-loader'
import { fileTimeLimit } from '@pundi/contract/federation'
import { readRegistry } from './registry/registry'

/* How long a page may take to load, and which failure gets a second try, to the millisecond. */

let count = 0
let reports: { phase: string; cause: string }[] = []

beforeEach(() => {
  signInAs(user)
  forgetRemotes()
  reports = []
  plan(calls.reportFailure, async request => {
    reports.push((await request.json()) as (typeof reports)[number])
    return { status: 202, body: { message: 'Noted.' } }
  })
})
afterEach(() => jest.useRealTimers())

test('a page that hangs is given up after 8.5 s, later than any file of it', async () => {
  expect(fileTimeLimit).toBe(8000)
  const { name } = publishPage(() => new Promise(() => {}))
  const opening = settle(loadRouteModule('user', name))
  await jest.advanceTimersByTimeAsync(8499)
  expect(opening.ended()).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(opening.ended()).toBe('rejected')
})

test('a page that loads in the last moment is loaded', async () => {
  const routeModule = { Component: () => null }
  const { name } = publishPage(() => after(8400, routeModule))
  const opening = settle(loadRouteModule('user', name))
  await jest.advanceTimersByTimeAsync(8400)
  expect(opening.ended()).toBe('fulfilled')
})

test.each([
  [5999, 2],
  [6000, 1],
])(
  'a page that fails after %i ms is tried %i times in that build: no try may outlive the deadline',
  async (ms, times) => {
    const { name, route } = publishPage(async () => {
      await after(ms)
      throw new Error('ChunkLoadError')
    })
    void settle(loadRouteModule('user', name))
    await jest.advanceTimersByTimeAsync(ms)
    // A second try comes 200 to 500 ms after the first.
    await jest.advanceTimersByTimeAsync(500)
    expect(route).toHaveBeenCalledTimes(times)
  },
)

test.each([
  [fileTimeLimit - 1, 'file'],
  [fileTimeLimit, 'timeout'],
])('a file that fails after %i ms is reported as "%s"', async (ms, cause) => {
  const { name } = publishPage(async () => {
    await after(ms)
    throw new Error('ChunkLoadError')
  })
  const opening = settle(loadRouteModule('user', name))
  await jest.advanceTimersByTimeAsync(ms)
  jest.useRealTimers()
  await opening.done
  await waitUntil(() => reports.length > 1)
  expect(reports[0]).toMatchObject({ phase: 'open', cause })
})

/** Publishes a page of its own for each test: a page that is loaded stays loaded for as long as the file runs. */
function publishPage(open: () => Promise<unknown>) {
  const name = `page-${++count}`
  const route = jest.fn(open) as unknown as ReturnType<typeof page>['route']
  publish({ user: [{ ...page(name, `/${name}`), route }] })
  readRegistry()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  return { name, route }
}

const after = <Value>(ms: number, value?: Value) =>
  new Promise<Value | undefined>(resolve => setTimeout(() => resolve(value), ms))

function settle(work: Promise<unknown>) {
  let ended: false | 'fulfilled' | 'rejected' = false
  const done = work.then(
    () => (ended = 'fulfilled'),
    () => (ended = 'rejected'),
  )
  return { ended: () => ended, done }
}

async function waitUntil(isSo: () => boolean) {
  while (!isSo()) await new Promise(resolve => setTimeout(resolve, 5))
}
