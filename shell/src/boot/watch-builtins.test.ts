import { watchBuiltins } from './watch-builtins'

const { map, repeat } = { map: Array.prototype.map, repeat: String.prototype.repeat }

beforeEach(watchBuiltins)
afterEach(() => {
  Object.assign(Array.prototype, { map })
  Object.assign(String.prototype, { repeat })
  Reflect.deleteProperty(Array.prototype, 'another')
})

test('a method of the language that is replaced is noticed', () => {
  expect(window.pundiIsChanged?.()).toBe(false)
  Object.assign(Array.prototype, {
    map: () => {
      throw new TypeError('broken')
    },
  })
  expect(window.pundiIsChanged?.()).toBe(true)
  Object.assign(Array.prototype, { map })
  Object.assign(String.prototype, { repeat: () => 'broken' })
  expect(window.pundiIsChanged?.()).toBe(true)
})

test('one that is added, and one that was another before the shell began, is not', () => {
  Object.assign(String.prototype, { repeat: () => 'of an extension' })
  watchBuiltins()
  Object.defineProperty(Array.prototype, 'another', { value: () => 1, configurable: true })
  expect(window.pundiIsChanged?.()).toBe(false)
})
