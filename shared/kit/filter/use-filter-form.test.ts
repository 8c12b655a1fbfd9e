import { renderHook } from '@testing-library/react'
import { act } from 'react'
import { describeList } from '@pundi/kit/list'
import { useFilterKey } from './use-filter-form'

const list = describeList('/list', ['search', 'type'], ['-date', 'date'])
const viewOf = (query: string) => list.read(new URLSearchParams(query))

test('the form stays when what it said comes late, after it has said more', () => {
  const { result, rerender } = open()
  const say = result.current[1]
  act(() => say(viewOf('search=a')))
  act(() => say(viewOf('search=ab')))
  rerender('search=a')
  rerender('search=ab')
  expect(result.current[0]).toBe(0)
})

test('the form is another one when the address says what it did not say, or says it once more', () => {
  const { result, rerender } = open()
  act(() => result.current[1](viewOf('search=a')))
  rerender('search=a')
  rerender('')
  expect(result.current[0]).toBe(1)
  rerender('search=a')
  expect(result.current[0]).toBe(2)
})

test('another order leaves the form, unless the form has a field for it', () => {
  const { result, rerender } = open()
  rerender('sort=date')
  expect(result.current[0]).toBe(0)
  const withField = open(true)
  withField.rerender('sort=date')
  expect(withField.result.current[0]).toBe(1)
})

const open = (hasSort?: boolean) =>
  renderHook((query: string) => useFilterKey(list, viewOf(query), hasSort), { initialProps: '' })
