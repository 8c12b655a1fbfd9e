import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Versions } from '../../shared/contract/federation'
import { httpVersion, servedName } from '../../shared/contract/served'

const root = fileURLToPath(new URL('../..', import.meta.url))

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version

/**
 * Modules that may exist only once in a page: two copies of React, the router or the session would not share their
 * state.
 */
const singletons = ['react', 'react-dom', 'react-router-dom', 'zustand', '@lingui/core', '@lingui/react']
const platform = ['http', 'i18n', 'session'].map(part => `@pundi/platform/${part}`)

/** Versions that the shell and the remotes must agree on. The contract is the version of `@pundi/platform`. */
const agreed: Versions = {
  contract: versionOf('@pundi/platform'),
  federation: versionOf('@module-federation/enhanced'),
  ...Object.fromEntries(singletons.map(name => [name, versionOf(name)])),
}

/** The exact versions that this shell provides, by name. */
export const provides = agreed

/** What every build needs of the server: the version of the HTTP contract that it is made for. */
export const requiresOfServer: Versions = { [servedName]: `^${httpVersion}` }

/**
 * The version ranges that a remote of this build accepts, by name. The federation runtime is not stable yet, so only
 * its patch version may differ.
 */
export const requires: Versions = {
  ...Object.fromEntries(
    Object.entries(agreed).map(([name, version]) => [name, `${name === 'federation' ? '~' : '^'}${version}`]),
  ),
  ...requiresOfServer,
}

type Shared = NonNullable<ConstructorParameters<typeof ModuleFederationPlugin>[0]['shared']>

const share = (how: (name: string, version: string) => object) =>
  Object.fromEntries([
    ...singletons.map(name => [name, { singleton: true, ...how(name, versionOf(name)) }]),
    ...platform.map(name => [name, { singleton: true, ...how(name, versionOf('@pundi/platform')) }]),
  ]) as Shared

// `loaded-first`: with the default strategy, one broken remote leaves every page blank.
const common = { shareStrategy: 'loaded-first', dts: false, manifest: false } as const
const small = { disableSnapshot: true, target: 'web' } as const

/** For the shell: it provides all shared packages, loaded at start, and the federation runtime. */
export const hostFederation = (routerFacade: string) =>
  new ModuleFederationPlugin({
    ...common,
    name: 'pundi_shell',
    remotes: {},
    shared: share((name, version) => ({
      eager: true,
      version,
      requiredVersion: `^${version}`,
      ...(name === 'react-router-dom' ? { import: routerFacade } : {}),
    })),
    experiments: { provideExternalRuntime: true, optimization: small },
  })

/** For a remote: it exposes its page table and contains no copy of a shared package. */
export const remoteFederation = (name: string) =>
  new ModuleFederationPlugin({
    ...common,
    name: `pundi_${name}`,
    filename: 'remoteEntry.js',
    library: { type: 'var', name: `pundi_${name}` },
    exposes: { './pages': { import: './src/pages.ts', name: 'pages' } },
    shared: share((_, version) => ({ import: false, requiredVersion: `^${version}` })),
    experiments: { externalRuntime: true, optimization: { ...small, disableRemote: true } },
  })
