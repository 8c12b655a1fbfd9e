import { readFileSync, readdirSync } from 'node:fs'

// Linux counts processor time in ticks of a hundredth of a second, which is 10,000 microseconds.
const MICROSECONDS = 10_000

/**
 * Processor time of a process and all its descendants, in microseconds. Descendants that have ended
 * count too.
 */
export function cpuOf(pid: number): number {
  // The fields after the program's name, which may contain spaces. Fields 11 and 12 are the user
  // and system time of the process. Fields 13 and 14 are the times of its ended children.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s)
  const own = fields.split(' ').slice(11, 15).map(Number)
  return own.reduce((sum, ticks) => sum + ticks, 0) * MICROSECONDS + sumOf(childrenOf(pid))
}

const sumOf = (pids: number[]) => pids.reduce((sum, pid) => sum + cpuIfRunning(pid), 0)

/** Returns 0 for a process that has ended, because the figures of its parent include its time. */
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
