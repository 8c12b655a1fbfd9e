import { act, renderHook } from '@testing-library/react'
import { useExpiringMessage } from './use-expiring-message'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a message goes by itself when its time is over', () => {
  const { result } = renderHook(() => useExpiringMessage(8000))
  act(() => jest.advanceTimersByTime(7999))
  expect(result.current[0]).toBe(true)
  act(() => jest.advanceTimersByTime(1))
  expect(result.current[0]).toBe(false)
})

test('a message goes at once when it is dismissed', () => {
  const { result } = renderHook(() => useExpiringMessage(8000))
  act(() => result.current[1]())
  expect(result.current[0]).toBe(false)
})
