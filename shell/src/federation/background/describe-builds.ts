import { generateSnapshotFromManifest, type Manifest, type ModuleInfo } from '@module-federation/sdk'
import { fileTimeLimit, folderOf } from '@pundi/contract/federation'
import { fetchJson, shellBuild } from '../../registry/registry'
import { buildOf, remoteNames } from '../remotes'
import { hasRun, nameOf } from '../builds/runtime'

/**
 * Adds the shell and the running remotes to `__FEDERATION__.moduleInfo`. The developer tools of
 * Module Federation read this object (decision 099).
 */
export async function describeBuilds() {
  const shell = shellBuild()
  // `__FEDERATION__` is undefined in tests that replace the federation runtime by a stub.
  if (!shell || !('__FEDERATION__' in window)) return
  const own = await readManifest(shell)
  if (!own) return
  const { __INSTANCES__: instances, moduleInfo } = __FEDERATION__
  const { remotesInfo } = own
  moduleInfo[nameOf('shell')] = own

  async function addRunning() {
    for (const remote of remoteNames()) {
      const name = nameOf(remote)
      const build = hasRun(remote) && !(name in remotesInfo) ? buildOf(remote) : undefined
      const module = build && (await readManifest(build))
      if (!module) continue
      remotesInfo[name] = { matchedVersion: module.version }
      moduleInfo[`${name}:${module.version}`] = module
    }
  }

  const onLoad = () => void addRunning()
  instances[0]?.registerPlugins([{ name: 'pundi_module_info', onLoad }])
  onLoad()
}

async function readManifest(build: { remote: string; id: string }): Promise<ModuleInfo | undefined> {
  const version = `${location.origin}${folderOf(build)}mf-manifest.json`
  const manifest = await fetchJson<Manifest>(version, {}, fileTimeLimit)
  return manifest && generateSnapshotFromManifest(manifest, { version })
}
