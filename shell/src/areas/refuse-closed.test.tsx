import { answer } from '@pundi/devkit/testing'
import { preferences } from '@pundi/platform/session'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { asked } from '../testing/federation-runtime'
import { openShell, page, publish, signInAs, user } from '../testing/open-shell'

const title = 'Your account isn’t available right now'

function publishClosed() {
  const registry = publish({
    user: [page('dashboard', '/dashboard')],
    auth: [page('change-password', '/change-password')],
  })
  registry.remotes.user!.disabled = { default: 'Back at noon.', id: 'Kembali tengah hari.' }
  document.getElementById('registry')!.textContent = JSON.stringify(registry)
  return registry
}

beforeEach(() => signInAs(user))

test('a closed area says the operator’s text, and nothing of its remote is loaded', async () => {
  publishClosed()
  await openShell('/dashboard')
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText('Back at noon.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(asked).toEqual([])
})

test('the text is in the language of its reader, where it was given in that', async () => {
  publishClosed()
  await openShell('/dashboard')
  await screen.findByText('Back at noon.')
  act(() => preferences.setState({ language: 'id' }))
  expect(screen.getByText('Kembali tengah hari.')).toBeVisible()
  act(() => preferences.setState({ language: 'es' }))
  expect(screen.getByText('Back at noon.')).toBeVisible()
})

test('"Try again" opens the area as soon as it is enabled', async () => {
  const registry = publishClosed()
  const { disabled: _, ...open } = registry.remotes.user!
  await openShell('/dashboard')
  await screen.findByText('Back at noon.')
  answer('GET /registry.json', { body: { ...registry, revision: 2, remotes: { user: open } } })
  // The registry is fetched at most every 30 seconds, so move the clock.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'dashboard' })).toBeVisible()
})

test('the other areas are open', async () => {
  publishClosed()
  await openShell('/change-password')
  expect(await screen.findByRole('heading', { name: 'change-password' })).toBeVisible()
})
