import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { startOf } from './process-start'

export class LockHeld extends Error {
  override name = 'LockHeld'

  constructor(readonly pid: number) {
    super(`The lock is held by process ${pid}.`)
  }
}

/**
 * Takes a lock for this process and returns a function that releases it. The file holds process id
 * and start time, because process ids are reused. There is no heartbeat, because a busy or
 * suspended process would miss it. The lock of a dead process is taken over.
 *
 * @param file path in an existing folder
 * @param mode file mode, before the umask
 * @throws LockHeld if a living process holds the lock, even if it is this process
 * @throws a file-system error if the folder is not writable
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

export function holderOf(file: string): number | undefined {
  const [pid, start] = (read(file) ?? '').trim().split(/ (.*)/)
  return Number(pid) && startOf(Number(pid)) === start ? Number(pid) : undefined
}

/**
 * Creates the lock as a link to a complete file. Linking is atomic, so no process reads a
 * half-written lock.
 */
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
    // Another process took the lock first. The next attempt finds that process.
    return
  }
  // Another process may have taken the lock just before the move. Then restore its lock.
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
