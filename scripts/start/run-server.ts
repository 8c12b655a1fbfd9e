import { spawn } from 'node:child_process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/**
 * In milliseconds. Ctrl-C reaches every process of the terminal, and a parent may pass it on too. A second signal
 * within this time is the same one.
 */
const sameSignal = 500

/** Milliseconds between two checks whether the parent process still runs. */
const parentCheck = 1000

/**
 * Runs the server until it ends, and answers its exit code: 1 if a signal killed it. Passes signals on to the server,
 * so that it can shut down properly. If the parent process is gone, it ends the server too: nobody else would.
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
