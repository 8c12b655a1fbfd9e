import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds to wait for further edits before a restart. */
const gathering = 150

const isSource = (file: string) => /\.(ts|json|sql)$/.test(file) && !file.includes('.test.')

/** Runs a program and restarts it after each edit below the folders. The new one starts when the old one has ended. */
export function runWatched(start: () => ChildProcess, folders: string[]) {
  let child = start()
  let restarting = false

  async function restart() {
    if (restarting) return
    restarting = true
    await pause(gathering)
    await end(child)
    restarting = false
    child = start()
  }

  const watchers = folders.map(folder =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file !== null && isSource(file)) void restart()
    }),
  )
  process.once('exit', () => child.kill())
  return {
    /** Ends the program by SIGTERM. Resolves when it has ended. */
    stop: () => {
      for (const watcher of watchers) watcher.close()
      return end(child)
    },
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
