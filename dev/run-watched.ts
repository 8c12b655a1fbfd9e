import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds in which several edits cause a single restart. */
const gathering = 150

const isSource = (file: string) => /\.(ts|json|sql)$/.test(file) && !file.includes('.test.')

/**
 * Restarts a program after each edit in the folders. The new process starts after the old one has
 * ended.
 */
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
