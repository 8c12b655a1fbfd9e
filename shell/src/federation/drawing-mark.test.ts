import { markDrawing, takeUnfinished, unmarkDrawing } from './drawing-mark'

const build = { remote: 'user', id: '0000000000b1' } as const

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }))

test('what is still being drawn after 3 s never ended, and is told once', () => {
  markDrawing(build)
  jest.setSystemTime(1_002_999)
  expect(takeUnfinished(['user'])).toBeUndefined()
  jest.setSystemTime(1_003_000)
  expect([takeUnfinished(['user']), takeUnfinished(['user'])]).toEqual([build, undefined])
})

test('what was drawn has ended', () => {
  markDrawing(build)
  unmarkDrawing()
  jest.setSystemTime(1_060_000)
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
  markDrawing(build)
  unmarkDrawing()
  expect(takeUnfinished(['user'])).toBeUndefined()
})
