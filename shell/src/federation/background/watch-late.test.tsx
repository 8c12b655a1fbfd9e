import { answer } from '@pundi/devkit/testing'
import { act, screen } from '@testing-library/react'
import { refreshRegistry } from '../../registry/registry'
import { admin, buildOf, openShell, page, publish, signInAs } from '../../testing/open-shell'
import { watchRegistry } from './watch-registry'

test('a newer build that the shell learned of before it watched the registry is told of', async () => {
  signInAs(admin)
  const published = publish({ user: [page('dashboard', '/dashboard')], admin: [page('home', '/admin')] })
  await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'dashboard' })
  const registry = structuredClone(published)
  registry.revision += 1
  registry.remotes.user!.current = buildOf('user', [page('dashboard', '/dashboard')], '0000000000c2')
  answer('GET /registry.json', { body: registry })
  await act(refreshRegistry)
  expect(screen.queryByText('There’s a new version of Pundi.')).not.toBeInTheDocument()
  act(watchRegistry)
  expect(await screen.findByText('There’s a new version of Pundi.')).toBeVisible()
})
