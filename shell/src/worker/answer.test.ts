import { answer } from './answer'
import { page } from '../testing/open-shell'
import { openPages } from './caches'
import type { AskedEvent } from './scope'
import { openBrokenCaches, openMemoryCaches, whole } from './testing/memory-caches'

const buildFile = '/r/user/0000000000b2/entry.js'
let network: jest.SpiedFunction<typeof fetch>

beforeEach(() => (network = jest.spyOn(globalThis, 'fetch')))

test('where the storage of the device is broken, what the network gives is passed on', async () => {
  openBrokenCaches()
  network.mockImplementation(() => Promise.resolve(whole('of the network')))
  expect(await ask(buildFile)).toBe('of the network')

  jest.useFakeTimers()
  network.mockImplementation(() => later('of the network', 3000))
  const asked = ask('/goals', 'navigate')
  await jest.advanceTimersByTimeAsync(3000)
  expect(await asked).toBe('of the network')
})

test('of a page with parameters, or with several paths, the one document that is kept stands in', async () => {
  openMemoryCaches()
  const pages = await openPages()
  const kept = [page('goal', '/goals/:id'), { ...page('records', '/records'), paths: ['/records/:id'] }]
  const registry = { remotes: { user: { current: { pages: kept } } } }
  await pages.put('/registry.json?language=en', whole(JSON.stringify(registry)))
  await pages.put('/goals/:id', whole('goal'))
  await pages.put('/records', whole('records'))
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  const asked = ['/goals/7', '/records/7', '/records'].map(path => ask(path, 'navigate'))
  expect(await Promise.all(asked)).toEqual(['goal', 'records', 'records'])
})

test('a document that is kept does not stand in for a preview that is slow', async () => {
  openMemoryCaches()
  await (await openPages()).put('/goals', whole('kept'))
  jest.useFakeTimers()
  network.mockImplementation(() => later('of the network', 3000))
  const asked = [ask('/goals?from=icon', 'navigate'), ask('/goals?preview=ticket', 'navigate')]
  await jest.advanceTimersByTimeAsync(3000)
  expect(await Promise.all(asked)).toEqual(['kept', 'of the network'])
})

test('the script that leaves a shell comes from the network, and without one from the device', async () => {
  openMemoryCaches()
  await (await openPages()).put('/way-out.js', whole('kept'))
  network.mockImplementation(() => Promise.resolve(whole('of the network')))
  expect(await ask('/way-out.js')).toBe('of the network')
  network.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await ask('/way-out.js')).toBe('kept')
  jest.useFakeTimers()
  network.mockImplementation(() => later('of the network', 3000))
  const asked = ask('/way-out.js')
  await jest.advanceTimersByTimeAsync(500)
  expect(await asked).toBe('kept')
})

test('of files that are asked for those are kept that the browser compares with a hash', async () => {
  const { paths } = openMemoryCaches()
  network.mockImplementation(() => Promise.resolve(whole('of the network')))
  await ask(buildFile)
  expect(paths()).toEqual([])
  await ask(buildFile, 'cors', 'sha256-of-entry')
  expect(paths()).toEqual([buildFile])
})

async function ask(path: string, mode = 'cors', integrity = ''): Promise<string> {
  const work: Promise<unknown>[] = []
  let answered: Promise<Response> | undefined
  const url = location.origin + path
  answer({
    request: { method: 'GET', mode, url, integrity, toString: () => url },
    respondWith: (given: Promise<Response>) => (answered = given),
    waitUntil: (given: Promise<unknown>) => work.push(given),
  } as unknown as AskedEvent)
  const text = await (await answered)?.text()
  await Promise.all(work)
  return text ?? 'not answered'
}

const later = (text: string, time: number) =>
  new Promise<Response>(resolve => setTimeout(() => resolve(whole(text)), time))
