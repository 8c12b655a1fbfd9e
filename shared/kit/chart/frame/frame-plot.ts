import type { Room } from './use-room'

/** Estimated widths in em: of a letter, and of a space or punctuation mark. */
const [letter, space] = [0.6, 0.3]

/** Width of a chart in rem. Narrower charts have a smaller font. */
const narrow = 24

export interface PlotFrame {
  margin: { top: number; right: number; bottom: number; left: number }
  /** Font size in pixels. */
  size: number
  /** In pixels, without the margins. */
  width: number
  height: number
  widthOf: (words: string) => number
}

/**
 * The plot area that remains beside the axis labels.
 *
 * @param above space in rem for text above the plot
 */
export function framePlot({ width, height, rem }: Room, steps: string[], above: number): PlotFrame {
  const size = rem * (width < narrow * rem ? 0.6875 : 0.8125)
  const widthOf = (words: string) => {
    const spaces = words.match(/[\s.,]/g)?.length ?? 0
    return size * ((words.length - spaces) * letter + spaces * space)
  }
  const left = Math.ceil(Math.max(0, ...steps.map(widthOf)) + 0.5 * rem)
  const margin = { top: Math.ceil(above * rem), right: Math.ceil(0.5 * rem), bottom: 2 * size, left }
  return {
    ...{ margin, size, widthOf },
    width: Math.max(1, width - left - margin.right),
    height: Math.max(1, height - margin.top - margin.bottom),
  }
}

export const countSteps = ({ height, rem }: Room) =>
  Math.max(3, Math.min(7, Math.round(height / (2.5 * rem))))

/** Uses CSS colour tokens, so that a new theme needs no new render. */
export const themeOf = (size: number) => ({
  text: { fontFamily: 'inherit', fontSize: size, fill: 'var(--color-ink-soft)' },
  axis: { ticks: { text: { fontSize: size, fill: 'var(--color-ink-soft)' } } },
  grid: { line: { stroke: 'var(--color-line)', strokeWidth: 1 } },
})
