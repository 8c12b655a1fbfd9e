import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { fileTimeLimit, folderOf } from '@pundi/contract/federation'
import type { PageTable } from '@pundi/platform/federation'
import { addressNow, prepareElement, allowFilesOf } from './prepare-element'
import type { Build } from './registry/known-build'

/* The one file that knows the federation runtime. */

declare global {
  interface Window {
    pundiPrepare?: typeof prepareElement
  }
}

/** The entry did not come: it is missing, or not the file that was published. */
export class EntryAway extends Error {
  override name = 'EntryAway'
}

/** The scripts of entries, by their address. */
const scripts = new Map<string, { script: HTMLScriptElement; isHere: boolean }>()

export function startRuntime() {
  window.pundiPrepare = prepareElement
  registerPlugins([
    {
      name: 'pundi',
      createScript({ url }) {
        const script = document.createElement('script')
        script.src = url
        prepareElement(script, url)
        const entry = { script, isHere: false }
        script.addEventListener('load', () => (entry.isHere = true))
        scripts.set(url, entry)
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
export async function loadPageTable(build: Build): Promise<PageTable> {
  const name = nameOf(build.remote)
  // An entry that has run must not run twice, because its chunks belong to the first one. Only an entry that never
  // arrived is requested again.
  if (!hasRun(build.remote)) {
    allowFilesOf(build)
    const entry = addressNow(build.remote, `${location.origin}${folderOf(build)}${build.entry}`)
    if (registered.get(name) !== entry)
      registerRemotes([{ name, entry, entryGlobalName: name }], { force: registered.has(name) })
    registered.set(name, entry)
  }
  try {
    const exposed = await loadRemote<{ pageTable: PageTable }>(`${name}/pages`)
    if (!exposed) throw new Error(`${name} exposes no pages`)
    return exposed.pageTable
  } catch (error) {
    // An entry that came and left nothing behind has thrown.
    const isAway = !hasRun(build.remote) && !scripts.get(registered.get(name) ?? '')?.isHere
    throw isAway ? new EntryAway(String(error), { cause: error }) : error
  }
}

/**
 * Keeps a remote's entry that is still on its way from running: a script runs in the document that asked for it, or not
 * at all.
 */
export function abandonEntry(remote: string) {
  const entry = scripts.get(registered.get(nameOf(remote)) ?? '')
  if (entry) new Document().adoptNode(entry.script)
}
