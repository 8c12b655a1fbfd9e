import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { startOf } from './process-start'

/* A lock between processes on Node: a file that names the process which holds it. */

/** Thrown when another living process holds the lock. */
export class LockHeld extends Error {
  override name = 'LockHeld'

  constructor(
    /** The id of that process. */
    readonly pid: number,
  ) {
    super(`The lock is held by process ${pid}.`)
  }
}

/**
 * Takes a lock for this process. Answers a function that releases it. The file names a process by its id and its start
 * time, since ids are reused. There is no heartbeat, because a busy or suspended process could not keep it. The lock of
 * a dead process is taken over.
 *
 * @param file path of the lock, in an existing folder
 * @param mode file mode, before the umask
 * @throws LockHeld if a living process holds it, this one included
 * @throws an error of the file system if the folder cannot be written to
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

/** The id of the living process that holds a lock; undefined if there is none. */
export function holderOf(file: string): number | undefined {
  const [pid, start] = (read(file) ?? '').trim().split(/ (.*)/)
  return Number(pid) && startOf(Number(pid)) === start ? Number(pid) : undefined
}

/** Creating a link is atomic, so nobody ever reads half a lock. */
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
    // Another process was faster. The next attempt shows who holds the lock.
    return
  }
  // Another process may have taken the lock over between the reading and the move: then it is put back.
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
