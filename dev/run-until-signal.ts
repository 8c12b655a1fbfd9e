import { sentenceOf } from '@pundi/deploy/operator-refusal'
import { checkPort, readPort } from './check-machine'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs servers until the process gets a signal. Their port comes from the environment variable
 * PORT. Prints a refusal as one sentence.
 *
 * @param start returns a function that stops the servers
 */
export async function runUntilSignal(start: (port: number) => Promise<() => Promise<unknown>>) {
  let stop = () => Promise.resolve<unknown>(undefined)
  for (const signal of signals) process.once(signal, () => void stop().finally(() => process.exit(0)))
  try {
    const port = readPort(process.env.PORT)
    await checkPort(port, process.env.HOST, 'npm run dev')
    stop = await start(port)
    process.stdout.write('This command does not check types. To check them: npm run check\n')
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === undefined) throw error
    process.stderr.write(`${sentence}\n`)
    process.exit(1)
  }
}
