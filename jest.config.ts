/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import remotes from './shared/contract/federation/remotes.json'

const config: Config = {
  // Jest reads this option only from the root, and ignores the value in a project. Tests need this
  // time on a busy machine.
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
