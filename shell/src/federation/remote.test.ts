import type { RouteModule } from '@pundi/platform/federation'
import {
  after,
  away,
  earlier,
  first,
  found,
  forgetEffects,
  left,
  newest,
  openRemote,
  quarantined,
  reports,
  routeModule,
  setRun,
  settle,
} from '../testing/open-remote'
import type { Build } from '../registry/known-build'
import { RemoteUnavailable } from './remote-unavailable'

beforeEach(() => {
  forgetEffects()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
})

test('a page and its layout that fail together wait for the same other build', async () => {
  const findOther = jest.fn(found(earlier))
  const load = ({ id }: Build) => (id === 'c' ? Promise.reject(away) : Promise.resolve(routeModule))
  const remote = openRemote({ load, findOther })
  const [layout, page] = [settle(remote.load('layout')), settle(remote.load('page'))]
  await jest.advanceTimersByTimeAsync(2000)
  expect([layout.ended(), page.ended()]).toEqual(['fulfilled', 'fulfilled'])
  expect(findOther.mock.calls).toEqual([[['c']]])
  expect(reports.filter(([, phase]) => phase === 'fallback')).toHaveLength(1)
  expect(remote.build()).toBe(earlier)
})

test.each([
  ['has left', 0],
  ['is leaving', 600],
])(
  'a page whose second try comes late does not ask a build again that another page %s',
  async (_, searchTime) => {
    const delays = [0, 1]
    jest.spyOn(Math, 'random').mockImplementation(() => delays.shift() ?? 0)
    const asked: string[] = []
    const load = async ({ id }: Build, page: string) => {
      asked.push(`${id} ${page}`)
      if (id !== 'c') return routeModule
      if (page === 'page') await after(1000)
      throw away
    }
    const findOther = async (except: readonly string[]) => {
      await new Promise(resolve => setTimeout(resolve, searchTime))
      return found(earlier)(except)
    }
    const remote = openRemote({ load, findOther })
    const ends = [settle(remote.load('layout')), settle(remote.load('page'))]
    await jest.advanceTimersByTimeAsync(4000)
    expect(ends.map(({ ended }) => ended())).toEqual(['fulfilled', 'fulfilled'])
    expect(asked).toEqual(['c layout', 'c page', 'c layout', 'b layout', 'b page'])
  },
)

test('one build after the other is tried, as far as there are any', async () => {
  const load = ({ id }: Build) => (id === 'a' ? Promise.resolve(routeModule) : Promise.reject(away))
  const opening = settle(openRemote({ load, others: [earlier, first] }).load('page'))
  await jest.advanceTimersByTimeAsync(4000)
  expect(opening.ended()).toBe('fulfilled')
  expect(quarantined).toEqual(['c', 'b'])
  expect(reports.map(([build, phase]) => `${build} ${phase}`)).toEqual([
    ...['c open', 'c retry', 'b open', 'b retry', 'a fallback'],
  ])
})

test('where no build runs, each page says so once, and nothing is quarantined', async () => {
  const remote = openRemote({ load: () => Promise.reject(away), others: [earlier] })
  const ends = [settle(remote.load('layout')), settle(remote.load('page'))]
  await jest.advanceTimersByTimeAsync(5000)
  expect(ends.map(({ ended }) => ended())).toEqual(['rejected', 'rejected'])
  await expect(ends[0]!.done).rejects.toEqual(new RemoteUnavailable('user', 'c', away))
  expect(reports.filter(([, phase]) => phase === 'away')).toHaveLength(2)
  expect(quarantined).toEqual([])
  expect(remote.build()).toBe(newest)
})

test('a search that breaks finds nothing, and leaves nobody waiting', async () => {
  const findOther = () => Promise.reject(new TypeError('registry.remotes is undefined'))
  const opening = settle(openRemote({ load: () => Promise.reject(away), findOther }).load('page'))
  await jest.advanceTimersByTimeAsync(2000)
  expect(opening.ended()).toBe('rejected')
})

test('a page of a build that runs is left for a fresh document, and only with an address', async () => {
  setRun(true)
  const load = (_: Build, page: string) =>
    page === 'layout' ? Promise.resolve(routeModule) : Promise.reject(away)
  const remote = openRemote({ load, others: [earlier] })
  await remote.load('layout')
  const action = settle(remote.load('page'))
  await jest.advanceTimersByTimeAsync(2000)
  expect([action.ended(), left, remote.isRunning()]).toEqual(['rejected', [], true])

  const loader = settle(remote.load('page', '/page'))
  await jest.advanceTimersByTimeAsync(2000)
  expect([loader.ended(), left]).toEqual([false, [['c', '/page']]])
  expect(reports.at(-1)).toEqual(['c', 'reload', 'file'])
})

test('a browser that may not open a fresh document shows what it has', async () => {
  setRun(true)
  const load = (_: Build, page: string) =>
    page === 'layout' ? Promise.resolve(routeModule) : Promise.reject(away)
  const remote = openRemote({ load, others: [earlier], leave: () => false })
  await remote.load('layout')
  const opening = settle(remote.load('page', '/page'))
  await jest.advanceTimersByTimeAsync(2000)
  expect([opening.ended(), remote.isRunning()]).toEqual(['rejected', true])
  expect(reports.map(([, phase]) => phase)).toEqual(['open', 'retry', 'away'])
})

test('what was loaded is kept, and what failed is tried again', async () => {
  const load = jest.fn<Promise<RouteModule>, unknown[]>().mockResolvedValue(routeModule)
  const remote = openRemote({ load })
  expect(remote.loaded('page')).toBeUndefined()
  expect(await remote.load('page')).toBe(routeModule)
  expect(await remote.load('page')).toBe(routeModule)
  expect([load.mock.calls.length, remote.loaded('page')]).toEqual([1, routeModule])

  load.mockRejectedValueOnce(away).mockRejectedValueOnce(away)
  const opening = settle(remote.load('other'))
  await jest.advanceTimersByTimeAsync(2000)
  expect(opening.ended()).toBe('rejected')
  expect(await remote.load('other')).toBe(routeModule)
})

test('a remote that is not published is unavailable', async () => {
  const remote = openRemote({ inForce: () => undefined })
  await expect(remote.load('page')).rejects.toThrow('nothing is published under this name')
  expect([remote.build(), reports]).toEqual([undefined, []])
})

test('a remote that runs stays with its build, whatever is published meanwhile', async () => {
  let inForce = newest
  const remote = openRemote({ inForce: () => inForce })
  expect(remote.isRunning()).toBe(false)
  await remote.load('page')
  inForce = earlier
  await remote.load('other')
  expect([remote.isRunning(), remote.build()]).toEqual([true, newest])
})

test('who asks for a previous version is told where there is none', async () => {
  const remote = openRemote({})
  await remote.load('page')
  expect(await remote.leave('/page')).toBe(false)
  expect(left).toEqual([])
})
