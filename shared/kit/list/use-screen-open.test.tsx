import { render } from '@testing-library/react'
import { describeList } from './describe-list'
import { isScreenOpen, useScreenOpen } from './use-screen-open'

const list = describeList('/fruit', ['search'], ['name'])

test('a list’s screen is open while it is drawn, and not once it is left: nothing outlives a session', () => {
  expect(isScreenOpen(list)).toBe(false)
  const { unmount } = render(<FruitScreen />)
  expect(isScreenOpen(list)).toBe(true)
  unmount()
  expect(isScreenOpen(list)).toBe(false)
})

function FruitScreen() {
  useScreenOpen(list)
  return null
}
