import { type Figures, middleOf, ratioOf } from './measure'

const widths = [20, 10, 8, 8, 7, 10, 8, 11, 11]

const row = (columns: string[]) =>
  columns
    .map((text, place) => (place === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[place] ?? 0)))
    .join('')
    .trimEnd()

export const heading = [
  row(['', 'requests', 'p50', 'p99', 'node', 'postgres', 'asking', 'requests', 'time']),
  row(['', '/s', 'ms', 'ms', 'µs', 'µs', 'µs', ': product', ': product']),
].join('\n')

const times = (value: number) => value.toFixed(value < 10 ? 2 : 1)

export function linesOf(call: string, figures: Map<string, Figures[]>): string {
  const product = figures.get('product')
  const lines = [...figures].map(([name, rounds]) => {
    const toProduct = (figure: (figures: Figures) => number) =>
      product === undefined || product === rounds ? '' : times(ratioOf(rounds, product, figure))
    const middle = middleOf(rounds)
    return row([
      `  ${name}`,
      middle.perSecond.toFixed(0),
      middle.p50.toFixed(0),
      middle.p99.toFixed(0),
      middle.node.toFixed(0),
      middle.postgres.toFixed(0),
      middle.asking.toFixed(0),
      toProduct(({ perSecond }) => perSecond),
      toProduct(({ node, postgres }) => node + postgres),
    ])
  })
  return [call, ...lines].join('\n')
}
