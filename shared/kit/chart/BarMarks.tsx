import type { BarCustomLayerProps } from '@nivo/bar'
import { createContext, use, useId } from 'react'
import css from './BarChart.module.css'
import { Stripes } from './frame/Stripes'

/**
 * Data of one column. The keys are: the id of a series for its value, `lookOf(id)` for its style,
 * `cutOf(id)` for the text above its cut bar, and `line` for the value of the line.
 */
export type BarRow = Record<string, string | number>

export const cutOf = (series: string) => `cut ${series}`
export const lookOf = (series: string) => `look ${series}`

/**
 * Draws plain paths on nivo's scales, because nivo's own bars run spring animations even when
 * nothing moves.
 */
export function BarMarks({ bars, yScale, innerWidth, innerHeight }: BarCustomLayerProps<BarRow>) {
  const stripes = useId()
  const zero = placeOf(yScale, 0)
  return (
    <>
      {(['expense', 'striped'] as const).map(look => (
        <Stripes key={look} id={`${stripes}-${look}`} look={look} />
      ))}
      <line
        className={css.zero}
        x2={innerWidth}
        y1={Math.min(zero, innerHeight)}
        y2={Math.min(zero, innerHeight)}
      />
      {bars.map(({ key, x, y, width, height, data: { id, value, data } }) => {
        const look = String(data[lookOf(String(id))])
        const isCut = cutOf(String(id)) in data
        if (!value) return null
        const drawn = Math.max(1, height)
        return (
          <g key={key}>
            <path
              className={css.bar}
              data-look={look}
              data-cut={isCut}
              fill={look === 'expense' || look === 'striped' ? `url(#${stripes}-${look})` : undefined}
              d={barPath(x, y + height - drawn, width, drawn)}
            />
            {isCut && <path className={css.gap} d={`M${x - 1} ${y + 26}l${width + 2} -6`} />}
          </g>
        )
      })}
    </>
  )
}

/** The amounts above the cut bars. Two amounts in one column are written on separate lines. */
export function CutWords({ bars }: BarCustomLayerProps<BarRow>) {
  const cut = bars.filter(({ data: { id, data } }) => cutOf(String(id)) in data)
  return cut.map(({ key, x, y, width, data: { id, index, data } }) => {
    const others = cut.filter(other => other.data.index === index)
    const place = others.findIndex(other => other.data.id === id)
    const middle = others.reduce((sum, other) => sum + other.x + other.width / 2, 0) / others.length
    return (
      <text
        key={key}
        className={css.words}
        x={others.length > 1 ? middle : x + width / 2}
        y={y - 5}
        dy={`${(place + 1 - others.length) * 1.25}em`}
        textAnchor="middle"
      >
        {String(data[cutOf(String(id))])}
      </text>
    )
  })
}

/** All columns, for the line. nivo passes to a layer only the columns that have bars. */
export const Rows = createContext<readonly BarRow[]>([])

export function BarLine({ xScale, yScale }: BarCustomLayerProps<BarRow>) {
  const { bandwidth } = xScale as unknown as { bandwidth: () => number }
  const points = use(Rows).flatMap(({ key, line }) =>
    typeof line === 'number'
      ? [{ x: placeOf(xScale, String(key)) + bandwidth() / 2, y: placeOf(yScale, line) }]
      : [],
  )
  const path = points.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <>
      <polyline className={css.halo} points={path} />
      <polyline className={css.line} points={path} />
      {points.map(({ x, y }) => (
        <circle key={x} className={css.dot} cx={x} cy={y} r={3.5} />
      ))}
    </>
  )
}

const placeOf = (scale: BarCustomLayerProps<BarRow>['xScale'], value: string | number) =>
  (scale as (value: string | number) => number)(value)

function barPath(x: number, y: number, width: number, height: number) {
  const round = Math.min(3, width / 2, height)
  return `M${x} ${y + height}V${y + round}q0 -${round} ${round} -${round}h${width - 2 * round}q${round} 0 ${round} ${round}V${y + height}z`
}
