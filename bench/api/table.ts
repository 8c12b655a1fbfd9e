import { type Figures, middleOf, ratioOf } from './measure'

const widths = [20, 10, 8, 8, 7, 10, 8, 11, 9, 11, 11, 9]

const row = (columns: string[]) =>
  columns
    .map((text, place) => (place === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[place] ?? 0)))
    .join('')
    .trimEnd()

export const heading = [
  row(['', 'requests', 'p50', 'p99', 'node', 'postgres', 'asking', 'requests', '', '', 'time', '']),
  row(['', '/s', 'ms', 'ms', 'µs', 'µs', 'µs', ': product', ': least', ': pgbench', ': product', ': least']),
].join('\n')

const times = (value: number) => value.toFixed(value < 10 ? 2 : 1)

/** A call's lines: each subject's medians, and what it is to the least and to pgbench. */
export function linesOf(call: string, figures: Map<string, Figures[]>): string {
  const [product, least, pgbench] = ['product', 'least', 'pgbench'].map(name => figures.get(name))
  const lines = [...figures].map(([name, rounds]) => {
    const to = (others: Figures[] | undefined, figure: (figures: Figures) => number) =>
      others === undefined || others === rounds ? '' : times(ratioOf(rounds, others, figure))
    const middle = middleOf(rounds)
    const ofServer = (text: string) => (rounds === pgbench ? '' : text)
    return row([
      `  ${name}`,
      middle.perSecond.toFixed(0),
      middle.p50.toFixed(2),
      middle.p99.toFixed(2),
      ofServer(middle.node.toFixed(0)),
      middle.postgres.toFixed(0),
      ofServer(middle.asking.toFixed(0)),
      to(product, perSecond),
      to(least, perSecond),
      to(pgbench, perSecond),
      ofServer(to(product, processorTime)),
      ofServer(to(least, processorTime)),
    ])
  })
  return [call, ...lines].join('\n')
}

const perSecond = (figures: Figures) => figures.perSecond

/** What a request costs the server and the database together. */
const processorTime = ({ node, postgres }: Figures) => node + postgres
