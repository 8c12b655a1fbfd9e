import { fileURLToPath } from 'node:url'
import semver from 'semver'
import { httpVersion } from '@pundi/contract/served'

const folder = fileURLToPath(new URL('..', import.meta.url))

// Webpack 5.112 moved a file that @module-federation/enhanced 2.9.2 requires by path. This test fails after such an
// upgrade of webpack.
test('the federation plugin loads with the webpack that is installed', async () => {
  const { remoteFederation } = await import('./federation')
  expect(remoteFederation(folder, 'user')).toHaveProperty('apply')
})

test('a remote accepts the versions that the shell and the server of the same sources provide', async () => {
  const { providedBy, requiredBy } = await import('./federation')
  const offered: Record<string, string> = { ...providedBy(folder), api: httpVersion }
  for (const [name, range] of Object.entries(requiredBy(folder)))
    expect([name, semver.satisfies(offered[name]!, range)]).toEqual([name, true])
})
