import type { Manifest, ModuleInfo } from '@module-federation/sdk'
import type { Published, Registry, RemoteBuild } from '@pundi/contract/federation'
import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/test'
import { tokenOf } from '../../product/call-api'

test('beside each build is a manifest with its id, its files and what it shares', async ({ product }) => {
  const { shell, remotes } = await readJson<Registry>(product.url, '/registry.json')
  const provided = await manifestOf(product.url, shell!.current)
  expect(provided.metaData.buildInfo.buildVersion).toBe(shell!.current.id)
  expect(provided.exposes).toEqual([])
  const versions = new Map(provided.shared.map(({ name, version }) => [name, version]))
  expect([...versions]).toEqual(
    [...versions.keys()].sort().map(name => [name, versionIn(shell!.current.provides, name)]),
  )

  expect(Object.keys(remotes).sort()).toEqual(['admin', 'auth', 'user'])
  for (const { current } of Object.values(remotes)) {
    const { metaData, shared, exposes } = await manifestOf(product.url, current)
    expect(metaData).toMatchObject({
      name: `pundi_${current.remote}`,
      globalName: `pundi_${current.remote}`,
      buildInfo: { buildVersion: current.id, buildName: `@pundi/remote-${current.remote}` },
      remoteEntry: { name: current.entry, path: '', type: 'var' },
      publicPath: 'auto',
    })
    expect(exposes.map(({ path }) => path)).toEqual(['./pages'])
    const { js, css } = exposes[0]!.assets
    const listed = [...js.sync, ...js.async, ...css.sync, ...css.async]
    expect(filesOf(current).filter(file => !listed.includes(file))).toEqual([])
    expect(listed.filter(file => !(file in current.integrity))).toEqual([])
    expect(shared.length).toBeGreaterThan(3)
    for (const { name, version, requiredVersion, singleton } of shared)
      expect([name, version, requiredVersion, singleton]).toEqual([
        ...[name, versions.get(name), versionIn(current.requires, name), true],
      ])
  }
})

test('the runtime names the shell, the remotes that run, their builds and what they share', async ({
  openAs,
  product,
}) => {
  const { shell, remotes } = await readJson<Registry>(product.url, '/registry.json')
  const at = (remote: 'user' | 'admin') =>
    `${product.url}/r/${remote}/${remotes[remote]!.current.id}/mf-manifest.json`
  const page = await openAs(await tokenOf(product.url, product.accounts.admin))
  await page.goto('/dashboard')
  await expect
    .poll(async () => Object.keys(await infoOf(page)))
    .toEqual(['pundi_shell', `pundi_user:${at('user')}`])
  const info = await infoOf(page)
  expect(info['pundi_shell']).toMatchObject({
    buildVersion: shell!.current.id,
    remotesInfo: { pundi_user: { matchedVersion: at('user') } },
    shared: expect.arrayContaining([
      expect.objectContaining({ sharedName: 'react', version: shell!.current.provides['react'] }),
    ]),
  })
  expect(info[`pundi_user:${at('user')}`]).toMatchObject({
    buildVersion: remotes.user!.current.id,
    version: at('user'),
    remoteEntry: 'remoteEntry.js',
    globalName: 'pundi_user',
    publicPath: `${product.url}/r/user/${remotes.user!.current.id}/`,
    modules: [{ moduleName: 'pages', modulePath: './pages' }],
  })

  await page.getByRole('link', { name: 'Admin', exact: true }).click()
  await expect
    .poll(async () => (await infoOf(page))['pundi_shell']?.remotesInfo)
    .toEqual({ pundi_user: { matchedVersion: at('user') }, pundi_admin: { matchedVersion: at('admin') } })
  expect((await infoOf(page))[`pundi_admin:${at('admin')}`]).toMatchObject({
    buildVersion: remotes.admin!.current.id,
    modules: [{ moduleName: 'pages' }],
  })
})

const manifestOf = (url: string, { remote, id }: { remote: string; id: string }) =>
  readJson<Manifest>(url, `/r/${remote}/${id}/mf-manifest.json`)

async function readJson<Json>(url: string, path: string) {
  const answer = await fetch(url + path)
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as Json
}

const filesOf = ({ layout, pages, messages }: Published<RemoteBuild>) => [
  ...(layout ?? []),
  ...Object.values(messages).flat(),
  ...pages.flatMap(page => [...page.files, ...Object.values(page.messages ?? {}).flat()]),
]

/**
 * All modules of `@pundi/platform` share one version, which builds list under the name "contract".
 */
const versionIn = (versions: Record<string, string>, name: string) =>
  versions[name.startsWith('@pundi/platform/') ? 'contract' : name]

const infoOf = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__ } = window as unknown as {
      __FEDERATION__: { moduleInfo: Record<string, ModuleInfo> }
    }
    return __FEDERATION__.moduleInfo
  })
