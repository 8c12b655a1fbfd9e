import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { AreaLayout } from './AreaLayout'

beforeEach(() => resizeTo(1280))

test('the toggle button collapses and expands the sidebar', async () => {
  open()
  const collapse = screen.getByRole('button', { name: 'Collapse sidebar' })
  expect(collapse).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(collapse)
  const expand = screen.getByRole('button', { name: 'Expand sidebar' })
  expect(expand).toHaveAttribute('aria-expanded', 'false')
  expect(expand).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Transactions' })).toBeInTheDocument()
})

test('a window narrower than 1030 px always collapses the sidebar to icons', () => {
  open()
  act(() => resizeTo(1029))
  expect(screen.queryByRole('button', { name: /sidebar/ })).not.toBeInTheDocument()
  expect(screen.getByRole('navigation')).toHaveAttribute('data-collapsed', 'true')
  act(() => resizeTo(1030))
  expect(screen.getByRole('navigation')).toHaveAttribute('data-collapsed', 'false')
})

test('entries stand in their order and the current one says so', () => {
  open('/admin/users')
  const links = screen.getByRole('navigation').querySelectorAll('a')
  expect([...links].map(link => link.textContent)).toEqual(['Dashboard', 'Users', 'Transactions'])
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Users')
})

test('the logo leads home and the skip link to the content', () => {
  open()
  expect(screen.getByRole('link', { name: 'Pundi' })).toHaveAttribute('href', '/admin')
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
})

function open(address = '/admin') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <AreaLayout
        home="/admin"
        entries={[
          { path: '/admin/transactions', label: 'Transactions', icon: Dot, order: 3 },
          { path: '/admin', label: 'Dashboard', icon: Dot, order: 1 },
          { path: '/admin/users', label: 'Users', icon: Dot, order: 2 },
        ]}
        labels={{
          product: 'Pundi',
          skip: 'Skip to content',
          navigation: 'Main',
          collapse: 'Collapse sidebar',
          expand: 'Expand sidebar',
        }}
        header="Welcome, Sari"
      >
        <p>content</p>
      </AreaLayout>
    </MemoryRouter>,
  )
}

const Dot = () => <svg />

function resizeTo(width: number) {
  window.innerWidth = width
  window.dispatchEvent(new Event('resize'))
}
