import { spawn } from 'node:child_process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/**
 * Milliseconds in which equal signals count as one: Ctrl-C reaches every process of the terminal,
 * and a parent process may also forward it.
 */
const sameSignal = 500

const parentCheck = 1000

/**
 * Runs the server until it ends. Returns its exit code, or 1 if a signal killed it. Forwards
 * signals, so that the server shuts down properly. If the parent process has ended, ends the server
 * too.
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
