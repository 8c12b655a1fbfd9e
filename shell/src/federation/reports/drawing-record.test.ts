import { recordDrawing, recordWhile, takeUnfinished, clearDrawing, clearSoon } from './drawing-record'

const build = { remote: 'user', id: '0000000000b1' } as const

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }))
afterEach(clearDrawing)

const hangUntil = (now: number) => jest.setSystemTime(now)

test('a tab that said nothing for 3 s never ended, and is told once', () => {
  recordDrawing(build)
  hangUntil(1_002_999)
  expect(takeUnfinished(['user'])).toBeUndefined()
  hangUntil(1_003_000)
  expect([takeUnfinished(['user']), takeUnfinished(['user'])]).toEqual([build, undefined])
})

test('a tab that lives says so each second, however slow its network is', async () => {
  let come = () => {}
  const loading = recordWhile(build, () => new Promise<void>(resolve => (come = resolve)))
  jest.advanceTimersByTime(20_000)
  expect(takeUnfinished(['user'])).toBeUndefined()
  come()
  await loading
  hangUntil(1_060_000)
  expect(takeUnfinished(['user'])).toBeUndefined()
})

test('a loop as a file is evaluated is noticed, while another page comes', async () => {
  let come = () => {}
  const loading = recordWhile(build, () => new Promise<void>(resolve => (come = resolve)))
  await recordWhile(build, () => Promise.resolve())
  hangUntil(1_003_000)
  expect(takeUnfinished(['user'])).toEqual(build)
  come()
  await loading
})

test('so is one in what a page does in the first two seconds, and none later', () => {
  recordDrawing(build)
  clearSoon()
  jest.advanceTimersByTime(1999)
  hangUntil(1_005_000)
  expect(takeUnfinished(['user'])).toEqual(build)
  recordDrawing(build)
  clearSoon()
  jest.advanceTimersByTime(2000)
  hangUntil(1_015_000)
  expect(takeUnfinished(['user'])).toBeUndefined()
})

test('a tab that is not seen may be ended by anybody', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  recordDrawing(build)
  hangUntil(1_060_000)
  expect(takeUnfinished(['user'])).toBeUndefined()
})

test('what was drawn has ended', () => {
  recordDrawing(build)
  clearDrawing()
  hangUntil(1_060_000)
  expect(takeUnfinished(['user'])).toBeUndefined()
})

test.each([
  '',
  '{',
  'null',
  '{"remote":"shop","id":"a","since":0}',
  '{"remote":"user","id":7,"since":0}',
  '{"remote":"user","id":"a"}',
])('what anybody wrote into the storage is no build: %s', text => {
  localStorage.setItem('drawing', text)
  expect(takeUnfinished(['user'])).toBeUndefined()
})

test('a browser that keeps nothing draws all the same', () => {
  for (const method of ['setItem', 'removeItem', 'getItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('forbidden')
    })
  recordDrawing(build)
  clearDrawing()
  expect(takeUnfinished(['user'])).toBeUndefined()
})
