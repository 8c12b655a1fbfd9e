import { act, screen } from '@testing-library/react'
import { answer } from '@pundi/devkit/testing'
import { asked } from '../testing/federation-runtime'
import { chunkAway, openShell, page, publish, signInAs, user } from '../testing/open-shell'

test('its pages are for everybody who has signed in, and nothing of it comes before', async () => {
  publish({ goals: [page('goals', '/goals')], auth: [page('sign-in', '/sign-in')] })
  const router = await openShell('/goals')
  expect(await screen.findByRole('heading', { name: 'sign-in' })).toBeVisible()
  expect(router.state.location.search).toBe('?next=%2Fgoals')
  expect(new Set(asked)).toEqual(new Set(['pundi_auth/pages']))

  await act(async () => signInAs(user))
  await act(() => router.navigate('/goals'))
  expect(await screen.findByRole('heading', { name: 'goals' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Area' })).toBeVisible()
})

test('one that was published after the tab was opened is found by going there', async () => {
  signInAs(user)
  const shown = { user: [page('dashboard', '/dashboard')] }
  publish(shown)
  const router = await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'dashboard' })
  answer('GET /registry.json', { body: publish({ ...shown, goals: [page('goals', '/goals')] }) })
  await act(() => router.navigate('/goals'))
  expect(await screen.findByRole('heading', { name: 'goals' })).toBeVisible()
})

test('where nothing of it comes, its page says so by no name', async () => {
  signInAs(user)
  const away = page('goals', '/goals')
  away.route = () => Promise.reject(chunkAway())
  publish({ goals: [away] })
  await openShell('/goals')
  expect(await screen.findByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible()
})

test('where it is closed, the operator’s text stands under a title without a name', async () => {
  signInAs(user)
  const registry = publish({ goals: [page('goals', '/goals')] })
  const [goals] = Object.values(registry.remotes)
  goals!.disabled = { default: 'Back at noon.' }
  document.getElementById('registry')!.textContent = JSON.stringify(registry)
  answer('GET /registry.json', { body: registry })
  await openShell('/goals')
  expect(await screen.findByText('Back at noon.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible()
  expect(asked).toEqual([])
})
