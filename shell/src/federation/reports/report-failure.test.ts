import { NoSuchPage } from '../builds/load-from-build'
import { HttpError } from '@pundi/platform/http'
import { keepComponents } from './component-stacks'
import { causeOf, detailsOf, placeOf } from './report-failure'
import { EntryAway } from '../builds/runtime'

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

const own = 'https://pundi.example/r/user/0123456789ab/main.js:1:2'
const react = 'https://pundi.example/r/shell/abcdef012345/shell.js:1:45886'

test('a place is in the remote’s own file, not in React, which the shell has', () => {
  const error = Object.assign(new Error(), { stack: `Error\n    at x (${react})\n    at Page (${own})` })
  expect(placeOf(error)?.at).toBe('main.js:1:2')
  expect(detailsOf(error, 'user')).toEqual({ at: 'main.js:1:2' })
  expect(detailsOf(error, 'admin')).toEqual({})
  expect(placeOf(stack(react))).toBeUndefined()
})

test('what React cannot render is placed in the component that returned it', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  const error = stack(react)
  keepComponents(error, { componentStack: `\n    at Page (${own})\n    at Outlet (${react})` })
  expect(detailsOf(error, 'user')).toEqual({ at: 'main.js:1:2' })
  expect(said).toHaveBeenCalledWith(error)
})

describe('where the operator allows it', () => {
  beforeEach(() => void (document.documentElement.dataset.errorMessages = 'on'))
  afterEach(() => void delete document.documentElement.dataset.errorMessages)

  test.each([
    ['whole', new TypeError('x is undefined'), 'x is undefined'],
    ['at 200 characters at most', new Error('x'.repeat(300)), 'x'.repeat(200)],
    ['without what would change a terminal', new Error('a\u001b[2J\r\nb\u202ec'), 'a [2J b c'],
    ['without half of a character', new Error(`${'x'.repeat(199)}😀`), `${'x'.repeat(199)} `],
  ])('a message is told %s', (_how, error, message) => {
    expect(detailsOf(error, 'user')).toEqual({ message })
  })

  test.each([
    ['of a call is for people, and', new HttpError('Sari has spent it', 422)],
    ['of no error', 'gone'],
  ])('a message %s is not told', (_what, error) => {
    expect(detailsOf(error, 'user')).toEqual({})
  })
})

test.each(['{error-messages}', 'off', undefined])('where the document says %s, no message is told', word => {
  if (word !== undefined) document.documentElement.dataset.errorMessages = word
  expect(detailsOf(new Error('x'), 'user')).toEqual({})
  delete document.documentElement.dataset.errorMessages
})

test('what has no stack has no place', () => {
  expect(placeOf('gone')).toBeUndefined()
  expect(placeOf(Object.assign(new Error(), { stack: undefined }))).toBeUndefined()
})
