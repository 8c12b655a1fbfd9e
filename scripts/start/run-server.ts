import { spawn } from 'node:child_process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Ctrl-C reaches every process of the terminal at once, and each hands it on: within this time it is the same one. */
const sameSignal = 500

/** How often to look whether the process that started this one is still there. */
const parentCheck = 1000

/**
 * Runs the server until it ends, and answers its exit code. Signals are handed on to it, so that it ends in its own
 * way; so it does when the process that started this one is gone, which would leave it to nobody. A server that a
 * signal ended counts as failed.
 */
export function runServer(file: string, environment: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [file], { stdio: 'inherit', env: environment })
  const last = new Map<NodeJS.Signals, number>()
  const handOn = (signal: NodeJS.Signals) => {
    const isRepeated = performance.now() - (last.get(signal) ?? -Infinity) < sameSignal
    last.set(signal, performance.now())
    if (!isRepeated) child.kill(signal)
  }
  for (const signal of signals) process.on(signal, handOn)
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    handOn('SIGTERM')
  }, parentCheck)
  watch.unref()
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })
}
