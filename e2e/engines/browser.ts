import type { ChildProcess } from 'node:child_process'

type Command = 'open' | 'back' | 'run' | 'click' | 'clear' | 'type' | 'picture' | 'resize'

export type Send = (name: Command, params?: Record<string, unknown>) => Promise<unknown>

export interface Browser {
  send: Send
  readConsole: () => Promise<string[]>
  close: () => Promise<void>
}

/**
 * Ends a process and its children. The process must have been started as the leader of its process
 * group.
 */
export async function endGroup(child: ChildProcess) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      process.kill(-child.pid, signal)
    } catch {
      return
    }
    await Promise.race([ended, new Promise(resolve => setTimeout(resolve, 3000))])
  }
}
