import { medianOf, p99 } from '../quantiles'
import { cpuOf } from './cpu'
import type { Load } from './load'

/** What answers a call, and the processes whose time it takes. */
export interface Subject {
  name: string
  /** The first process of a server in Node; pgbench has none. */
  pid?: number
  run: (seconds: number) => Promise<Load>
}

/** Milliseconds, and microseconds of processor time for each request: of Node, of PostgreSQL, of who asks. */
export interface Figures {
  perSecond: number
  p50: number
  p99: number
  node: number
  postgres: number
  asking: number
}

/** Seconds in which a server's code becomes warm. */
const WARM_UP = 1

/** Measures the subjects in turns, so that what else the machine does meets them all; answers the rounds of each. */
export async function measure(
  subjects: Subject[],
  postgres: number,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Map<string, Figures[]>> {
  const figures = new Map<string, Figures[]>(subjects.map(({ name }) => [name, []]))
  for (const subject of subjects)
    await subject.run(Math.max(WARM_UP, subject.pid === undefined ? 1 : WARM_UP))
  for (let round = 0; round < rounds; round += 1)
    for (const subject of round % 2 ? [...subjects].reverse() : subjects)
      figures.get(subject.name)?.push(await measureOnce(subject, postgres, seconds))
  return figures
}

async function measureOnce({ pid, run }: Subject, postgres: number, wanted: number): Promise<Figures> {
  const read = () => ({
    node: pid === undefined ? 0 : cpuOf(pid),
    postgres: cpuOf(postgres),
    asking: process.cpuUsage().user + process.cpuUsage().system,
  })
  const before = read()
  const { times, seconds } = await run(wanted)
  const after = read()
  const each = (who: 'node' | 'postgres' | 'asking') => (after[who] - before[who]) / times.length
  return {
    perSecond: times.length / seconds,
    p50: medianOf(times),
    p99: p99(times),
    node: each('node'),
    postgres: each('postgres'),
    asking: each('asking'),
  }
}

const names: (keyof Figures)[] = ['perSecond', 'p50', 'p99', 'node', 'postgres', 'asking']

/** The median of each figure. */
export const middleOf = (rounds: Figures[]): Figures =>
  Object.fromEntries(
    names.map(name => [name, medianOf(rounds.map(figures => figures[name]))]),
  ) as unknown as Figures

/** The median of what two subjects' figures were to each other in each round. */
export const ratioOf = (rounds: Figures[], others: Figures[], figure: (figures: Figures) => number) =>
  medianOf(
    rounds.flatMap((figures, round) => {
      const other = others[round]
      return other ? [figure(figures) / figure(other)] : []
    }),
  )
