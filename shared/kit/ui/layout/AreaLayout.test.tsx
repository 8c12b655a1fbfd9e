import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { CloseOnBack } from '../dialog/close-on-back'
import { AreaLayout } from './AreaLayout'

beforeEach(() => resizeTo(1280))

test('the toggle button collapses and expands the sidebar', async () => {
  open()
  const collapse = screen.getByRole('button', { name: 'Collapse' })
  expect(collapse).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(collapse)
  const expand = screen.getByRole('button', { name: 'Expand' })
  expect(expand).toHaveAttribute('aria-expanded', 'false')
  expect(expand).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Transactions' })).toBeInTheDocument()
})

test('a window narrower than 1030 px always collapses the sidebar to icons', () => {
  open()
  act(() => resizeTo(1029))
  expect(screen.queryByRole('button', { name: /Collapse|Expand/ })).not.toBeInTheDocument()
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
  const skip = screen.getByRole('link', { name: 'Skip to the content' })
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
})

test('what the bottom bar has no place for opens from its last one, and a link there closes it', async () => {
  resizeTo(375)
  const hide = jest.spyOn(HTMLElement.prototype, 'hidePopover')
  open('/admin', [...entries, ...more])
  const opener = screen.getByRole('button', { name: 'More' })
  const rest = document.getElementById(opener.getAttribute('popovertarget')!)!
  expect([...rest.querySelectorAll('a')].map(link => link.textContent)).toEqual(['Log', 'Settings'])
  expect(opener).not.toHaveAttribute('aria-current')
  await userEvent.click(screen.getByRole('link', { name: 'Log' }))
  expect(hide).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Log')
  expect(opener).toHaveAttribute('aria-current', 'true')
})

test('Back closes what opened from the last one, and the page stays', async () => {
  resizeTo(375)
  const hide = jest.spyOn(HTMLElement.prototype, 'hidePopover')
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <AreaLayout
            home="/admin"
            entries={[...entries, ...more]}
            text={word => word}
            header="Welcome, Sari"
          >
            <CloseOnBack />
          </AreaLayout>
        ),
      },
    ],
    { initialEntries: ['/admin', '/admin/users'] },
  )
  render(<RouterProvider router={router} />)
  const rest = screen.getByRole('list', { name: 'More' })
  toggle(rest, 'open')
  await act(() => router.navigate(-1))
  expect(hide).toHaveBeenCalledTimes(1)
  expect(router.state.location.pathname).toBe('/admin/users')
  toggle(rest, 'closed')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/admin')
})

test('what was open over a phone stands in the sidebar when the window is widened', async () => {
  const hide = jest.spyOn(HTMLElement.prototype, 'hidePopover')
  resizeTo(639)
  open('/admin', [...entries, ...more])
  const rest = screen.getByRole('list', { name: 'More' })
  expect(rest).toHaveAttribute('popover', 'auto')
  act(() => resizeTo(640))
  expect(rest).not.toHaveAttribute('popover')
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }))
  expect(hide).not.toHaveBeenCalled()
})

test.each([
  ['an action in its middle', <button key="add">Add</button>],
  ['none', undefined],
])('the bar has five places with %s: five entries fit, and of six the first four', (_, action) => {
  const six = [...entries, ...more]
  const { unmount } = open('/admin', six.slice(0, 5), action)
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument()
  unmount()
  open('/admin', six, action)
  const rest = screen.getByRole('list', { name: 'More' })
  expect([...rest.querySelectorAll('a')].map(link => link.textContent)).toEqual(['Log', 'Settings'])
})

test('Escape takes a tooltip away until somebody comes anew', async () => {
  act(() => resizeTo(768))
  open()
  await userEvent.hover(screen.getByRole('link', { name: 'Users' }))
  await userEvent.keyboard('{Escape}')
  expect(document.documentElement).toHaveAttribute('data-tooltips', 'off')
  await userEvent.hover(screen.getByRole('main'))
  expect(document.documentElement).not.toHaveAttribute('data-tooltips')
  await userEvent.keyboard('{Escape}')
  await userEvent.tab()
  expect(document.documentElement).not.toHaveAttribute('data-tooltips')
})

const Dot = () => <svg />

const entries = [
  { path: '/admin/transactions', label: 'Transactions', icon: Dot, order: 3 },
  { path: '/admin', label: 'Dashboard', icon: Dot, order: 1 },
  { path: '/admin/users', label: 'Users', icon: Dot, order: 2 },
]

const more = [
  { path: '/admin/category', label: 'Category', icon: Dot, order: 4 },
  { path: '/admin/log', label: 'Log', icon: Dot, order: 5 },
  { path: '/admin/setting', label: 'Settings', icon: Dot, order: 6 },
]

function open(address = '/admin', given = entries, primaryAction?: ReactNode) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <AreaLayout
        home="/admin"
        entries={given}
        primaryAction={primaryAction}
        text={word => word}
        header="Welcome, Sari"
      >
        <p>content</p>
      </AreaLayout>
    </MemoryRouter>,
  )
}

/** Simulates that a popover opens or closes, because jsdom has no popovers. */
function toggle(popover: HTMLElement, newState: 'open' | 'closed') {
  const event = Object.assign(new Event('beforetoggle'), { newState })
  act(() => void popover.dispatchEvent(event))
}

function resizeTo(width: number) {
  window.innerWidth = width
  window.dispatchEvent(new Event('resize'))
}
