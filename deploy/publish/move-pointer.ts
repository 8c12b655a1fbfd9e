import type { Registry } from '@pundi/contract/federation'
import { canaryOf, withoutCanary } from '../registry/canary'
import { OperatorRefusal } from '../operator-refusal'
import { linesOf, readHistoryFile, type Action, type HistoryEntry } from '../site/history'
import { parseRegistry, registryFile } from '../site/site-folder'
import { writeRevision } from './write-revision'
import { openStore } from '../store/open-store'

/** Steps of a publication. The first three repeat for each file or build. */
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
  action: Action
  entries: Pick<HistoryEntry, 'remote' | 'id' | 'previous' | 'text' | 'how'>[]
  onStep: (step: Step) => void
}

/**
 * Writes the revision's folder, then atomically replaces the pointer to it (`registry.json`). The
 * caller must hold the site's lock. Refuses if another process has changed the pointer.
 *
 * @returns the live registry
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
      `Another process changed ${pointer} from revision ${before.revision} to ${revision} during this command. Run the command again.`,
    )
  if (!(await store.replace(registryFile, Buffer.from(JSON.stringify(registry)), present)))
    throw new OperatorRefusal(
      `Another process changed ${pointer} during this command. Run the command again.`,
    )
  onStep('moved')
  return registry
}

/**
 * If `next` has a canary, writes a second revision without the canary, and adds that revision's
 * folder to the canary as `undo`. To stop the canary, the server only makes that revision live and
 * adds an entry to the history.
 */
async function withUndo(site: string, next: Registry, history: Buffer): Promise<Registry> {
  const remote = canaryOf(next)
  const own = remote === undefined ? undefined : next.remotes[remote]
  if (remote === undefined || !own?.canary) return next
  const { folder } = await writeRevision(site, withoutCanary(next, remote), history, () => {})
  const canary = { ...own.canary, ...(folder !== undefined && { undo: folder }) }
  return { ...next, remotes: { ...next.remotes, [remote]: { ...own, canary } } }
}
