import { readFileSync, readdirSync } from 'node:fs'

// Microseconds of a Linux clock tick: there are 100 ticks per second.
const MICROSECONDS = 10_000

/** In microseconds, with all descendants, ended ones included. */
export function cpuOf(pid: number): number {
  // The fields after the program's name, which may contain spaces: its user and system time, then the user and system
  // time of its ended children.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s)
  const own = fields.split(' ').slice(11, 15).map(Number)
  return own.reduce((sum, ticks) => sum + ticks, 0) * MICROSECONDS + sumOf(childrenOf(pid))
}

const sumOf = (pids: number[]) => pids.reduce((sum, pid) => sum + cpuIfRunning(pid), 0)

/** 0 for a process that has ended: the figures of its parent include its time. */
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
