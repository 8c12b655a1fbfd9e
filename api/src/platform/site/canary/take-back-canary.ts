import { LockHeld, takeLock } from '@pundi/single-process'
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
 * Takes a canary back: makes the revision live that publishing prepared for this case, which is the current revision
 * without the canary. The switch is one rename, under the site's lock. False if somebody else is publishing or has
 * published since.
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

/** In the format that `deploy/site/history.ts` writes. */
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
