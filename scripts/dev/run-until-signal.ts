import { sentenceOf } from '../../deploy/operator-refusal'
import { checkPort, readPort } from '../start/check-machine'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs servers on the port that the environment names until somebody wants them to end. What the person at the keyboard
 * can act on is said in one sentence.
 *
 * @param start begins to serve and answers how to end it
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
