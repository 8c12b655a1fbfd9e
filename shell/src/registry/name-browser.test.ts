import { nameBrowser } from './name-browser'

beforeEach(() => {
  let drawn = 0
  Object.assign(crypto, { randomUUID: () => `name ${++drawn}`.replace(' ', '-') })
})

test('a browser has one name for a build, and another for the next', () => {
  expect([nameBrowser('b1'), nameBrowser('b1'), nameBrowser('b2'), nameBrowser('b1')]).toEqual([
    'name-1',
    'name-1',
    'name-2',
    'name-3',
  ])
})

test('one that keeps nothing, or may draw no name, has none', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  expect(nameBrowser('b1')).toBeUndefined()
  jest.restoreAllMocks()
  Object.assign(crypto, { randomUUID: undefined })
  expect(nameBrowser('b1')).toBeUndefined()
})
