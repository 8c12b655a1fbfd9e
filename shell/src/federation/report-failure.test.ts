import { NoSuchPage } from './load-from-build'
import { causeOf, placeOf } from './report-failure'
import { EntryAway } from './runtime'

const named = (name: string, more?: object) => Object.assign(new Error('no'), { name, ...more })

test.each([
  ['a chunk whose file did not come', named('ChunkLoadError', { type: 'error' }), 'file'],
  ['a chunk whose file came and threw', named('ChunkLoadError', { type: 'missing' }), 'code'],
  ['a stylesheet that did not come', named('Error', { code: 'CSS_CHUNK_LOAD_FAILED' }), 'file'],
  ['an entry that did not come', new EntryAway('no'), 'file'],
  ['a page that was given up', new DOMException('no', 'TimeoutError'), 'timeout'],
  ['another refusal of the browser', new DOMException('no', 'DataError'), 'code'],
  ['an error of that name', named('TimeoutError'), 'code'],
  ['a page that the build has not', new NoSuchPage('none'), 'missing'],
  ['a bug', new TypeError('x is undefined'), 'code'],
  ['an error that the code throws itself', new Error('no'), 'code'],
  ['what is no error', 'gone', 'code'],
  ['nothing', undefined, 'code'],
])('%s is said to be that', (_what, error, cause) => {
  expect(causeOf(error)).toBe(cause)
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
  expect(placeOf(stack(at))?.at).toBe(place)
})

test('it is told of which build', () => {
  const at = 'https://pundi.example/r/user/0123456789ab/main.js:1:2'
  expect(placeOf(stack(at))).toEqual({ remote: 'user', build: '0123456789ab', at: 'main.js:1:2' })
})

test('what has no stack has no place', () => {
  expect(placeOf('gone')).toBeUndefined()
  expect(placeOf(Object.assign(new Error(), { stack: undefined }))).toBeUndefined()
})
