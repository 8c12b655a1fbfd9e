import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { startOf } from './process-start'

/* For programs on Node: one of them at a time, known to the others by a file that outlives no process. */

/** Another living process has the lock. */
export class LockHeld extends Error {
  override name = 'LockHeld'

  constructor(
    /** Its number. */
    readonly pid: number,
  ) {
    super(`The lock is held by process ${pid}.`)
  }
}

/**
 * Takes a lock for this process and answers how to give it back. A process is known by its number and the moment it
 * began, since numbers come round again; there is no heartbeat, because an embedded database can hold the event loop
 * for seconds. What a dead process left is taken over.
 *
 * @param file path of the lock; its folder exists
 * @param mode who may read it, as far as the umask lets them
 * @throws LockHeld while a living process has it, this one included
 * @throws an error of the file system where the folder cannot be written to
 */
export function takeLock(file: string, mode = 0o666): () => void {
  const mine = `${file}.${randomUUID()}`
  const content = `${process.pid} ${startOf(process.pid) ?? 'unknown'}\n`
  writeFileSync(mine, content, { mode })
  try {
    while (!claim(mine, file)) dismissDead(file, mine)
  } finally {
    rmSync(mine, { force: true })
  }
  return () => {
    if (read(file) === content) rmSync(file, { force: true })
  }
}

/** The number of the living process that has a lock, or undefined where nobody has it. */
export function holderOf(file: string): number | undefined {
  const [pid, start] = (read(file) ?? '').trim().split(/ (.*)/)
  return Number(pid) && startOf(Number(pid)) === start ? Number(pid) : undefined
}

/** A link is made whole or not at all, so nobody ever reads half a lock. */
function claim(mine: string, file: string) {
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function dismissDead(file: string, mine: string) {
  const content = read(file)
  if (content === undefined) return
  const holder = holderOf(file)
  if (holder !== undefined) throw new LockHeld(holder)
  const aside = `${mine}.dead`
  try {
    renameSync(file, aside)
  } catch {
    // Somebody else was quicker; whose it is now is seen at the next try.
    return
  }
  // Another process may have taken over between reading and moving: give it back what is its own.
  if (read(aside) !== content) claim(aside, file)
  rmSync(aside, { force: true })
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
