import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Versions } from '@pundi/contract/federation'
import { httpVersion, servedName } from '@pundi/contract/served'
import { versionOf } from '../workspace'

const here = fileURLToPath(new URL('.', import.meta.url))

/**
 * Modules that may exist only once in a page: two copies of React, the router or the session would not share their
 * state.
 */
const singletons = ['react', 'react-dom', 'react-router-dom', 'zustand', '@lingui/core', '@lingui/react']
const platform = ['http', 'i18n', 'session'].map(part => `@pundi/platform/${part}`)

/**
 * The exact versions that a shell provides, by name: what it and the remotes must agree on. The contract is the version
 * of `@pundi/platform`.
 *
 * @param folder absolute path of the workspace, which finds the packages
 */
export const providedBy = (folder: string): Versions => ({
  contract: versionOf(folder, '@pundi/platform'),
  federation: versionOf(here, '@module-federation/enhanced'),
  ...Object.fromEntries(singletons.map(name => [name, versionOf(folder, name)])),
})

/** What every build needs of the server: the version of the HTTP contract that it is made for. */
export const requiresOfServer: Versions = { [servedName]: `^${httpVersion}` }

/**
 * The version ranges that a build of a remote accepts, by name. The federation runtime is not stable yet, so only its
 * patch version may differ.
 *
 * @param folder absolute path of the remote's workspace
 */
export const requiredBy = (folder: string): Versions => ({
  ...Object.fromEntries(
    Object.entries(providedBy(folder)).map(([name, version]) => [
      name,
      `${name === 'federation' ? '~' : '^'}${version}`,
    ]),
  ),
  ...requiresOfServer,
})

type Shared = NonNullable<ConstructorParameters<typeof ModuleFederationPlugin>[0]['shared']>

const share = (folder: string, how: (name: string, version: string) => object) =>
  Object.fromEntries([
    ...singletons.map(name => [name, { singleton: true, ...how(name, versionOf(folder, name)) }]),
    ...platform.map(name => [name, { singleton: true, ...how(name, versionOf(folder, '@pundi/platform')) }]),
  ]) as Shared

// `loaded-first`: with the default strategy, one broken remote leaves every page blank.
const common = { shareStrategy: 'loaded-first', dts: false, manifest: false } as const
const small = { disableSnapshot: true, target: 'web' } as const

/** For the shell: it provides all shared packages, loaded at start, and the federation runtime. */
export const hostFederation = (folder: string, routerFacade: string) =>
  new ModuleFederationPlugin({
    ...common,
    name: 'pundi_shell',
    remotes: {},
    shared: share(folder, (name, version) => ({
      eager: true,
      version,
      requiredVersion: `^${version}`,
      ...(name === 'react-router-dom' ? { import: routerFacade } : {}),
    })),
    experiments: { provideExternalRuntime: true, optimization: small },
  })

/** For a remote: it exposes its page table and contains no copy of a shared package. */
export const remoteFederation = (folder: string, name: string) =>
  new ModuleFederationPlugin({
    ...common,
    name: `pundi_${name}`,
    filename: 'remoteEntry.js',
    library: { type: 'var', name: `pundi_${name}` },
    exposes: { './pages': { import: './src/pages.ts', name: 'pages' } },
    shared: share(folder, (_, version) => ({ import: false, requiredVersion: `^${version}` })),
    experiments: { externalRuntime: true, optimization: { ...small, disableRemote: true } },
  })
