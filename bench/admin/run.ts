import { medianOf } from '../quantiles'
import { measured } from './paths'
import { startServer, type BenchServer } from './serve'

const ROUNDS = 9
const MOST_ROUNDS = 81
const sizes = { small: 100, large: 100_000 }
type Size = keyof typeof sizes

/**
 * What first pages of the admin area cost among 100,000 users with 1,000,000 transactions beside 100 with 1,000, in
 * this process and in turns; false where one is too much slower, or no server to measure on is named.
 */
export async function benchAdmin(): Promise<boolean> {
  if (!process.env.DATABASE_URL) {
    console.log('the admin area is measured on a PostgreSQL server: name one in DATABASE_URL')
    return false
  }
  const servers: Partial<Record<Size, BenchServer>> = {}
  try {
    for (const size of ['small', 'large'] as const) {
      const begun = performance.now()
      servers[size] = await startServer(sizes[size])
      console.log(`${sizes[size]} users: made in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    }
    return await compare(servers as Record<Size, BenchServer>)
  } finally {
    await servers.small?.stop()
    await servers.large?.stop()
  }
}

async function compare(servers: Record<Size, BenchServer>): Promise<boolean> {
  const excess: string[] = []
  console.log(`${'median, ms'.padEnd(75)}100   100,000  times  at most  (quickest of each)`)
  for (const { path, most } of measured) {
    let [rounds, large] = [ROUNDS, await time(servers, path, ROUNDS, most)]
    // What else the machine does makes a call slow by chance; what is slow by itself is slow again.
    while (most !== undefined && large > most && rounds < MOST_ROUNDS) {
      rounds *= 3
      large = await time(servers, path, rounds, most)
    }
    if (most !== undefined && large > most)
      excess.push(`${path} takes ${large.toFixed(1)} ms, at most ${most}`)
  }
  for (const sentence of excess) console.log(`beyond its budget: ${sentence}`)
  return excess.length === 0
}

/** Prints the medians of so many calls of each, in turns; answers the large one's in milliseconds. */
async function time(
  { small, large }: Record<Size, BenchServer>,
  path: string,
  rounds: number,
  most?: number,
) {
  const servers = { small, large }
  const times: Record<Size, number[]> = { small: [], large: [] }
  for (let round = -2; round < rounds; round += 1)
    for (const size of round % 2 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
      const begun = performance.now()
      await servers[size].call(path)
      if (round >= 0) times[size].push(performance.now() - begun)
    }
  const medians = [medianOf(times.small), medianOf(times.large)] as const
  const ratio = medians[1] / medians[0]
  const columns = [
    medians[0].toFixed(1).padStart(7),
    medians[1].toFixed(1).padStart(9),
    ratio.toFixed(2).padStart(6),
  ]
  const quickest = [Math.min(...times.small), Math.min(...times.large)].map(time => time.toFixed(1))
  console.log(
    `${path.padEnd(71)}${columns.join(' ')}  ${most ?? ' '}  of ${rounds}  (${quickest.join(', ')})`,
  )
  return medians[1]
}
