import { execFileSync } from 'node:child_process'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '../start-refused'

/**
 * Takes the folder for this process and answers how to give it back. Refuses while another living process has
 * it. A process is known by its number and the moment it began, since numbers come round again; there is no
 * heartbeat, because the embedded database can hold the event loop for seconds.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const lock = join(folder, 'pundi.lock')
  const mine = join(folder, `pundi.lock.${process.pid}`)
  const content = `${process.pid} ${startOf(process.pid) ?? 'unknown'}\n`
  try {
    writeFileSync(mine, content)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartRefused(`DATA_DIR: the folder ${folder} cannot be written to (${code}).`)
  }
  try {
    while (!claim(mine, lock)) dismissDead(lock, mine, folder)
  } finally {
    rmSync(mine, { force: true })
  }
  return () => {
    if (read(lock) === content) rmSync(lock, { force: true })
  }
}

/** A link is made whole or not at all, so nobody ever reads half a lock. */
function claim(mine: string, lock: string) {
  try {
    linkSync(mine, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function dismissDead(lock: string, mine: string, folder: string) {
  const holder = read(lock)
  if (holder === undefined) return
  refuseLiving(holder, folder)
  const aside = `${mine}.dead`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  // Another process may have taken over between reading and moving: give it back what is its own.
  if (read(aside) !== holder) claim(aside, lock)
  rmSync(aside, { force: true })
}

function refuseLiving(holder: string, folder: string) {
  const [pid, start] = holder.trim().split(/ (.*)/)
  if (Number(pid) && startOf(Number(pid)) === start)
    throw new StartRefused(
      `DATA_DIR: the folder ${folder} is in use by another Pundi (process ${pid}); stop it, or set DATA_DIR to another folder.`,
    )
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** When a process began, or undefined where there is no such process. */
function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = read(`/proc/${pid}/stat`)
    // The name of the program stands in brackets and may hold blanks; the state comes after it.
    const [state, ...rest] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
    const boot = read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''
    return state === undefined || state === 'Z' ? undefined : `${boot} ${rest[18]}`
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
