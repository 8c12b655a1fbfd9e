import type { ChildProcess } from 'node:child_process'

type Command = 'open' | 'back' | 'reload' | 'run' | 'click' | 'clear' | 'type' | 'picture' | 'resize'

/** Sends a command of WebDriver and answers its value. */
export type Send = (name: Command, params?: Record<string, unknown>) => Promise<unknown>

/** A browser with one tab and an empty profile. */
export interface Browser {
  send: Send
  /** What was printed as an error since the last look: by scripts, by what broke, and by a policy. */
  readConsole: () => Promise<string[]>
  close: () => Promise<void>
}

/** Ends a program and all that it has started. It must have been started as a group of its own. */
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
