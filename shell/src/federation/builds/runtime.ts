import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { fileTimeLimit, folderOf } from '@pundi/contract/federation'
import type { PageTable } from '@pundi/platform/federation'
import { addressNow, prepareElement, allowFilesOf } from './prepare-element'
import type { Build } from '../../registry/known-build'

/* The only file that uses the federation runtime. */

declare global {
  interface Window {
    pundiPrepare?: typeof prepareElement
  }
}

export class EntryAway extends Error {
  override name = 'EntryAway'
}

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

export const nameOf = (remote: string) => `pundi_${remote}`

/**
 * True once a script of the remote has run. All later scripts of the remote must come from the same
 * build.
 */
export const hasRun = (remote: string) => nameOf(remote) in window

const registered = new Map<string, string>()

/**
 * Runs the build's entry script and returns its page table. After a failure, the caller may try
 * again.
 */
export async function loadPageTable(build: Build): Promise<PageTable> {
  const name = nameOf(build.remote)
  // An entry script must not run twice, because its chunks belong to the first run. Request the
  // script again only if it has not run.
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
    // `EntryAway` means a missing file. If the entry script loaded but did not register itself, its
    // code has thrown an error, and the file is not missing.
    const isAway = !hasRun(build.remote) && !scripts.get(registered.get(name) ?? '')?.isHere
    throw isAway ? new EntryAway(String(error), { cause: error }) : error
  }
}

/**
 * Prevents a loading entry script from running. A script that is moved to another document never
 * runs.
 */
export function abandonEntry(remote: string) {
  const entry = scripts.get(registered.get(nameOf(remote)) ?? '')
  if (entry) new Document().adoptNode(entry.script)
}
