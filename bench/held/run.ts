import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { loadOfMachine } from '../load-of-machine'
import { medianOf, p99 } from '../quantiles'

/*
 * `npm run bench -- held`: what others wait for while one account's statement holds the embedded database for five
 * seconds, then how long a statement runs that would never end and how soon the database answers after it. Exits with 1
 * where what needs no database takes more than 50 ms at the 99th percentile.
 */

const MOST = 50
/** What is answered without the database: a call of the process itself, a page, and a call that there is not. */
const free = ['/healthz', '/sign-in', '/api/nothing']

export async function benchHeld(): Promise<boolean> {
  console.log(`load of the machine before: ${loadOfMachine()}`)
  const server = await serve()
  await report('with nothing else to do', server, setTimeout(5000))
  const worst = await report('while a statement of 5 s runs', server, server.add('5s'))
  const begun = performance.now()
  const { status, text } = await server.add('endless')
  const ended = performance.now()
  console.log(`a statement without end: ${status} after ${seconds(ended - begun)} s: ${text}`)
  await server.add('after')
  console.log(`the next change was answered ${seconds(performance.now() - ended)} s later`)
  console.log(`memory: ${(await server.measure()).memory} MB`)
  await server.stop()
  console.log(`load of the machine after: ${loadOfMachine()}`)
  if (worst > MOST) console.log(`beyond its budget: p99 ${worst.toFixed(0)} ms, at most ${MOST}`)
  return worst <= MOST
}

const seconds = (time: number) => (time / 1000).toFixed(1)

/** Prints the times of each call until the work ends; answers the highest 99th percentile. */
async function report(name: string, { url }: Served, work: Promise<unknown>) {
  const over = new AbortController()
  const times = free.map((): number[] => [])
  const ended = work.finally(() => over.abort())
  await setTimeout(100)
  while (!over.signal.aborted)
    for (const [index, path] of free.entries()) {
      const begun = performance.now()
      await (await fetch(url + path)).arrayBuffer()
      times[index]?.push(performance.now() - begun)
      await setTimeout(5)
    }
  await ended
  for (const [index, path] of free.entries()) {
    const of = times[index] ?? []
    console.log(`${name}, ${path}: p50 ${ms(medianOf(of))}, p99 ${ms(p99(of))} ms of ${of.length}`)
  }
  return Math.max(...times.map(p99))
}

const ms = (time: number) => time.toFixed(1)

type Served = Awaited<ReturnType<typeof serve>>

async function serve() {
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)))
  const hear = async <Message>() => ((await once(child, 'message')) as [Message])[0]
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The server did not start.')))
  ended.catch(() => undefined)
  const { url, token } = await Promise.race([hear<{ url: string; token: string }>(), ended])
  return {
    url,
    async add(name: string) {
      const answer = await fetch(`${url}/api/categories`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name, type: 'income' }),
      })
      return { status: answer.status, text: (await answer.text()).slice(0, 100) }
    },
    async measure() {
      child.send('measure')
      return hear<{ memory: number; cpu: number }>()
    },
    async stop() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
