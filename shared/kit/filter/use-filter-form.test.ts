import { renderHook } from '@testing-library/react'
import { act } from 'react'
import { describeList } from '@pundi/kit/list'
import { useFilterKey } from './use-filter-form'

const list = describeList('/list', ['search', 'type'], ['-date'])
const viewOf = (query: string) => list.read(new URLSearchParams(query))

test('the form stays when what it said comes late, after it has said more', () => {
  const { result, rerender } = open()
  const say = result.current[1]
  act(() => say('/list?search=a'))
  act(() => say('/list?search=ab'))
  rerender('search=a')
  rerender('search=ab')
  expect(result.current[0]).toBe(0)
})

test('the form is another one when the address says what it did not say, or says it once more', () => {
  const { result, rerender } = open()
  act(() => result.current[1]('/list?search=a'))
  rerender('search=a')
  rerender('')
  expect(result.current[0]).toBe(1)
  rerender('search=a')
  expect(result.current[0]).toBe(2)
})

const open = () => renderHook((query: string) => useFilterKey(list, viewOf(query)), { initialProps: '' })
