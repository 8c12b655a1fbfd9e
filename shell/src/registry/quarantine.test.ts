import { isQuarantined, quarantine } from './quarantine'

const minutes = (count: number) => count * 60_000

test('a build that failed is left alone for ten minutes, and others that did as well', () => {
  jest.useFakeTimers({ now: 0 })
  expect([isQuarantined('one'), quarantine('one'), isQuarantined('one'), isQuarantined('two')]).toEqual([
    false,
    true,
    true,
    false,
  ])
  jest.setSystemTime(minutes(6))
  quarantine('two')
  jest.setSystemTime(minutes(11))
  expect([isQuarantined('one'), isQuarantined('two')]).toEqual([false, true])
  quarantine('three')
  expect(Object.keys(JSON.parse(localStorage.getItem('quarantine')!) as object)).toEqual(['two', 'three'])
})

test('ten minutes are neither nine nor eleven', () => {
  jest.useFakeTimers({ now: 0 })
  quarantine('one')
  jest.setSystemTime(minutes(10) - 1)
  expect(isQuarantined('one')).toBe(true)
  jest.setSystemTime(minutes(10))
  expect(isQuarantined('one')).toBe(false)
})

test('a clock that was put back does not keep a build away for longer', () => {
  jest.useFakeTimers({ now: minutes(1000) })
  quarantine('one')
  jest.setSystemTime(0)
  expect(isQuarantined('one')).toBe(false)
})

test.each(['', 'null', '[]', '{"one":"soon"}', '{"one":1e99}', '"one"', '{'])(
  'what anybody wrote into the storage quarantines nothing: %s',
  text => {
    localStorage.setItem('quarantine', text)
    expect(isQuarantined('one')).toBe(false)
    expect(quarantine('one')).toBe(true)
  },
)

test('a browser that keeps nothing quarantines nothing, and says so', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  expect(quarantine('one')).toBe(false)
})
