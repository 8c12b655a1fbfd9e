import { render } from '@testing-library/react'
import * as eye from 'lucide-react/icons/eye'
import * as pencil from 'lucide-react/icons/pencil'
import * as monitor from 'lucide-react/icons/monitor'
import * as trash from 'lucide-react/icons/trash'
import { OnePathIcon } from './OnePathIcon'

test.each([
  ['eye', eye],
  ['pencil', pencil],
  ['trash', trash],
])('the icon of %s keeps all its shapes in one path', (_, icon) => {
  const Whole = icon.default
  const { container: whole } = render(<Whole />)
  const { container: one } = render(<OnePathIcon of={icon} />)
  const path = one.querySelector('svg > :only-child')?.getAttribute('d') ?? ''
  const parts = whole.querySelectorAll('svg > *')
  expect(path.match(/M/g)).toHaveLength(parts.length)
  for (const part of whole.querySelectorAll('path')) expect(path).toContain(part.getAttribute('d'))
  expect(one.querySelector('svg')).toHaveClass('lucide')
  expect(one.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

test('a path that begins where the last one ended begins at the corner', () => {
  const { container } = render(<OnePathIcon of={pencil} />)
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/zM0 0m15 5 4 4$/)
})

test('a circle is drawn as two arcs', () => {
  const { container } = render(<OnePathIcon of={eye} />)
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0$/)
})

test('an icon with another shape says so', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<OnePathIcon of={monitor} />)).toThrow('without a rect')
  error.mockRestore()
})
