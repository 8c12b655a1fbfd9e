import { answer } from '@pundi/devkit/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { asked, published } from '../testing/federation-runtime'
import { admin, chunkAway, openShell, page, publish, signInAs, user } from '../testing/open-shell'
import { passUntil, stopClock } from '../testing/stopped-clock'

beforeEach(() => signInAs(user))

test('a page is drawn inside the layout of its area, under its title', async () => {
  publish({ user: [page('dashboard', '/dashboard')] })
  await openShell('/dashboard')
  expect(await screen.findByRole('heading', { name: 'dashboard' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Area' })).toBeVisible()
  expect(document.title).toBe('Title of dashboard')
})

test('a page whose files are away says so inside its layout, and comes back at a press', async () => {
  const away = page('away', '/away')
  const route = jest.spyOn(away, 'route').mockRejectedValue(chunkAway())
  publish({ user: [away] })
  await openShell('/away')
  expect(await screen.findByText('We couldn’t show this page')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Area' })).toBeVisible()
  expect(route).toHaveBeenCalledTimes(2)

  route.mockResolvedValue({ Component: () => <h1>back again</h1> })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'back again' })).toBeVisible()
})

test('a remote that hangs is given up within 10 seconds', async () => {
  const hanging = page('hanging', '/hanging')
  hanging.route = () => new Promise(() => {})
  publish({ user: [hanging] })
  stopClock()
  await openShell('/hanging')
  await passUntil(() => expect(screen.getByText('We couldn’t show this page')).toBeVisible(), 10_000)
})

test('an address that no page has is told to be none', async () => {
  answer('GET /registry.json', { body: publish({ user: [page('dashboard', '/dashboard')] }) })
  await openShell('/no-such-page')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(asked).toEqual([])
})

test('a page of another area that was published after the tab was opened is found by going there', async () => {
  signInAs(admin)
  const shown = { user: [page('dashboard', '/dashboard')] }
  publish(shown)
  const router = await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'dashboard' })

  answer('GET /registry.json', {
    body: publish({ ...shown, admin: [page('brand-new', '/admin/brand-new')] }),
  })
  await act(() => router.navigate('/admin/brand-new'))
  expect(await screen.findByRole('heading', { name: 'brand-new' })).toBeVisible()
})

test('an area whose layout is away leads out of it, and all of it comes back at a press', async () => {
  const home = page('home', '/admin')
  signInAs(admin)
  publish({ admin: [home] })
  published.set('pundi_admin/pages', () => Promise.reject(new Error('no entry')))
  await openShell('/admin')
  expect(await screen.findByText('The admin area isn’t available right now')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')

  publish({ admin: [home] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'home' })).toBeVisible()
})
