import { readFileSync, readdirSync } from 'node:fs'

// A tick of the kernel's clock, as Linux counts the time of programs: 100 in a second.
const MICROSECONDS = 10_000

/** Microseconds of processor time that a process and all below it have taken, those that ended included. */
export function cpuOf(pid: number): number {
  // Behind the program's name, which may contain spaces: user, system, and both of children that ended.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s)
  const own = fields.split(' ').slice(11, 15).map(Number)
  return own.reduce((sum, ticks) => sum + ticks, 0) * MICROSECONDS + sumOf(childrenOf(pid))
}

const sumOf = (pids: number[]) => pids.reduce((sum, pid) => sum + cpuIfRunning(pid), 0)

/** A process that ends meanwhile is counted by its parent. */
function cpuIfRunning(pid: number): number {
  try {
    return cpuOf(pid)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return 0
    throw error
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap(thread =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
