import { medianOf } from '../quantiles'
import { cpuOf } from './cpu'
import type { Load } from './load'

export interface Subject {
  name: string
  pid: number
  run: (seconds: number) => Promise<Load>
}

/**
 * `p50` and `p99` are in milliseconds. `node`, `postgres` and `asking` (the client) are processor
 * times in microseconds per request.
 */
export interface Figures {
  perSecond: number
  p50: number
  p99: number
  node: number
  postgres: number
  asking: number
}

/**
 * Measures servers in turns of a few seconds, so that other programs affect all servers alike.
 * Returns the figures of all rounds by the server's name.
 */
export async function measure(
  subjects: Subject[],
  postgres: number | undefined,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Map<string, Figures[]>> {
  const figures = new Map<string, Figures[]>(subjects.map(({ name }) => [name, []]))
  for (const subject of subjects) await subject.run(1)
  for (let round = 0; round < rounds; round += 1)
    for (const subject of round % 2 ? [...subjects].reverse() : subjects)
      figures.get(subject.name)?.push(await measureOnce(subject, postgres, seconds))
  return figures
}

async function measureOnce(
  { pid, run }: Subject,
  postgres: number | undefined,
  seconds: number,
): Promise<Figures> {
  const read = () => ({
    node: cpuOf(pid),
    postgres: postgres === undefined ? 0 : cpuOf(postgres),
    asking: process.cpuUsage().user + process.cpuUsage().system,
  })
  const before = read()
  const { count, ...load } = await run(seconds)
  const after = read()
  const each = (who: 'node' | 'postgres' | 'asking') => (after[who] - before[who]) / count
  return { ...load, node: each('node'), postgres: each('postgres'), asking: each('asking') }
}

const names: (keyof Figures)[] = ['perSecond', 'p50', 'p99', 'node', 'postgres', 'asking']

export const middleOf = (rounds: Figures[]): Figures =>
  Object.fromEntries(
    names.map(name => [name, medianOf(rounds.map(figures => figures[name]))]),
  ) as unknown as Figures

export const ratioOf = (rounds: Figures[], others: Figures[], figure: (figures: Figures) => number) =>
  medianOf(
    rounds.flatMap((figures, round) => {
      const other = others[round]
      return other ? [figure(figures) / figure(other)] : []
    }),
  )
