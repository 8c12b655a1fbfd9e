import { isSetAside, mayReload, setAside } from './set-aside'

const minutes = (count: number) => count * 60_000

afterEach(() => jest.useRealTimers())

test('a build that failed is left alone for ten minutes, and others that did as well', () => {
  jest.useFakeTimers({ now: 0 })
  expect([isSetAside('one'), setAside('one'), isSetAside('one'), isSetAside('two')]).toEqual([
    false,
    true,
    true,
    false,
  ])
  jest.setSystemTime(minutes(6))
  setAside('two')
  jest.setSystemTime(minutes(11))
  expect([isSetAside('one'), isSetAside('two')]).toEqual([false, true])
  setAside('three')
  expect(Object.keys(JSON.parse(localStorage.getItem('set-aside')!) as object)).toEqual(['two', 'three'])
})

test('ten minutes are neither nine nor eleven', () => {
  jest.useFakeTimers({ now: 0 })
  setAside('one')
  mayReload()
  jest.setSystemTime(minutes(10) - 1)
  expect([isSetAside('one'), mayReload()]).toEqual([true, false])
  jest.setSystemTime(minutes(10))
  expect([isSetAside('one'), mayReload()]).toEqual([false, true])
})

test('a clock that was put back does not keep a build away for longer', () => {
  jest.useFakeTimers({ now: minutes(1000) })
  setAside('one')
  jest.setSystemTime(0)
  expect(isSetAside('one')).toBe(false)
})

test.each(['', 'null', '[]', '{"one":"soon"}', '{"one":1e99}', '"one"', '{'])(
  'what anybody wrote into the storage sets nothing aside: %s',
  text => {
    localStorage.setItem('set-aside', text)
    expect(isSetAside('one')).toBe(false)
    expect(setAside('one')).toBe(true)
  },
)

test('a document loads itself anew once in ten minutes', () => {
  jest.useFakeTimers({ now: 0 })
  expect([mayReload(), mayReload()]).toEqual([true, false])
  jest.setSystemTime(minutes(11))
  expect(mayReload()).toBe(true)
})

test('a browser that keeps nothing sets nothing aside and loads nothing anew', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  expect([setAside('one'), mayReload()]).toEqual([false, false])
})
