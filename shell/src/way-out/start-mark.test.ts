import { endStart, hasStopped, markStart } from './start-mark'

const shell = '0000000000d1'

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }))
afterEach(endStart)

test('a shell whose tab says nothing for 3 s has stopped it', () => {
  markStart(shell)
  jest.setSystemTime(1_002_999)
  expect(hasStopped(shell)).toBe(false)
  jest.setSystemTime(1_003_000)
  expect([hasStopped(shell), hasStopped('0000000000d0')]).toEqual([true, false])
})

test('one that is on its way for long has not, and neither has one that runs', () => {
  markStart(shell)
  jest.advanceTimersByTime(20_000)
  expect(hasStopped(shell)).toBe(false)
  endStart()
  jest.advanceTimersByTime(20_000)
  expect(hasStopped(shell)).toBe(false)
})

test('a document that is left or hidden has not', () => {
  markStart(shell)
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  // jsdom does not call handlers that are set as a property of the document, so call the handler
  // here.
  document.onvisibilitychange?.(new Event('visibilitychange'))
  jest.setSystemTime(1_060_000)
  expect(hasStopped(shell)).toBe(false)
})

test('where nothing is kept, nothing has stopped', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  markStart(shell)
  jest.setSystemTime(1_060_000)
  expect(hasStopped(shell)).toBe(false)
  endStart()
})

test.each(['', 'null', `${shell}`, `${shell} later`, '{}'])(
  'what anybody wrote there stops none: %s',
  text => {
    localStorage.setItem('starting', text)
    expect(hasStopped(shell)).toBe(false)
  },
)
