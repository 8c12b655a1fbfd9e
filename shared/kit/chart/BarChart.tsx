import { Bar } from '@nivo/bar'
import css from './BarChart.module.css'
import { BarLine, BarMarks, type BarRow, cutOf, CutWords, lookOf, Rows } from './BarMarks'
import { type BarColumn, Columns } from './Columns'
import { countSteps, framePlot, themeOf } from './frame/frame-plot'
import { placesToName, stepsBetween } from './axis/steps'
import { Tooltip, type TooltipContent } from './pointing/Tooltip'
import { usePointing } from './pointing/use-pointing'
import { type Room, useRoom } from './frame/use-room'

interface BarChartProps {
  label: string
  columns: readonly BarColumn[]
  series: readonly { id: string; look: 'income' | 'expense' | 'plain' | 'striped' }[]
  formatStep: (value: number) => string
  finest?: number
  /**
   * Bars are cut off at the value `top`. `words` formats the amount above a bar that was cut off.
   */
  cut?: { top: number; words: (value: number) => string } | undefined
  foot?: number
  at: number
  tooltip: TooltipContent
  onChoose: (at: number) => void
  /** Called on Enter, and on a press on a column that is already selected. */
  onOpen?: (() => void) | undefined
}

export function BarChart(props: BarChartProps) {
  const { ref, room } = useRoom()
  return (
    <div ref={ref} className={css.chart}>
      {room && <DrawnBars {...props} room={room} />}
    </div>
  )
}

/**
 * Space above the bars in rem: 0.5 for half of an axis label, or 2.5 for two lines of amounts above
 * bars that are cut off.
 */
const [above, aboveCut] = [0.5, 2.5]

const [share, widest] = [0.8, 3]

/** Factor for both ends of the axis: the axis extends 4 % beyond the highest and lowest values. */
const roomAtEnds = 1.04

function DrawnBars({ room, columns, series, formatStep, cut, ...props }: BarChartProps & { room: Room }) {
  const { finest, foot = 0, at, label, tooltip, onChoose, onOpen } = props
  const { isPointing, pointing } = usePointing()
  const values = columns.flatMap(column => series.map(({ id }) => column.values[id] ?? 0))
  const isCut = cut !== undefined && values.some(value => value > cut.top)
  const lines = columns.flatMap(({ line }) => (line === undefined ? [] : [line]))
  const count = countSteps(room)
  const highest = Math.max(0, ...values, ...lines)
  const most = isCut ? cut.top : highest * roomAtEnds || 1
  const least = Math.min(0, foot) * roomAtEnds
  const steps = stepsBetween(least, most, count, finest)
  const frame = framePlot(room, steps.map(formatStep), isCut ? aboveCut : above)
  const padding = 1 - Math.min(share, (widest * room.rem * columns.length) / frame.width)
  // nivo's band scale adds half of the padding at each end.
  const band = frame.width / (columns.length + padding)
  const inset = (band * padding) / 2
  const names = columns.map(({ short }) => short)
  const fitting = Math.floor(frame.width / (Math.max(...names.map(frame.widthOf)) + room.rem / 4))
  const named = placesToName(columns.length, fitting, columns.length - 1)
  const rows = columns.map(({ key, values: own, line }): BarRow => {
    const row: BarRow = { key }
    for (const { id, look } of series) {
      const value = own[id] ?? 0
      row[id] = Math.min(most, Math.max(0, value))
      row[lookOf(id)] = look
      if (isCut && value > cut.top) row[cutOf(id)] = cut.words(value)
    }
    if (line !== undefined) row['line'] = Math.min(most, Math.max(least, line))
    return row
  })
  const place = {
    ...{ left: frame.margin.left + inset, right: frame.margin.right + inset },
    '--count': columns.length,
  }

  return (
    <>
      <Columns {...{ label, columns, at, pointing, onChoose, onOpen }} style={place} />
      <div className={css.drawing} aria-hidden>
        <Rows value={rows}>
          <Bar<BarRow>
            data={rows}
            keys={series.map(({ id }) => id)}
            indexBy="key"
            groupMode="grouped"
            width={room.width}
            height={room.height}
            margin={frame.margin}
            padding={padding}
            innerPadding={series.length > 1 ? 2 : 0}
            valueScale={{ type: 'linear', min: least, max: most, nice: false, round: false }}
            axisLeft={{ tickValues: steps, format: formatStep, tickSize: 0, tickPadding: room.rem / 2 }}
            axisBottom={{
              ...{
                tickValues: named.map(name => columns[name]?.key ?? ''),
                tickSize: 0,
                tickPadding: room.rem / 2,
              },
              format: (key: string) => columns.find(column => column.key === key)?.short ?? '',
            }}
            gridYValues={steps}
            theme={themeOf(frame.size)}
            layers={['grid', BarMarks, 'axes', ...(lines.length > 0 ? [BarLine] : []), CutWords]}
            animate={false}
            isInteractive={false}
            enableLabel={false}
          />
        </Rows>
      </div>
      {isPointing && (
        <Tooltip
          {...tooltip}
          left={frame.margin.left + inset + (at + 0.5) * band}
          side={at >= columns.length / 2 ? 'before' : 'behind'}
        />
      )}
    </>
  )
}
