import { act, render } from '@testing-library/react'
import { openDocument } from '../federation/open-document'
import { stopClock } from '../testing/stopped-clock'
import { useReloadIfStuck } from './Root'

jest.mock('../federation/open-document', () => ({ openDocument: jest.fn() }))

const comeBack = (persisted = true) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

function Page() {
  useReloadIfStuck()
  return null
}

beforeEach(() => {
  stopClock()
  jest.mocked(openDocument).mockClear()
  render(<Page />)
})

test('a page that renders after its return stays', () => {
  act(() => void comeBack())
  jest.advanceTimersByTime(5000)
  act(() => void comeBack())
  jest.advanceTimersByTime(5000)
  expect(openDocument).not.toHaveBeenCalled()
})

test('a page that renders nothing for 2 s after its return is loaded again', () => {
  // `act` delays all renders until its callback ends.
  act(() => {
    comeBack()
    jest.advanceTimersByTime(1900)
    expect(openDocument).not.toHaveBeenCalled()
    jest.advanceTimersByTime(200)
    expect(openDocument).toHaveBeenCalledWith(location.href)
  })
})

test('a page that is shown for the first time is not watched', () => {
  act(() => {
    comeBack(false)
    jest.advanceTimersByTime(5000)
  })
  expect(openDocument).not.toHaveBeenCalled()
})
