import { act, renderHook } from '@testing-library/react'
import { useSelection } from './use-selection'

const open = (place = '/transactions', rows = [5, 4, 3, 2, 1]) =>
  renderHook(({ place, rows }) => useSelection(place, rows), { initialProps: { place, rows } })

test('a row is selected by one press and let go by the next', () => {
  const { result } = open()
  act(() => result.current.toggle(3, false))
  expect(result.current.selected).toEqual([3])
  act(() => result.current.toggle(3, false))
  expect(result.current.selected).toEqual([])
})

test('a range goes from the row that was pressed last, in either direction', () => {
  const { result } = open()
  act(() => result.current.toggle(2, false))
  act(() => result.current.toggle(4, true))
  expect(result.current.selected).toEqual([4, 3, 2])
  act(() => result.current.toggle(2, true))
  expect(result.current.selected).toEqual([])
})

test('a range without a beginning is one row', () => {
  const { result } = open()
  act(() => result.current.toggle(4, true))
  expect(result.current.selected).toEqual([4])
})

test('a range whose beginning is gone is one row', () => {
  const { result, rerender } = open()
  act(() => result.current.toggle(1, false))
  rerender({ place: '/transactions', rows: [5, 4, 3, 2] })
  act(() => result.current.toggle(4, true))
  expect(result.current.selected).toEqual([4])
})

test('all of a page are selected at once, and let go at once', () => {
  const { result } = open()
  act(() => result.current.toggle(3, false))
  act(() => result.current.toggleAll())
  expect(result.current.selected).toEqual([5, 4, 3, 2, 1])
  act(() => result.current.toggleAll())
  expect(result.current.selected).toEqual([])
})

test('another page starts with none; a row that is gone is none', () => {
  const { result, rerender } = open()
  act(() => result.current.toggleAll())
  rerender({ place: '/transactions', rows: [5, 4] })
  expect(result.current.selected).toEqual([5, 4])
  rerender({ place: '/transactions?type=income', rows: [5, 4] })
  expect(result.current.selected).toEqual([])
})
