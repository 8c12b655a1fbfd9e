import { type Figures, middleOf, ratioOf } from './measure'

const widths = [28, 10, 9, 9, 9, 10, 10, 12, 12, 12]

const row = (columns: string[]) =>
  columns
    .map((text, place) => (place === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[place] ?? 0)))
    .join('')

export const heading = [
  row(['', 'requests', 'p50', 'p99', 'node', 'postgres', 'asking', 'requests', 'requests', 'time']),
  row(['', '/s', 'ms', 'ms', 'µs', 'µs', 'µs', ': least', ': pgbench', ': least']),
].join('\n')

const times = (value: number) => value.toFixed(value < 10 ? 2 : 1)

/** A call's lines: each subject's medians, and what it is to the least and to pgbench. */
export function linesOf(call: string, figures: Map<string, Figures[]>): string {
  const least = figures.get('least')
  const pgbench = figures.get('pgbench')
  const ratio = (rounds: Figures[], others: Figures[] | undefined, figure: (figures: Figures) => number) =>
    others === undefined || others === rounds ? '' : times(ratioOf(rounds, others, figure))
  const lines = [...figures].map(([name, rounds]) => {
    const middle = middleOf(rounds)
    const isServer = rounds !== pgbench
    return row([
      `  ${name}`,
      middle.perSecond.toFixed(0),
      middle.p50.toFixed(2),
      middle.p99.toFixed(2),
      isServer ? middle.node.toFixed(0) : '',
      middle.postgres.toFixed(0),
      isServer ? middle.asking.toFixed(0) : '',
      isServer ? ratio(rounds, least, perSecond) : '',
      ratio(rounds, pgbench, perSecond),
      isServer ? ratio(rounds, least, processorTime) : '',
    ])
  })
  return [call, ...lines].join('\n')
}

const perSecond = (figures: Figures) => figures.perSecond

/** What a request costs the server and the database together. */
const processorTime = ({ node, postgres }: Figures) => node + postgres
