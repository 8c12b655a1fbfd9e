import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { codeOf } from './code-of'
import { Refusal } from './refusal'

/**
 * When a process started, in the kernel's own unit, so that a reused process id is not taken for its owner. Null for
 * one that has ended, and where the system does not tell.
 */
function startOf(pid: number): string | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in brackets and may hold blanks; the state comes after it.
    const [state, ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? null : (rest[18] ?? null)
  } catch {
    return null
  }
}

function isAlive(pid: number, start: string | null): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  return start === startOf(pid)
}

const ageOf = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )

const create = (path: string, content: string) =>
  writeFile(path, content, { flag: 'wx' }).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'EEXIST') return false
      throw error
    },
  )

async function isStale(path: string): Promise<boolean> {
  const content = await readFile(path, 'utf8').catch(() => null)
  if (content === null) return false
  const [pid, start] = content.split(' ')
  // A file without its second word is one that is being written, or whose writer died in between.
  if (!pid || start === undefined) return (await ageOf(path)) > 10_000
  return !isAlive(Number(pid), start === '-' ? null : start)
}

/** Removes a dead process's lock. Only the holder of the guard may, so a live lock cannot be removed by mistake. */
async function removeStale(path: string): Promise<void> {
  const guard = `${path}.takeover`
  if (!(await create(guard, ''))) {
    if ((await ageOf(guard)) > 10_000) await rm(guard, { force: true })
    return
  }
  if (await isStale(path)) await rm(path, { force: true })
  await rm(guard, { force: true })
}

/**
 * Does a piece of work while no other process on this machine does the same to the folder. Waits for the other one, at
 * most `patience` milliseconds; then refuses. A lock whose process is dead is taken over.
 */
export async function withLock<Result>(
  folder: string,
  work: () => Promise<Result>,
  patience = 60_000,
): Promise<Result> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, '.lock')
  const deadline = Date.now() + patience
  while (!(await create(path, `${process.pid} ${startOf(process.pid) ?? '-'} `))) {
    if (await isStale(path)) await removeStale(path)
    else if (Date.now() > deadline)
      throw new Refusal(`Another process is publishing to ${folder}. Wait until it is done and try again.`)
    else await pause(20)
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}
