import { setTimeout } from 'node:timers/promises'
import { loadOfMachine } from '../load-of-machine'
import { medianOf, p95 } from '../quantiles'
import { ask, holdExports, keepAsking } from './load'
import { type Neighbours, serveNeighbours } from './serve'

/*
 * `npm run bench -- neighbours`: what one account with 60,000 transactions and 40 searches in flight costs another one
 * that lists and adds, without the bounds of calls and with them, on one server; then what 20 exports cost that nobody
 * reads. Exits with 1 where the other one waits for longer than it may with the bounds. Ends by itself after a minute
 * or two, and asks nobody but the server that it starts.
 */

const RUNS = 3
const SECONDS = 5
const SEARCHES = 40
const EXPORTS = 20

const none = { CALL_LIMIT: '1000000', CALLS_IN_FLIGHT: '10000', CALLS_AT_ONCE: '100' }

// The 1,200 calls of a minute would end the searches after seconds, and the other one's measuring too.
const ofOthers = { CALL_LIMIT: '1000000' }

/** Milliseconds of the neighbour's list at the 95th percentile: a server has its own processes, the embedded one has not. */
const most = () => (process.env.DATABASE_URL ? 100 : 500)

export async function benchNeighbours(): Promise<boolean> {
  console.log(`load of the machine before: ${loadOfMachine()}`)
  const unbounded = await serveNeighbours(none)
  await measure('without bounds', unbounded, 2)
  await unbounded.stop()
  const bounded = await serveNeighbours(ofOthers)
  const lists = await measure('with bounds', bounded, RUNS)
  await weighExports(bounded)
  await bounded.stop()
  console.log(`load of the machine after: ${loadOfMachine()}`)
  const isWithin = medianOf(lists) <= most()
  if (!isWithin) console.log(`beyond its budget: p95 ${medianOf(lists).toFixed(0)} ms, at most ${most()}`)
  return isWithin
}

/** Prints the 95th percentiles of the neighbour's list and write, alone and under load; answers those of the list. */
async function measure(name: string, { url, greedy, other }: Neighbours, runs: number) {
  const quiet = await time(url, other, 2)
  console.log(`${name}, the other alone: list ${inMs(quiet.list)}, write ${inMs(quiet.write)} at p95`)
  const lists: number[] = []
  const writes: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const searches = keepAsking(url, greedy, SEARCHES)
    await setTimeout(1000)
    const { list, write } = await time(url, other, SECONDS)
    const statuses = await searches.stop()
    lists.push(list)
    writes.push(write)
    console.log(`${name}, ${SEARCHES} searches: list ${inMs(list)}, write ${inMs(write)} (${statuses})`)
  }
  console.log(`${name}: list min, median, max ${spread(lists)}; write ${spread(writes)} ms at p95`)
  return lists
}

/** The other's calls, one after the other: half of them lists, half of them writes. */
async function time(url: string, { token, body }: Neighbours['other'], seconds: number) {
  const end = performance.now() + seconds * 1000
  const list: number[] = []
  const write: number[] = []
  while (performance.now() < end || list.length < 5) {
    list.push(await ask(url, 'GET /api/transactions?limit=20', token))
    write.push(await ask(url, 'POST /api/transactions', token, body))
    if (list.length >= 1000) break
  }
  return { list: p95(list), write: p95(write) }
}

async function weighExports({ url, greedy, other, memory }: Neighbours) {
  const before = await memory()
  const exports = await holdExports(url, greedy.token, EXPORTS)
  await setTimeout(2000)
  const { list, write } = await time(url, other, 2)
  console.log(
    `${EXPORTS} exports that nobody reads: ${before} MB became ${await memory()} MB; list ${inMs(list)}, write ${inMs(write)}`,
  )
  exports.end()
}

const inMs = (time: number) => `${time.toFixed(0)} ms`
const spread = (times: number[]) =>
  [Math.min(...times), medianOf(times), Math.max(...times)].map(time => time.toFixed(0)).join(', ')
