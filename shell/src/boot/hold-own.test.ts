import { holdOwn } from './hold-own'

/*
 * jsdom's window ignores the properties that `holdOwn` defines, so the tests pass another object.
 */

const own = { fetch: () => Promise.reject(new Error('planned')), history, localStorage }
const held = Object.defineProperty({ ...own, sessionStorage }, 'sessionStorage', {
  get() {
    throw new DOMException('denied', 'SecurityError')
  },
})
beforeAll(() => holdOwn(held))

const hang = () => new Promise<never>(() => {})

test.each(['fetch', 'history', 'localStorage'] as const)('%s stays what the browser gave', name => {
  Object.assign(held, { [name]: hang })
  expect(held[name]).toBe(own[name])
  expect(Reflect.defineProperty(held, name, { value: hang })).toBe(false)
  expect(Reflect.deleteProperty(held, name)).toBe(false)
})

test.each([
  ['history', () => window.history, 'pushState'],
  ['its prototype', () => History.prototype, 'replaceState'],
  ['storages', () => Storage.prototype, 'setItem'],
] as const)('methods of %s stay, and work', (_what, of, name) => {
  const given: unknown = Reflect.get(of(), name)
  expect(Reflect.set(of(), name, hang)).toBe(false)
  expect(Reflect.get(of(), name)).toBe(given)
  history.pushState(null, '', '/held')
  localStorage.setItem('held', 'yes')
  expect([location.pathname, localStorage.getItem('held')]).toEqual(['/held', 'yes'])
})

test('storage that is forbidden stays so', () => {
  expect(() => held.sessionStorage).toThrow('denied')
})
