import { screen } from '@testing-library/react'
import { openShell, page, publish, signInAs, user } from '../testing/open-shell'

test('the first entry of a document has a key of its own, by which the router keeps its scroll position', async () => {
  publish({ user: [page('Dashboard', '/dashboard')] })
  signInAs(user)
  const router = await openShell('/dashboard')
  await screen.findByRole('heading', { name: 'Dashboard' })
  const { key } = router.state.location
  expect(key).not.toBe('default')
  expect(history.state).toMatchObject({ key, idx: 0 })
})
