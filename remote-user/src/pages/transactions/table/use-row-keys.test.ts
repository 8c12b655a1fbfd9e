import { renderHook } from '@testing-library/react'
import { useRowKeys } from './use-row-keys'

const open = (ids: number[]) =>
  renderHook(({ place, ids }) => useRowKeys(place, ids), { initialProps: { place: '/transactions', ids } })

test('a row of the same page keeps its key when others come and go', () => {
  const { result, rerender } = open([3, 2, 1])
  const [three, two, one] = result.current
  rerender({ place: '/transactions', ids: [4, 3, 1] })
  expect(result.current.slice(1)).toEqual([three, one])
  expect([three, two, one]).not.toContain(result.current[0])
})

test('another filter is written into the rows that are there', () => {
  const { result, rerender } = open([3, 2, 1])
  const before = result.current
  rerender({ place: '/transactions?type=income', ids: [9, 8] })
  expect(result.current).toEqual(before.slice(0, 2))
  rerender({ place: '/transactions', ids: [3, 2, 1] })
  expect(result.current.slice(0, 2)).toEqual(before.slice(0, 2))
  expect(new Set(result.current).size).toBe(3)
})
