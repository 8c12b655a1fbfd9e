import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { printLoad } from '../load-of-machine'
import { medianOf, p99 } from '../quantiles'

/*
 * `npm run bench -- held`: measures how long other accounts wait while a statement of one account
 * blocks the database for five seconds. Then starts an endless statement and measures:
 * (a) the time until the server stops the endless statement;
 * (b) the time from that moment until the database accepts a change again;
 * (c) for the embedded database, the time from killing its thread until the database accepts a
 * change again.
 * Uses the embedded database, or a new schema of DATABASE_URL. Exits with 1 if requests that need
 * no database take over 50 ms (99th percentile), or if (b) or (c) takes over 5 s.
 */

const MOST = 50
const AWAY = 5000
const free = ['/healthz', '/r/held/1/held.js', '/sign-in', '/api/nothing', '/api/auth/user without a token']
const ofOther = ['GET /api/auth/user', 'GET /api/transactions', 'POST /api/categories']

export async function benchHeld(): Promise<boolean> {
  printLoad('before')
  const server = await serve()
  console.log(`database: ${server.kind}`)
  console.log('columns: p50 in ms, p99 in ms, number of calls')
  await report('while no slow statement runs', server, () => setTimeout(5000))
  const worst = await report('while a statement of 5 s runs', server, () => server.add('5s'))
  const begun = performance.now()
  const { status, text } = await server.add('endless')
  const ended = performance.now()
  console.log(
    `the server stopped the endless statement after ${seconds(ended - begun)} s and answered ${status}: ${text}`,
  )
  const first = await untilChanged(server, ended)
  const away = [first]
  console.log(`after that, the database accepted the next change in ${seconds(first)} s`)
  for (let kill = 0; server.kind === 'embedded' && kill < 3; kill += 1) {
    await server.kill()
    const time = await untilChanged(server, performance.now())
    console.log(
      `after the database's thread was killed, the database accepted the next change in ${seconds(time)} s`,
    )
    away.push(time)
  }
  console.log(`memory: ${(await server.measure()).memory} MB`)
  await server.stop()
  printLoad('after')
  const longest = Math.max(...away)
  if (longest > AWAY)
    console.log(
      `over the limit: the database accepted no change for ${seconds(longest)} s, at most ${seconds(AWAY)} s allowed`,
    )
  if (worst > MOST)
    console.log(
      `over the limit: p99 of requests without the database is ${worst.toFixed(0)} ms, at most ${MOST} ms allowed`,
    )
  return worst <= MOST && longest <= AWAY
}

async function untilChanged(server: Served, since: number): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const { status } = await server.add(`after ${since} ${tries}`)
    if (status < 300) return performance.now() - since
    if (performance.now() - since > 60_000)
      throw new Error(`The database accepted no change for 60 s. The last answer was ${status}.`)
    await setTimeout(50)
  }
}

const seconds = (time: number) => (time / 1000).toFixed(1)

/**
 * Until `work` ends, measures several paths and prints their times. Returns the highest 99th
 * percentile among the paths that need no database.
 */
async function report(name: string, server: Served, work: () => Promise<unknown>) {
  const over = new AbortController()
  const working = work().finally(() => over.abort())
  await setTimeout(100)
  const [own, others] = await Promise.all([
    timeUntil(over.signal, free, path => fetch(server.url + path.replace(/ .*/, ''))),
    timeUntil(over.signal, ofOther, what => server.askAsOther(what)),
  ])
  await working
  console.log(name)
  for (const [what, times] of [...own, ...others])
    console.log(`  ${what.padEnd(32)} ${ms(medianOf(times))} ${ms(p99(times))} ${times.length}`)
  return Math.max(...[...own.values()].map(p99))
}

async function timeUntil(over: AbortSignal, names: string[], ask: (name: string) => Promise<Response>) {
  const times = new Map(names.map((name): [string, number[]] => [name, []]))
  while (!over.aborted)
    for (const [name, of] of times) {
      const begun = performance.now()
      await (await ask(name)).arrayBuffer()
      of.push(performance.now() - begun)
      await setTimeout(5)
    }
  return times
}

const ms = (time: number) => time.toFixed(1).padStart(7)

type Started = { url: string; kind: string; token: string; other: string }
type Served = Awaited<ReturnType<typeof serve>>

async function serve() {
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)))
  const hear = async <Message>() => ((await once(child, 'message')) as [Message])[0]
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The server did not start.')))
  ended.catch(() => undefined)
  const { url, kind, token, other } = await Promise.race([hear<Started>(), ended])
  return {
    url,
    kind,
    askAsOther(what: string) {
      const [method = '', path = ''] = what.split(' ')
      const headers = { authorization: `Bearer ${other}`, 'content-type': 'application/json' }
      return fetch(url + path, { method, headers, ...(method === 'POST' && { body: '{}' }) })
    },
    async add(name: string) {
      const answer = await fetch(`${url}/api/categories`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name, type: 'income' }),
      })
      return { status: answer.status, text: (await answer.text()).slice(0, 100) }
    },
    async kill() {
      child.send('kill')
      await hear()
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
