import { act, render, screen } from '@testing-library/react'
import { usePromise } from './use-promise'

const Shown = ({ value }: { value: string | Promise<string> }) => (
  <output>{usePromise(value) ?? 'nothing yet'}</output>
)

function later() {
  let come: (value: string) => void = () => {}
  const promise = new Promise<string>(resolve => (come = resolve))
  return { promise, come: (value: string) => act(async () => come(value)) }
}

const shown = () => screen.getByRole('status').textContent

test('a value that is no promise is there at once', () => {
  render(<Shown value="one" />)
  expect(shown()).toBe('one')
})

test('no earlier value stands for a later promise, and one that was overtaken never shows', async () => {
  const [first, second, third] = [later(), later(), later()]
  const { rerender } = render(<Shown value={first.promise} />)
  expect(shown()).toBe('nothing yet')
  await first.come('one')
  expect(shown()).toBe('one')
  rerender(<Shown value={second.promise} />)
  expect(shown()).toBe('nothing yet')
  rerender(<Shown value={third.promise} />)
  await third.come('three')
  await second.come('two')
  expect(shown()).toBe('three')
})
