import { NoSuchPage } from './load-from-build'
import { causeOf, placeOf } from './report-failure'

test.each([
  ['a file that did not come', new Error('ChunkLoadError'), 'file'],
  ['what is no error', 'gone', 'file'],
  ['a page that the build has not', new NoSuchPage('none'), 'missing'],
  ['a bug', new TypeError('x is undefined'), 'code'],
  ['a bug of another kind', new RangeError('too deep'), 'code'],
])('%s is said to be that', (_what, error, cause) => {
  expect(causeOf(error)).toBe(cause)
})

test('an error that only has such a name in it is none of the language’s', () => {
  const named = (name: string) => Object.assign(new Error('no'), { name })
  expect([causeOf(named('NoTypeError')), causeOf(named('TypeErrors'))]).toEqual(['file', 'file'])
})

test('whatever went wrong after eight seconds, it was the time', () => {
  expect(causeOf(new TypeError('x'), 7999)).toBe('code')
  expect(causeOf(new TypeError('x'), 8000)).toBe('timeout')
})

const stack = (at: string) =>
  Object.assign(new Error('of Sari'), { stack: `Error: of Sari\n    at f (${at})` })

test.each([
  ['https://pundi.example/r/user/0123456789ab/dashboard.1a2b.js:12:345', 'dashboard.1a2b.js:12:345'],
  ['https://pundi.example/r/user/0123456789ab/main.js?again=12:1:2', 'main.js:1:2'],
  ['https://pundi.example/r/User/0123456789ab/main.js:1:2', undefined],
  ['https://pundi.example/r/user/0123456789a/main.js:1:2', undefined],
  ['https://pundi.example/r/user/0123456789ab/main.js', undefined],
  ['https://elsewhere.example/main.js:1:2', undefined],
])('of an error at %s only the place in a published file is told', (at, place) => {
  expect(placeOf(stack(at))).toBe(place)
})

test('what has no stack has no place', () => {
  expect(placeOf('gone')).toBeUndefined()
  expect(placeOf(Object.assign(new Error(), { stack: undefined }))).toBeUndefined()
})
