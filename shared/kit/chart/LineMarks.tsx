import type { LineCustomSvgLayerProps } from '@nivo/line'
import css from './LineChart.module.css'

export interface LineMark {
  id: string
  look: 'strong' | 'thin' | 'dashed' | 'low' | 'high' | 'since' | 'note' | 'cursor'
  /** Text beside a single point. A mark with the look "note" shows each item on a separate line. */
  words?: readonly string[]
  data: readonly { x: number; y: number }[]
}

type Layer = LineCustomSvgLayerProps<LineMark>
type Mark = Layer['series'][number]

const lines = ['strong', 'thin', 'dashed']

/**
 * Draws plain paths on nivo's scales, because nivo's own lines run spring animations even when
 * nothing moves.
 */
export function LineMarks(layer: Layer) {
  const { series, lineGenerator, yScale, innerWidth, innerHeight } = layer
  const of = (look: LineMark['look']) => series.find(mark => mark.look === look)
  const zero = yScale(0)
  const [since, note, cursor] = [of('since'), of('note'), of('cursor')]
  return (
    <>
      {zero > 0 && zero < innerHeight && (
        <line className={css.zero} x2={innerWidth} y1={zero} y2={zero} data-mark="zero" />
      )}
      <polygon className={css.band} points={bandOf(of('high'), of('low'))} />
      {since && <Since mark={since} layer={layer} />}
      {series
        .filter(({ look }) => lines.includes(look))
        .map(({ id, look, data }) => (
          <path
            key={id}
            className={css.line}
            data-look={look}
            d={lineGenerator(data.map(({ position }) => position)) ?? ''}
          />
        ))}
      {note && <Note mark={note} layer={layer} />}
      {cursor && <Cursor mark={cursor} layer={layer} />}
    </>
  )
}

const pointsOf = (mark: Mark | undefined) => (mark?.data ?? []).map(({ position: { x, y } }) => `${x},${y}`)

const bandOf = (high: Mark | undefined, low: Mark | undefined) =>
  [...pointsOf(high), ...pointsOf(low).reverse()].join(' ')

interface MarkProps {
  mark: Mark
  layer: Layer
}

function Since({ mark, layer: { innerHeight, innerWidth, margin } }: MarkProps) {
  const { x = 0 } = mark.data[0]?.position ?? {}
  const isLate = x > innerWidth / 2
  return (
    <g transform={`translate(${x}, 0)`}>
      <line className={css.since} y1={-(margin.top ?? 0)} y2={innerHeight} />
      <text
        className={css.label}
        x={isLate ? -6 : 6}
        y={-(margin.top ?? 0)}
        dy="1em"
        textAnchor={isLate ? 'end' : 'start'}
      >
        {mark.words?.join(' ')}
      </text>
    </g>
  )
}

/** Maximum width of a letter in pixels. */
const letter = 8

/**
 * Text below a point, where no line crosses the text. Without enough space on the right, the text
 * ends at the point.
 */
function Note({ mark, layer: { innerWidth } }: MarkProps) {
  const { x, y } = mark.data[0]?.position ?? { x: 0, y: 0 }
  const isLate = x + letter * Math.max(...(mark.words ?? []).map(({ length }) => length)) > innerWidth
  return (
    <g transform={`translate(${x}, ${y})`} data-mark="note">
      <circle className={css.point} r={4} />
      <text className={css.note} y={8} textAnchor={isLate ? 'end' : 'start'}>
        {mark.words?.map((words, place) => (
          <tspan key={words} x={0} dy={place === 0 ? '1em' : '1.2em'}>
            {words}
          </tspan>
        ))}
      </text>
    </g>
  )
}

function Cursor({ mark, layer: { innerHeight } }: MarkProps) {
  const { x, y } = mark.data[0]?.position ?? { x: 0, y: 0 }
  return (
    <g transform={`translate(${x}, 0)`}>
      <line className={css.cursor} y2={innerHeight} />
      <circle className={css.point} cy={y} r={5} />
    </g>
  )
}
