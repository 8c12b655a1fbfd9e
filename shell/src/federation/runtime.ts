import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { fileTimeLimit, folderOf, type Published, type RemoteBuild } from '@pundi/contract/federation'
import type { PageTable } from '@pundi/platform/federation'
import { addressNow, prepareElement } from './prepare-element'
import { stayWith } from './registry/registry'

/* The one file that knows the federation runtime. */

declare global {
  interface Window {
    pundiPrepare?: typeof prepareElement
  }
}

export function startRuntime() {
  window.pundiPrepare = prepareElement
  registerPlugins([
    {
      name: 'pundi',
      createScript({ url }) {
        const script = document.createElement('script')
        script.src = url
        prepareElement(script, url)
        return { script, timeout: fileTimeLimit }
      },
    },
  ])
}

const nameOf = (remote: string) => `pundi_${remote}`

/** Whether a script of the remote has run in this document: everything after it must be of the same build. */
export const hasRun = (remote: string) => nameOf(remote) in window

/** The address of each remote's entry, as registered with the runtime. */
const registered = new Map<string, string>()

/** Loads the entry of a build and its page table. A further call after a failure tries again. */
export async function loadPageTable(build: Published<RemoteBuild>): Promise<PageTable> {
  const name = nameOf(build.remote)
  // An entry that has run must not run twice, because its chunks belong to the first one. Only an entry that never
  // arrived is requested again.
  if (!hasRun(build.remote)) {
    const entry = addressNow(build.remote, `${location.origin}${folderOf(build)}${build.entry}`)
    if (registered.get(name) !== entry)
      registerRemotes([{ name, entry, entryGlobalName: name }], { force: registered.has(name) })
    registered.set(name, entry)
  }
  const exposed = await loadRemote<{ pageTable: PageTable }>(`${name}/pages`)
  if (!exposed) throw new Error(`${name} exposes no pages`)
  stayWith(build)
  return exposed.pageTable
}
