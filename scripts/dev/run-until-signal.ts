import { sentenceOf } from '../../deploy/operator-refusal'
import { checkPort, readPort } from '../start/check-machine'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Starts servers on the port of the environment and runs them until a signal. A refusal for the operator is printed as
 * one sentence.
 *
 * @param start starts the servers and answers a function that stops them
 */
export async function runUntilSignal(start: (port: number) => Promise<() => Promise<unknown>>) {
  let stop = () => Promise.resolve<unknown>(undefined)
  for (const signal of signals) process.once(signal, () => void stop().finally(() => process.exit(0)))
  try {
    const port = readPort(process.env.PORT)
    await checkPort(port, process.env.HOST, 'npm run dev')
    stop = await start(port)
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === undefined) throw error
    process.stderr.write(`${sentence}\n`)
    process.exit(1)
  }
}
