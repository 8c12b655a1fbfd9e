/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import remotes from './shared/contract/federation/remotes.json'

const config: Config = {
  // Jest reads this only from the root: a project's own value does not count. A busy machine needs it.
  testTimeout: 60_000,
  projects: [
    'shared/contract',
    'shared/platform',
    'shared/kit',
    'shared/devkit',
    'shell',
    ...Object.values(remotes).map(({ folder }) => folder),
    'api',
    'deploy',
    'webpack',
    'dev',
    'create',
    'lint',
    'scripts',
    'docs',
  ],
}

export default config
