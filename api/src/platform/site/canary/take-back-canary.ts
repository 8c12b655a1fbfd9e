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
 * Takes back a canary release: publishes the revision without the canary. That revision was
 * prepared when the canary was published. The switch is a single rename under the site's lock.
 * Returns false if another process is publishing, or has published since.
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

/** An entry of the site's history, in the format of `deploy/site/history.ts`. */
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
