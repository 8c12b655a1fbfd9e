import semver from 'semver'
import { httpVersion } from '../../shared/contract/served'

// webpack 5.112 moved a file that @module-federation/enhanced 2.9.2 requires by its path. This test fails after such an
// upgrade.
test('the federation plugin loads with the webpack that is installed', async () => {
  const { remoteFederation } = await import('./federation')
  expect(remoteFederation('user')).toHaveProperty('apply')
})

test('a remote accepts the versions that the shell and the server of the same sources provide', async () => {
  const { provides, requires } = await import('./federation')
  const offered: Record<string, string> = { ...provides, api: httpVersion }
  for (const [name, range] of Object.entries(requires))
    expect([name, semver.satisfies(offered[name]!, range)]).toEqual([name, true])
})
