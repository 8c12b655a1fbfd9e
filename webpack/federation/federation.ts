import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Versions } from '@pundi/contract/federation'
import { httpVersion, servedName } from '@pundi/contract/served'
import { unknownId } from '@pundi/contract/content-id'
import { versionOf } from '../workspace/workspace'

const here = fileURLToPath(new URL('.', import.meta.url))

/**
 * Modules that must exist only once in a page. Two copies of React, the router or the session would
 * not share their state.
 */
const singletons = ['react', 'react-dom', 'react-router-dom', 'zustand', '@lingui/core', '@lingui/react']
const platform = ['http', 'i18n', 'session'].map(part => `@pundi/platform/${part}`)

/**
 * Exact versions that a shell provides to remotes, by name. "contract" is the version of `@pundi/platform`.
 *
 * @param folder absolute path of the workspace, from which packages resolve
 */
export const providedBy = (folder: string): Versions => ({
  contract: versionOf(folder, '@pundi/platform'),
  federation: versionOf(here, '@module-federation/enhanced'),
  ...Object.fromEntries(singletons.map(name => [name, versionOf(folder, name)])),
})

export const requiresOfServer: Versions = { [servedName]: `^${httpVersion}` }

/**
 * Version ranges that a remote's build accepts. A minor version of the federation runtime may break
 * remotes, so only its patch version may differ.
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

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0]
type Shared = NonNullable<Options['shared']>

const share = (folder: string, how: (name: string, version: string) => object) =>
  Object.fromEntries([
    ...singletons.map(name => [name, { singleton: true, ...how(name, versionOf(folder, name)) }]),
    ...platform.map(name => [name, { singleton: true, ...how(name, versionOf(folder, '@pundi/platform')) }]),
  ]) as Shared

/**
 * Sorts the lists in `mf-manifest.json`, because webpack's order may differ between builds of the
 * same sources.
 */
const manifest: Exclude<Options['manifest'], boolean | undefined> = {
  additionalData({ stats }) {
    stats.metaData.buildInfo.buildVersion = unknownId
    stats.shared.sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const { assets } of [...stats.shared, ...stats.exposes])
      for (const { sync, async } of [assets.js, assets.css]) for (const files of [sync, async]) files.sort()
  },
}

// With the default share strategy, one broken remote would blank every page.
const common = { shareStrategy: 'loaded-first', dts: false, manifest } as const
const small = { disableSnapshot: true, target: 'web' } as const

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
