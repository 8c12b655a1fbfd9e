import { keepEarlyKeys, pressEarlyKey } from './early-key'

const heard = jest.fn()
const hear = ({ key, ctrlKey, target }: KeyboardEvent) => void heard(key, ctrlKey, target)

beforeEach(() => {
  heard.mockClear()
  keepEarlyKeys()
})
afterEach(() => document.removeEventListener('keydown', hear))

test('the first key that writes something before there is a page is pressed for the page, once', () => {
  press('Tab')
  press('n')
  press('k')
  document.addEventListener('keydown', hear)
  pressEarlyKey()
  pressEarlyKey()
  expect(heard.mock.calls).toEqual([['n', false, document.body]])
})

test('it is pressed with the keys that were held', () => {
  press('n', { ctrlKey: true })
  document.addEventListener('keydown', hear)
  pressEarlyKey()
  expect(heard.mock.calls).toEqual([['n', true, document.body]])
})

test('once there is a page no key is kept', () => {
  pressEarlyKey()
  press('n')
  expect(window.pundiKeys).toBeUndefined()
})

const press = (key: string, held: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...held }))
