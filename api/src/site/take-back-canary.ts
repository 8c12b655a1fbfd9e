import { LockHeld, takeLock } from '@pundi/lock-file'
import type { Registry } from '@pundi/contract/federation'
import { randomUUID } from 'node:crypto'
import {
  appendFileSync,
  closeSync,
  copyFileSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
} from 'node:fs'
import { join } from 'node:path'
import type { RunningCanary } from './running-canary'

/**
 * Brings the revision into force that publishing wrote for this case: all that is in force now, without the canary. One
 * rename, under the lock of the site. False where somebody else publishes at this moment, or has done so.
 */
export function takeBackCanary(directory: string, canary: RunningCanary): boolean {
  const release = tryLock(join(directory, '.lock'))
  if (!release) return false
  try {
    const pointer = join(directory, 'registry.json')
    const { remotes } = JSON.parse(readFileSync(pointer, 'utf8')) as Registry
    if (remotes[canary.remote]?.canary?.undo !== canary.undo) return false
    const revision = join(directory, '.revisions', canary.undo)
    appendFileSync(join(revision, 'history.ndjson'), `${JSON.stringify(entryOf(canary))}\n`)
    const next = join(directory, `.registry.json.${randomUUID()}`)
    copyFileSync(join(revision, 'registry.json'), next)
    const file = openSync(next, 'r')
    fsyncSync(file)
    closeSync(file)
    renameSync(next, pointer)
    return true
  } finally {
    release()
  }
}

/** The line of the history, in the form of `deploy/site/history.ts`. */
const entryOf = ({ revision, remote, inForce, id }: RunningCanary) => ({
  revision: revision + 1,
  at: new Date().toISOString(),
  by: 'server',
  action: 'withdraw',
  remote,
  id: inForce,
  previous: id,
})

function tryLock(file: string) {
  try {
    return takeLock(file)
  } catch (error) {
    if (error instanceof LockHeld) return undefined
    throw error
  }
}
