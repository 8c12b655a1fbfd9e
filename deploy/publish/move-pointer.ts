import type { Registry } from '@pundi/contract/federation'
import { canaryOf, withoutCanary } from '../registry/canary'
import { OperatorRefusal } from '../operator-refusal'
import { linesOf, readHistoryFile, type HistoryEntry } from '../site/history'
import { parseRegistry, registryFile } from '../site/site-folder'
import { writeRevision } from '../site/write-revision'
import { openStore } from '../store/open-store'

/** The steps of a publication. The first three are reached once for each file or build. */
export type Step =
  | 'file uploaded'
  | 'build uploaded'
  | 'page written'
  | 'locked'
  | 'revision written'
  | 'moved'

interface Move {
  site: string
  before: Registry
  next: Registry
  by: string
  action: HistoryEntry['action']
  entries: Pick<HistoryEntry, 'remote' | 'id' | 'previous' | 'text'>[]
  onStep: (step: Step) => void
}

/**
 * Brings a registry into force. The caller must hold the site's lock. Pages, root files and the history are written
 * into the revision's own folder; then the pointer, which names that folder, is replaced in one step. Refuses if
 * another process has moved the pointer.
 *
 * @returns the registry in force
 */
export async function movePointer(move: Move): Promise<Registry> {
  const { site, before, next, by, action, entries, onStep } = move
  const at = new Date().toISOString()
  const lines = linesOf(entries.map(entry => ({ revision: next.revision, at, by, action, ...entry })))
  const history = Buffer.concat([await readHistoryFile(site, before), lines])
  const registry = await writeRevision(site, await withUndo(site, next, history), history, () =>
    onStep('page written'),
  )
  onStep('revision written')

  const store = await openStore(site)
  const pointer = store.nameOf(registryFile)
  const present = await store.read(registryFile)
  const { revision } = present ? parseRegistry(pointer, present) : { revision: 0 }
  if (revision !== before.revision)
    throw new OperatorRefusal(
      `${pointer} went from revision ${before.revision} to ${revision} while this was under way. Try again.`,
    )
  if (!(await store.replace(registryFile, Buffer.from(JSON.stringify(registry)), present)))
    throw new OperatorRefusal(`${pointer} was changed while this was under way. Try again.`)
  onStep('moved')
  return registry
}

/**
 * Writes the revision to which the server takes a canary back, so that it needs to move the pointer only. The server
 * adds the line of the history.
 */
async function withUndo(site: string, next: Registry, history: Buffer): Promise<Registry> {
  const remote = canaryOf(next)
  const own = remote === undefined ? undefined : next.remotes[remote]
  if (remote === undefined || !own?.canary) return next
  const { folder } = await writeRevision(site, withoutCanary(next, remote), history, () => {})
  const canary = { ...own.canary, ...(folder !== undefined && { undo: folder }) }
  return { ...next, remotes: { ...next.remotes, [remote]: { ...own, canary } } }
}
