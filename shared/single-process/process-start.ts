import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When the process started, as text that is only for comparison. Undefined if there is no such
 * process.
 */
export function startOf(pid: number): string | undefined {
  return process.platform === 'linux' ? readKernel(pid) : askSystem(pid)
}

function readKernel(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process state comes after the program's name, which is in brackets and may contain
    // spaces.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return state === 'Z' ? undefined : `${boot} ${rest[18]}`
  } catch {
    return undefined
  }
}

function askSystem(pid: number) {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
